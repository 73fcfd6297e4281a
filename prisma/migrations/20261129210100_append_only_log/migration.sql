-- What Prisma's schema cannot say: the log and the audit list only grow, and a batch of entries is
-- appended in one call.

-- ---------------------------------------------------------------- limits

ALTER TABLE "games"
  ADD CONSTRAINT "games_place" CHECK (num_nonnulls("table_id", "stage_id") = 1),
  ADD CONSTRAINT "games_length" CHECK ("length" BETWEEN 0 AND 2000);
ALTER TABLE "guests" ADD CONSTRAINT "guests_chair" CHECK ("chair" IS NULL OR ("chair" > 0 AND "table_id" IS NOT NULL));
ALTER TABLE "tables" ADD CONSTRAINT "tables_number" CHECK ("number" BETWEEN 1 AND 9999);
ALTER TABLE "prize_items"
  ADD CONSTRAINT "prize_items_for" CHECK (num_nonnulls("tier", "place") = 1),
  ADD CONSTRAINT "prize_items_amounts" CHECK ("value" >= 0 AND "quantity" >= 1);
ALTER TABLE "entries" ADD CONSTRAINT "entries_author" CHECK (
  ("author" = 'host' AND "host_session_id" IS NOT NULL) OR ("author" = 'organiser' AND "user_id" IS NOT NULL)
);

-- ---------------------------------------------------------------- append-only

-- The event that a row of an append-only table belongs to.
CREATE FUNCTION "event_of_row"(p_table text, p_row jsonb) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT CASE p_table
    WHEN 'audit' THEN (p_row ->> 'event_id')::uuid
    WHEN 'snapshots' THEN (p_row ->> 'event_id')::uuid
    ELSE (SELECT g."event_id" FROM "games" g WHERE g."id" = (p_row ->> 'game_id')::uuid)
  END
$$;

-- Refuses to change or delete a row. Deleting is possible only in the very transaction that has written
-- the erasure of the row's event, which stays on record for good.
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND EXISTS (
    SELECT 1 FROM "erasures" e
    WHERE e."event_id" = "event_of_row"(TG_TABLE_NAME, to_jsonb(OLD))
      AND e."transaction" = pg_current_xact_id()::text::bigint
  ) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is append-only: % refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'integrity_constraint_violation';
END $$;

CREATE FUNCTION "refuse_always"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only: % refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'integrity_constraint_violation';
END $$;

DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['entries', 'given', 'audit', 'snapshots'] LOOP
    EXECUTE format('CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION refuse_change()', name);
  END LOOP;
  EXECUTE 'CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON "erasures" FOR EACH ROW EXECUTE FUNCTION refuse_always()';
  FOREACH name IN ARRAY ARRAY['entries', 'given', 'audit', 'snapshots', 'erasures'] LOOP
    EXECUTE format('CREATE TRIGGER never_truncated BEFORE TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION refuse_always()', name);
    -- ALWAYS: also where session_replication_role would switch triggers off.
    EXECUTE format('ALTER TABLE %I ENABLE ALWAYS TRIGGER never_truncated', name);
    EXECUTE format('ALTER TABLE %I ENABLE ALWAYS TRIGGER append_only', name);
  END LOOP;
END $$;

-- The erasure names the transaction it happens in; nobody may claim another one's.
CREATE FUNCTION "stamp_erasure"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."transaction" := pg_current_xact_id()::text::bigint;
  NEW."at" := now();
  RETURN NEW;
END $$;
CREATE TRIGGER stamp BEFORE INSERT ON "erasures" FOR EACH ROW EXECUTE FUNCTION "stamp_erasure"();
ALTER TABLE "erasures" ENABLE ALWAYS TRIGGER stamp;

-- The seats that a log was played with stay as they are once it has begun.
CREATE FUNCTION "refuse_seat_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM "entries" e WHERE e."game_id" = OLD."game_id") THEN
    RAISE EXCEPTION 'seats of a game that has begun: % refused', TG_OP USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;
