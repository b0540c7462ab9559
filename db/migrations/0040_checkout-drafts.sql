ALTER TABLE "checkout" DROP CONSTRAINT "checkout_pkey";--> statement-breakpoint
ALTER TABLE "checkout" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "selection" text;--> statement-breakpoint
ALTER TABLE "checkout" ADD COLUMN "id" integer PRIMARY KEY NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "checkout_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "checkout" ADD COLUMN "token_digest" text;--> statement-breakpoint
CREATE UNIQUE INDEX "checkout_user" ON "checkout" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "checkout_token" ON "checkout" USING btree ("token_digest");--> statement-breakpoint
ALTER TABLE "checkout" ADD CONSTRAINT "checkout_owner" CHECK (num_nonnulls("checkout"."user_id", "checkout"."token_digest") = 1);