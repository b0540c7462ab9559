ALTER TABLE "credit_note" DROP CONSTRAINT "credit_note_refund_id_unique";--> statement-breakpoint
ALTER TABLE "credit_note" DROP CONSTRAINT "credit_note_reversal_id_unique";--> statement-breakpoint
DROP INDEX "credit_note_manual_refund";--> statement-breakpoint
ALTER TABLE "credit_note" ADD CONSTRAINT "credit_note_once" UNIQUE NULLS NOT DISTINCT("refund_id","reversal_id","manual_refund_id","receipt_number");