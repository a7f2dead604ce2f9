DROP INDEX "turnover_obligations_open";--> statement-breakpoint
ALTER TABLE "turnover_obligations" ADD COLUMN "waived_at" bigint;--> statement-breakpoint
ALTER TABLE "promotion_grants" ADD COLUMN "given_up_at" bigint;--> statement-breakpoint
ALTER TABLE "promotion_grants" ADD COLUMN "give_up_key" text;--> statement-breakpoint
ALTER TABLE "promotion_grants" ADD COLUMN "taken_back" bigint;--> statement-breakpoint
CREATE UNIQUE INDEX "promotion_grants_give_up" ON "promotion_grants" USING btree ("account_id","give_up_key");--> statement-breakpoint
CREATE INDEX "turnover_obligations_open" ON "turnover_obligations" USING btree ("account_id","currency","id") WHERE "turnover_obligations"."fulfilled_at" is null and "turnover_obligations"."waived_at" is null;