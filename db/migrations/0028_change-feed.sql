CREATE TABLE "change" (
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tag" text NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "change_xid_id_pk" PRIMARY KEY("xid","id")
);
--> statement-breakpoint
CREATE INDEX "change_catalogue" ON "change" USING btree ("tag","id") WHERE tag in ('catalogue:stays', 'catalogue:packages');
--> statement-breakpoint
-- NOTIFY makes commits wait for one another (decision 0023), so only the first change after a pause sends it.
-- Each transaction decides once: with thousands of changes of its own, every further decision would read all of them.
CREATE FUNCTION "notify_change"() RETURNS void LANGUAGE plpgsql AS $$ BEGIN
	IF current_setting('rihla.change_recorded', true) = pg_current_xact_id()::text THEN RETURN; END IF;
	PERFORM set_config('rihla.change_recorded', pg_current_xact_id()::text, true);
	IF coalesce((SELECT at FROM public.change WHERE xid < pg_snapshot_xmax(pg_current_snapshot()) AND xid <> pg_current_xact_id()
		ORDER BY xid DESC LIMIT 1) < clock_timestamp() - interval '50 milliseconds', true)
	THEN PERFORM pg_notify('rihla_change', ''); END IF;
END $$;
--> statement-breakpoint
-- The trigger functions run as their owner: processes of the previous version write before the rights to the new table
-- are granted. This one records its arguments as tags.
CREATE FUNCTION "record_change"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$ BEGIN
	INSERT INTO change (tag) SELECT unnest(TG_ARGV);
	PERFORM notify_change();
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Records the tags that its argument selects from the changed rows.
CREATE FUNCTION "record_changed_rows"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE added bigint;
BEGIN
	EXECUTE 'INSERT INTO change (tag) SELECT DISTINCT ' || TG_ARGV[0];
	GET DIAGNOSTICS added = ROW_COUNT;
	IF added > 0 THEN PERFORM notify_change(); END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Not dynamic, because it runs for every booking.
CREATE FUNCTION "record_changed_nights"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$ BEGIN
	INSERT INTO change (tag) SELECT 'hotel:' || hotel_id FROM room_type WHERE id IN (SELECT room_type_id FROM changed) GROUP BY hotel_id;
	IF FOUND THEN PERFORM notify_change(); END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Existing triggers are replaced, which locks out only writers; to drop them would lock out readers, too.
DO $$
DECLARE
	one record;
	event text;
