CREATE TABLE "account_played_days" (
	"year" integer NOT NULL,
	"account_id" integer NOT NULL,
	"months" integer[] NOT NULL,
	CONSTRAINT "account_played_days_year_account_id_pk" PRIMARY KEY("year","account_id")
);
--> statement-breakpoint
ALTER TABLE "account_played_days" ADD CONSTRAINT "account_played_days_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_months" DROP COLUMN "played_days";--> statement-breakpoint
-- The months are summed up anew, with the days of play in their new place.
DELETE FROM "account_month_sums";
