CREATE TABLE "hotel_of_day" (
	"user_id" text PRIMARY KEY NOT NULL,
	"hotel_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "package_residence" ALTER COLUMN "hotel_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "package_residence" ADD COLUMN "name" jsonb;--> statement-breakpoint
ALTER TABLE "package_residence" ADD COLUMN "city" text;--> statement-breakpoint
ALTER TABLE "package_residence" ADD COLUMN "note" jsonb;--> statement-breakpoint
ALTER TABLE "hotel_of_day" ADD CONSTRAINT "hotel_of_day_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_of_day" ADD CONSTRAINT "hotel_of_day_hotel_id_hotel_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotel"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_residence" ADD CONSTRAINT "package_residence_city_city_slug_fk" FOREIGN KEY ("city") REFERENCES "public"."city"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_residence" ADD CONSTRAINT "package_residence_hotel" CHECK (("package_residence"."hotel_id" is null) = ("package_residence"."name" is not null) and ("package_residence"."name" is null) = ("package_residence"."city" is null) and ("package_residence"."note" is null or "package_residence"."hotel_id" is null));