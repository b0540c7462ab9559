-- What a booking costs, line by line. A line that no longer holds stays, and a counter-entry reverses it.
CREATE TABLE "booking_charge" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking_charge_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"booking_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"source" text NOT NULL,
	"subject" text,
	"detail" text,
	"date" date,
	"name" jsonb,
	"amount_minor" integer NOT NULL,
	"reverses" bigint,
	"reason" text,
	CONSTRAINT "booking_charge_amount" CHECK ("booking_charge"."amount_minor" <> 0),
	CONSTRAINT "booking_charge_reason" CHECK ("booking_charge"."reverses" is null or "booking_charge"."reason" is not null)
);
--> statement-breakpoint
-- The lines that the price of each booking states, the rest of its total as one line, and the penalty of one that has ended.
WITH line AS (
	SELECT b."id", 1 AS "part", 'night' AS "source", room ->> 'roomTypeId' AS "subject", NULL::text AS "detail", (n ->> 'night')::date AS "date",
		(SELECT rt."name" FROM "room_type" rt WHERE rt."id" = (room ->> 'roomTypeId')::int) AS "name", (n ->> 'amount')::int AS "amount"
	FROM "booking" b, jsonb_array_elements(b."product" -> 'priced' -> 'rooms') room, jsonb_array_elements(room -> 'nights') n WHERE b."kind" = 'stay'
	UNION ALL
	SELECT b."id", 2, 'board', room ->> 'roomTypeId', room ->> 'board', (n ->> 'night')::date,
		(SELECT rt."name" FROM "room_type" rt WHERE rt."id" = (room ->> 'roomTypeId')::int),
		((room ->> 'boardAmount')::bigint * i / jsonb_array_length(room -> 'nights') - (room ->> 'boardAmount')::bigint * (i - 1) / jsonb_array_length(room -> 'nights'))::int
	FROM "booking" b, jsonb_array_elements(b."product" -> 'priced' -> 'rooms') room, jsonb_array_elements(room -> 'nights') WITH ORDINALITY nights (n, i)
	WHERE b."kind" = 'stay'
	UNION ALL
	SELECT b."id", 3, 'seat', room ->> 'sharing', one ->> 'kind', NULL, NULL, (one ->> 'each')::int
	FROM "booking" b, jsonb_array_elements(b."product" -> 'priced' -> 'rooms') room, jsonb_array_elements(room -> 'persons') one,
		generate_series(1, (one ->> 'count')::int) WHERE b."kind" = 'package'
	UNION ALL
	SELECT b."id", 4, 'extra', extra ->> 'id', NULL, NULL, extra -> 'name',
		((extra ->> 'amount')::bigint * i / (extra ->> 'quantity')::int - (extra ->> 'amount')::bigint * (i - 1) / (extra ->> 'quantity')::int)::int
	FROM "booking" b, jsonb_array_elements(b."product" -> 'priced' -> 'extras') extra, generate_series(1, (extra ->> 'quantity')::int) i WHERE b."kind" = 'package'
	UNION ALL
	SELECT b."id", 5, 'option', b."product" -> 'priced' ->> 'optionId', one ->> 'kind', NULL, b."product" -> 'option' -> 'name', (one ->> 'each')::int
	FROM "booking" b, jsonb_array_elements(b."product" -> 'priced' -> 'lines') one, generate_series(1, (one ->> 'count')::int) WHERE b."kind" = 'service'
	UNION ALL
	SELECT b."id", 6, 'discount', b."product" #>> '{priced,discount,code}', NULL, NULL, b."product" #> '{priced,discount,name}',
		-(b."product" #>> '{priced,discount,amount}')::int
	FROM "booking" b
	UNION ALL
	SELECT b."id", 7, 'fee', fee ->> 'code', NULL, NULL, fee -> 'name', (fee ->> 'amount')::int
	FROM "booking" b, jsonb_array_elements(b."product" -> 'priced' -> 'fees') fee WHERE b."kind" = 'stay' AND (fee ->> 'mandatory')::boolean
	UNION ALL
	SELECT b."id", 8, tax ->> 'kind', tax ->> 'rateBasisPoints', NULL, NULL, NULL, (tax ->> 'amount')::int
	FROM "booking" b, jsonb_array_elements(b."product" -> 'priced' -> 'taxes') tax WHERE b."kind" = 'stay'
	UNION ALL
	SELECT b."id", 9, 'change_fee', NULL, NULL, NULL, NULL, (b."product" #>> '{earlierTerms,fee}')::int FROM "booking" b
), complete AS (
	SELECT * FROM line WHERE "amount" <> 0
	UNION ALL
	SELECT b."id", 10, 'other', NULL, NULL, NULL, NULL, (b."total_minor" - coalesce(stated."amount", 0))::int
	FROM "booking" b LEFT JOIN (SELECT "id", sum("amount") AS "amount" FROM line GROUP BY "id") stated ON stated."id" = b."id"
)
INSERT INTO "booking_charge" ("booking_id", "at", "source", "subject", "detail", "date", "name", "amount_minor")
SELECT b."id", b."created_at", c."source", c."subject", c."detail", c."date", nullif(c."name", 'null'), c."amount"
FROM complete c JOIN "booking" b ON b."id" = c."id"
WHERE c."amount" <> 0 AND b."status" NOT IN ('rejected', 'expired', 'cancelled') ORDER BY b."id", c."part", c."date";
--> statement-breakpoint
INSERT INTO "booking_charge" ("booking_id", "at", "source", "amount_minor", "reason")
SELECT "id", "updated_at", 'penalty', ("cancelled" ->> 'penalty')::int, 'cancelled' FROM "booking"
WHERE "status" IN ('rejected', 'expired', 'cancelled') AND ("cancelled" ->> 'penalty')::int > 0 ORDER BY "id";
--> statement-breakpoint
ALTER TABLE "booking_charge" ADD CONSTRAINT "booking_charge_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_charge" ADD CONSTRAINT "booking_charge_reverses_booking_charge_id_fk" FOREIGN KEY ("reverses") REFERENCES "public"."booking_charge"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_charge_booking" ON "booking_charge" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "booking_charge_reverses" ON "booking_charge" USING btree ("reverses") WHERE "booking_charge"."reverses" is not null;--> statement-breakpoint
CREATE FUNCTION charges_are_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'charges are append-only: write a counter-entry';
END $$;
--> statement-breakpoint
CREATE TRIGGER booking_charge_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON "booking_charge" FOR EACH STATEMENT EXECUTE FUNCTION charges_are_append_only();
--> statement-breakpoint
ALTER TABLE "arrival_payment" ADD COLUMN "reason" text;--> statement-breakpoint
UPDATE "arrival_payment" SET "reason" = '—' WHERE "reverses" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "arrival_payment" ADD CONSTRAINT "arrival_payment_reason" CHECK (("arrival_payment"."reverses" is null) = ("arrival_payment"."reason" is null));--> statement-breakpoint
DROP VIEW "booking_entry";--> statement-breakpoint
-- The ledger of bookings: what each costs, line by line, and one row for each payment, refund and held amount. Signed minor units;
-- `id` and `reverses` name rows of the view, `note` is what staff wrote, and the last four columns are those of a charge.
CREATE VIEW "booking_entry" AS
SELECT 'charge:' || c."id" AS "id", c."booking_id", 'charge' AS "kind", c."source", c."reason", c."amount_minor", c."at", c."id"::text AS "ref",
	NULL::text AS "recorded_by", NULL::text AS "way", NULL::text AS "note", 'charge:' || c."reverses" AS "reverses",
	c."subject", c."detail", c."date", c."name"
FROM "booking_charge" c
UNION ALL
SELECT 'payment:' || p."id", bp."booking_id", 'payment', CASE p."provider" WHEN 'gift_card' THEN 'gift_card' ELSE 'online' END,
	NULL, bp."amount_minor", p."paid_at", p."id", NULL, CASE p."provider" WHEN 'gift_card' THEN 'gift_card' ELSE 'card' END, NULL, NULL, NULL, NULL, NULL, NULL
FROM "booking_payment" bp JOIN "payment" p ON p."id" = bp."payment_id" AND p."captured_minor" > 0 AND p."problem" IS NULL
UNION ALL
SELECT 'refund:' || r."id", bp."booking_id", 'refund', CASE p."provider" WHEN 'gift_card' THEN 'gift_card' ELSE 'online' END, r."reason",
	-r."amount_minor", r."requested_at", r."id"::text, NULL, CASE p."provider" WHEN 'gift_card' THEN 'gift_card' ELSE 'card' END, NULL, NULL, NULL, NULL, NULL, NULL
FROM "booking_payment" bp JOIN "payment" p ON p."id" = bp."payment_id" AND p."captured_minor" > 0 AND p."problem" IS NULL
	JOIN "booking" b ON b."id" = bp."booking_id" JOIN "refund" r ON r."payment_id" = p."id" AND r."reference" = b."reference"
UNION ALL
SELECT 'arrival:' || a."id", a."booking_id", 'payment', 'by_hand', CASE WHEN a."reverses" IS NOT NULL THEN 'mistake' END, a."amount_minor", a."at",
	a."id"::text, a."name", a."way", a."reason", 'arrival:' || a."reverses", NULL, NULL, NULL, NULL
FROM "arrival_payment" a
UNION ALL
SELECT 'manual:' || m."id", m."booking_id", 'refund', 'by_hand', m."reason", -m."amount_minor", m."at", m."id"::text, m."name", NULL, nullif(m."note", ''),
	NULL, NULL, NULL, NULL, NULL
FROM "manual_refund" m
UNION ALL
SELECT 'hold:' || g."booking_id", g."booking_id", 'hold', 'gift_card', NULL, g."amount_minor", g."at", NULL, NULL, 'gift_card', NULL, NULL, NULL, NULL, NULL, NULL
FROM "gift_use" g WHERE g."state" = 'held';
