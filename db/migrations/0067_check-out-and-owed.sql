DROP INDEX "booking_by_hand";--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "checked_out_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "manual_refund" ADD COLUMN "reason" text DEFAULT 'cancelled' NOT NULL;