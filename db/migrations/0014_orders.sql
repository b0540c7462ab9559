CREATE TABLE "booking_order" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"user_id" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "checkout" (
	"user_id" text PRIMARY KEY NOT NULL,
	"draft" jsonb NOT NULL,
	"touched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "order_id" bigint;--> statement-breakpoint
ALTER TABLE "booking_order" ADD CONSTRAINT "booking_order_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout" ADD CONSTRAINT "checkout_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "booking_order_reference" ON "booking_order" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "booking_order_user" ON "booking_order" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "checkout_age" ON "checkout" USING btree ("touched_at");--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_order_id_booking_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."booking_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_of_order" ON "booking" USING btree ("order_id") WHERE "booking"."order_id" is not null;