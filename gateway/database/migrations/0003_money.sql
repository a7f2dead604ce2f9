CREATE TABLE "play_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "play_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"scope" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"body_hash" text NOT NULL,
	"reference" text NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "play_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "play_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"entry_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"wallet_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"balance_after" bigint,
	"created_at" bigint NOT NULL,
	CONSTRAINT "play_lines_not_zero" CHECK ("play_lines"."amount" <> 0)
);
--> statement-breakpoint
ALTER TABLE "play_lines" ADD CONSTRAINT "play_lines_entry_id_play_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."play_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_lines" ADD CONSTRAINT "play_lines_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "play_entries_key" ON "play_entries" USING btree ("scope","idempotency_key");--> statement-breakpoint
CREATE INDEX "play_entries_reference" ON "play_entries" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "play_lines_entry" ON "play_lines" USING btree ("entry_id","position");--> statement-breakpoint
CREATE INDEX "play_lines_wallet" ON "play_lines" USING btree ("wallet_id","created_at");--> statement-breakpoint
CREATE INDEX "play_lines_wallet_order" ON "play_lines" USING btree ("wallet_id","id");--> statement-breakpoint
CREATE INDEX "journal_lines_wallet_order" ON "journal_lines" USING btree ("wallet_id","id");--> statement-breakpoint
CREATE INDEX "game_launches_account" ON "game_launches" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "game_launches_wallet" ON "game_launches" USING btree ("wallet_id");--> statement-breakpoint
CREATE INDEX "game_launches_expiry" ON "game_launches" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "game_rounds_wallet" ON "game_rounds" USING btree ("wallet_id","node_id");--> statement-breakpoint
CREATE INDEX "winners_account" ON "winners" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "winners_round" ON "winners" USING btree ("round_id");