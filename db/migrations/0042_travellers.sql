CREATE TABLE "companion" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"details" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_detail" (
	"booking_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"answers" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "booking_detail_booking_id_position_pk" PRIMARY KEY("booking_id","position")
);
--> statement-breakpoint
ALTER TABLE "package" ADD COLUMN "requirements" jsonb DEFAULT '{"kinds":null,"daysBefore":null,"questions":[]}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "service" ADD COLUMN "requirements" jsonb DEFAULT '{"kinds":null,"daysBefore":null,"questions":[]}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "companion" ADD CONSTRAINT "companion_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_detail" ADD CONSTRAINT "booking_detail_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "companion_user" ON "companion" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "booking_with_requirements" ON "booking" USING btree ("check_in") WHERE "booking"."status" = 'confirmed' and "booking"."product" ? 'requirements';