CREATE TABLE "service_type" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_type_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"kind" text NOT NULL,
	"icon" text NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "service_type_slug" ON "service_type" USING btree ("slug");