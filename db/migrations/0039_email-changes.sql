CREATE TABLE "former_email" (
	"user_id" text NOT NULL,
	"email" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "former_email_user_id_email_pk" PRIMARY KEY("user_id","email")
);
--> statement-breakpoint
ALTER TABLE "account_change" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "former_email" ADD CONSTRAINT "former_email_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_email_address" ON "former_email" USING btree ("email");