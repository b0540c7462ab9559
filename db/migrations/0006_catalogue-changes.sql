CREATE TABLE "catalogue_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalogue_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1)
);
--> statement-breakpoint
DROP INDEX "place_search_key";--> statement-breakpoint
DROP INDEX "hotel_search_key";--> statement-breakpoint
CREATE INDEX "night_inventory_night" ON "night_inventory" USING btree ("night","room_type_id");
--> statement-breakpoint
-- A counter that is locked or shared would make editors wait for one another; rows that are only added do not.
CREATE FUNCTION "note_catalogue_change"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO "catalogue_change" DEFAULT VALUES; RETURN NULL; END $$;
--> statement-breakpoint
CREATE TRIGGER "city_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "city" FOR EACH STATEMENT EXECUTE FUNCTION "note_catalogue_change"();
--> statement-breakpoint
CREATE TRIGGER "district_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "district" FOR EACH STATEMENT EXECUTE FUNCTION "note_catalogue_change"();
--> statement-breakpoint
CREATE TRIGGER "place_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "place" FOR EACH STATEMENT EXECUTE FUNCTION "note_catalogue_change"();
--> statement-breakpoint
CREATE TRIGGER "amenity_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "amenity" FOR EACH STATEMENT EXECUTE FUNCTION "note_catalogue_change"();
--> statement-breakpoint
CREATE TRIGGER "hotel_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "hotel" FOR EACH STATEMENT EXECUTE FUNCTION "note_catalogue_change"();
--> statement-breakpoint
CREATE TRIGGER "room_type_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "room_type" FOR EACH STATEMENT EXECUTE FUNCTION "note_catalogue_change"();
--> statement-breakpoint
CREATE TRIGGER "rate_plan_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "rate_plan" FOR EACH STATEMENT EXECUTE FUNCTION "note_catalogue_change"();
--> statement-breakpoint
-- Counters change in place: a new version of a row stays in its page and no index hears of it.
ALTER TABLE "night_inventory" SET (fillfactor = 85);
