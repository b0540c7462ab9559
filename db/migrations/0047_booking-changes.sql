CREATE TABLE "booking_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"booking_id" bigint NOT NULL,
	"state" text NOT NULL,
	"product" jsonb,
	"selection" text,
	"guests" jsonb NOT NULL,
	"penalty_minor" integer NOT NULL,
	"due_minor" integer NOT NULL,
	"refund_minor" integer NOT NULL,
	"deadline_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "booking_change_open" CHECK (("booking_change"."state" in ('asked', 'unpaid')) = ("booking_change"."closed_at" is null)),
	CONSTRAINT "booking_change_deadline" CHECK ("booking_change"."closed_at" is not null or "booking_change"."deadline_at" is not null),
	CONSTRAINT "booking_change_amounts" CHECK ("booking_change"."due_minor" >= 0 and "booking_change"."refund_minor" >= 0 and "booking_change"."penalty_minor" >= 0)
);
--> statement-breakpoint
ALTER TABLE "booking_payment" ADD COLUMN "change_id" bigint;--> statement-breakpoint
ALTER TABLE "booking_payment" ADD COLUMN "in_price" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_change" ADD CONSTRAINT "booking_change_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_change_booking" ON "booking_change" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "booking_change_unfinished" ON "booking_change" USING btree ("booking_id") WHERE "booking_change"."state" in ('asked', 'unpaid');--> statement-breakpoint
CREATE INDEX "booking_change_due" ON "booking_change" USING btree ("deadline_at") WHERE "booking_change"."deadline_at" is not null;--> statement-breakpoint
ALTER TABLE "booking_payment" ADD CONSTRAINT "booking_payment_change_id_booking_change_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."booking_change"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_payment_change" ON "booking_payment" USING btree ("change_id") WHERE "booking_payment"."change_id" is not null;