CREATE TABLE "channel_calendar" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "channel_calendar_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"room_type_id" integer NOT NULL,
	"name" text NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"effect" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"whole" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "channel_event" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "channel_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"calendar_id" integer NOT NULL,
	"key" text NOT NULL,
	"summary" text NOT NULL,
	"first" date,
	"until" date,
	"problem" text,
	"raw" text NOT NULL,
	"left_out" boolean NOT NULL,
	CONSTRAINT "channel_event_dates" CHECK (num_nulls("channel_event"."first", "channel_event"."until") in (0, 2) and ("channel_event"."first" < "channel_event"."until" or "channel_event"."problem" is not null))
);
--> statement-breakpoint
-- `searchWords` of domains/shared/search-text.server.ts at the time of this migration, which fills the key of all bookings
-- and rewrites their table once. If the letters of `searchKey` change, a migration replaces the function and rebuilds the keys.
CREATE FUNCTION "search_words"("name" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
	RETURN ' ' || regexp_replace(replace(replace(replace(replace(translate(regexp_replace(lower(normalize(translate(name, '''’‘ʻʼʽʾʿˈ`´′', ''), NFKD)), '[̀-ͯؐ-ؚـً-ٰٟۖ-ۜ۟-۪ۨ-ۭ­​-‏‪-‮⁠-⁯︀-️﻿]', '', 'g'), 'ٱةىیېےکگہھەپچژڤٹڈڑںøłđðı٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹ء', 'اهييييككهههبجزفتدرنolddi01234567890123456789'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '[-\s.,;:/()_"‐-―،؛]+', ' ', 'g') || ' ' || replace(regexp_replace(replace(replace(replace(replace(translate(regexp_replace(lower(normalize(translate(name, '''’‘ʻʼʽʾʿˈ`´′', ''), NFKD)), '[̀-ͯؐ-ؚـً-ٰٟۖ-ۜ۟-۪ۨ-ۭ­​-‏‪-‮⁠-⁯︀-️﻿]', '', 'g'), 'ٱةىیېےکگہھەپچژڤٹڈڑںøłđðı٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹ء', 'اهييييككهههبجزفتدرنolddi01234567890123456789'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '[-\s.,;:/()_"‐-―،؛]+', ' ', 'g'), ' ', '');
--> statement-breakpoint
CREATE FUNCTION "booking_search_key"("reference" text, "contact" jsonb, "guests" jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
	RETURN ' ' || lower("reference") || ' ' || lower(coalesce("contact" ->> 'email', '')) || ' '
		|| regexp_replace(coalesce("contact" ->> 'phone', ''), '[^0-9]', '', 'g')
		|| coalesce((SELECT string_agg("search_words"(concat_ws(' ', g.guest ->> 'first_name', g.guest ->> 'last_name')), '' ORDER BY g.place)
			FROM jsonb_path_query("guests", '$[*]') WITH ORDINALITY AS g (guest, place)), '');
--> statement-breakpoint
DROP INDEX "booking_people";--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "search_key" text GENERATED ALWAYS AS (booking_search_key(reference, contact, guests)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "night_inventory" ADD COLUMN "elsewhere" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "channel_calendar" ADD CONSTRAINT "channel_calendar_room_type_id_room_type_id_fk" FOREIGN KEY ("room_type_id") REFERENCES "public"."room_type"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_event" ADD CONSTRAINT "channel_event_calendar_id_channel_calendar_id_fk" FOREIGN KEY ("calendar_id") REFERENCES "public"."channel_calendar"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "channel_calendar_room" ON "channel_calendar" USING btree ("room_type_id");--> statement-breakpoint
CREATE UNIQUE INDEX "channel_event_key" ON "channel_event" USING btree ("calendar_id","key");--> statement-breakpoint
CREATE INDEX "booking_search" ON "booking" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "night_inventory" ADD CONSTRAINT "night_inventory_elsewhere" CHECK ("night_inventory"."elsewhere" between 0 and 9999);