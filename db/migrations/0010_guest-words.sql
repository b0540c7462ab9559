CREATE TABLE "guest_word" (
	"position" smallint PRIMARY KEY NOT NULL,
	"words" jsonb NOT NULL,
	"guest" jsonb NOT NULL
);
