DROP INDEX "game_rounds_wallet";--> statement-breakpoint
DROP INDEX "game_rounds_unseen";--> statement-breakpoint
CREATE INDEX "game_rounds_wallet" ON "game_rounds" USING btree ("wallet_id","node_id","id");--> statement-breakpoint
CREATE INDEX "game_rounds_unseen" ON "game_rounds" USING btree ("wallet_id","node_id","id") WHERE "game_rounds"."shown_at" is null;