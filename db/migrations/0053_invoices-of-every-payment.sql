ALTER TABLE "credit_note" ALTER COLUMN "refund_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "receipt" ALTER COLUMN "payment_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_note" ADD COLUMN "reversal_id" bigint;--> statement-breakpoint
ALTER TABLE "credit_note" ADD COLUMN "manual_refund_id" bigint;--> statement-breakpoint
ALTER TABLE "receipt" ADD COLUMN "arrival_payment_id" bigint;--> statement-breakpoint
ALTER TABLE "credit_note" ADD CONSTRAINT "credit_note_reversal_id_arrival_payment_id_fk" FOREIGN KEY ("reversal_id") REFERENCES "public"."arrival_payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_note" ADD CONSTRAINT "credit_note_manual_refund_id_manual_refund_id_fk" FOREIGN KEY ("manual_refund_id") REFERENCES "public"."manual_refund"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_arrival_payment_id_arrival_payment_id_fk" FOREIGN KEY ("arrival_payment_id") REFERENCES "public"."arrival_payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_note_manual_refund" ON "credit_note" USING btree ("manual_refund_id","receipt_number") WHERE "credit_note"."manual_refund_id" is not null;--> statement-breakpoint
ALTER TABLE "credit_note" ADD CONSTRAINT "credit_note_reversal_id_unique" UNIQUE("reversal_id");--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_arrival_payment_id_unique" UNIQUE("arrival_payment_id");--> statement-breakpoint
ALTER TABLE "credit_note" ADD CONSTRAINT "credit_note_of_return" CHECK (num_nonnulls("credit_note"."refund_id", "credit_note"."reversal_id", "credit_note"."manual_refund_id") = 1);--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_of_payment" CHECK (num_nonnulls("receipt"."payment_id", "receipt"."arrival_payment_id") = 1);