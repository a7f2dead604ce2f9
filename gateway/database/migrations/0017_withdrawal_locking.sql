ALTER TABLE "withdraw_orders" ADD COLUMN "locked_at" bigint;--> statement-breakpoint
ALTER TABLE "member_protection" ADD COLUMN "locks_withdrawals" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "member_protection" ADD COLUMN "withdrawals_unlock_at" bigint;--> statement-breakpoint
CREATE INDEX "withdraw_orders_taken_back" ON "withdraw_orders" USING btree ("decided_at") WHERE "withdraw_orders"."status" = 'cancelled';