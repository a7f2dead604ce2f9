CREATE TABLE "account_figures" (
	"account_id" integer NOT NULL,
	"currency" text NOT NULL,
	"day" integer NOT NULL,
	"item" text NOT NULL,
	"entries" integer DEFAULT 0 NOT NULL,
	"bets" bigint DEFAULT 0 NOT NULL,
	"valid_bets" bigint DEFAULT 0 NOT NULL,
	"wins" bigint DEFAULT 0 NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	"changed_xid" bigint DEFAULT (pg_current_xact_id()::text::bigint) NOT NULL,
	CONSTRAINT "account_figures_account_id_day_currency_item_pk" PRIMARY KEY("account_id","day","currency","item")
);
--> statement-breakpoint
CREATE TABLE "account_lines" (
	"ancestor_id" integer NOT NULL,
	"descendant_id" integer NOT NULL,
	"depth" integer NOT NULL,
	"from_day" integer NOT NULL,
	"until_day" integer,
	CONSTRAINT "account_lines_ancestor_id_descendant_id_from_day_pk" PRIMARY KEY("ancestor_id","descendant_id","from_day"),
	CONSTRAINT "account_lines_days" CHECK ("account_lines"."until_day" > "account_lines"."from_day")
);
--> statement-breakpoint
CREATE TABLE "first_deposits" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"day" integer NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "line_figure_days" (
	"day" integer PRIMARY KEY NOT NULL,
	"position" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "line_figures" (
	"ancestor_id" integer NOT NULL,
	"currency" text NOT NULL,
	"day" integer NOT NULL,
	"item" text NOT NULL,
	"entries" integer DEFAULT 0 NOT NULL,
	"bets" bigint DEFAULT 0 NOT NULL,
	"valid_bets" bigint DEFAULT 0 NOT NULL,
	"wins" bigint DEFAULT 0 NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "line_figures_ancestor_id_day_currency_item_pk" PRIMARY KEY("ancestor_id","day","currency","item")
);
--> statement-breakpoint
ALTER TABLE "account_figures" ADD CONSTRAINT "account_figures_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_lines" ADD CONSTRAINT "account_lines_ancestor_id_accounts_id_fk" FOREIGN KEY ("ancestor_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_lines" ADD CONSTRAINT "account_lines_descendant_id_accounts_id_fk" FOREIGN KEY ("descendant_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "first_deposits" ADD CONSTRAINT "first_deposits_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_figures" ADD CONSTRAINT "line_figures_ancestor_id_accounts_id_fk" FOREIGN KEY ("ancestor_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_figures_day" ON "account_figures" USING btree ("day","changed_xid");--> statement-breakpoint
CREATE INDEX "account_lines_descendant" ON "account_lines" USING btree ("descendant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "account_lines_present" ON "account_lines" USING btree ("ancestor_id","descendant_id") WHERE "account_lines"."until_day" is null;--> statement-breakpoint
CREATE INDEX "first_deposits_day" ON "first_deposits" USING btree ("day");