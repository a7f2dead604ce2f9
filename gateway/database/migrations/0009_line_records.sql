-- Made anew from rounds and journal at the start: rounds count by vendor from now on.
DELETE FROM "account_figures";--> statement-breakpoint
DELETE FROM "line_figures";--> statement-breakpoint
DELETE FROM "line_figure_days";--> statement-breakpoint
ALTER TABLE "account_figures" ADD COLUMN "vendor" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "account_figures" ADD COLUMN "incoming" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "line_figures" ADD COLUMN "vendor" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "line_figures" ADD COLUMN "incoming" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "account_figures" DROP CONSTRAINT "account_figures_account_id_day_currency_item_pk";--> statement-breakpoint
ALTER TABLE "line_figures" DROP CONSTRAINT "line_figures_ancestor_id_day_currency_item_pk";--> statement-breakpoint
ALTER TABLE "account_figures" ADD CONSTRAINT "account_figures_account_id_day_currency_item_vendor_pk" PRIMARY KEY("account_id","day","currency","item","vendor");--> statement-breakpoint
ALTER TABLE "line_figures" ADD CONSTRAINT "line_figures_ancestor_id_day_currency_item_vendor_pk" PRIMARY KEY("ancestor_id","day","currency","item","vendor");--> statement-breakpoint
CREATE INDEX "accounts_created" ON "accounts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "journal_lines_people" ON "journal_lines" USING btree ("created_at","id") WHERE "journal_lines"."balance_after" is not null;--> statement-breakpoint
CREATE INDEX "journal_lines_people_kind" ON "journal_lines" USING btree ("kind","created_at","id") WHERE "journal_lines"."balance_after" is not null;--> statement-breakpoint
CREATE INDEX "journal_lines_people_amount" ON "journal_lines" USING btree ("amount","id") WHERE "journal_lines"."balance_after" is not null;--> statement-breakpoint
CREATE INDEX "account_figures_played" ON "account_figures" USING btree ("account_id","day") WHERE "account_figures"."valid_bets" > 0;--> statement-breakpoint
CREATE INDEX "game_rounds_counted" ON "game_rounds" USING btree (coalesce("settled_at", "created_at"),"id");--> statement-breakpoint
CREATE INDEX "game_rounds_account_counted" ON "game_rounds" USING btree ("account_id",coalesce("settled_at", "created_at"));--> statement-breakpoint
CREATE INDEX "game_rounds_vendor_counted" ON "game_rounds" USING btree ("vassalage",coalesce("settled_at", "created_at"));--> statement-breakpoint
CREATE INDEX "game_rounds_game_type_counted" ON "game_rounds" USING btree ("game_type",coalesce("settled_at", "created_at"));--> statement-breakpoint
CREATE INDEX "game_rounds_not_settled_counted" ON "game_rounds" USING btree (coalesce("settled_at", "created_at")) WHERE "game_rounds"."state" <> 'settled';--> statement-breakpoint
CREATE INDEX "game_rounds_bet" ON "game_rounds" USING btree ("bet","id");--> statement-breakpoint
CREATE INDEX "game_rounds_win" ON "game_rounds" USING btree ("win","id");