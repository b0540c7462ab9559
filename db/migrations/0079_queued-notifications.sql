-- A notification about bookings has what belongs to its event; the bookings are read when it is sent. One that was queued with all that
-- its text says is reduced to its event.
UPDATE "notification" n SET "data" = jsonb_build_object('bookingId', b."id") || (SELECT jsonb_object_agg(key, value) FROM jsonb_each(n."data")
		WHERE key IN ('reference', 'deadline', 'token', 'need', 'amount', 'others', 'droppedAfter', 'dueOn', 'missing', 'outcome', 'dates', 'product',
			'names', 'refund_days', 'to_gift', 'order', 'together', 'texts', 'replyTo') OR (key = 'refund' AND n."kind" = 'booking_changed'))
	FROM "booking" b WHERE n."kind" LIKE 'booking\_%' AND b."reference" = n."data" ->> 'reference';--> statement-breakpoint
UPDATE "notification" n SET "data" = jsonb_build_object('orderId', o."id", 'reference', o."reference", 'received', n."data" -> 'received', 'bookings',
		(SELECT jsonb_agg(one -> 'reference' ORDER BY place) FROM jsonb_array_elements(n."data" -> 'bookings') WITH ORDINALITY ordered (one, place)))
	FROM "booking_order" o WHERE n."kind" = 'order_booked' AND NOT n."data" ? 'orderId' AND o."reference" = n."data" ->> 'reference';--> statement-breakpoint
UPDATE "notification" SET "data" = "data" || jsonb_build_object('entries', (SELECT jsonb_agg(jsonb_build_object('reference', one #> '{booking,reference}',
		'events', one -> 'events') ORDER BY place) FROM jsonb_array_elements("data" -> 'entries') WITH ORDINALITY listed (one, place)))
	WHERE "kind" = 'office_notice' AND "data" -> 'entries' <> '[]';
