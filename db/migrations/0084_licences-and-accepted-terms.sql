CREATE TABLE "terms_version" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "terms_version_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"body" jsonb NOT NULL,
	"changed_on" date NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "terms_version_id" integer;--> statement-breakpoint
ALTER TABLE "hotel" ADD COLUMN "tourism_licence" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "hotel" ADD COLUMN "tourism_licence_until" date;--> statement-breakpoint
ALTER TABLE "hotel" ADD COLUMN "official_class" text;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_terms_version_id_terms_version_id_fk" FOREIGN KEY ("terms_version_id") REFERENCES "public"."terms_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel" ADD CONSTRAINT "hotel_licence" CHECK (("hotel"."tourism_licence" = '') = ("hotel"."tourism_licence_until" is null));--> statement-breakpoint
-- Keeps every published text of the terms, whoever publishes it, so that a booking can state which one was accepted.
CREATE FUNCTION "keep_terms_version"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$ BEGIN
	INSERT INTO terms_version (body, changed_on) SELECT NEW.body, NEW.changed_on
	WHERE NOT EXISTS (SELECT FROM (SELECT body, changed_on FROM terms_version ORDER BY id DESC LIMIT 1) newest
		WHERE newest.body = NEW.body AND newest.changed_on = NEW.changed_on);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "terms_kept" AFTER INSERT OR UPDATE ON "content_page" FOR EACH ROW WHEN (NEW.slug = 'terms') EXECUTE FUNCTION "keep_terms_version"();
--> statement-breakpoint
INSERT INTO "terms_version" ("body", "changed_on") SELECT "body", "changed_on" FROM "content_page" WHERE "slug" = 'terms';
--> statement-breakpoint
-- The catalogue states until when each hotel can be booked, which this setting decides.
CREATE TRIGGER "licences_required" AFTER INSERT OR UPDATE ON "setting" FOR EACH ROW WHEN (NEW.key = 'hotel_licences') EXECUTE FUNCTION "record_change"('catalogue:stays', 'recommended');
