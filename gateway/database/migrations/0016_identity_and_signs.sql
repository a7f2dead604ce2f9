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
CREATE TABLE "identity_documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "identity_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"document" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"sent_at" bigint NOT NULL,
	"decided_at" bigint,
	CONSTRAINT "identity_documents_decision" CHECK (("identity_documents"."state" = 'waiting') = ("identity_documents"."decided_at" is null)
        and ("identity_documents"."state" = 'refused') = ("identity_documents"."reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "identity_pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"document_id" integer,
	"position" integer DEFAULT 0 NOT NULL,
	"type" text NOT NULL,
	"content" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "kind" text DEFAULT 'service' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "link" text;--> statement-breakpoint
ALTER TABLE "protection_log" ADD COLUMN "staff_name" text;--> statement-breakpoint
ALTER TABLE "harm_signs" ADD CONSTRAINT "harm_signs_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_documents" ADD CONSTRAINT "identity_documents_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_pictures" ADD CONSTRAINT "identity_pictures_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_pictures" ADD CONSTRAINT "identity_pictures_document_id_identity_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."identity_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "harm_signs_open" ON "harm_signs" USING btree ("account_id","sign") WHERE "harm_signs"."state" <> 'closed';--> statement-breakpoint
CREATE INDEX "harm_signs_account" ON "harm_signs" USING btree ("account_id","sign");--> statement-breakpoint
CREATE INDEX "harm_signs_state" ON "harm_signs" USING btree ("state","last_seen_at");--> statement-breakpoint
CREATE INDEX "identity_documents_account" ON "identity_documents" USING btree ("account_id","document","id");--> statement-breakpoint
CREATE INDEX "identity_documents_state" ON "identity_documents" USING btree ("state","sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_documents_open" ON "identity_documents" USING btree ("account_id","document") WHERE "identity_documents"."state" <> 'refused';--> statement-breakpoint
CREATE INDEX "identity_pictures_document" ON "identity_pictures" USING btree ("document_id","position");--> statement-breakpoint
CREATE INDEX "identity_pictures_loose" ON "identity_pictures" USING btree ("created_at") WHERE "identity_pictures"."document_id" is null;--> statement-breakpoint
CREATE INDEX "deposit_orders_decided" ON "deposit_orders" USING btree ("decided_at");