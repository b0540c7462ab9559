ALTER TABLE "arrival_payment" DROP CONSTRAINT "arrival_payment_amount";--> statement-breakpoint
ALTER TABLE "arrival_payment" ADD COLUMN "reverses" bigint;--> statement-breakpoint
ALTER TABLE "arrival_payment" ADD CONSTRAINT "arrival_payment_reverses_arrival_payment_id_fk" FOREIGN KEY ("reverses") REFERENCES "public"."arrival_payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arrival_payment" ADD CONSTRAINT "arrival_payment_reverses_unique" UNIQUE("reverses");--> statement-breakpoint
ALTER TABLE "arrival_payment" ADD CONSTRAINT "arrival_payment_amount" CHECK ("arrival_payment"."amount_minor" <> 0 and ("arrival_payment"."amount_minor" < 0) = ("arrival_payment"."reverses" is not null));