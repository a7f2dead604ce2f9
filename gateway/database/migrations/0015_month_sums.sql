CREATE TABLE "account_month_sums" (
	"month" integer PRIMARY KEY NOT NULL,
	"until_day" integer NOT NULL,
	"position" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_months" (
	"month" integer NOT NULL,
	"account_id" integer NOT NULL,
	"currency" text NOT NULL,
	"played_days" integer NOT NULL,
	"deposits" bigint DEFAULT 0 NOT NULL,
	"withdrawals" bigint DEFAULT 0 NOT NULL,
	"bets" bigint DEFAULT 0 NOT NULL,
	"valid_bets" bigint DEFAULT 0 NOT NULL,
	"wins" bigint DEFAULT 0 NOT NULL,
	"bonuses" bigint DEFAULT 0 NOT NULL,
	"rebates" bigint DEFAULT 0 NOT NULL,
	"salaries" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "account_months_month_account_id_currency_pk" PRIMARY KEY("month","account_id","currency")
);
--> statement-breakpoint
DROP INDEX "account_figures_played";--> statement-breakpoint
ALTER TABLE "account_months" ADD CONSTRAINT "account_months_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_figures_played_on" ON "account_figures" USING btree ("day","account_id") WHERE "account_figures"."valid_bets" > 0;--> statement-breakpoint
CREATE INDEX "account_lines_direct" ON "account_lines" USING btree ("ancestor_id") WHERE "account_lines"."depth" = 1;