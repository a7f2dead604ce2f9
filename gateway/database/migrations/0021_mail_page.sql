ALTER TABLE "sandbox_mails" ADD COLUMN "from" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_mails" ADD COLUMN "html" text DEFAULT '' NOT NULL;