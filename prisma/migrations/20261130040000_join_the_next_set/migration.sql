-- A join may also seat a guest who sat at the table in an earlier 会 and has no seat in this one.

-- Appends a batch to a game's log, all or nothing, on the state that the caller has judged it by.
--
-- p_token    SHA-256 (hex) of a host's cookie; null for an organiser, whom the caller has authorised
-- p_user     the organiser; null for a host
-- p_epoch    the pen's epoch that the host's device knows; null for an organiser
-- p_length   length of the log that the rules judged the batch by
-- p_version  the game's version that the device judged by; null only asks whether the session may see the
--            game, and for its length
-- p_entries  [{"id", "batch", "body", "text": string|null, "at": string|null, "guest": id for a join's new
--            guest, "waiting": the guest of the waiting list who joins, "chair"}], none of them in that log
-- p_finished whether the log with the batch is a finished game
--
-- status: 'ok', or why nothing was appended: 'signed-out', 'missing', 'not-open', 'version', 'pen',
-- 'length' (the log has grown; judge again), 'id-reused'.
CREATE OR REPLACE FUNCTION "append_entries"(
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
  v_waiting uuid;
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

  -- A late guest becomes a guest of the event, and their join's id their seat. Who waited, or sat at this table in
  -- an earlier 会, stays who they are; if another table was quicker, the join stands with a new guest of that name.
  FOR v_entry IN SELECT e FROM jsonb_array_elements(p_entries) e WHERE e -> 'body' ->> 'kind' = 'join' LOOP
    SELECT t."sitting_id" INTO v_sitting FROM "tables" t WHERE t."id" = v_game."table_id";
    v_waiting := (v_entry ->> 'waiting')::uuid;
    v_guest := NULL;
    IF v_waiting IS NOT NULL THEN
      UPDATE "guests" g SET "waiting" = false, "table_id" = v_game."table_id", "sitting_id" = v_sitting
      WHERE g."id" = v_waiting AND g."event_id" = v_game."event_id"
        AND (g."waiting" AND g."table_id" IS NULL AND (g."sitting_id" IS NULL OR g."sitting_id" = v_sitting)
          OR g."table_id" = v_game."table_id"
            AND NOT EXISTS (SELECT 1 FROM "seats" s WHERE s."game_id" = p_game AND s."guest_id" = g."id"))
      RETURNING g."id" INTO v_guest;
    END IF;
    IF v_guest IS NULL THEN
      v_guest := (v_entry ->> 'guest')::uuid;
      INSERT INTO "guests" ("id", "event_id", "sitting_id", "table_id", "name", "late")
      VALUES (v_guest, v_game."event_id", v_sitting, v_game."table_id", v_entry ->> 'text', true)
      ON CONFLICT ("id") DO NOTHING;
    END IF;
    INSERT INTO "seats" ("id", "game_id", "guest_id", "chair")
    VALUES ((v_entry ->> 'id')::uuid, p_game, v_guest, (v_entry ->> 'chair')::int);
    IF v_waiting IS NOT NULL THEN
      INSERT INTO "audit" ("id", "event_id", "game_id", "actor", "actor_id", "action", "detail")
      VALUES (gen_random_uuid(), v_game."event_id", p_game,
              CASE WHEN p_token IS NULL THEN 'user' ELSE 'host' END::actor_kind, coalesce(v_session, p_user),
              CASE WHEN v_guest = v_waiting THEN 'guest.seat-waiting' ELSE 'guest.waiting-taken' END,
              jsonb_build_object('guest', v_waiting, 'seated', v_guest, 'entry', v_entry ->> 'id'));
    END IF;
  END LOOP;

  log_length := p_length + v_count;
  UPDATE "games" g
  SET "length" = log_length,
      "finished_at" = CASE WHEN p_finished THEN coalesce(g."finished_at", appended_at) END
  WHERE g."id" = p_game;
  status := 'ok';
END $$;
