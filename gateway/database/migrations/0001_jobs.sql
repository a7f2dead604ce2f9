CREATE TABLE "job_failures" (
	"queue" text NOT NULL,
	"row_id" bigint NOT NULL,
	"attempts" integer NOT NULL,
	"last_error" text NOT NULL,
	"failed_at" bigint NOT NULL,
	"retry_at" bigint NOT NULL,
	"set_aside_at" bigint,
	CONSTRAINT "job_failures_queue_row_id_pk" PRIMARY KEY("queue","row_id")
);
--> statement-breakpoint
ALTER TABLE "deposit_orders" ADD COLUMN "settled_xid" bigint DEFAULT (pg_current_xact_id()::text::bigint) NOT NULL;--> statement-breakpoint
ALTER TABLE "agent_contracts" ADD COLUMN "settled_position" bigint DEFAULT (pg_current_xact_id()::text::bigint + 1) NOT NULL;--> statement-breakpoint
ALTER TABLE "referrals" ADD COLUMN "settled_position" bigint DEFAULT (pg_current_xact_id()::text::bigint + 1) NOT NULL;--> statement-breakpoint
ALTER TABLE "game_rounds" ADD COLUMN "settled_xid" bigint DEFAULT (pg_current_xact_id()::text::bigint) NOT NULL;--> statement-breakpoint
CREATE INDEX "game_rounds_settled_xid" ON "game_rounds" USING btree ("settled_xid");