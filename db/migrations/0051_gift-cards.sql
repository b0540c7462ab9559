CREATE TABLE "gift_use" (
	"booking_id" bigint PRIMARY KEY NOT NULL,
	"card_id" integer NOT NULL,
	"amount_minor" integer NOT NULL,
	"state" text NOT NULL,
	"payment_id" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "gift_use_amount" CHECK ("gift_use"."amount_minor" > 0),
	CONSTRAINT "gift_use_captured" CHECK (("gift_use"."state" = 'captured') = ("gift_use"."payment_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "gift_card" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gift_card_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code_digest" text NOT NULL,
	"last_four" char(4) NOT NULL,
	"currency" char(3) NOT NULL,
	"issued_minor" integer NOT NULL,
	"balance_minor" integer NOT NULL,
	"expires_on" date NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"issued_by" text NOT NULL,
	"holder_name" text DEFAULT '' NOT NULL,
	"holder_email" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"blocked_at" timestamp with time zone,
	"user_id" text,
	CONSTRAINT "gift_card_balance" CHECK ("gift_card"."balance_minor" between 0 and "gift_card"."issued_minor"),
	CONSTRAINT "gift_card_issued" CHECK ("gift_card"."issued_minor" > 0)
);
--> statement-breakpoint
ALTER TABLE "checkout" ADD COLUMN "gift_card_id" integer;--> statement-breakpoint
ALTER TABLE "gift_use" ADD CONSTRAINT "gift_use_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_use" ADD CONSTRAINT "gift_use_card_id_gift_card_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."gift_card"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_use" ADD CONSTRAINT "gift_use_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card" ADD CONSTRAINT "gift_card_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gift_use_card" ON "gift_use" USING btree ("card_id");--> statement-breakpoint
CREATE INDEX "gift_use_payment" ON "gift_use" USING btree ("payment_id") WHERE "gift_use"."payment_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "gift_card_code" ON "gift_card" USING btree ("code_digest");--> statement-breakpoint
CREATE INDEX "gift_card_last_four" ON "gift_card" USING btree ("last_four");--> statement-breakpoint
CREATE INDEX "gift_card_user" ON "gift_card" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "checkout" ADD CONSTRAINT "checkout_gift_card_id_gift_card_id_fk" FOREIGN KEY ("gift_card_id") REFERENCES "public"."gift_card"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "checkout_gift_card" ON "checkout" USING btree ("gift_card_id") WHERE "checkout"."gift_card_id" is not null;