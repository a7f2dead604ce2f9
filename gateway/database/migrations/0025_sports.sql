CREATE TABLE "sports_bets" (
	"round_id" bigint PRIMARY KEY NOT NULL,
	"due_at" bigint NOT NULL,
	"settled_at" bigint
);
--> statement-breakpoint
CREATE TABLE "sports_legs" (
	"round_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"match_id" bigint NOT NULL,
	"market" text NOT NULL,
	"pick" text NOT NULL,
	"line" double precision NOT NULL,
	"odds" integer NOT NULL,
	CONSTRAINT "sports_legs_round_id_position_pk" PRIMARY KEY("round_id","position")
);
--> statement-breakpoint
CREATE TABLE "sports_matches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sports_matches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"league" text NOT NULL,
	"match_no" text NOT NULL,
	"kick_off" bigint NOT NULL,
	"over_at" bigint NOT NULL,
	"seed" text NOT NULL,
	"seed_hash" text NOT NULL,
	"decided_at" bigint,
	"final" jsonb
);
--> statement-breakpoint
ALTER TABLE "sports_bets" ADD CONSTRAINT "sports_bets_round_id_game_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."game_rounds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sports_legs" ADD CONSTRAINT "sports_legs_round_id_sports_bets_round_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."sports_bets"("round_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sports_legs" ADD CONSTRAINT "sports_legs_match_id_sports_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."sports_matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sports_bets_due" ON "sports_bets" USING btree ("due_at") WHERE "sports_bets"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "sports_legs_match" ON "sports_legs" USING btree ("match_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sports_matches_number" ON "sports_matches" USING btree ("match_no");--> statement-breakpoint
CREATE INDEX "sports_matches_league" ON "sports_matches" USING btree ("league","kick_off");--> statement-breakpoint
CREATE INDEX "sports_matches_due" ON "sports_matches" USING btree ("over_at") WHERE "sports_matches"."decided_at" is null;