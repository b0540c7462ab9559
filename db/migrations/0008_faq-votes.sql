CREATE TABLE "faq_vote" (
	"entry" text NOT NULL,
	"voter" text NOT NULL,
	"helpful" boolean NOT NULL,
	"voted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "faq_vote_entry_voter_pk" PRIMARY KEY("entry","voter")
);
--> statement-breakpoint
ALTER TABLE "faq_vote" ADD CONSTRAINT "faq_vote_entry_faq_entry_slug_fk" FOREIGN KEY ("entry") REFERENCES "public"."faq_entry"("slug") ON DELETE cascade ON UPDATE no action;