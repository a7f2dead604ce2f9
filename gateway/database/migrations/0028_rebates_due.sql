DROP INDEX "rebate_accounts_paid_day";--> statement-breakpoint
CREATE INDEX "rebate_accounts_due" ON "rebate_accounts" USING btree ("paid_day","account_id");--> statement-breakpoint
CREATE INDEX "rebate_accounts_automatic_due" ON "rebate_accounts" USING btree ("paid_day","account_id") WHERE "rebate_accounts"."automatic";