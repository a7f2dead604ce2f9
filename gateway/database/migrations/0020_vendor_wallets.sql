CREATE TABLE "sandbox_vendor_transfers" (
	"order_no" text PRIMARY KEY NOT NULL,
	"outcome" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wallet_transfers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wallet_transfers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_no" text NOT NULL,
	"account_id" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"body_hash" text NOT NULL,
	"vassalage" text NOT NULL,
	"direction" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"origin" text NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	"settled_at" bigint,
	CONSTRAINT "wallet_transfers_above_zero" CHECK ("wallet_transfers"."amount" > 0),
	CONSTRAINT "wallet_transfers_settled" CHECK (("wallet_transfers"."state" = 'pending') = ("wallet_transfers"."settled_at" is null))
);
--> statement-breakpoint
ALTER TABLE "wallets" DROP CONSTRAINT "wallets_owner";--> statement-breakpoint
DROP INDEX "wallets_account_kind";--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "auto_transfer" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "account_type_id" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "vendors_account_type_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 101 CACHE 1);--> statement-breakpoint
ALTER TABLE "wallets" ADD COLUMN "vassalage" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "wallet_transfers" ADD CONSTRAINT "wallet_transfers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "wallet_transfers_no" ON "wallet_transfers" USING btree ("order_no");--> statement-breakpoint
CREATE UNIQUE INDEX "wallet_transfers_key" ON "wallet_transfers" USING btree ("account_id","idempotency_key","vassalage");--> statement-breakpoint
CREATE INDEX "wallet_transfers_account" ON "wallet_transfers" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "wallet_transfers_due" ON "wallet_transfers" USING btree ("next_attempt_at") WHERE "wallet_transfers"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "wallets_vendor" ON "wallets" USING btree ("account_id") WHERE "wallets"."kind" = 'vendor';--> statement-breakpoint
CREATE UNIQUE INDEX "wallets_account_kind" ON "wallets" USING btree ("account_id","kind","currency","vassalage");--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_vendor_has_one" CHECK (("wallets"."kind" = 'vendor') = ("wallets"."vassalage" <> ''));--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_owner" CHECK (("wallets"."kind" in ('main', 'trial', 'vendor')) = ("wallets"."account_id" is not null));