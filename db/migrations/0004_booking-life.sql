CREATE TABLE "booking_offer" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking_offer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"booking_id" bigint NOT NULL,
	"priced" jsonb NOT NULL,
	"state" text NOT NULL,
	"offered_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "partner_request" (
	"partner_reference" text PRIMARY KEY NOT NULL,
	"booking_reference" text NOT NULL,
	"asked" jsonb NOT NULL,
	"answers_at" timestamp with time zone,
	"answer" jsonb,
	"answered_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "partner_request_booking_reference_unique" UNIQUE("booking_reference")
);
--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "partner_reference" text;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "reject_reason" text;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "cancelled" jsonb;--> statement-breakpoint
ALTER TABLE "booking_offer" ADD CONSTRAINT "booking_offer_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "booking_offer_open" ON "booking_offer" USING btree ("booking_id") WHERE "booking_offer"."state" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "booking_partner_reference" ON "booking" USING btree ("partner_reference");--> statement-breakpoint
CREATE INDEX "booking_confirmed" ON "booking" USING btree ("check_out") WHERE "booking"."status" = 'confirmed';