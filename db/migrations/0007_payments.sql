CREATE TABLE "booking_payment" (
	"payment_id" text NOT NULL,
	"booking_id" bigint NOT NULL,
	"amount_minor" integer NOT NULL,
	CONSTRAINT "booking_payment_payment_id_booking_id_pk" PRIMARY KEY("payment_id","booking_id")
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"account" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"payment_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"user_id" text,
	"provider" text NOT NULL,
	"provider_id" text,
	"page_url" text,
	"amount_minor" integer NOT NULL,
	"currency" char(3) NOT NULL,
	"captured_minor" integer DEFAULT 0 NOT NULL,
	"refunded_minor" integer DEFAULT 0 NOT NULL,
	"status" text NOT NULL,
	"problem" text,
	"locale" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"check_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "payment_amounts" CHECK ("payment"."refunded_minor" >= 0 and "payment"."refunded_minor" <= "payment"."captured_minor")
);
--> statement-breakpoint
CREATE TABLE "payment_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"kind" text NOT NULL,
	"payment_id" text,
	"body" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_move" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_move_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receipt" (
	"number" integer PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "receipt_payment_id_unique" UNIQUE("payment_id")
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refund_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"payment_id" text NOT NULL,
	"reference" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"reason" text NOT NULL,
	"provider_refund_id" text,
	"requested_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "refund_amount" CHECK ("refund"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_payment" (
	"id" text PRIMARY KEY NOT NULL,
	"given_id" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"currency" char(3) NOT NULL,
	"reference" text NOT NULL,
	"description" text NOT NULL,
	"locale" text NOT NULL,
	"return_path" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"card" text,
	"answers_at" timestamp with time zone,
	"refunded_minor" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "sandbox_payment_given_id_unique" UNIQUE("given_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_refund" (
	"key" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "booking_payment" ADD CONSTRAINT "booking_payment_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_payment" ADD CONSTRAINT "booking_payment_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_event" ADD CONSTRAINT "payment_event_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_move" ADD CONSTRAINT "payment_move_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_refund" ADD CONSTRAINT "sandbox_refund_payment_id_sandbox_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."sandbox_payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_payment_booking" ON "booking_payment" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entry_once" ON "ledger_entry" USING btree ("transaction_id","account");--> statement-breakpoint
CREATE INDEX "ledger_entry_payment" ON "ledger_entry" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_provider_id" ON "payment" USING btree ("provider","provider_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_open" ON "payment" USING btree ("reference") WHERE "payment"."status" in ('unpaid', 'authorised');--> statement-breakpoint
CREATE INDEX "payment_reference" ON "payment" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "payment_check" ON "payment" USING btree ("check_at") WHERE "payment"."check_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_event_once" ON "payment_event" USING btree ("provider","event_id");--> statement-breakpoint
CREATE INDEX "payment_move_payment" ON "payment_move" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refund_key" ON "refund" USING btree ("key");--> statement-breakpoint
CREATE INDEX "refund_payment" ON "refund" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refund_requested" ON "refund" USING btree ("requested_at") WHERE "refund"."done_at" is null;--> statement-breakpoint
CREATE FUNCTION ledger_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'the ledger is append-only: write another transaction that corrects it';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entry_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_entry" FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
--> statement-breakpoint
CREATE FUNCTION ledger_sums_to_zero() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM "ledger_entry" WHERE "transaction_id" = NEW."transaction_id" GROUP BY "currency" HAVING sum("amount_minor") <> 0) THEN
		RAISE EXCEPTION 'ledger transaction % does not sum to zero', NEW."transaction_id" USING ERRCODE = 'check_violation';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entry_balanced AFTER INSERT ON "ledger_entry" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_sums_to_zero();