CREATE TRIGGER frozen BEFORE UPDATE OR DELETE ON "seats" FOR EACH ROW EXECUTE FUNCTION "refuse_seat_change"();
ALTER TABLE "seats" ENABLE ALWAYS TRIGGER frozen;

-- A log has no gaps, and its game's length is what it holds.
CREATE FUNCTION "check_entry_seq"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."seq" <> 1 AND NOT EXISTS (SELECT 1 FROM "entries" e WHERE e."game_id" = NEW."game_id" AND e."seq" = NEW."seq" - 1) THEN
    RAISE EXCEPTION 'entry % of a log without entry %', NEW."seq", NEW."seq" - 1 USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER no_gap BEFORE INSERT ON "entries" FOR EACH ROW EXECUTE FUNCTION "check_entry_seq"();
ALTER TABLE "entries" ENABLE ALWAYS TRIGGER no_gap;

-- ---------------------------------------------------------------- append

-- Appends a batch to a game's log, all or nothing, on the state that the caller has judged it by.
--
-- p_token    SHA-256 (hex) of a host's cookie; null for an organiser, whom the caller has authorised
-- p_user     the organiser; null for a host
-- p_epoch    the pen's epoch that the host's device knows; null for an organiser
-- p_length   length of the log that the rules judged the batch by
-- p_version  the game's version that the device judged by; null only asks whether the session may see the
--            game, and for its length
-- p_entries  [{"id", "batch", "body", "text": string|null, "at": string|null, "guest": id for a join}],
--            none of them in that log
-- p_finished whether the log with the batch is a finished game
--
-- status: 'ok', or why nothing was appended: 'signed-out', 'missing', 'not-open', 'version', 'pen',
-- 'length' (the log has grown; judge again), 'id-reused'.
CREATE FUNCTION "append_entries"(
  p_game uuid, p_token text, p_user uuid, p_epoch int, p_version int, p_length int, p_entries jsonb, p_finished boolean,
  OUT status text, OUT log_length int, OUT pen_epoch int, OUT game_version int, OUT appended_at timestamptz
) LANGUAGE plpgsql AS $$
DECLARE
  v_session uuid;
  v_game "games"%ROWTYPE;
  v_sitting uuid;
  v_open boolean;
  v_count int := jsonb_array_length(p_entries);
  v_entry jsonb;
  v_guest uuid;
