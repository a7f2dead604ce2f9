CREATE TABLE "marketing_choices" (
	"account_id" integer NOT NULL,
	"channel" text NOT NULL,
	"agreed" boolean NOT NULL,
	"changed_at" bigint NOT NULL,
	CONSTRAINT "marketing_choices_account_id_channel_pk" PRIMARY KEY("account_id","channel")
);
--> statement-breakpoint
ALTER TABLE "marketing_choices" ADD CONSTRAINT "marketing_choices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;