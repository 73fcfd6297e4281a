-- CreateEnum
CREATE TYPE "bond_kind" AS ENUM ('together', 'apart');

-- CreateEnum
CREATE TYPE "verdict" AS ENUM ('confirm', 'reject');

-- AlterTable
ALTER TABLE "events" ADD COLUMN     "budget" INTEGER,
ADD COLUMN     "slip_tiers" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "spares" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "two_eyes" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "games" ADD COLUMN     "revision" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "guests" ADD COLUMN     "pinyin" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "prize_items" ADD COLUMN     "picture_id" UUID;

-- AlterTable
ALTER TABLE "tables" ADD COLUMN     "sets" INTEGER NOT NULL DEFAULT 1;

-- CreateTable
CREATE TABLE "bonds" (
    "id" UUID NOT NULL,
    "event_id" UUID NOT NULL,
    "kind" "bond_kind" NOT NULL,

    CONSTRAINT "bonds_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "bond_guests" (
    "bond_id" UUID NOT NULL,
    "guest_id" UUID NOT NULL,

    CONSTRAINT "bond_guests_pkey" PRIMARY KEY ("bond_id","guest_id")
);

-- CreateTable
CREATE TABLE "pictures" (
    "id" UUID NOT NULL,
    "event_id" UUID NOT NULL,
    "bytes" BYTEA NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "pictures_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "witnesses" (
    "id" UUID NOT NULL,
    "game_id" UUID NOT NULL,
    "entry_id" UUID NOT NULL,
    "verdict" "verdict" NOT NULL,
    "host_session_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "witnesses_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "help_calls" (
    "id" UUID NOT NULL,
    "game_id" UUID NOT NULL,
    "host_session_id" UUID NOT NULL,
    "called_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "answered_at" TIMESTAMPTZ(3),
    "answered_by" UUID,

    CONSTRAINT "help_calls_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "bonds_event_id_idx" ON "bonds"("event_id");

-- CreateIndex
CREATE INDEX "bond_guests_guest_id_idx" ON "bond_guests"("guest_id");

-- CreateIndex
CREATE INDEX "pictures_event_id_idx" ON "pictures"("event_id");

-- CreateIndex
CREATE INDEX "witnesses_game_id_idx" ON "witnesses"("game_id");

-- CreateIndex
CREATE INDEX "help_calls_game_id_idx" ON "help_calls"("game_id");

-- AddForeignKey
ALTER TABLE "bonds" ADD CONSTRAINT "bonds_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bond_guests" ADD CONSTRAINT "bond_guests_bond_id_fkey" FOREIGN KEY ("bond_id") REFERENCES "bonds"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bond_guests" ADD CONSTRAINT "bond_guests_guest_id_fkey" FOREIGN KEY ("guest_id") REFERENCES "guests"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "prize_items" ADD CONSTRAINT "prize_items_picture_id_fkey" FOREIGN KEY ("picture_id") REFERENCES "pictures"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "witnesses" ADD CONSTRAINT "witnesses_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "help_calls" ADD CONSTRAINT "help_calls_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- ---------------------------------------------------------------- what Prisma's schema cannot say

ALTER TABLE "events"
  ADD CONSTRAINT "events_budget" CHECK ("budget" IS NULL OR "budget" >= 0),
  ADD CONSTRAINT "events_spares" CHECK ("spares" BETWEEN 0 AND 100);
ALTER TABLE "tables" ADD CONSTRAINT "tables_sets" CHECK ("sets" BETWEEN 1 AND 9);

CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON "witnesses" FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER never_truncated BEFORE TRUNCATE ON "witnesses" FOR EACH STATEMENT EXECUTE FUNCTION refuse_always();
ALTER TABLE "witnesses" ENABLE ALWAYS TRIGGER append_only;
ALTER TABLE "witnesses" ENABLE ALWAYS TRIGGER never_truncated;

-- Erases a whole event with all that belongs to it; who did it and when stays on record.
CREATE OR REPLACE FUNCTION "erase_event"(p_event uuid, p_user uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "erasures" ("event_id", "user_id", "transaction") VALUES (p_event, p_user, 0);
  DELETE FROM "audit_texts" t USING "audit" a WHERE a."id" = t."audit_id" AND a."event_id" = p_event;
  DELETE FROM "audit" WHERE "event_id" = p_event;
  DELETE FROM "entry_texts" t USING "entries" e, "games" g WHERE e."id" = t."entry_id" AND g."id" = e."game_id" AND g."event_id" = p_event;
  DELETE FROM "entries" e USING "games" g WHERE g."id" = e."game_id" AND g."event_id" = p_event;
  DELETE FROM "given" e USING "games" g WHERE g."id" = e."game_id" AND g."event_id" = p_event;
  DELETE FROM "witnesses" w USING "games" g WHERE g."id" = w."game_id" AND g."event_id" = p_event;
  DELETE FROM "help_calls" c USING "games" g WHERE g."id" = c."game_id" AND g."event_id" = p_event;
  DELETE FROM "host_sessions" s USING "games" g WHERE g."id" = s."game_id" AND g."event_id" = p_event;
  DELETE FROM "seats" s USING "games" g WHERE g."id" = s."game_id" AND g."event_id" = p_event;
  DELETE FROM "games" WHERE "event_id" = p_event;
  DELETE FROM "finalists" f USING "final_stages" s, "finals" l WHERE s."id" = f."stage_id" AND l."id" = s."final_id" AND l."event_id" = p_event;
  DELETE FROM "final_stages" s USING "finals" l WHERE l."id" = s."final_id" AND l."event_id" = p_event;
  DELETE FROM "finals" WHERE "event_id" = p_event;
  DELETE FROM "snapshots" WHERE "event_id" = p_event;
  DELETE FROM "prize_items" WHERE "event_id" = p_event;
  DELETE FROM "pictures" WHERE "event_id" = p_event;
  DELETE FROM "bonds" WHERE "event_id" = p_event;
  DELETE FROM "guests" WHERE "event_id" = p_event;
  DELETE FROM "tables" WHERE "event_id" = p_event;
  DELETE FROM "sittings" WHERE "event_id" = p_event;
  DELETE FROM "members" WHERE "event_id" = p_event;
  DELETE FROM "events" WHERE "id" = p_event;
END $$;
