-- A priced product states when it is paid as a plan, whose parts add up to its price with the fee of earlier terms.
CREATE FUNCTION pg_temp.part("due" text, "amount" int) RETURNS jsonb LANGUAGE sql AS $$
	SELECT jsonb_build_object('due', "due", 'amount', "amount")
$$;
--> statement-breakpoint
CREATE FUNCTION pg_temp.planned("parts" jsonb[]) RETURNS jsonb LANGUAGE sql AS $$
	SELECT coalesce(jsonb_agg(part ORDER BY place), '[]') FROM unnest("parts") WITH ORDINALITY planned (part, place) WHERE (part ->> 'amount')::int > 0
$$;
--> statement-breakpoint
CREATE FUNCTION pg_temp.dated("instalments" jsonb) RETURNS jsonb[] LANGUAGE sql AS $$
	SELECT array_agg(part ORDER BY part ->> 'due') FROM jsonb_array_elements("instalments") part WHERE part ->> 'due' IS NOT NULL
$$;
--> statement-breakpoint
CREATE FUNCTION pg_temp.with_plan("product" jsonb) RETURNS jsonb LANGUAGE sql AS $$
	SELECT "product" - 'dueInPerson' || jsonb_build_object('priced', priced - '{dueAtProperty,instalments}'::text[]
		|| jsonb_build_object('plan', pg_temp.planned(pg_temp.part('booking', total - later - on_arrival) || dated || pg_temp.part('arrival', on_arrival)))
		|| CASE WHEN priced ? 'agreed' THEN jsonb_build_object('agreed', (SELECT jsonb_agg(CASE WHEN agreed ? 'schedule' THEN agreed - 'schedule' || jsonb_build_object('plan',
				pg_temp.planned((SELECT array_agg(jsonb_build_object('due', 'booking') || jsonb_strip_nulls(part) ORDER BY place)
					FROM jsonb_array_elements(agreed -> 'schedule') WITH ORDINALITY scheduled (part, place)))) ELSE agreed END ORDER BY i)
			FROM jsonb_array_elements(priced -> 'agreed') WITH ORDINALITY parts (agreed, i))) ELSE '{}' END)
	FROM (SELECT "product" -> 'priced' AS priced, pg_temp.dated("product" #> '{priced,instalments}') AS dated,
			("product" #>> '{priced,total}')::int + coalesce(("product" #>> '{earlierTerms,fee}')::int, 0) AS total,
			coalesce(("product" #>> '{priced,dueAtProperty}')::int, 0) + coalesce(("product" ->> 'dueInPerson')::int, 0) AS on_arrival) stated,
		LATERAL (SELECT coalesce(sum((part ->> 'amount')::int), 0)::int AS later FROM unnest(dated) part) instalments
$$;
--> statement-breakpoint
UPDATE "booking" SET "price" = "price" - 'dueLater', "product" = pg_temp.with_plan("product") WHERE "product" ? 'priced';--> statement-breakpoint
UPDATE "booking_offer" SET "product" = pg_temp.with_plan("product") WHERE "product" ? 'priced';--> statement-breakpoint
UPDATE "booking_change" SET "product" = pg_temp.with_plan("product") WHERE "product" ? 'priced';--> statement-breakpoint
UPDATE "booking_change" SET "product_before" = pg_temp.with_plan("product_before") WHERE "product_before" ? 'priced';
