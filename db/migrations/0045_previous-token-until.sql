ALTER TABLE "session" ADD COLUMN "previous_until" timestamp with time zone;--> statement-breakpoint
-- Earlier tokens of step-ups until now have ended.
UPDATE "session" SET "previous_token" = NULL WHERE "previous_token" IS NOT NULL;
