CREATE TABLE "booking_message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"booking_id" bigint NOT NULL,
	"side" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"way" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"notified_at" timestamp with time zone,
	"refused_files" smallint DEFAULT 0 NOT NULL,
	"mail_digest" text
);
--> statement-breakpoint
CREATE TABLE "booking_message_file" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking_message_file_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"message_id" bigint NOT NULL,
	"file" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"delete_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "booking_message" ADD CONSTRAINT "booking_message_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_message_file" ADD CONSTRAINT "booking_message_file_message_id_booking_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."booking_message"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_message_booking" ON "booking_message" USING btree ("booking_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "booking_message_mail" ON "booking_message" USING btree ("mail_digest");--> statement-breakpoint
CREATE INDEX "booking_message_unread" ON "booking_message" USING btree ("side","at") WHERE "booking_message"."read_at" is null;--> statement-breakpoint
CREATE INDEX "booking_message_unnotified" ON "booking_message" USING btree ("at") WHERE "booking_message"."notified_at" is null;--> statement-breakpoint
CREATE INDEX "booking_message_file_message" ON "booking_message_file" USING btree ("message_id");