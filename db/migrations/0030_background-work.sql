CREATE TABLE "task_run" (
	"task" text PRIMARY KEY NOT NULL,
	"ended_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "message_failed" ON "message" USING btree ("due_at") WHERE "message"."status" = 'failed';