CREATE TABLE "revision" (
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"number" integer NOT NULL,
	"state" text NOT NULL,
	"data" jsonb NOT NULL,
	"by" text,
	"name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"restored_from" integer,
	CONSTRAINT "revision_kind_subject_number_pk" PRIMARY KEY("kind","subject","number")
);
--> statement-breakpoint
ALTER TABLE "image" ALTER COLUMN "scene" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "image" ADD COLUMN "file" text;--> statement-breakpoint
CREATE INDEX "revision_at" ON "revision" USING btree ("kind","at");