CREATE TABLE "residence_change" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "residence_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"departure_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"hotel_id" integer NOT NULL,
	"answer_hours" smallint NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "booking_offer" ADD COLUMN "journey" jsonb;--> statement-breakpoint
ALTER TABLE "booking_offer" ADD COLUMN "residence" jsonb;--> statement-breakpoint
ALTER TABLE "booking_payment" ADD COLUMN "after_minor" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "residence_change" ADD CONSTRAINT "residence_change_departure_id_departure_id_fk" FOREIGN KEY ("departure_id") REFERENCES "public"."departure"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "residence_change" ADD CONSTRAINT "residence_change_hotel_id_hotel_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotel"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "residence_change_departure" ON "residence_change" USING btree ("departure_id","position");--> statement-breakpoint
CREATE INDEX "booking_in_parts" ON "booking" USING btree ("check_in") WHERE "booking"."status" = 'confirmed' and "booking"."kind" = 'package' and "booking"."payment_type" = 'prepay';