CREATE TABLE "rebate_accounts" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"automatic" boolean DEFAULT false NOT NULL,
	"paid_day" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rebate_claims" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rebate_claims_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_no" text NOT NULL,
	"account_id" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"currency" text NOT NULL,
	"valid_bets" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"automatic" boolean NOT NULL,
	"parts" jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	"entry_id" bigint NOT NULL,
	CONSTRAINT "rebate_claims_positive" CHECK ("rebate_claims"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "rebate_earnings" (
	"account_id" integer NOT NULL,
	"currency" text NOT NULL,
	"vassalage" text NOT NULL,
	"game_type" text NOT NULL,
	"valid_bets" bigint NOT NULL,
	"earned" bigint NOT NULL,
	CONSTRAINT "rebate_earnings_account_id_currency_vassalage_game_type_pk" PRIMARY KEY("account_id","currency","vassalage","game_type"),
	CONSTRAINT "rebate_earnings_never_below_zero" CHECK ("rebate_earnings"."valid_bets" >= 0 and "rebate_earnings"."earned" >= 0)
);
--> statement-breakpoint
ALTER TABLE "rebate_accounts" ADD CONSTRAINT "rebate_accounts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebate_claims" ADD CONSTRAINT "rebate_claims_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebate_claims" ADD CONSTRAINT "rebate_claims_entry_id_journal_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."journal_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebate_earnings" ADD CONSTRAINT "rebate_earnings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rebate_accounts_paid_day" ON "rebate_accounts" USING btree ("paid_day");--> statement-breakpoint
CREATE UNIQUE INDEX "rebate_claims_no" ON "rebate_claims" USING btree ("order_no");--> statement-breakpoint
CREATE UNIQUE INDEX "rebate_claims_key" ON "rebate_claims" USING btree ("account_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "rebate_claims_account" ON "rebate_claims" USING btree ("account_id","created_at");