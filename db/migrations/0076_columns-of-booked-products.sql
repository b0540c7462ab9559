-- What a booking, an offer or a change is for gets columns that PostgreSQL computes from its product. VAT and the fees that a
-- price contains are written with it; for older bookings they are what the tax report and the reconciliation have computed.
DROP INDEX "booking_departure";--> statement-breakpoint
DROP INDEX "booking_with_requirements";--> statement-breakpoint
DROP INDEX "booking_change_cheaper";--> statement-breakpoint
CREATE FUNCTION "booked_taxes"("product" jsonb, "tax" text) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
	SELECT coalesce(sum((t ->> 'amount')::int) FILTER (WHERE t ->> 'kind' = "tax"), 0)::int FROM jsonb_array_elements("product" #> '{priced,taxes}') t
$$;--> statement-breakpoint
-- The VAT of a fee of earlier terms, which is part of the first amount with VAT.
CREATE FUNCTION "booked_fee_vat"("product" jsonb) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
	SELECT coalesce((SELECT taxed - round(taxed * 10000.0 / (10000 + rate))::int - vat
		FROM jsonb_array_elements(coalesce("product" #> '{priced,taxes}', jsonb_build_array("product" #> '{priced,vat}'))) WITH ORDINALITY tax (t, i)
			CROSS JOIN LATERAL (SELECT (t ->> 'rateBasisPoints')::int AS rate, (t ->> 'amount')::int AS vat) of
			CROSS JOIN LATERAL (SELECT ("product" #>> '{earlierTerms,fee}')::int + CASE WHEN t ? 'kind'
				THEN coalesce((t ->> 'base')::int, round(vat * 10000.0 / nullif(rate, 0))::int, 0) + vat ELSE ("product" #>> '{priced,total}')::int END AS taxed) whole
		WHERE coalesce(t ->> 'kind', 'vat') = 'vat' AND ("product" #>> '{earlierTerms,fee}')::int > 0
		ORDER BY coalesce((t ->> 'base')::int, vat) > 0 DESC, i LIMIT 1), 0)
$$;--> statement-breakpoint
CREATE FUNCTION "booked_hotel_fee"("product" jsonb) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
	SELECT coalesce(sum((fee ->> 'amount')::int), 0)::int FROM jsonb_array_elements(CASE "product" ->> 'kind' WHEN 'stay' THEN "product" #> '{priced,fees}' END) fee
	WHERE (fee ->> 'mandatory')::boolean AND fee ->> 'due' = 'property'
$$;--> statement-breakpoint
ALTER TABLE "booking"
	ADD COLUMN "departure_id" integer GENERATED ALWAYS AS ((product #>> '{priced,departureId}')::int) STORED,
	ADD COLUMN "option_id" integer GENERATED ALWAYS AS ((product #>> '{priced,optionId}')::int) STORED,
	ADD COLUMN "hour" text GENERATED ALWAYS AS (product #>> '{priced,time}') STORED,
	ADD COLUMN "quantity" integer GENERATED ALWAYS AS (coalesce(product #>> '{priced,seats}', product #>> '{priced,units}')::int) STORED,
	ADD COLUMN "package_id" integer GENERATED ALWAYS AS (case kind when 'package' then (product #>> '{row,id}')::int end) STORED,
	ADD COLUMN "service_id" integer GENERATED ALWAYS AS (case kind when 'service' then (product #>> '{row,id}')::int end) STORED,
	ADD COLUMN "title" jsonb GENERATED ALWAYS AS (coalesce(product #> '{row,title}', product #> '{row,name}')) STORED,
	ADD COLUMN "city_name" jsonb GENERATED ALWAYS AS (coalesce(product #> '{row,departureCity,name}', product #> '{row,city,name}')) STORED,
	ADD COLUMN "time_zone" text GENERATED ALWAYS AS (product #>> '{timeZone}') STORED,
	ADD COLUMN "starts_at" text GENERATED ALWAYS AS (product #>> '{startsAt}') STORED,
	ADD COLUMN "due_days" jsonb GENERATED ALWAYS AS (jsonb_path_query_array(product, '$.priced.plan[*].due ? (@ like_regex "^[0-9]")')) STORED,
	ADD COLUMN "supply" text GENERATED ALWAYS AS (product #>> '{row,supply}') STORED,
	ADD COLUMN "details_days_before" integer GENERATED ALWAYS AS ((product #>> '{requirements,daysBefore}')::int) STORED,
	ADD COLUMN "discount_minor" integer GENERATED ALWAYS AS ((product #>> '{priced,discount,amount}')::int) STORED,
	ADD COLUMN "discount_code" text GENERATED ALWAYS AS (product #>> '{priced,discount,code}') STORED,
	ADD COLUMN "vat_minor" integer GENERATED ALWAYS AS (booked_taxes(product, 'vat') + coalesce((product #>> '{priced,vat,amount}')::int, 0) + booked_fee_vat(product)) STORED NOT NULL,
	ADD COLUMN "city_fee_minor" integer GENERATED ALWAYS AS (booked_taxes(product, 'city_fee')) STORED NOT NULL,
	ADD COLUMN "hotel_fee_minor" integer GENERATED ALWAYS AS (booked_hotel_fee(product)) STORED NOT NULL;--> statement-breakpoint
-- From now on they are written.
ALTER TABLE "booking"
	ALTER COLUMN "vat_minor" DROP EXPRESSION,
	ALTER COLUMN "city_fee_minor" DROP EXPRESSION,
	ALTER COLUMN "hotel_fee_minor" DROP EXPRESSION;--> statement-breakpoint
DROP FUNCTION "booked_taxes";--> statement-breakpoint
DROP FUNCTION "booked_fee_vat";--> statement-breakpoint
DROP FUNCTION "booked_hotel_fee";--> statement-breakpoint
ALTER TABLE "booking_change"
	ADD COLUMN "departure_id" integer GENERATED ALWAYS AS ((product #>> '{priced,departureId}')::int) STORED,
	ADD COLUMN "option_id" integer GENERATED ALWAYS AS ((product #>> '{priced,optionId}')::int) STORED,
	ADD COLUMN "hour" text GENERATED ALWAYS AS (product #>> '{priced,time}') STORED,
	ADD COLUMN "quantity" integer GENERATED ALWAYS AS (coalesce(product #>> '{priced,seats}', product #>> '{priced,units}')::int) STORED,
	ADD COLUMN "product_kind" text GENERATED ALWAYS AS (product #>> '{kind}') STORED,
	ADD COLUMN "first_day" text GENERATED ALWAYS AS (coalesce(product #>> '{priced,checkIn}', product #>> '{priced,startsOn}', product #>> '{priced,date}')) STORED,
	ADD COLUMN "last_day" text GENERATED ALWAYS AS (coalesce(product #>> '{priced,checkOut}', product #>> '{priced,endsOn}', product #>> '{priced,lastDate}')) STORED,
	ADD COLUMN "room_type_ids" jsonb GENERATED ALWAYS AS (jsonb_path_query_array(product, '$.priced.rooms[*].roomTypeId')) STORED,
	ADD COLUMN "cheaper_minor" integer GENERATED ALWAYS AS ((product_before #>> '{priced,total}')::int - (product #>> '{priced,total}')::int) STORED;--> statement-breakpoint
ALTER TABLE "booking_offer"
	ADD COLUMN "departure_id" integer GENERATED ALWAYS AS ((product #>> '{priced,departureId}')::int) STORED,
	ADD COLUMN "option_id" integer GENERATED ALWAYS AS ((product #>> '{priced,optionId}')::int) STORED,
	ADD COLUMN "hour" text GENERATED ALWAYS AS (product #>> '{priced,time}') STORED,
	ADD COLUMN "quantity" integer GENERATED ALWAYS AS (coalesce(product #>> '{priced,seats}', product #>> '{priced,units}')::int) STORED,
	ADD COLUMN "product_kind" text GENERATED ALWAYS AS (product #>> '{kind}') STORED,
	ADD COLUMN "first_day" text GENERATED ALWAYS AS (coalesce(product #>> '{priced,checkIn}', product #>> '{priced,startsOn}', product #>> '{priced,date}')) STORED,
	ADD COLUMN "last_day" text GENERATED ALWAYS AS (coalesce(product #>> '{priced,checkOut}', product #>> '{priced,endsOn}', product #>> '{priced,lastDate}')) STORED,
	ADD COLUMN "room_type_ids" jsonb GENERATED ALWAYS AS (jsonb_path_query_array(product, '$.priced.rooms[*].roomTypeId')) STORED;--> statement-breakpoint
CREATE INDEX "booking_departure" ON "booking" USING btree ("departure_id") WHERE "booking"."departure_id" is not null;--> statement-breakpoint
CREATE INDEX "booking_with_requirements" ON "booking" USING btree ("check_in") WHERE "booking"."status" = 'confirmed' and "booking"."details_days_before" is not null;--> statement-breakpoint
CREATE INDEX "booking_change_cheaper" ON "booking_change" USING btree ("booking_id") WHERE "booking_change"."state" = 'applied' and "booking_change"."product" is not null and coalesce("booking_change"."cheaper_minor" > 0, true);
