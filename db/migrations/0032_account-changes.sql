CREATE TABLE "account_change" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"digest" text NOT NULL,
	"phone" text,
	"phone_verified" boolean NOT NULL,
	"phone_confirmed_at" timestamp with time zone,
	"passkeys" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "one_time_code" ADD COLUMN "device_id" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "proved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "phone_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account_change" ADD CONSTRAINT "account_change_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_change_digest" ON "account_change" USING btree ("digest");--> statement-breakpoint
CREATE INDEX "account_change_user" ON "account_change" USING btree ("user_id","at");