ALTER TABLE "package" ADD COLUMN "offered" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "service" ADD COLUMN "offered" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "hotel" ADD COLUMN "offered" boolean DEFAULT true NOT NULL;