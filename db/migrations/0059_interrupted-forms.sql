CREATE TABLE "interrupted_form" (
	"token_digest" text NOT NULL,
	"page" text NOT NULL,
	"form" text NOT NULL,
	"stored_at" timestamp with time zone NOT NULL,
	CONSTRAINT "interrupted_form_token_digest_page_pk" PRIMARY KEY("token_digest","page")
);
--> statement-breakpoint
CREATE INDEX "interrupted_form_age" ON "interrupted_form" USING btree ("stored_at");