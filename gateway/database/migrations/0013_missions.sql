CREATE TABLE "mission_claims" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mission_claims_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"claim_no" text NOT NULL,
	"account_id" integer NOT NULL,
	"subject" text NOT NULL,
	"period" text NOT NULL,
	"place" integer,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"idempotency_key" text NOT NULL,
	"created_at" bigint NOT NULL,
	"entry_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mission_milestones" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"missions" integer NOT NULL,
	"prize" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "missions" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"position" integer NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"steps" jsonb NOT NULL,
	"prize" integer NOT NULL,
	CONSTRAINT "missions_prize" CHECK ("missions"."prize" > 0)
);
--> statement-breakpoint
ALTER TABLE "mission_claims" ADD CONSTRAINT "mission_claims_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mission_claims" ADD CONSTRAINT "mission_claims_entry_id_journal_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."journal_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mission_claims_once" ON "mission_claims" USING btree ("account_id","subject","period");--> statement-breakpoint
CREATE UNIQUE INDEX "mission_claims_key" ON "mission_claims" USING btree ("account_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "mission_claims_place" ON "mission_claims" USING btree ("subject","period","place") WHERE "mission_claims"."place" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "mission_milestones_kind" ON "mission_milestones" USING btree ("kind","missions");--> statement-breakpoint
CREATE INDEX "missions_position" ON "missions" USING btree ("position");