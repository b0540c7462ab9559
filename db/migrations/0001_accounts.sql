CREATE TABLE "account_event" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"kind" text NOT NULL,
	"address" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_code" (
	"id" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"destination" text NOT NULL,
	"user_id" text,
	"code_digest" text NOT NULL,
	"tries_left" smallint NOT NULL,
	"pending" jsonb,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message" (
	"id" text PRIMARY KEY NOT NULL,
	"dedupe_key" text NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"locale" text NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"error" text DEFAULT '' NOT NULL,
	"rendered" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "phone_verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "nationality" char(2);--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "birth_date" date;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "currency" char(3);--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "notify_offers" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "account_event" ADD CONSTRAINT "account_event_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_code" ADD CONSTRAINT "one_time_code_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_event_user" ON "account_event" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "one_time_code_newest" ON "one_time_code" USING btree ("destination","purpose","created_at");--> statement-breakpoint
CREATE INDEX "one_time_code_age" ON "one_time_code" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "message_dedupe" ON "message" USING btree ("dedupe_key");--> statement-breakpoint
CREATE INDEX "message_due" ON "message" USING btree ("due_at") WHERE "message"."status" = 'queued';--> statement-breakpoint
CREATE INDEX "message_created" ON "message" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "user_phone" ON "user" USING btree ("phone") WHERE "user"."phone_verified";