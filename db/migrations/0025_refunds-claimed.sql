ALTER TABLE "refund" ADD COLUMN "claimed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "retried_at" timestamp with time zone;