CREATE TABLE "season_note" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "season_note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"city" text,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	CONSTRAINT "season_note_dates" CHECK ("season_note"."last_day" >= "season_note"."first_day")
);
--> statement-breakpoint
CREATE TABLE "departure" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "departure_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"package_id" integer NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"seats" smallint NOT NULL,
	"held" smallint DEFAULT 0 NOT NULL,
	"sold" smallint DEFAULT 0 NOT NULL,
	"closed" boolean DEFAULT false NOT NULL,
	"infant_price" integer NOT NULL,
	CONSTRAINT "departure_never_oversold" CHECK ("departure"."held" >= 0 and "departure"."sold" >= 0 and "departure"."held" + "departure"."sold" <= "departure"."seats"),
	CONSTRAINT "departure_dates" CHECK ("departure"."ends_on" >= "departure"."starts_on")
);
--> statement-breakpoint
CREATE TABLE "departure_price" (
	"departure_id" integer NOT NULL,
	"sharing" text NOT NULL,
	"adult" integer NOT NULL,
	"child" integer NOT NULL,
	CONSTRAINT "departure_price_departure_id_sharing_pk" PRIMARY KEY("departure_id","sharing"),
	CONSTRAINT "departure_price_amounts" CHECK ("departure_price"."adult" >= 0 and "departure_price"."child" >= 0)
);
--> statement-breakpoint
CREATE TABLE "package" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "package_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"type_id" integer NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"tour_type" text NOT NULL,
	"group_size" smallint NOT NULL,
	"departure_city" text NOT NULL,
	"days" smallint NOT NULL,
	"programme" jsonb NOT NULL,
	"included" jsonb NOT NULL,
	"excluded" jsonb NOT NULL,
	"notes" jsonb NOT NULL,
	"aviation" jsonb,
	"currency" char(3) NOT NULL,
	"child_max_age" smallint DEFAULT 11 NOT NULL,
	"infant_max_age" smallint DEFAULT 1 NOT NULL,
	"payment" text NOT NULL,
	"deposit" jsonb NOT NULL,
	"policy_id" integer NOT NULL,
	"supply" text NOT NULL,
	"meets_at" time NOT NULL,
	"closes_days_before" smallint NOT NULL,
	"image_ids" text[] NOT NULL,
	"rank" smallint DEFAULT 0 NOT NULL,
	"search_key" text NOT NULL,
	CONSTRAINT "package_days" CHECK ("package"."days" between 1 and 60 and "package"."group_size" >= 1),
	CONSTRAINT "package_ages" CHECK ("package"."infant_max_age" >= 0 and "package"."infant_max_age" < "package"."child_max_age")
);
--> statement-breakpoint
CREATE TABLE "package_extra" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "package_extra_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"package_id" integer NOT NULL,
	"code" text NOT NULL,
	"name" jsonb NOT NULL,
	"basis" text NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "package_extra_amount" CHECK ("package_extra"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "package_residence" (
	"package_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"hotel_id" integer NOT NULL,
	"nights" smallint NOT NULL,
	"board" text NOT NULL,
	"guarantee" text NOT NULL,
	CONSTRAINT "package_residence_package_id_position_pk" PRIMARY KEY("package_id","position")
);
--> statement-breakpoint
CREATE TABLE "package_type" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "package_type_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "package_type_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "service" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"type_id" integer NOT NULL,
	"name" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"about" jsonb NOT NULL,
	"included" jsonb NOT NULL,
	"notes" jsonb NOT NULL,
	"basis" text NOT NULL,
	"city" text NOT NULL,
	"meeting_point" jsonb NOT NULL,
	"lat" double precision NOT NULL,
	"lon" double precision NOT NULL,
	"to_city" text,
	"minutes" smallint,
	"currency" char(3) NOT NULL,
	"child_max_age" smallint DEFAULT 11 NOT NULL,
	"free_max_age" smallint DEFAULT 1 NOT NULL,
	"payment" text NOT NULL,
	"policy_id" integer NOT NULL,
	"supply" text NOT NULL,
	"closes_hours_before" smallint NOT NULL,
	"image_ids" text[] NOT NULL,
	"rank" smallint DEFAULT 0 NOT NULL,
	"search_key" text NOT NULL,
	CONSTRAINT "service_ages" CHECK ("service"."free_max_age" >= 0 and "service"."free_max_age" < "service"."child_max_age")
);
--> statement-breakpoint
CREATE TABLE "service_option" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_option_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"service_id" integer NOT NULL,
	"code" text NOT NULL,
	"name" jsonb NOT NULL,
	"amount" integer NOT NULL,
	"child_amount" integer NOT NULL,
	"most_people" smallint NOT NULL,
	"capacity" smallint NOT NULL,
	"times" text[] NOT NULL,
	"weekdays" smallint[] NOT NULL,
	CONSTRAINT "service_option_figures" CHECK ("service_option"."amount" >= 0 and "service_option"."child_amount" >= 0 and "service_option"."most_people" >= 1 and "service_option"."capacity" >= 0)
);
--> statement-breakpoint
CREATE TABLE "service_slot" (
	"option_id" integer NOT NULL,
	"day" date NOT NULL,
	"time" time NOT NULL,
	"capacity" smallint NOT NULL,
	"held" smallint DEFAULT 0 NOT NULL,
	"sold" smallint DEFAULT 0 NOT NULL,
	"closed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "service_slot_option_id_day_time_pk" PRIMARY KEY("option_id","day","time"),
	CONSTRAINT "service_slot_never_oversold" CHECK ("service_slot"."held" >= 0 and "service_slot"."sold" >= 0 and "service_slot"."held" + "service_slot"."sold" <= "service_slot"."capacity")
);
--> statement-breakpoint
ALTER TABLE "booking" ALTER COLUMN "hotel_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "kind" text DEFAULT 'stay' NOT NULL;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "journey" jsonb;--> statement-breakpoint
ALTER TABLE "season_note" ADD CONSTRAINT "season_note_city_city_slug_fk" FOREIGN KEY ("city") REFERENCES "public"."city"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departure" ADD CONSTRAINT "departure_package_id_package_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."package"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departure_price" ADD CONSTRAINT "departure_price_departure_id_departure_id_fk" FOREIGN KEY ("departure_id") REFERENCES "public"."departure"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package" ADD CONSTRAINT "package_type_id_package_type_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."package_type"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package" ADD CONSTRAINT "package_departure_city_city_slug_fk" FOREIGN KEY ("departure_city") REFERENCES "public"."city"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package" ADD CONSTRAINT "package_policy_id_cancellation_policy_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."cancellation_policy"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_extra" ADD CONSTRAINT "package_extra_package_id_package_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."package"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_residence" ADD CONSTRAINT "package_residence_package_id_package_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."package"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_residence" ADD CONSTRAINT "package_residence_hotel_id_hotel_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotel"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service" ADD CONSTRAINT "service_type_id_service_type_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."service_type"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service" ADD CONSTRAINT "service_city_city_slug_fk" FOREIGN KEY ("city") REFERENCES "public"."city"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service" ADD CONSTRAINT "service_to_city_city_slug_fk" FOREIGN KEY ("to_city") REFERENCES "public"."city"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service" ADD CONSTRAINT "service_policy_id_cancellation_policy_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."cancellation_policy"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_option" ADD CONSTRAINT "service_option_service_id_service_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."service"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_slot" ADD CONSTRAINT "service_slot_option_id_service_option_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."service_option"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "season_note_days" ON "season_note" USING btree ("first_day","last_day");--> statement-breakpoint
CREATE UNIQUE INDEX "departure_package_day" ON "departure" USING btree ("package_id","starts_on");--> statement-breakpoint
CREATE INDEX "departure_day" ON "departure" USING btree ("starts_on");--> statement-breakpoint
CREATE UNIQUE INDEX "package_slug" ON "package" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "package_of_type" ON "package" USING btree ("type_id");--> statement-breakpoint
CREATE UNIQUE INDEX "package_extra_code" ON "package_extra" USING btree ("package_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "service_slug" ON "service" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "service_of_type" ON "service" USING btree ("type_id");--> statement-breakpoint
CREATE INDEX "service_city" ON "service" USING btree ("city");--> statement-breakpoint
CREATE INDEX "service_search_key" ON "service" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "service_option_code" ON "service_option" USING btree ("service_id","code");--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_kind" CHECK (("booking"."kind" = 'stay') = ("booking"."hotel_id" is not null) and ("booking"."kind" = 'stay') = ("booking"."journey" is null));