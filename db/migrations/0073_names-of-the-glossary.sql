-- Tables, columns, constraints, indexes, triggers and stored codes get the names of the glossary. Processes of the previous
-- version must not run: they know the former names. The audit of the staff is append-only and keeps them.
DROP VIEW "catalogue_change";--> statement-breakpoint
DROP VIEW "journey_change";--> statement-breakpoint
ALTER TABLE "message" RENAME TO "notification";--> statement-breakpoint
ALTER TABLE "letter_wording" RENAME TO "notification_wording";--> statement-breakpoint
ALTER TABLE "notification_wording" RENAME COLUMN "letter" TO "kind";--> statement-breakpoint
ALTER TABLE "package_residence" RENAME TO "package_hotel";--> statement-breakpoint
ALTER TABLE "package_hotel" RENAME CONSTRAINT "package_residence_hotel" TO "package_hotel_source";--> statement-breakpoint
ALTER TABLE "residence_change" RENAME TO "hotel_substitution";--> statement-breakpoint
ALTER TABLE "booking_offer" RENAME COLUMN "residence" TO "substitution";--> statement-breakpoint
-- Indexes of primary keys are renamed with their constraints; PostgreSQL 18 names the constraints NOT NULL, too.
DO $$
DECLARE
	one record;
	renamed record;
BEGIN
	FOR one IN SELECT * FROM (VALUES
		('notification', '^message_', 'notification_'),
		('notification_wording', '^letter_wording_letter_', 'notification_wording_kind_'),
		('notification_wording', '^letter_wording_', 'notification_wording_'),
		('package_hotel', '^package_residence_', 'package_hotel_'),
		('hotel_substitution', '^residence_change_', 'hotel_substitution_'),
		('city', '^city_of_journey_changed$', 'city_of_package_changed'),
		('hotel', '^house_of_journey_moved$', 'hotel_of_package_moved'),
		('image', '^picture_of_journey_changed$', 'picture_of_package_changed')
	) AS t (name, former, prefix)
	LOOP
		FOR renamed IN SELECT conname AS name FROM pg_constraint WHERE conrelid = one.name::regclass AND conname ~ one.former LOOP
			EXECUTE format('ALTER TABLE %I RENAME CONSTRAINT %I TO %I', one.name, renamed.name, regexp_replace(renamed.name, one.former, one.prefix));
		END LOOP;
		FOR renamed IN SELECT c.relname AS name FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
			WHERE i.indrelid = one.name::regclass AND c.relname ~ one.former LOOP
			EXECUTE format('ALTER INDEX %I RENAME TO %I', renamed.name, regexp_replace(renamed.name, one.former, one.prefix));
		END LOOP;
		FOR renamed IN SELECT tgname AS name FROM pg_trigger WHERE tgrelid = one.name::regclass AND NOT tgisinternal AND tgname ~ one.former LOOP
			EXECUTE format('ALTER TRIGGER %I ON %I RENAME TO %I', renamed.name, one.name, regexp_replace(renamed.name, one.former, one.prefix));
		END LOOP;
	END LOOP;
END $$;
--> statement-breakpoint
ALTER SEQUENCE "residence_change_id_seq" RENAME TO "hotel_substitution_id_seq";--> statement-breakpoint
UPDATE "notification" SET "data" = "data" - 'houses' || jsonb_build_object('substitution', "data" -> 'houses') WHERE "data" ? 'houses';--> statement-breakpoint
UPDATE "notification" SET "data" = "data" || jsonb_build_object('need', CASE "data" ->> 'need' WHEN 'journey' THEN 'product' ELSE 'substitution' END)
	WHERE "data" ->> 'need' IN ('journey', 'residence');--> statement-breakpoint
UPDATE "notification_wording" SET "texts" = (SELECT jsonb_object_agg(CASE key WHEN 'when_journey' THEN 'when_product' WHEN 'when_residence' THEN 'when_substitution'
	ELSE key END, value) FROM jsonb_each("texts")) WHERE "texts" ?| ARRAY['when_journey', 'when_residence'];--> statement-breakpoint
UPDATE "revision" SET "kind" = 'notification', "data" = coalesce((SELECT jsonb_object_agg(CASE key WHEN 'letter_when_journey' THEN 'notification_when_product'
	WHEN 'letter_when_residence' THEN 'notification_when_substitution' ELSE regexp_replace(key, '^letter_', 'notification_') END, value) FROM jsonb_each("data")), "data")
	WHERE "kind" = 'letter';--> statement-breakpoint
UPDATE "revision" SET "data" = "data" - 'residence' || jsonb_build_object('hotels', "data" -> 'residence') WHERE "kind" = 'package' AND "data" ? 'residence';--> statement-breakpoint
UPDATE "booking_event" SET "note" = replace("note", 'residence', 'substitution') WHERE "note" IN ('residence', 'residence accepted');--> statement-breakpoint
-- Stored responses are repeated for a day.
UPDATE "idempotency_key" SET "answer" = replace("answer"::text, '"residence_offer": ', '"hotel_substitution": ')::jsonb WHERE "answer"::text LIKE '%"residence_offer": %';--> statement-breakpoint
INSERT INTO "faq_topic" ("slug", "name", "position") SELECT 'travel', "name", "position" FROM "faq_topic" WHERE "slug" = 'journey';--> statement-breakpoint
UPDATE "faq_entry" SET "topic" = 'travel' WHERE "topic" = 'journey';--> statement-breakpoint
DELETE FROM "faq_topic" WHERE "slug" = 'journey';--> statement-breakpoint
UPDATE "revision" SET "subject" = 'travel' WHERE "kind" = 'question_topic' AND "subject" = 'journey';--> statement-breakpoint
UPDATE "revision" SET "data" = "data" || '{"topic": "travel"}' WHERE "kind" = 'question' AND "data" ->> 'topic' = 'journey';--> statement-breakpoint
UPDATE "reference_import" SET "key" = 'travel' WHERE "target" = 'faq_topic' AND "key" = 'journey';--> statement-breakpoint
UPDATE "package_type" SET "slug" = 'short-packages' WHERE "slug" = 'short-journeys';