BEGIN
	FOR one IN SELECT * FROM (VALUES
		('city', 'city_changed', '', '''catalogue:stays'', ''ground'', ''nearby'', ''locations'', ''recommended'''),
		('district', 'district_changed', '', '''catalogue:stays'', ''ground'', ''locations'', ''recommended'''),
		('place', 'place_changed', '', '''catalogue:stays'', ''ground'', ''nearby'', ''locations'''),
		('amenity', 'amenity_changed', '', '''catalogue:stays'''),
		('hotel', 'hotel_changed', '', '''catalogue:stays'', ''recommended'', ''locations'''),
		('room_type', 'room_type_changed', '', '''catalogue:stays'''),
		('rate_plan', 'rate_plan_changed', '', '''catalogue:stays'''),
		('package', 'package_changed', '', '''catalogue:packages'', ''packages'', ''recommended'', ''locations'''),
		('package_type', 'package_type_changed', '', '''catalogue:packages'', ''packages'', ''recommended'''),
		('package_residence', 'package_residence_changed', '', '''catalogue:packages'''),
		('departure', 'departure_changed', 'OF "package_id", "starts_on", "ends_on"', '''catalogue:packages'''),
		('departure_price', 'departure_price_changed', '', '''catalogue:packages'''),
		('city', 'city_of_journey_changed', '', '''catalogue:packages'''),
		('hotel', 'house_of_journey_moved', 'OF "city"', '''catalogue:packages'''),
		('image', 'picture_of_journey_changed', '', '''catalogue:packages'', ''content'', ''recommended'''),
		('service', 'service_changed', '', '''services'', ''service-types'', ''recommended'', ''locations'''),
		('service_option', 'service_option_changed', '', '''services'', ''service-types'', ''recommended'', ''locations'''),
		('service_type', 'service_type_changed', '', '''services'', ''service-types'', ''recommended'', ''locations'''),
		('cancellation_policy', 'cancellation_policy_changed', '', '''terms'''),
		('tax_rule', 'tax_rule_changed', '', '''terms'''),
		('setting', 'setting_changed', '', '''settings'', ''terms'''),
		('season', 'season_changed', '', '''content'''),
		('season_note', 'season_note_changed', '', '''content'''),
		('blog', 'blog_changed', '', '''content:articles'''),
		('blog_category', 'blog_category_changed', '', '''content:articles'''),
		('hashtag', 'hashtag_changed', '', '''content:articles'''),
		('faq_entry', 'faq_entry_changed', '', '''content:faqs'''),
		('faq_topic', 'faq_topic_changed', '', '''content:faqs'''),
		('content_page', 'content_page_changed', '', '''content:pages'''),
		('page_header', 'page_header_changed', '', '''content:headers'''),
		('general_goal', 'general_goal_changed', '', '''content:goals'''),
		('client_statistic', 'client_statistic_changed', '', '''content:statistics'''),
		('guest_word', 'guest_word_changed', '', '''content:guest-words''')
	) AS t (name, trigger, columns, tags)
	LOOP
		EXECUTE format('CREATE OR REPLACE TRIGGER %I AFTER INSERT OR UPDATE %s OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION record_change(%s)',
			one.trigger, one.columns, one.name, one.tags);
	END LOOP;
	FOR one IN SELECT * FROM (VALUES
		('night_inventory', NULL),
		('hotel', '''hotel:'' || id FROM changed'),
		('room_type', '''hotel:'' || hotel_id FROM changed'),
		('rate_plan', '''hotel:'' || r.hotel_id FROM changed JOIN room_type r ON r.id = room_type_id'),
		('package', '''package:'' || id FROM changed'),
		('package_residence', '''package:'' || package_id FROM changed'),
		('package_extra', '''package:'' || package_id FROM changed'),
		('departure', '''package:'' || package_id FROM changed'),
		('departure_price', '''package:'' || d.package_id FROM changed JOIN departure d ON d.id = departure_id'),
		('residence_change', '''package:'' || d.package_id FROM changed JOIN departure d ON d.id = departure_id'),
		('service', '''service:'' || id FROM changed'),
		('service_option', '''service:'' || service_id FROM changed'),
		('service_slot', '''service:'' || o.service_id FROM changed JOIN service_option o ON o.id = option_id')
	) AS t (name, tags)
	LOOP
		FOREACH event IN ARRAY ARRAY['INSERT', 'UPDATE', 'DELETE'] LOOP
			EXECUTE format('CREATE TRIGGER %I AFTER %s ON %I REFERENCING %s TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION %s',
				lower(one.name || '_rows_' || event), event, one.name, CASE event WHEN 'DELETE' THEN 'OLD' ELSE 'NEW' END,
				CASE WHEN one.tags IS NULL THEN 'record_changed_nights()' ELSE format('record_changed_rows(%L)', one.tags) END);
		END LOOP;
	END LOOP;
END $$;
--> statement-breakpoint
-- The e-mail workers look after every change. The notification of a new booking needs no tag of its own, because the
-- booking has changed the inventory. Dropped ones take the same time as queued ones, so that nobody can tell them apart.
CREATE TRIGGER "message_queued" AFTER INSERT ON "message" FOR EACH ROW WHEN (NEW.status IN ('queued', 'dropped') AND NEW.dedupe_key NOT LIKE 'booked:%') EXECUTE FUNCTION "record_change"('notifications');
--> statement-breakpoint
CREATE TRIGGER "message_queued_again" AFTER UPDATE OF "status" ON "message" FOR EACH ROW WHEN (OLD.status = 'failed' AND NEW.status = 'queued') EXECUTE FUNCTION "record_change"('notifications');
--> statement-breakpoint
DROP FUNCTION "note_catalogue_change";
--> statement-breakpoint
DROP FUNCTION "note_journey_change";
--> statement-breakpoint
DROP TABLE "catalogue_change";
--> statement-breakpoint
DROP TABLE "journey_change";
--> statement-breakpoint
-- Processes of the previous version compare these until they are replaced. A later migration drops the views.
CREATE VIEW "catalogue_change" AS SELECT "id" FROM "change" WHERE "tag" = 'catalogue:stays';
--> statement-breakpoint
CREATE VIEW "journey_change" AS SELECT "id" FROM "change" WHERE "tag" = 'catalogue:packages';
--> statement-breakpoint
GRANT SELECT ON "catalogue_change", "journey_change" TO PUBLIC;
