CREATE TABLE "contract_periods" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contract_periods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"contract_id" integer NOT NULL,
	"period_key" text NOT NULL,
	"type" text NOT NULL,
	"agent_id" integer NOT NULL,
	"payer_id" integer,
	"currency" text NOT NULL,
	"starts_at" bigint NOT NULL,
	"ends_at" bigint NOT NULL,
	"day" integer NOT NULL,
	"bets" bigint NOT NULL,
	"valid_bets" bigint NOT NULL,
	"wins" bigint NOT NULL,
	"bonuses" bigint NOT NULL,
	"active_members" integer NOT NULL,
	"tier_bets" bigint NOT NULL,
	"tier" integer NOT NULL,
	"rate" integer NOT NULL,
	"missing_members" integer NOT NULL,
	"missing_bets" bigint NOT NULL,
	"carried_in" bigint NOT NULL,
	"carried_out" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"paid" bigint DEFAULT 0 NOT NULL,
	"state" text NOT NULL,
	"created_at" bigint NOT NULL,
	"paid_at" bigint,
	"entry_id" bigint,
	CONSTRAINT "contract_periods_paid" CHECK ("contract_periods"."paid" between 0 and "contract_periods"."amount"),
	CONSTRAINT "contract_periods_state" CHECK (("contract_periods"."amount" > 0) = ("contract_periods"."state" in ('paid', 'owed'))
        and ("contract_periods"."state" = 'owed') = ("contract_periods"."paid" < "contract_periods"."amount"))
);
--> statement-breakpoint
DROP INDEX "agent_contracts_settled";--> statement-breakpoint
ALTER TABLE "agent_contracts" ADD COLUMN "more_tiers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "agent_contracts" ADD COLUMN "highest_rate" integer GENERATED ALWAYS AS (greatest("rate", (("more_tiers" -> -1) ->> 'rate')::integer)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "agent_contracts" ADD COLUMN "counted_from" integer;--> statement-breakpoint
ALTER TABLE "agent_contracts" ADD COLUMN "settled_day" integer;--> statement-breakpoint
ALTER TABLE "agent_contracts" ADD COLUMN "due_at" bigint;--> statement-breakpoint
ALTER TABLE "agent_contracts" ADD COLUMN "carried" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "contract_periods" ADD CONSTRAINT "contract_periods_contract_id_agent_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."agent_contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_periods" ADD CONSTRAINT "contract_periods_agent_id_accounts_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_periods" ADD CONSTRAINT "contract_periods_payer_id_accounts_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_periods" ADD CONSTRAINT "contract_periods_entry_id_journal_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."journal_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contract_periods_key" ON "contract_periods" USING btree ("contract_id","period_key");--> statement-breakpoint
CREATE INDEX "contract_periods_agent" ON "contract_periods" USING btree ("agent_id","type","ends_at","id");--> statement-breakpoint
CREATE INDEX "contract_periods_payer" ON "contract_periods" USING btree ("payer_id","type","ends_at","id");--> statement-breakpoint
CREATE INDEX "contract_periods_owed" ON "contract_periods" USING btree ("payer_id","id") WHERE "contract_periods"."state" = 'owed';--> statement-breakpoint
CREATE INDEX "agent_contracts_due" ON "agent_contracts" USING btree ("due_at") WHERE "agent_contracts"."type" in ('dividend', 'dailySalary');--> statement-breakpoint
CREATE INDEX "agent_contracts_settled" ON "agent_contracts" USING btree ("settled_until") WHERE "agent_contracts"."type" in ('hourSalary', 'realtimeSalary');