CREATE TABLE "staff_hotel" (
	"user_id" text NOT NULL,
	"hotel_id" integer NOT NULL,
	CONSTRAINT "staff_hotel_user_id_hotel_id_pk" PRIMARY KEY("user_id","hotel_id")
);
--> statement-breakpoint
ALTER TABLE "staff_invitation" ADD COLUMN "hotel_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_hotel" ADD CONSTRAINT "staff_hotel_user_id_staff_member_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff_member"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_hotel" ADD CONSTRAINT "staff_hotel_hotel_id_hotel_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotel"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_hotel_hotel" ON "staff_hotel" USING btree ("hotel_id");