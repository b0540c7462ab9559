CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "account" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"locale" text DEFAULT 'en' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verification" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"user_id" text,
	"hotel_id" integer NOT NULL,
	"status" text NOT NULL,
	"payment_status" text NOT NULL,
	"payment_type" text NOT NULL,
	"check_in" date NOT NULL,
	"check_out" date NOT NULL,
	"total_minor" integer NOT NULL,
	"currency" char(3) NOT NULL,
	"priced" jsonb NOT NULL,
	"guests" jsonb NOT NULL,
	"contact" jsonb NOT NULL,
	"special_request" text DEFAULT '' NOT NULL,
	"locale" text NOT NULL,
	"deadline_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "booking_dates" CHECK ("booking"."check_out" > "booking"."check_in")
);
--> statement-breakpoint
CREATE TABLE "booking_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"booking_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_room" (
	"booking_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"room_type_id" integer NOT NULL,
	"rate_plan_id" integer NOT NULL,
	"priced" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "image" (
	"id" text PRIMARY KEY NOT NULL,
	"scene" text NOT NULL,
	"options" jsonb NOT NULL,
	"alt" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "city" (
	"slug" text PRIMARY KEY NOT NULL,
	"country" char(2) NOT NULL,
	"name" jsonb NOT NULL,
	"lat" double precision NOT NULL,
	"lon" double precision NOT NULL,
	"time_zone" text NOT NULL,
	"rank" smallint NOT NULL,
	"search_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "country" (
	"code" char(2) PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"calling_code" text NOT NULL,
	"currency" char(3)
);
--> statement-breakpoint
CREATE TABLE "district" (
	"id" bigint PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"city" text NOT NULL,
	"name" jsonb NOT NULL,
	"lat" double precision NOT NULL,
	"lon" double precision NOT NULL,
	"shape" jsonb NOT NULL,
	"search_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "place" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "place_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"city" text NOT NULL,
	"category" text NOT NULL,
	"name" jsonb NOT NULL,
	"lat" double precision NOT NULL,
	"lon" double precision NOT NULL,
	"gate_no" smallint,
	"iata" char(3),
	"source" text NOT NULL,
	"search_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "amenity" (
	"id" text PRIMARY KEY NOT NULL,
	"scope" text NOT NULL,
	"group" text NOT NULL,
	"name" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cancellation_policy" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cancellation_policy_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" jsonb NOT NULL,
	"windows" jsonb NOT NULL,
	CONSTRAINT "cancellation_policy_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "hotel" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hotel_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"stars" smallint NOT NULL,
	"city" text NOT NULL,
	"district_id" bigint NOT NULL,
	"lat" double precision NOT NULL,
	"lon" double precision NOT NULL,
	"nearest_place_id" integer,
	"nearest_place_metres" integer,
	"main_facilities" text[] NOT NULL,
	"amenities" text[] NOT NULL,
	"check_in_from" time NOT NULL,
	"check_out_until" time NOT NULL,
	"min_nights" smallint DEFAULT 1 NOT NULL,
	"child_max_age" smallint DEFAULT 11 NOT NULL,
	"currency" char(3) NOT NULL,
	"fees" jsonb NOT NULL,
	"price_policy" jsonb NOT NULL,
	"supply" text NOT NULL,
	"image_ids" text[] NOT NULL,
	"rating" smallint,
	"review_count" integer DEFAULT 0 NOT NULL,
	"rank" smallint DEFAULT 0 NOT NULL,
	"search_key" text NOT NULL,
	CONSTRAINT "hotel_stars" CHECK ("hotel"."stars" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "night_inventory" (
	"room_type_id" integer NOT NULL,
	"night" date NOT NULL,
	"price" integer NOT NULL,
	"allotment" smallint NOT NULL,
	"held" smallint DEFAULT 0 NOT NULL,
	"sold" smallint DEFAULT 0 NOT NULL,
	"min_stay" smallint DEFAULT 1 NOT NULL,
	"closed" boolean DEFAULT false NOT NULL,
	"closed_to_arrival" boolean DEFAULT false NOT NULL,
	CONSTRAINT "night_inventory_room_type_id_night_pk" PRIMARY KEY("room_type_id","night"),
	CONSTRAINT "night_inventory_never_oversold" CHECK ("night_inventory"."held" >= 0 and "night_inventory"."sold" >= 0 and "night_inventory"."held" + "night_inventory"."sold" <= "night_inventory"."allotment"),
	CONSTRAINT "night_inventory_price" CHECK ("night_inventory"."price" >= 0 and "night_inventory"."min_stay" >= 1)
);
--> statement-breakpoint
CREATE TABLE "rate_plan" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rate_plan_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"room_type_id" integer NOT NULL,
	"code" text NOT NULL,
	"board" text NOT NULL,
	"policy_id" integer NOT NULL,
	"payment" text NOT NULL,
	"price_basis_points" integer NOT NULL,
	"adult_supplement" integer NOT NULL,
	"child_supplement" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "room_type" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "room_type_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"hotel_id" integer NOT NULL,
	"code" text NOT NULL,
	"name" jsonb NOT NULL,
	"size_m2" smallint NOT NULL,
	"floor_from" smallint NOT NULL,
	"floor_to" smallint NOT NULL,
	"beds" jsonb NOT NULL,
	"bathrooms" smallint NOT NULL,
	"max_adults" smallint NOT NULL,
	"max_children" smallint NOT NULL,
	"max_total" smallint NOT NULL,
	"view" text NOT NULL,
	"amenities" text[] NOT NULL,
	"image_ids" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "season" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "season_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" jsonb NOT NULL,
	"hijri_year" smallint,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tax_rule" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tax_rule_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"country" char(2) NOT NULL,
	"rate_basis_points" integer NOT NULL,
	"base" text NOT NULL,
	"stars_from" smallint DEFAULT 1 NOT NULL,
	"stars_to" smallint DEFAULT 5 NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"owner" text NOT NULL,
	"endpoint" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"status" smallint NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_key_owner_endpoint_key_pk" PRIMARY KEY("owner","endpoint","key")
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"subject" text PRIMARY KEY NOT NULL,
	"level" double precision NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_hotel_id_hotel_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotel"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_event" ADD CONSTRAINT "booking_event_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_room" ADD CONSTRAINT "booking_room_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_room" ADD CONSTRAINT "booking_room_room_type_id_room_type_id_fk" FOREIGN KEY ("room_type_id") REFERENCES "public"."room_type"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_room" ADD CONSTRAINT "booking_room_rate_plan_id_rate_plan_id_fk" FOREIGN KEY ("rate_plan_id") REFERENCES "public"."rate_plan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "city" ADD CONSTRAINT "city_country_country_code_fk" FOREIGN KEY ("country") REFERENCES "public"."country"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "district" ADD CONSTRAINT "district_city_city_slug_fk" FOREIGN KEY ("city") REFERENCES "public"."city"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place" ADD CONSTRAINT "place_city_city_slug_fk" FOREIGN KEY ("city") REFERENCES "public"."city"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel" ADD CONSTRAINT "hotel_city_city_slug_fk" FOREIGN KEY ("city") REFERENCES "public"."city"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel" ADD CONSTRAINT "hotel_district_id_district_id_fk" FOREIGN KEY ("district_id") REFERENCES "public"."district"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel" ADD CONSTRAINT "hotel_nearest_place_id_place_id_fk" FOREIGN KEY ("nearest_place_id") REFERENCES "public"."place"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "night_inventory" ADD CONSTRAINT "night_inventory_room_type_id_room_type_id_fk" FOREIGN KEY ("room_type_id") REFERENCES "public"."room_type"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_plan" ADD CONSTRAINT "rate_plan_room_type_id_room_type_id_fk" FOREIGN KEY ("room_type_id") REFERENCES "public"."room_type"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_plan" ADD CONSTRAINT "rate_plan_policy_id_cancellation_policy_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."cancellation_policy"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_type" ADD CONSTRAINT "room_type_hotel_id_hotel_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotel"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_user" ON "account" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "session_token" ON "session" USING btree ("token");--> statement-breakpoint
CREATE INDEX "session_user" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_email" ON "user" USING btree ("email");--> statement-breakpoint
CREATE INDEX "verification_identifier" ON "verification" USING btree ("identifier");--> statement-breakpoint
CREATE UNIQUE INDEX "booking_reference" ON "booking" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "booking_user" ON "booking" USING btree ("user_id","check_in");--> statement-breakpoint
CREATE INDEX "booking_hotel" ON "booking" USING btree ("hotel_id","check_in");--> statement-breakpoint
CREATE INDEX "booking_deadline" ON "booking" USING btree ("deadline_at") WHERE "booking"."deadline_at" is not null;--> statement-breakpoint
CREATE INDEX "booking_event_booking" ON "booking_event" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "booking_room_position" ON "booking_room" USING btree ("booking_id","position");--> statement-breakpoint
CREATE INDEX "booking_room_type" ON "booking_room" USING btree ("room_type_id");--> statement-breakpoint
CREATE UNIQUE INDEX "district_slug" ON "district" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "district_city" ON "district" USING btree ("city");--> statement-breakpoint
CREATE UNIQUE INDEX "place_slug" ON "place" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "place_city_category" ON "place" USING btree ("city","category");--> statement-breakpoint
CREATE INDEX "place_search_key" ON "place" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "hotel_slug" ON "hotel" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "hotel_city" ON "hotel" USING btree ("city","stars");--> statement-breakpoint
CREATE INDEX "hotel_district" ON "hotel" USING btree ("district_id");--> statement-breakpoint
CREATE INDEX "hotel_search_key" ON "hotel" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "rate_plan_room_code" ON "rate_plan" USING btree ("room_type_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "room_type_hotel_code" ON "room_type" USING btree ("hotel_id","code");--> statement-breakpoint
CREATE INDEX "season_days" ON "season" USING btree ("first_day","last_day");--> statement-breakpoint
CREATE INDEX "idempotency_key_age" ON "idempotency_key" USING btree ("created_at");--> statement-breakpoint
-- Counters change in place: room on each page keeps those updates off the index.
ALTER TABLE "night_inventory" SET (fillfactor = 80);
