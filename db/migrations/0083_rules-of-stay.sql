-- Maximum stay, minimum stay of an arrival, and days without a departure. 30 nights is the maximum of every stay.
ALTER TABLE "night_inventory" ADD COLUMN "min_stay_arrival" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "night_inventory" ADD COLUMN "max_stay" smallint DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "night_inventory" ADD COLUMN "closed_to_departure" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "night_inventory_no_departure" ON "night_inventory" USING btree ("night","room_type_id") WHERE "night_inventory"."closed_to_departure";--> statement-breakpoint
ALTER TABLE "night_inventory" ADD CONSTRAINT "night_inventory_stay" CHECK ("night_inventory"."min_stay_arrival" >= 1 and "night_inventory"."max_stay" >= 1);
