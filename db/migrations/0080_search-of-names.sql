CREATE OR REPLACE FUNCTION "search_words"("name" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
	RETURN ' ' || regexp_replace(replace(replace(replace(replace(translate(regexp_replace(lower(normalize(translate(name, '''’‘‛ʻʼʽʾʿˈʹˊˋꞌ՚׳`´′‵', ''), NFKD)), '[̀-֑ͯ-ׇֽֿׁׂׅׄؐ-ؚ؜ـً-ٰٟۖ-ۜ۟-۪ۨ-ۭ­​-‏‪-‮⁠-⁯︀-️﻿]', '', 'g'), 'ٱةىیېےکگہھەپچژڤٹڈڑںøłđðı٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹ء', 'اهييييككهههبجزفتدرنolddi01234567890123456789'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '[-\s.,;:/()_"@·־་፡‐-―‧−・،؛]+', ' ', 'g') || ' ' || replace(regexp_replace(replace(replace(replace(replace(translate(regexp_replace(lower(normalize(translate(name, '''’‘‛ʻʼʽʾʿˈʹˊˋꞌ՚׳`´′‵', ''), NFKD)), '[̀-֑ͯ-ׇֽֿׁׂׅׄؐ-ؚ؜ـً-ٰٟۖ-ۜ۟-۪ۨ-ۭ­​-‏‪-‮⁠-⁯︀-️﻿]', '', 'g'), 'ٱةىیېےکگہھەپچژڤٹڈڑںøłđðı٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹ء', 'اهييييككهههبجزفتدرنolddi01234567890123456789'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '[-\s.,;:/()_"@·־་፡‐-―‧−・،؛]+', ' ', 'g'), ' ', '');
--> statement-breakpoint
-- A stored column keeps what the function returned before.
ALTER TABLE "booking" DROP COLUMN "search_key";--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "search_key" text GENERATED ALWAYS AS (booking_search_key(reference, contact, guests)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "booking_search" ON "booking" USING gin ("search_key" gin_trgm_ops);
