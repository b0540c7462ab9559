CREATE TABLE "booking_document" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking_document_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"booking_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"why" text NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"file" text,
	"type" text,
	"bytes" integer,
	"sent_at" timestamp with time zone,
	"forget_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "room_calendar" (
	"room_type_id" integer PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "booking_document" ADD CONSTRAINT "booking_document_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_calendar" ADD CONSTRAINT "room_calendar_room_type_id_room_type_id_fk" FOREIGN KEY ("room_type_id") REFERENCES "public"."room_type"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_document_booking" ON "booking_document" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "booking_document_forget" ON "booking_document" USING btree ("forget_at") WHERE "booking_document"."forget_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "room_calendar_token" ON "room_calendar" USING btree ("token");