CREATE TABLE "journey_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "journey_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1)
);

--> statement-breakpoint
-- As its owner: until the rights to the new table are granted, old processes go on editing.
CREATE FUNCTION "note_journey_change"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$ BEGIN INSERT INTO "journey_change" DEFAULT VALUES; RETURN NULL; END $$;
--> statement-breakpoint
CREATE TRIGGER "package_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "package" FOR EACH STATEMENT EXECUTE FUNCTION "note_journey_change"();
--> statement-breakpoint
CREATE TRIGGER "package_type_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "package_type" FOR EACH STATEMENT EXECUTE FUNCTION "note_journey_change"();
--> statement-breakpoint
CREATE TRIGGER "package_residence_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "package_residence" FOR EACH STATEMENT EXECUTE FUNCTION "note_journey_change"();
--> statement-breakpoint
-- Seats are counted and closed with every booking; whoever asks reads them each time.
CREATE TRIGGER "departure_changed" AFTER INSERT OR UPDATE OF "package_id", "starts_on", "ends_on" OR DELETE OR TRUNCATE ON "departure" FOR EACH STATEMENT EXECUTE FUNCTION "note_journey_change"();
--> statement-breakpoint
CREATE TRIGGER "departure_price_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "departure_price" FOR EACH STATEMENT EXECUTE FUNCTION "note_journey_change"();
--> statement-breakpoint
-- What a card says of others: where it departs, where its houses stand, what its picture shows.
CREATE TRIGGER "city_of_journey_changed" AFTER UPDATE OR DELETE ON "city" FOR EACH STATEMENT EXECUTE FUNCTION "note_journey_change"();
--> statement-breakpoint
CREATE TRIGGER "house_of_journey_moved" AFTER UPDATE OF "city" ON "hotel" FOR EACH STATEMENT EXECUTE FUNCTION "note_journey_change"();
--> statement-breakpoint
CREATE TRIGGER "picture_of_journey_changed" AFTER INSERT OR UPDATE OR DELETE ON "image" FOR EACH STATEMENT EXECUTE FUNCTION "note_journey_change"();
