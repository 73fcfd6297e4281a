-- Where finalists tie for a place and the final is ended, the organiser decides who has it.

ALTER TABLE "finalists" ADD COLUMN "place" INTEGER;

CREATE UNIQUE INDEX "finalists_stage_id_place_key" ON "finalists"("stage_id", "place");
