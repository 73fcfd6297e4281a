-- CreateEnum
CREATE TYPE "event_status" AS ENUM ('draft', 'open', 'closed');

-- CreateEnum
CREATE TYPE "member_role" AS ENUM ('owner', 'organiser', 'viewer');

-- CreateEnum
CREATE TYPE "author_kind" AS ENUM ('host', 'organiser');

-- CreateEnum
CREATE TYPE "actor_kind" AS ENUM ('user', 'host', 'system');

-- CreateTable
CREATE TABLE "users" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "locale" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "disabled_at" TIMESTAMPTZ(3),

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "user_sessions" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "user_agent" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "user_sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "setup_links" (
    "id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "setup_links_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "attempts" (
    "key" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "attempts_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "events" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "venue" TEXT NOT NULL DEFAULT '',
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "time_zone" TEXT NOT NULL,
    "currency" TEXT NOT NULL DEFAULT 'CNY',
    "status" "event_status" NOT NULL DEFAULT 'draft',
    "preset" TEXT DEFAULT 'corporate',
    "rules" JSONB NOT NULL,
    "called_throws" BOOLEAN NOT NULL DEFAULT true,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "sample" BOOLEAN NOT NULL DEFAULT false,
    "archived_at" TIMESTAMPTZ(3),
    "closed_at" TIMESTAMPTZ(3),
    "results_digest" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "members" (
    "event_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "role" "member_role" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "members_pkey" PRIMARY KEY ("event_id","user_id")
);

-- CreateTable
CREATE TABLE "sittings" (
    "id" UUID NOT NULL,
    "event_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT NOT NULL DEFAULT '',
    "starts_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sittings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tables" (
    "id" UUID NOT NULL,
    "event_id" UUID NOT NULL,
    "sitting_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "name" TEXT NOT NULL DEFAULT '',
    "locked" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "tables_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "guests" (
    "id" UUID NOT NULL,
    "event_id" UUID NOT NULL,
    "sitting_id" UUID,
    "table_id" UUID,
    "chair" INTEGER,
    "name" TEXT NOT NULL,
    "employee_number" TEXT,
    "department" TEXT NOT NULL DEFAULT '',
    "phone" TEXT NOT NULL DEFAULT '',
    "external" BOOLEAN NOT NULL DEFAULT false,
    "note" TEXT NOT NULL DEFAULT '',
    "waiting" BOOLEAN NOT NULL DEFAULT false,
    "late" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "guests_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "prize_items" (
    "id" UUID NOT NULL,
    "event_id" UUID NOT NULL,
    "tier" TEXT,
    "place" INTEGER,
    "position" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "value" INTEGER NOT NULL DEFAULT 0,
    "quantity" INTEGER NOT NULL,

    CONSTRAINT "prize_items_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "snapshots" (
    "id" UUID NOT NULL,
    "event_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "rules_version" INTEGER NOT NULL,
    "body" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "snapshots_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "games" (
    "id" UUID NOT NULL,
    "event_id" UUID NOT NULL,
    "table_id" UUID,
    "stage_id" UUID,
    "ordinal" INTEGER NOT NULL DEFAULT 1,
    "snapshot_id" UUID,
    "version" INTEGER NOT NULL DEFAULT 1,
    "length" INTEGER NOT NULL DEFAULT 0,
    "finished_at" TIMESTAMPTZ(3),
    "pen_session_id" UUID,
    "epoch" INTEGER NOT NULL DEFAULT 0,
    "generation" INTEGER NOT NULL DEFAULT 1,
    "code_hash" TEXT NOT NULL,

    CONSTRAINT "games_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "seats" (
    "id" UUID NOT NULL,
    "game_id" UUID NOT NULL,
    "guest_id" UUID NOT NULL,
    "position" INTEGER,
    "chair" INTEGER,

    CONSTRAINT "seats_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "entries" (
    "id" UUID NOT NULL,
    "game_id" UUID NOT NULL,
    "seq" INTEGER NOT NULL,
    "body" JSONB NOT NULL,
    "batch_id" UUID NOT NULL,
    "author" "author_kind" NOT NULL,
    "host_session_id" UUID,
    "user_id" UUID,
    "device_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "entry_texts" (
    "entry_id" UUID NOT NULL,
    "text" TEXT NOT NULL,

    CONSTRAINT "entry_texts_pkey" PRIMARY KEY ("entry_id")
);

-- CreateTable
CREATE TABLE "given" (
    "id" UUID NOT NULL,
    "game_id" UUID NOT NULL,
    "entry_id" UUID NOT NULL,
    "nth" INTEGER NOT NULL,
    "item_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "given_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "host_sessions" (
    "id" UUID NOT NULL,
    "game_id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "generation" INTEGER NOT NULL,
    "user_agent" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "host_sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "finals" (
    "id" UUID NOT NULL,
    "event_id" UUID NOT NULL,
    "format" TEXT NOT NULL,
    "rounds" INTEGER NOT NULL DEFAULT 3,
    "places" INTEGER NOT NULL DEFAULT 1,
    "entrants" TEXT NOT NULL DEFAULT 'title-holders',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "finals_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "final_stages" (
    "id" UUID NOT NULL,
    "final_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "places" INTEGER NOT NULL,
    "last" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "final_stages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "finalists" (
    "id" UUID NOT NULL,
    "stage_id" UUID NOT NULL,
    "guest_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "source_game_id" UUID,
    "reason" TEXT NOT NULL DEFAULT '',
    "withdrawn" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "finalists_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit" (
    "id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "event_id" UUID,
    "game_id" UUID,
    "actor" "actor_kind" NOT NULL,
    "actor_id" UUID,
    "action" TEXT NOT NULL,
    "detail" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "audit_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_texts" (
    "audit_id" UUID NOT NULL,
    "before" JSONB,
    "after" JSONB,

    CONSTRAINT "audit_texts_pkey" PRIMARY KEY ("audit_id")
);

-- CreateTable
CREATE TABLE "erasures" (
    "event_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "transaction" BIGINT NOT NULL,

    CONSTRAINT "erasures_pkey" PRIMARY KEY ("event_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE INDEX "user_sessions_user_id_idx" ON "user_sessions"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "setup_links_token_hash_key" ON "setup_links"("token_hash");

-- CreateIndex
CREATE INDEX "members_user_id_idx" ON "members"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "sittings_event_id_position_key" ON "sittings"("event_id", "position");

-- CreateIndex
CREATE INDEX "tables_event_id_idx" ON "tables"("event_id");

-- CreateIndex
CREATE UNIQUE INDEX "tables_sitting_id_number_key" ON "tables"("sitting_id", "number");

-- CreateIndex
CREATE INDEX "guests_event_id_idx" ON "guests"("event_id");

-- CreateIndex
CREATE UNIQUE INDEX "guests_event_id_employee_number_key" ON "guests"("event_id", "employee_number");

-- CreateIndex
CREATE UNIQUE INDEX "guests_table_id_chair_key" ON "guests"("table_id", "chair");

-- CreateIndex
CREATE INDEX "prize_items_event_id_idx" ON "prize_items"("event_id");

-- CreateIndex
CREATE UNIQUE INDEX "snapshots_event_id_number_key" ON "snapshots"("event_id", "number");

-- CreateIndex
CREATE UNIQUE INDEX "games_code_hash_key" ON "games"("code_hash");

-- CreateIndex
CREATE INDEX "games_event_id_idx" ON "games"("event_id");

-- CreateIndex
CREATE UNIQUE INDEX "games_table_id_ordinal_key" ON "games"("table_id", "ordinal");

-- CreateIndex
CREATE UNIQUE INDEX "games_stage_id_ordinal_key" ON "games"("stage_id", "ordinal");

-- CreateIndex
CREATE INDEX "seats_guest_id_idx" ON "seats"("guest_id");

-- CreateIndex
CREATE UNIQUE INDEX "seats_game_id_position_key" ON "seats"("game_id", "position");

-- CreateIndex
CREATE UNIQUE INDEX "entries_game_id_seq_key" ON "entries"("game_id", "seq");

-- CreateIndex
CREATE INDEX "given_game_id_idx" ON "given"("game_id");

-- CreateIndex
CREATE UNIQUE INDEX "host_sessions_token_hash_key" ON "host_sessions"("token_hash");

-- CreateIndex
CREATE INDEX "host_sessions_game_id_idx" ON "host_sessions"("game_id");

-- CreateIndex
CREATE UNIQUE INDEX "finals_event_id_key" ON "finals"("event_id");

-- CreateIndex
CREATE UNIQUE INDEX "final_stages_final_id_number_key" ON "final_stages"("final_id", "number");

-- CreateIndex
CREATE UNIQUE INDEX "finalists_stage_id_guest_id_key" ON "finalists"("stage_id", "guest_id");

-- CreateIndex
CREATE INDEX "audit_event_id_at_idx" ON "audit"("event_id", "at");

-- AddForeignKey
ALTER TABLE "user_sessions" ADD CONSTRAINT "user_sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "members" ADD CONSTRAINT "members_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "members" ADD CONSTRAINT "members_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sittings" ADD CONSTRAINT "sittings_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tables" ADD CONSTRAINT "tables_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tables" ADD CONSTRAINT "tables_sitting_id_fkey" FOREIGN KEY ("sitting_id") REFERENCES "sittings"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "guests" ADD CONSTRAINT "guests_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "guests" ADD CONSTRAINT "guests_sitting_id_fkey" FOREIGN KEY ("sitting_id") REFERENCES "sittings"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "guests" ADD CONSTRAINT "guests_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "tables"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "prize_items" ADD CONSTRAINT "prize_items_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "snapshots" ADD CONSTRAINT "snapshots_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "games" ADD CONSTRAINT "games_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "games" ADD CONSTRAINT "games_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "tables"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "games" ADD CONSTRAINT "games_stage_id_fkey" FOREIGN KEY ("stage_id") REFERENCES "final_stages"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "games" ADD CONSTRAINT "games_snapshot_id_fkey" FOREIGN KEY ("snapshot_id") REFERENCES "snapshots"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "seats" ADD CONSTRAINT "seats_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "seats" ADD CONSTRAINT "seats_guest_id_fkey" FOREIGN KEY ("guest_id") REFERENCES "guests"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "entries" ADD CONSTRAINT "entries_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "entry_texts" ADD CONSTRAINT "entry_texts_entry_id_fkey" FOREIGN KEY ("entry_id") REFERENCES "entries"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "given" ADD CONSTRAINT "given_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "host_sessions" ADD CONSTRAINT "host_sessions_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "finals" ADD CONSTRAINT "finals_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "final_stages" ADD CONSTRAINT "final_stages_final_id_fkey" FOREIGN KEY ("final_id") REFERENCES "finals"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "finalists" ADD CONSTRAINT "finalists_stage_id_fkey" FOREIGN KEY ("stage_id") REFERENCES "final_stages"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "finalists" ADD CONSTRAINT "finalists_guest_id_fkey" FOREIGN KEY ("guest_id") REFERENCES "guests"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "audit_texts" ADD CONSTRAINT "audit_texts_audit_id_fkey" FOREIGN KEY ("audit_id") REFERENCES "audit"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
