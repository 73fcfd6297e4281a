-- AlterTable
ALTER TABLE "games" ADD COLUMN     "roll_called_at" TIMESTAMPTZ(3);
