ALTER TABLE "saved_hotel" ADD COLUMN "check_in" date;--> statement-breakpoint
ALTER TABLE "saved_hotel" ADD COLUMN "check_out" date;--> statement-breakpoint
ALTER TABLE "saved_hotel" ADD COLUMN "stay" jsonb;--> statement-breakpoint
ALTER TABLE "saved_hotel" ADD COLUMN "price" integer;--> statement-breakpoint
ALTER TABLE "saved_hotel" ADD COLUMN "currency" char(3);--> statement-breakpoint
ALTER TABLE "saved_hotel" ADD COLUMN "alert_below" integer;--> statement-breakpoint
ALTER TABLE "saved_hotel" ADD COLUMN "alerted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "saved_hotel" ADD COLUMN "checked_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "saved_hotel_alert" ON "saved_hotel" USING btree ("checked_at") WHERE "saved_hotel"."alert_below" is not null;--> statement-breakpoint
ALTER TABLE "saved_hotel" ADD CONSTRAINT "saved_hotel_stay" CHECK (num_nulls("saved_hotel"."check_in", "saved_hotel"."check_out") in (0, 2) and ("saved_hotel"."check_in" is null or "saved_hotel"."stay" is not null));--> statement-breakpoint
ALTER TABLE "saved_hotel" ADD CONSTRAINT "saved_hotel_price" CHECK (("saved_hotel"."price" is null) = ("saved_hotel"."currency" is null));--> statement-breakpoint
ALTER TABLE "saved_hotel" ADD CONSTRAINT "saved_hotel_alerted" CHECK ("saved_hotel"."alert_below" is null or ("saved_hotel"."price" is not null and "saved_hotel"."check_in" is not null));