-- A booking stores what was booked (`product`, for stays too) and the price that its payments and cancellation follow
-- (`price`). Packages and services no longer have the price of a stay without rooms (`priced`).
ALTER TABLE "booking" DROP CONSTRAINT "booking_kind";
--> statement-breakpoint
ALTER TABLE "booking" RENAME COLUMN "journey" TO "product";
--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "price" jsonb;
--> statement-breakpoint
-- Nothing about the bookings changes for readers: no trigger needs to run.
ALTER TABLE "booking" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "booking" SET
  "price" = jsonb_build_object('currency', "priced" -> 'currency', 'total', "priced" -> 'total', 'dueLater', "priced" -> 'dueAtProperty',
    'payment', "priced" -> 'payment', 'cancellation', "priced" -> 'cancellation'),
  "product" = coalesce("product", jsonb_build_object('kind', 'stay', 'hotelId', "hotel_id", 'priced', "priced"));
--> statement-breakpoint
ALTER TABLE "booking" ENABLE TRIGGER USER;
--> statement-breakpoint
ALTER TABLE "booking" ALTER COLUMN "price" SET NOT NULL, ALTER COLUMN "product" SET NOT NULL, DROP COLUMN "priced";
--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_kind" CHECK (("booking"."kind" = 'stay') = ("booking"."hotel_id" is not null) and "booking"."product" ->> 'kind' = "booking"."kind");
--> statement-breakpoint
ALTER TABLE "booking_offer" RENAME COLUMN "journey" TO "product";
--> statement-breakpoint
UPDATE "booking_offer" o SET
  "product" = jsonb_build_object('kind', 'stay', 'hotelId', coalesce(o."hotel_id", b."hotel_id"), 'priced', o."priced")
FROM "booking" b WHERE b."id" = o."booking_id" AND o."product" IS NULL AND o."residence" IS NULL;
--> statement-breakpoint
ALTER TABLE "booking_offer" DROP COLUMN "priced";
--> statement-breakpoint
ALTER TABLE "booking_offer" ADD CONSTRAINT "booking_offer_product" CHECK (("booking_offer"."product" is null) <> ("booking_offer"."residence" is null));
