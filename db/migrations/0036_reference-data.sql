CREATE SEQUENCE "public"."district_own_id" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000 CACHE 1;--> statement-breakpoint
CREATE TABLE "reference_import" (
	"target" text NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "reference_import_target_key_pk" PRIMARY KEY("target","key")
);
--> statement-breakpoint
ALTER TABLE "district" ALTER COLUMN "id" SET DEFAULT nextval('district_own_id');--> statement-breakpoint
CREATE TRIGGER "country_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "country" FOR EACH STATEMENT EXECUTE FUNCTION record_change('content');
