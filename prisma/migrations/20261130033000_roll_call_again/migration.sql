-- AlterTable
ALTER TABLE "games" ADD COLUMN     "roll_call_id" UUID;

-- Until somebody has thrown, the roll can be called again, which puts the seats into another order; the log
-- names them by id and then says no more than who came and who went. Whose seat it is, its chair, and that
-- there is such a seat stay as they are from the first entry on.
CREATE OR REPLACE FUNCTION "refuse_seat_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_moved "seats"%ROWTYPE;
BEGIN
  IF NOT EXISTS (SELECT 1 FROM "entries" e WHERE e."game_id" = OLD."game_id") THEN
    RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    v_moved := OLD;
    v_moved."position" := NEW."position";
    IF v_moved IS NOT DISTINCT FROM NEW AND NOT EXISTS (
      SELECT 1 FROM "entries" e
      WHERE e."game_id" = OLD."game_id"
        AND e."body" ->> 'kind' NOT IN ('join', 'leave', 'return', 'remove')
        AND NOT (e."body" ->> 'kind' = 'amend' AND e."body" -> 'with' ->> 'kind' IS NOT DISTINCT FROM 'join')
    ) THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'seats of a game that has begun: % refused', TG_OP USING ERRCODE = 'integrity_constraint_violation';
END $$;
