CREATE TABLE "affiliate_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "affiliate_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"agent_id" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"body_hash" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"rate" integer NOT NULL,
	"end_day" integer,
	"enabled" boolean DEFAULT true NOT NULL,
	"visits" integer DEFAULT 0 NOT NULL,
	"created_at" bigint NOT NULL,
	"deleted_at" bigint,
	CONSTRAINT "affiliate_links_rate" CHECK ("affiliate_links"."rate" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "affiliate_registrations" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"link_id" integer NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "affiliate_visits" (
	"link_id" integer NOT NULL,
	"day" integer NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "affiliate_visits_link_id_day_visitor_pk" PRIMARY KEY("link_id","day","visitor")
);
--> statement-breakpoint
CREATE TABLE "line_actions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "line_actions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"actor_id" integer,
	"action" text NOT NULL,
	"subject_id" integer NOT NULL,
	"detail" jsonb NOT NULL,
	"ip" text DEFAULT '' NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "line_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "line_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sender_id" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"body_hash" text NOT NULL,
	"audience" text NOT NULL,
	"receiver_id" integer,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"receivers" integer NOT NULL,
	"created_at" bigint NOT NULL,
	"removed_at" bigint
);
--> statement-breakpoint
CREATE TABLE "line_notes" (
	"agent_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"note" text NOT NULL,
	"changed_at" bigint NOT NULL,
	CONSTRAINT "line_notes_agent_id_account_id_pk" PRIMARY KEY("agent_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "line_transfers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "line_transfers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_no" text NOT NULL,
	"sender_id" integer NOT NULL,
	"receiver_id" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"body_hash" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"day" integer NOT NULL,
	"entry_id" bigint NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "line_transfers_amount" CHECK ("line_transfers"."amount" > 0),
	CONSTRAINT "line_transfers_two" CHECK ("line_transfers"."sender_id" <> "line_transfers"."receiver_id")
);
--> statement-breakpoint
CREATE TABLE "message_blocks" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "opened_accounts" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"agent_id" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"body_hash" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "rate" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "line_message_id" integer;--> statement-breakpoint
ALTER TABLE "affiliate_links" ADD CONSTRAINT "affiliate_links_agent_id_accounts_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_registrations" ADD CONSTRAINT "affiliate_registrations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_registrations" ADD CONSTRAINT "affiliate_registrations_link_id_affiliate_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."affiliate_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_visits" ADD CONSTRAINT "affiliate_visits_link_id_affiliate_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."affiliate_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_actions" ADD CONSTRAINT "line_actions_actor_id_accounts_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_actions" ADD CONSTRAINT "line_actions_subject_id_accounts_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_messages" ADD CONSTRAINT "line_messages_sender_id_accounts_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_messages" ADD CONSTRAINT "line_messages_receiver_id_accounts_id_fk" FOREIGN KEY ("receiver_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_notes" ADD CONSTRAINT "line_notes_agent_id_accounts_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_notes" ADD CONSTRAINT "line_notes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_transfers" ADD CONSTRAINT "line_transfers_sender_id_accounts_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_transfers" ADD CONSTRAINT "line_transfers_receiver_id_accounts_id_fk" FOREIGN KEY ("receiver_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_transfers" ADD CONSTRAINT "line_transfers_entry_id_journal_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."journal_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_blocks" ADD CONSTRAINT "message_blocks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opened_accounts" ADD CONSTRAINT "opened_accounts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opened_accounts" ADD CONSTRAINT "opened_accounts_agent_id_accounts_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "affiliate_links_code" ON "affiliate_links" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "affiliate_links_key" ON "affiliate_links" USING btree ("agent_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "affiliate_links_agent" ON "affiliate_links" USING btree ("agent_id","id");--> statement-breakpoint
CREATE INDEX "affiliate_registrations_link" ON "affiliate_registrations" USING btree ("link_id","account_id");--> statement-breakpoint
CREATE INDEX "affiliate_visits_day" ON "affiliate_visits" USING btree ("day");--> statement-breakpoint
CREATE INDEX "line_actions_actor" ON "line_actions" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "line_actions_subject" ON "line_actions" USING btree ("subject_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "line_messages_key" ON "line_messages" USING btree ("sender_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "line_messages_sender" ON "line_messages" USING btree ("sender_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "line_transfers_no" ON "line_transfers" USING btree ("order_no");--> statement-breakpoint
CREATE UNIQUE INDEX "line_transfers_key" ON "line_transfers" USING btree ("sender_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "line_transfers_day" ON "line_transfers" USING btree ("sender_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "opened_accounts_key" ON "opened_accounts" USING btree ("agent_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "messages_line_message" ON "messages" USING btree ("line_message_id") WHERE "messages"."line_message_id" is not null;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_rate" CHECK ("accounts"."rate" between 0 and 10000);