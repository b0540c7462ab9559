CREATE TABLE "trip_link" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trip_link_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"digest" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "trip_link_booking" (
	"link_id" bigint NOT NULL,
	"booking_id" bigint NOT NULL,
	"link_generation" integer NOT NULL,
	CONSTRAINT "trip_link_booking_link_id_booking_id_pk" PRIMARY KEY("link_id","booking_id")
);
--> statement-breakpoint
ALTER TABLE "trip_link_booking" ADD CONSTRAINT "trip_link_booking_link_id_trip_link_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."trip_link"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_link_booking" ADD CONSTRAINT "trip_link_booking_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "trip_link_digest" ON "trip_link" USING btree ("digest");--> statement-breakpoint
CREATE INDEX "trip_link_booking_booking" ON "trip_link_booking" USING btree ("booking_id");