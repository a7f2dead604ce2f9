ALTER TABLE "bank_cards" ADD COLUMN "account_tail" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_cards" ADD COLUMN "account_mac" text;--> statement-breakpoint
ALTER TABLE "withdraw_orders" ADD COLUMN "account_tail" text DEFAULT '' NOT NULL;