CREATE TABLE "member_icons" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"icon_id" text,
	"content" text,
	"changed_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "member_icons" ADD CONSTRAINT "member_icons_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;