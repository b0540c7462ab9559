CREATE TABLE "manual_refund" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "manual_refund_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"booking_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"amount_minor" integer NOT NULL,
	"given_on" date NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "manual_refund_amount" CHECK ("manual_refund"."amount_minor" > 0)
);
--> statement-breakpoint
ALTER TABLE "manual_refund" ADD CONSTRAINT "manual_refund_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "manual_refund_booking" ON "manual_refund" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "booking_by_hand" ON "booking" USING btree ("id") WHERE ("booking"."cancelled" ->> 'byHand')::int > 0;--> statement-breakpoint
ALTER TABLE "ledger_entry" ALTER COLUMN "payment_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD COLUMN "reference" text;--> statement-breakpoint
CREATE INDEX "ledger_entry_reference" ON "ledger_entry" USING btree ("reference") WHERE "ledger_entry"."reference" is not null;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_of" CHECK (("ledger_entry"."payment_id" is null) = ("ledger_entry"."reference" is not null));