BEGIN
  IF p_token IS NOT NULL THEN
    SELECT s."id" INTO v_session
    FROM "host_sessions" s JOIN "games" g ON g."id" = s."game_id"
    WHERE s."token_hash" = p_token AND s."game_id" = p_game AND s."ended_at" IS NULL
      AND s."expires_at" > now() AND s."generation" = g."generation";
    IF NOT FOUND THEN status := 'signed-out'; RETURN; END IF;
  ELSIF p_user IS NULL THEN
    status := 'signed-out'; RETURN;
  END IF;

  SELECT * INTO v_game FROM "games" g WHERE g."id" = p_game FOR UPDATE;
  IF NOT FOUND THEN status := 'missing'; RETURN; END IF;
  log_length := v_game."length";
  pen_epoch := v_game."epoch";
  game_version := v_game."version";
  IF p_version IS NULL THEN status := 'ok'; RETURN; END IF;

  SELECT e."status" = 'open' INTO v_open FROM "events" e WHERE e."id" = v_game."event_id";
  IF NOT v_open OR v_game."snapshot_id" IS NULL THEN status := 'not-open'; RETURN; END IF;
  IF p_version <> v_game."version" THEN status := 'version'; RETURN; END IF;
  IF p_token IS NOT NULL AND p_epoch IS DISTINCT FROM v_game."epoch" THEN status := 'pen'; RETURN; END IF;
  IF p_length <> v_game."length" THEN status := 'length'; RETURN; END IF;
  IF v_count = 0 THEN status := 'ok'; RETURN; END IF;

  appended_at := now();
  BEGIN
    INSERT INTO "entries" ("id", "game_id", "seq", "body", "batch_id", "author", "host_session_id", "user_id", "device_at", "created_at")
    SELECT (e ->> 'id')::uuid, p_game, p_length + n, e -> 'body', (e ->> 'batch')::uuid,
           CASE WHEN p_token IS NULL THEN 'organiser' ELSE 'host' END::author_kind, v_session, p_user,
           (e ->> 'at')::timestamptz, appended_at
    FROM jsonb_array_elements(p_entries) WITH ORDINALITY AS batch(e, n) ORDER BY n;
  EXCEPTION WHEN unique_violation THEN
    status := 'id-reused'; RETURN;
  END;
  INSERT INTO "entry_texts" ("entry_id", "text")
  SELECT (e ->> 'id')::uuid, e ->> 'text' FROM jsonb_array_elements(p_entries) e WHERE e ->> 'text' IS NOT NULL;

  -- A late guest becomes a guest of the event, and their join's id their seat.
  FOR v_entry IN SELECT e FROM jsonb_array_elements(p_entries) e WHERE e -> 'body' ->> 'kind' = 'join' LOOP
    SELECT t."sitting_id" INTO v_sitting FROM "tables" t WHERE t."id" = v_game."table_id";
    INSERT INTO "guests" ("id", "event_id", "sitting_id", "table_id", "name", "late")
    VALUES ((v_entry ->> 'guest')::uuid, v_game."event_id", v_sitting, v_game."table_id", v_entry ->> 'text', true)
    ON CONFLICT ("id") DO NOTHING;
    INSERT INTO "seats" ("id", "game_id", "guest_id") VALUES ((v_entry ->> 'id')::uuid, p_game, (v_entry ->> 'guest')::uuid);
  END LOOP;

  log_length := p_length + v_count;
  UPDATE "games" g
  SET "length" = log_length,
      "finished_at" = CASE WHEN p_finished THEN coalesce(g."finished_at", appended_at) END
  WHERE g."id" = p_game;
  status := 'ok';
END $$;

-- ---------------------------------------------------------------- erasure

-- Erases a whole event, its log included, and leaves on record who did so and when.
CREATE FUNCTION "erase_event"(p_event uuid, p_user uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "erasures" ("event_id", "user_id", "transaction") VALUES (p_event, p_user, 0);
  DELETE FROM "audit_texts" t USING "audit" a WHERE a."id" = t."audit_id" AND a."event_id" = p_event;
  DELETE FROM "audit" WHERE "event_id" = p_event;
  DELETE FROM "entry_texts" t USING "entries" e, "games" g WHERE e."id" = t."entry_id" AND g."id" = e."game_id" AND g."event_id" = p_event;
  DELETE FROM "entries" e USING "games" g WHERE g."id" = e."game_id" AND g."event_id" = p_event;
  DELETE FROM "given" e USING "games" g WHERE g."id" = e."game_id" AND g."event_id" = p_event;
  DELETE FROM "host_sessions" s USING "games" g WHERE g."id" = s."game_id" AND g."event_id" = p_event;
  DELETE FROM "seats" s USING "games" g WHERE g."id" = s."game_id" AND g."event_id" = p_event;
  DELETE FROM "games" WHERE "event_id" = p_event;
  DELETE FROM "finalists" f USING "final_stages" s, "finals" l WHERE s."id" = f."stage_id" AND l."id" = s."final_id" AND l."event_id" = p_event;
  DELETE FROM "final_stages" s USING "finals" l WHERE l."id" = s."final_id" AND l."event_id" = p_event;
  DELETE FROM "finals" WHERE "event_id" = p_event;
  DELETE FROM "snapshots" WHERE "event_id" = p_event;
  DELETE FROM "prize_items" WHERE "event_id" = p_event;
  DELETE FROM "guests" WHERE "event_id" = p_event;
  DELETE FROM "tables" WHERE "event_id" = p_event;
  DELETE FROM "sittings" WHERE "event_id" = p_event;
  DELETE FROM "members" WHERE "event_id" = p_event;
  DELETE FROM "events" WHERE "id" = p_event;
END $$;
