CREATE TABLE "notice" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"event_id" bigint,
	"payment_move_id" bigint,
	"message_id" bigint,
	"contact_receipt" text,
	"recipient" text,
	CONSTRAINT "notice_of" CHECK (num_nonnulls("notice"."event_id", "notice"."payment_move_id", "notice"."message_id", "notice"."contact_receipt") = 1)
);
--> statement-breakpoint
CREATE TABLE "notice_choice" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notice_choice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text,
	"modes" jsonb NOT NULL,
	"hotel_ids" integer[],
	"others" boolean DEFAULT true NOT NULL,
	"locale" text,
	CONSTRAINT "notice_choice_user" UNIQUE NULLS NOT DISTINCT("user_id")
);
--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_event_id_booking_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."booking_event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_payment_move_id_payment_move_id_fk" FOREIGN KEY ("payment_move_id") REFERENCES "public"."payment_move"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_message_id_booking_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."booking_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_contact_receipt_contact_message_receipt_fk" FOREIGN KEY ("contact_receipt") REFERENCES "public"."contact_message"("receipt") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_choice" ADD CONSTRAINT "notice_choice_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notice_recipient" ON "notice" USING btree ("recipient");--> statement-breakpoint
-- Records what the office has to be told, in the transaction of the event. `domains/office/events.ts` decides later whether
-- it hears of it. Events from before this migration are not recorded.
CREATE FUNCTION "record_notice"() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
	CASE TG_TABLE_NAME
		WHEN 'booking_event' THEN INSERT INTO notice (at, event_id) VALUES (NEW.at, NEW.id);
		WHEN 'payment_move' THEN INSERT INTO notice (at, payment_move_id) VALUES (NEW.at, NEW.id);
		WHEN 'contact_message' THEN INSERT INTO notice (at, contact_receipt) VALUES (NEW.created_at, NEW.receipt);
	END CASE;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "booking_event_noticed" AFTER INSERT ON "booking_event" FOR EACH ROW EXECUTE FUNCTION "record_notice"();--> statement-breakpoint
CREATE TRIGGER "payment_move_noticed" AFTER INSERT ON "payment_move" FOR EACH ROW EXECUTE FUNCTION "record_notice"();--> statement-breakpoint
CREATE TRIGGER "contact_message_noticed" AFTER INSERT ON "contact_message" FOR EACH ROW EXECUTE FUNCTION "record_notice"();
