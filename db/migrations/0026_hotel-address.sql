ALTER TABLE "hotel" ADD COLUMN "street" jsonb DEFAULT '{"en":"","ar":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "hotel" ADD COLUMN "phone" text DEFAULT '' NOT NULL;