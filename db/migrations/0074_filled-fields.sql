-- Fields that stored JSON got later are filled in where rows lack them. A notification that is not sent yet gets empty ones, as
-- it was written without them; a booked product gets what its package or service has now, or has by default if it is gone.
CREATE FUNCTION pg_temp.filled_booking("data" jsonb) RETURNS jsonb LANGUAGE sql AS $$
	SELECT '{"destinations": null, "wholeDay": false, "gift": null, "paid": 0, "instalments": null, "freeUntil": null, "rooms": null, "option": null,
			"meeting": null, "hotels": null, "providerPhone": null, "cancelling": {"kind": "free", "penalty": 0}, "detailsDue": null, "place": null}' || "data"
		|| CASE jsonb_typeof("data" -> 'option') WHEN 'object' THEN jsonb_build_object('option', '{"vehicles": null}' || ("data" -> 'option')) ELSE '{}' END
$$;
--> statement-breakpoint
UPDATE "notification" SET "data" = '{"reason": null, "comment": "", "refund": 0, "refund_days": null, "byHand": 0, "unpaid": false, "kept": 0, "substitution": null,
		"offered": null, "deadline": null, "token": null, "names": null, "dates": null, "product": null}'
	|| CASE "kind" WHEN 'booking_cancelled' THEN '{"order": null}'::jsonb ELSE '{}' END || pg_temp.filled_booking("data")
	WHERE "kind" LIKE 'booking\_%' AND "data" ? 'reference';--> statement-breakpoint
UPDATE "notification" SET "data" = "data" || jsonb_build_object('bookings', (SELECT jsonb_agg(pg_temp.filled_booking(one) ORDER BY place)
		FROM jsonb_array_elements("data" -> 'bookings') WITH ORDINALITY ordered (one, place)))
	WHERE "kind" = 'order_booked' AND "data" -> 'bookings' <> '[]';--> statement-breakpoint
UPDATE "notification" SET "data" = "data" || jsonb_build_object('entries', (SELECT jsonb_agg(one || jsonb_build_object('booking', pg_temp.filled_booking(one -> 'booking'))
		ORDER BY place) FROM jsonb_array_elements("data" -> 'entries') WITH ORDINALITY listed (one, place)))
	WHERE "kind" = 'office_notice' AND "data" -> 'entries' <> '[]';--> statement-breakpoint
UPDATE "notification" SET "data" = '{"before": null}' || "data" WHERE "kind" = 'hotel_request' AND "data" ? 'reference';--> statement-breakpoint
CREATE FUNCTION pg_temp.filled_product("product" jsonb) RETURNS jsonb LANGUAGE sql AS $$
	SELECT "product" || jsonb_build_object('row', CASE "product" ->> 'kind'
		WHEN 'package' THEN (SELECT jsonb_build_object('meetingPoint', p.meeting_point, 'childMaxAge', coalesce(p.child_max_age, 11),
			'infantMaxAge', coalesce(p.infant_max_age, 1)) FROM (SELECT) AS one LEFT JOIN "package" p ON p.id = ("product" -> 'row' ->> 'id')::int)
		ELSE (SELECT jsonb_build_object('childMaxAge', coalesce(s.child_max_age, 11), 'freeMaxAge', coalesce(s.free_max_age, 1))
			FROM (SELECT) AS one LEFT JOIN "service" s ON s.id = ("product" -> 'row' ->> 'id')::int) END || ("product" -> 'row'))
$$;
--> statement-breakpoint
UPDATE "booking" SET "product" = pg_temp.filled_product("product") WHERE "product" ? 'row';--> statement-breakpoint
UPDATE "booking_offer" SET "product" = pg_temp.filled_product("product") WHERE "product" ? 'row';--> statement-breakpoint
UPDATE "booking_change" SET "product" = pg_temp.filled_product("product") WHERE "product" ? 'row';--> statement-breakpoint
UPDATE "booking_change" SET "product_before" = pg_temp.filled_product("product_before") WHERE "product_before" ? 'row';--> statement-breakpoint
UPDATE "booking_offer" SET "substitution" = "substitution" || jsonb_build_object('before', '{"note": null}' || ("substitution" -> 'before'),
	'after', '{"note": null}' || ("substitution" -> 'after')) WHERE "substitution" -> 'before' IS NOT NULL AND "substitution" -> 'after' IS NOT NULL;
