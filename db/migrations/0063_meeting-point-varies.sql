ALTER TABLE "service" ADD COLUMN "meeting_point_varies" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
-- The pages of these services showed no map before, because their texts name the hotel of the guest.
UPDATE "service" SET "meeting_point_varies" = true
WHERE "meeting_point" ->> 'en' ~* '\myour (hotel|room)\M' OR "meeting_point" ->> 'ar' ~ '(فندقك|غرفتك)';
