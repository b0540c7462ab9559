CREATE TABLE "tax_document" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tax_document_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"unit_id" integer NOT NULL,
	"counter" integer NOT NULL,
	"receipt_number" integer,
	"credit_note_number" integer,
	"uuid" uuid NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	"xml" text NOT NULL,
	"qr" text NOT NULL,
	"signed_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"retry_at" timestamp with time zone,
	"reported_at" timestamp with time zone,
	"messages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "tax_document_of" CHECK (num_nonnulls("tax_document"."receipt_number", "tax_document"."credit_note_number") = 1)
);
--> statement-breakpoint
CREATE TABLE "tax_unit" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tax_unit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"environment" text NOT NULL,
	"serial" uuid NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"retired_at" timestamp with time zone,
	"certificate" text NOT NULL,
	"credentials" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tax_document" ADD CONSTRAINT "tax_document_unit_id_tax_unit_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."tax_unit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_document" ADD CONSTRAINT "tax_document_receipt_number_receipt_number_fk" FOREIGN KEY ("receipt_number") REFERENCES "public"."receipt"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_document" ADD CONSTRAINT "tax_document_credit_note_number_credit_note_number_fk" FOREIGN KEY ("credit_note_number") REFERENCES "public"."credit_note"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tax_document_counter" ON "tax_document" USING btree ("unit_id","counter");--> statement-breakpoint
CREATE UNIQUE INDEX "tax_document_receipt" ON "tax_document" USING btree ("receipt_number","unit_id") WHERE "tax_document"."receipt_number" is not null and "tax_document"."status" <> 'replaced';--> statement-breakpoint
CREATE UNIQUE INDEX "tax_document_credit_note" ON "tax_document" USING btree ("credit_note_number","unit_id") WHERE "tax_document"."credit_note_number" is not null and "tax_document"."status" <> 'replaced';--> statement-breakpoint
CREATE INDEX "tax_document_open" ON "tax_document" USING btree ("unit_id","retry_at") WHERE "tax_document"."status" in ('waiting', 'rejected', 'replaced');--> statement-breakpoint
CREATE UNIQUE INDEX "tax_unit_in_use" ON "tax_unit" USING btree (("retired_at" is null)) WHERE "tax_unit"."retired_at" is null;