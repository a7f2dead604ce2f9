CREATE TABLE "harm_signs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "harm_signs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"sign" text NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"count" integer NOT NULL,
	"first_seen_at" bigint NOT NULL,
	"last_seen_at" bigint NOT NULL,
	"messaged_at" bigint,
	"changed_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "kind" text DEFAULT 'service' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "link" text;--> statement-breakpoint
ALTER TABLE "harm_signs" ADD CONSTRAINT "harm_signs_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "harm_signs_open" ON "harm_signs" USING btree ("account_id","sign") WHERE "harm_signs"."state" <> 'closed';--> statement-breakpoint
CREATE INDEX "harm_signs_account" ON "harm_signs" USING btree ("account_id","sign");--> statement-breakpoint
CREATE INDEX "harm_signs_state" ON "harm_signs" USING btree ("state","last_seen_at");--> statement-breakpoint
CREATE INDEX "deposit_orders_decided" ON "deposit_orders" USING btree ("decided_at");