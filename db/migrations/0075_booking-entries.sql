-- Money that moved for a booking: one row for each payment, refund and held amount, in signed minor units.
CREATE VIEW "booking_entry" AS
SELECT bp."booking_id", 'payment' AS "kind", CASE p."provider" WHEN 'gift_card' THEN 'gift_card' ELSE 'online' END AS "source",
	NULL::text AS "reason", bp."amount_minor", p."paid_at" AS "at", p."id" AS "ref"
FROM "booking_payment" bp JOIN "payment" p ON p."id" = bp."payment_id" AND p."captured_minor" > 0 AND p."problem" IS NULL
UNION ALL
SELECT bp."booking_id", 'refund', CASE p."provider" WHEN 'gift_card' THEN 'gift_card' ELSE 'online' END, r."reason",
	-r."amount_minor", r."requested_at", r."id"::text
FROM "booking_payment" bp JOIN "payment" p ON p."id" = bp."payment_id" AND p."captured_minor" > 0 AND p."problem" IS NULL
	JOIN "booking" b ON b."id" = bp."booking_id" JOIN "refund" r ON r."payment_id" = p."id" AND r."reference" = b."reference"
UNION ALL
SELECT a."booking_id", 'payment', 'by_hand', NULL, a."amount_minor", a."at", a."id"::text FROM "arrival_payment" a
UNION ALL
SELECT m."booking_id", 'refund', 'by_hand', m."reason", -m."amount_minor", m."at", m."id"::text FROM "manual_refund" m
UNION ALL
SELECT g."booking_id", 'hold', 'gift_card', NULL, g."amount_minor", g."at", NULL FROM "gift_use" g WHERE g."state" = 'held';
