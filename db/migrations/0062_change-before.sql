ALTER TABLE "booking_change" ADD COLUMN "product_before" jsonb;--> statement-breakpoint
ALTER TABLE "booking_change" ADD COLUMN "guests_before" jsonb;