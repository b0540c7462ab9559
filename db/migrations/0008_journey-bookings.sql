ALTER TABLE "booking" ALTER COLUMN "hotel_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "kind" text DEFAULT 'stay' NOT NULL;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "journey" jsonb;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_kind" CHECK (("booking"."kind" = 'stay') = ("booking"."hotel_id" is not null) and ("booking"."kind" = 'stay') = ("booking"."journey" is null));