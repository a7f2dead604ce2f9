CREATE TABLE "member_protection" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"reality_minutes" integer DEFAULT 60 NOT NULL,
	"play_started_at" bigint,
	"last_play_at" bigint,
	"played_ms" bigint DEFAULT 0 NOT NULL,
	"since_check_ms" bigint DEFAULT 0 NOT NULL,
	"limits_asked_at" bigint,
	"went_without" boolean DEFAULT false NOT NULL,
	"reviewed_at" bigint
);
--> statement-breakpoint
CREATE TABLE "play_days" (
	"account_id" integer NOT NULL,
	"day" integer NOT NULL,
	"played_ms" bigint NOT NULL,
	CONSTRAINT "play_days_account_id_day_pk" PRIMARY KEY("account_id","day")
);
--> statement-breakpoint
CREATE TABLE "play_exclusions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "play_exclusions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"starts_at" bigint NOT NULL,
	"ends_at" bigint,
	"return_asked_at" bigint,
	"returns_at" bigint,
	CONSTRAINT "play_exclusions_end" CHECK ("play_exclusions"."ends_at" is not null or "play_exclusions"."kind" = 'selfExclusion'),
	CONSTRAINT "play_exclusions_return" CHECK ("play_exclusions"."returns_at" is null or "play_exclusions"."returns_at" > "play_exclusions"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "play_limits" (
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"value" bigint NOT NULL,
	"set_at" bigint NOT NULL,
	"asked_at" bigint,
	"asked_value" bigint,
	"confirm_from" bigint,
	"confirm_until" bigint,
	CONSTRAINT "play_limits_account_id_kind_period_pk" PRIMARY KEY("account_id","kind","period"),
	CONSTRAINT "play_limits_value" CHECK ("play_limits"."value" > 0),
	CONSTRAINT "play_limits_change" CHECK (("play_limits"."asked_at" is null) = ("play_limits"."confirm_from" is null)
        and ("play_limits"."asked_at" is null) = ("play_limits"."confirm_until" is null)
        and ("play_limits"."asked_value" is null or "play_limits"."asked_value" > "play_limits"."value"))
);
--> statement-breakpoint
CREATE TABLE "protection_log" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "protection_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "member_protection" ADD CONSTRAINT "member_protection_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_days" ADD CONSTRAINT "play_days_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_exclusions" ADD CONSTRAINT "play_exclusions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_limits" ADD CONSTRAINT "play_limits_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "protection_log" ADD CONSTRAINT "protection_log_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "play_exclusions_account" ON "play_exclusions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "protection_log_account" ON "protection_log" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "protection_log_action" ON "protection_log" USING btree ("action","created_at");--> statement-breakpoint
CREATE INDEX "game_rounds_account_cancelled" ON "game_rounds" USING btree ("account_id","created_at") WHERE "game_rounds"."state" = 'cancelled';