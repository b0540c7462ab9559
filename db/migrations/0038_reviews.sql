CREATE TABLE "review" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"booking_id" bigint,
	"invented" boolean DEFAULT false NOT NULL,
	"kind" text NOT NULL,
	"hotel_id" integer,
	"package_id" integer,
	"service_id" integer,
	"stars" smallint NOT NULL,
	"parts" jsonb NOT NULL,
	"words" text NOT NULL,
	"locale" text NOT NULL,
	"party" text NOT NULL,
	"author" text NOT NULL,
	"stayed_on" date NOT NULL,
	"hidden_at" timestamp with time zone,
	"hidden_reason" text,
	"answer" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone,
	CONSTRAINT "review_stars" CHECK ("review"."stars" between 1 and 5),
	CONSTRAINT "review_product" CHECK (num_nonnulls("review"."hotel_id", "review"."package_id", "review"."service_id") = 1
        and case "review"."kind" when 'stay' then "review"."hotel_id" when 'package' then "review"."package_id" when 'service' then "review"."service_id" end is not null),
	CONSTRAINT "review_source" CHECK (("review"."booking_id" is null) = "review"."invented"),
	CONSTRAINT "review_hidden" CHECK (("review"."hidden_at" is null) = ("review"."hidden_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "review_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"review_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"action" text NOT NULL,
	"reason" text,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "package" ADD COLUMN "rating" smallint;--> statement-breakpoint
ALTER TABLE "package" ADD COLUMN "review_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "service" ADD COLUMN "rating" smallint;--> statement-breakpoint
ALTER TABLE "service" ADD COLUMN "review_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_hotel_id_hotel_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotel"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_package_id_package_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."package"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_service_id_service_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."service"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_event" ADD CONSTRAINT "review_event_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "review_booking" ON "review" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "review_hotel" ON "review" USING btree ("hotel_id","created_at");--> statement-breakpoint
CREATE INDEX "review_package" ON "review" USING btree ("package_id","created_at");--> statement-breakpoint
CREATE INDEX "review_service" ON "review" USING btree ("service_id","created_at");--> statement-breakpoint
CREATE INDEX "review_unread" ON "review" USING btree ("id") WHERE "review"."read_at" is null and "review"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "review_event_review" ON "review_event" USING btree ("review_id");--> statement-breakpoint
-- Counts the published reviews of the product of a changed review, in its transaction, and records the change of its
-- pages. The product is locked by a statement of its own: the next statement then sees the reviews that were committed
-- while this one waited.
CREATE FUNCTION "count_reviews"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
	one review;
	product text;
	product_id integer;
BEGIN
	IF TG_OP = 'DELETE' THEN one := OLD; ELSE one := NEW; END IF;
	product := CASE one.kind WHEN 'stay' THEN 'hotel' ELSE one.kind END;
	product_id := coalesce(one.hotel_id, one.package_id, one.service_id);
	EXECUTE format('SELECT FROM %I WHERE id = $1 FOR NO KEY UPDATE', product) USING product_id;
	EXECUTE format('UPDATE %I p SET rating = s.rating, review_count = s.count
		FROM (SELECT round(avg(stars) * 20)::smallint AS rating, count(*)::int AS count FROM review WHERE %I = $1 AND hidden_at IS NULL) s
		WHERE p.id = $1 AND (p.rating, p.review_count) IS DISTINCT FROM (s.rating, s.count)', product, product || '_id') USING product_id;
	INSERT INTO change (tag) VALUES (product || ':' || product_id);
	PERFORM notify_change();
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "review_counted" AFTER INSERT OR DELETE OR UPDATE OF "stars", "parts", "words", "locale", "party", "author", "hidden_at", "answer" ON "review" FOR EACH ROW EXECUTE FUNCTION "count_reviews"();
--> statement-breakpoint
-- Removes scores without reviews. The few rows are rewritten without triggers, because no process that caches them is
-- older than this migration for long.
ALTER TABLE "hotel" ALTER COLUMN "rating" TYPE smallint USING NULL::smallint, ALTER COLUMN "review_count" TYPE integer USING 0;
