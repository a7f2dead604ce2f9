CREATE TABLE "account_closings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_closings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"asked_at" bigint NOT NULL,
	"card_id" integer,
	"card_chosen_at" bigint NOT NULL,
	"closed_at" bigint,
	"reopened_at" bigint
);
--> statement-breakpoint
CREATE TABLE "marketing_choices" (
	"account_id" integer NOT NULL,
	"channel" text NOT NULL,
	"agreed" boolean NOT NULL,
	"changed_at" bigint NOT NULL,
	CONSTRAINT "marketing_choices_account_id_channel_pk" PRIMARY KEY("account_id","channel")
);
--> statement-breakpoint
ALTER TABLE "play_exclusions" DROP CONSTRAINT "play_exclusions_end";--> statement-breakpoint
ALTER TABLE "withdraw_orders" ADD COLUMN "locked_at" bigint;--> statement-breakpoint
ALTER TABLE "member_protection" ADD COLUMN "locks_withdrawals" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "member_protection" ADD COLUMN "withdrawals_unlock_at" bigint;--> statement-breakpoint
ALTER TABLE "account_closings" ADD CONSTRAINT "account_closings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_closings" ADD CONSTRAINT "account_closings_card_id_bank_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."bank_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_choices" ADD CONSTRAINT "marketing_choices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_closings_holds" ON "account_closings" USING btree ("account_id") WHERE "account_closings"."reopened_at" is null;--> statement-breakpoint
CREATE INDEX "account_closings_open" ON "account_closings" USING btree ("id") WHERE "account_closings"."closed_at" is null and "account_closings"."reopened_at" is null;--> statement-breakpoint
CREATE INDEX "withdraw_orders_taken_back" ON "withdraw_orders" USING btree ("decided_at") WHERE "withdraw_orders"."status" = 'cancelled';--> statement-breakpoint
ALTER TABLE "play_exclusions" ADD CONSTRAINT "play_exclusions_end" CHECK ("play_exclusions"."ends_at" is not null or "play_exclusions"."kind" in ('selfExclusion', 'closing'));