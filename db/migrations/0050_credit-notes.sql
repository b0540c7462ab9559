CREATE TABLE "credit_note" (
	"number" integer PRIMARY KEY NOT NULL,
	"refund_id" bigint NOT NULL,
	"receipt_number" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "credit_note_refund_id_unique" UNIQUE("refund_id")
);
--> statement-breakpoint
ALTER TABLE "credit_note" ADD CONSTRAINT "credit_note_refund_id_refund_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refund"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_note" ADD CONSTRAINT "credit_note_receipt_number_receipt_number_fk" FOREIGN KEY ("receipt_number") REFERENCES "public"."receipt"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_note_receipt" ON "credit_note" USING btree ("receipt_number");