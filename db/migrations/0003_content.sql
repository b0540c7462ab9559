CREATE TABLE "blog" (
	"slug" text PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"tags" text[] NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"added_by" jsonb NOT NULL,
	"posted_on" date NOT NULL,
	"image_id" text NOT NULL,
	"search_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_category" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_statistic" (
	"position" smallint PRIMARY KEY NOT NULL,
	"value" integer NOT NULL,
	"at_least" boolean NOT NULL,
	"label" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_message" (
	"receipt" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"topic" text NOT NULL,
	"message" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "content_page" (
	"slug" text PRIMARY KEY NOT NULL,
	"body" jsonb NOT NULL,
	"changed_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faq_entry" (
	"slug" text PRIMARY KEY NOT NULL,
	"topic" text NOT NULL,
	"question" jsonb NOT NULL,
	"answer" jsonb NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faq_topic" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "general_goal" (
	"position" smallint PRIMARY KEY NOT NULL,
	"icon" text NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hashtag" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_header" (
	"page" text PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"image_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "blog" ADD CONSTRAINT "blog_category_blog_category_slug_fk" FOREIGN KEY ("category") REFERENCES "public"."blog_category"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog" ADD CONSTRAINT "blog_image_id_image_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."image"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faq_entry" ADD CONSTRAINT "faq_entry_topic_faq_topic_slug_fk" FOREIGN KEY ("topic") REFERENCES "public"."faq_topic"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_header" ADD CONSTRAINT "page_header_image_id_image_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."image"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blog_by_day" ON "blog" USING btree ("posted_on");--> statement-breakpoint
CREATE INDEX "blog_by_category" ON "blog" USING btree ("category","posted_on");--> statement-breakpoint
CREATE INDEX "contact_message_open" ON "contact_message" USING btree ("created_at") WHERE "contact_message"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "faq_entry_topic" ON "faq_entry" USING btree ("topic","position");