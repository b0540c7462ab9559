CREATE TABLE "cart" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cart_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text,
	"token_digest" text,
	"touched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_owner" CHECK (num_nonnulls("cart"."user_id", "cart"."token_digest") = 1)
);
--> statement-breakpoint
CREATE TABLE "cart_line" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cart_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cart_id" integer NOT NULL,
	"selection" jsonb NOT NULL,
	"digest" text NOT NULL,
	"seen_total" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cart_user" ON "cart" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_token" ON "cart" USING btree ("token_digest");--> statement-breakpoint
CREATE INDEX "cart_age" ON "cart" USING btree ("touched_at");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_line_selection" ON "cart_line" USING btree ("cart_id","digest");