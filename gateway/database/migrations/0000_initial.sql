CREATE TABLE "accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"public_id" text NOT NULL,
	"username" text NOT NULL,
	"nickname" text NOT NULL,
	"type" integer NOT NULL,
	"password_hash" text,
	"password_changed_at" bigint NOT NULL,
	"password_expired" boolean DEFAULT false NOT NULL,
	"weak_password" boolean DEFAULT false NOT NULL,
	"first_time_login" boolean DEFAULT true NOT NULL,
	"mobile" text,
	"email" text,
	"profile" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"vip_level" integer,
	"language" text DEFAULT 'EN' NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"upline_id" integer,
	"affiliate_code" text,
	"terms_version" text,
	"terms_accepted_at" bigint,
	"created_at" bigint NOT NULL,
	"last_login_at" bigint
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	"read_at" bigint
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"title_en" text NOT NULL,
	"title_ty" text NOT NULL,
	"content_en" text NOT NULL,
	"content_ty" text NOT NULL,
	"promotion_type" text,
	"audiences" jsonb NOT NULL,
	"published_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"id" text PRIMARY KEY NOT NULL,
	"group_name" text NOT NULL,
	"position" integer NOT NULL,
	"url" text NOT NULL,
	"title_en" text NOT NULL,
	"title_ty" text NOT NULL,
	"subtitle_en" text NOT NULL,
	"subtitle_ty" text NOT NULL,
	"linkage_type" text NOT NULL,
	"external_link" text,
	"node_id" text,
	"vendor" text
);
--> statement-breakpoint
CREATE TABLE "bank_cards" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_cards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"bank_code" text NOT NULL,
	"bank_name" text NOT NULL,
	"holder" text NOT NULL,
	"account_number" text NOT NULL,
	"created_at" bigint NOT NULL,
	"removed_at" bigint
);
--> statement-breakpoint
CREATE TABLE "deposit_orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deposit_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_no" text NOT NULL,
	"account_id" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"body_hash" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"created_at" bigint NOT NULL,
	"decided_at" bigint,
	"kind" text NOT NULL,
	"channel_id" text NOT NULL,
	"channel_name" text NOT NULL,
	"fee" bigint NOT NULL,
	"turnover_required" bigint NOT NULL,
	"pay_token" text NOT NULL,
	"account_name" text,
	"expires_at" bigint NOT NULL,
	"entry_id" bigint
);
--> statement-breakpoint
CREATE TABLE "payment_passwords" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"password_hash" text NOT NULL,
	"changed_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdraw_orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "withdraw_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_no" text NOT NULL,
	"account_id" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"body_hash" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"created_at" bigint NOT NULL,
	"decided_at" bigint,
	"bank_name" text NOT NULL,
	"holder" text NOT NULL,
	"account_number" text NOT NULL,
	"due_at" bigint NOT NULL,
	"hold_entry_id" bigint NOT NULL,
	"decision_entry_id" bigint,
	"paid" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdraw_payments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "withdraw_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_no" text NOT NULL,
	"order_id" bigint NOT NULL,
	"account_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"sent_at" bigint NOT NULL,
	"confirm_by" bigint NOT NULL,
	"settled_at" bigint,
	"return_entry_id" bigint
);
--> statement-breakpoint
CREATE TABLE "agent_contracts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "agent_contracts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"agent_id" integer NOT NULL,
	"upline_id" integer,
	"rate" integer NOT NULL,
	"active_members" integer NOT NULL,
	"bet_amount" bigint NOT NULL,
	"valid_bet_period" text NOT NULL,
	"profit_loss_period" text NOT NULL,
	"payment_period" text NOT NULL,
	"status" text NOT NULL,
	"proposed_by" text NOT NULL,
	"created_at" bigint NOT NULL,
	"answered_at" bigint,
	"answered_by" integer,
	"ended_at" bigint,
	"end_reason" text,
	"ended_by" integer,
	"settled_until" bigint,
	CONSTRAINT "agent_contracts_rate" CHECK ("agent_contracts"."rate" between 1 and 10000)
);
--> statement-breakpoint
CREATE TABLE "favourites" (
	"account_id" integer NOT NULL,
	"node_id" text NOT NULL,
	"added_at" bigint NOT NULL,
	CONSTRAINT "favourites_account_id_node_id_pk" PRIMARY KEY("account_id","node_id")
);
--> statement-breakpoint
CREATE TABLE "games" (
	"node_id" text PRIMARY KEY NOT NULL,
	"room_id" text NOT NULL,
	"game_code" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ty" text NOT NULL,
	"search_text" text NOT NULL,
	"vassalage" text NOT NULL,
	"game_type" text NOT NULL,
	"game_classify" text NOT NULL,
	"hot_rank" integer,
	"is_new" boolean NOT NULL,
	"released_at" bigint NOT NULL,
	"support_play" integer NOT NULL,
	"rtp" integer NOT NULL,
	"lines" integer NOT NULL,
	"min_bet" bigint NOT NULL,
	"max_bet" bigint NOT NULL,
	"jackpot_seed" bigint,
	"jackpot_per_hour" bigint,
	"popularity" integer NOT NULL,
	"maintenance_from" bigint,
	"maintenance_until" bigint,
	"theme" text NOT NULL,
	"motif" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recent_games" (
	"account_id" integer NOT NULL,
	"node_id" text NOT NULL,
	"played_at" bigint NOT NULL,
	CONSTRAINT "recent_games_account_id_node_id_pk" PRIMARY KEY("account_id","node_id")
);
--> statement-breakpoint
CREATE TABLE "vendor_cards" (
	"vassalage" text NOT NULL,
	"game_type" text NOT NULL,
	"lane" text NOT NULL,
	"position" integer NOT NULL,
	"node_id" text,
	CONSTRAINT "vendor_cards_vassalage_game_type_pk" PRIMARY KEY("vassalage","game_type")
);
--> statement-breakpoint
CREATE TABLE "vendors" (
	"vassalage" text PRIMARY KEY NOT NULL,
	"name_en" text NOT NULL,
	"name_ty" text NOT NULL,
	"maintenance_from" bigint,
	"maintenance_until" bigint
);
--> statement-breakpoint
CREATE TABLE "sandbox_identity_codes" (
	"hash" text PRIMARY KEY NOT NULL,
	"code_challenge" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "social_identities" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"account_id" integer NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "social_identities_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "social_states" (
	"hash" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "social_tickets" (
	"hash" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "journal_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "journal_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"scope" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"body_hash" text NOT NULL,
	"reference" text NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "journal_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "journal_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"entry_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"wallet_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"balance_after" bigint,
	"created_at" bigint NOT NULL,
	CONSTRAINT "journal_lines_not_zero" CHECK ("journal_lines"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "wallets" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wallets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" integer,
	"kind" text NOT NULL,
	"currency" text NOT NULL,
	"balance" bigint,
	"created_at" bigint NOT NULL,
	CONSTRAINT "wallets_owner" CHECK (("wallets"."kind" in ('main', 'trial')) = ("wallets"."account_id" is not null)),
	CONSTRAINT "wallets_house_has_no_balance" CHECK (("wallets"."kind" like 'house:%') = ("wallets"."balance" is null)),
	CONSTRAINT "wallets_never_below_zero" CHECK ("wallets"."balance" between 0 and 9007199254740991)
);
--> statement-breakpoint
CREATE TABLE "authenticators" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"locked_secret" text NOT NULL,
	"confirmed_at" bigint,
	"last_step" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_places" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "known_places_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"device_id" text NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"first_seen_at" bigint NOT NULL,
	"last_seen_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_verifications" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"device_id" text NOT NULL,
	"weak_password" boolean NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"address" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"link" text NOT NULL,
	"sent_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lottery_bets" (
	"round_id" bigint PRIMARY KEY NOT NULL,
	"issue_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"pick" text NOT NULL,
	"highest_win" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lottery_issues" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lottery_issues_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lottery" text NOT NULL,
	"issue_no" text NOT NULL,
	"open_at" bigint NOT NULL,
	"close_at" bigint NOT NULL,
	"draw_at" bigint NOT NULL,
	"seed" text NOT NULL,
	"seed_hash" text NOT NULL,
	"result" jsonb,
	"drawn_at" bigint,
	"settled_at" bigint
);
--> statement-breakpoint
CREATE TABLE "point_accounts" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	"carry" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "point_accounts_never_below_zero" CHECK ("point_accounts"."balance" >= 0),
	CONSTRAINT "point_accounts_carry" CHECK ("point_accounts"."carry" between 0 and 999999)
);
--> statement-breakpoint
CREATE TABLE "point_conversions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "point_conversions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_no" text NOT NULL,
	"account_id" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"body_hash" text NOT NULL,
	"points" bigint NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "point_ledger" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "point_ledger_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"balance_after" bigint NOT NULL,
	"reference" text NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "point_ledger_not_zero" CHECK ("point_ledger"."amount" <> 0),
	CONSTRAINT "point_ledger_never_below_zero" CHECK ("point_ledger"."balance_after" >= 0)
);
--> statement-breakpoint
CREATE TABLE "point_redemptions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "point_redemptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_no" text NOT NULL,
	"account_id" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"body_hash" text NOT NULL,
	"reward_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"points" bigint NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"created_at" bigint NOT NULL,
	"decided_at" bigint
);
--> statement-breakpoint
CREATE TABLE "point_rewards" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ty" text NOT NULL,
	"detail_en" text NOT NULL,
	"detail_ty" text NOT NULL,
	"picture" text NOT NULL,
	"required_points" bigint NOT NULL,
	"stock" integer NOT NULL,
	"most_at_once" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "point_rewards_stock" CHECK ("point_rewards"."stock" >= 0)
);
--> statement-breakpoint
CREATE TABLE "promotion_applications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "promotion_applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_no" text NOT NULL,
	"promotion_id" text NOT NULL,
	"account_id" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"body_hash" text NOT NULL,
	"comment" text NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"created_at" bigint NOT NULL,
	"decided_at" bigint
);
--> statement-breakpoint
CREATE TABLE "promotion_grants" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "promotion_grants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"grant_no" text NOT NULL,
	"promotion_id" text NOT NULL,
	"account_id" integer NOT NULL,
	"period" text NOT NULL,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"turnover_required" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint,
	"claimed_at" bigint,
	"claim_key" text,
	"body_hash" text,
	"entry_id" bigint
);
--> statement-breakpoint
CREATE TABLE "promotion_joins" (
	"promotion_id" text NOT NULL,
	"account_id" integer NOT NULL,
	"joined_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotion_pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"application_id" bigint,
	"payment_id" bigint,
	"position" integer DEFAULT 0 NOT NULL,
	"type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"category" text NOT NULL,
	"position" integer NOT NULL,
	"title_en" text NOT NULL,
	"title_ty" text NOT NULL,
	"summary_en" text NOT NULL,
	"summary_ty" text NOT NULL,
	"terms_en" text NOT NULL,
	"terms_ty" text NOT NULL,
	"banner" text NOT NULL,
	"rule" jsonb NOT NULL,
	"min_vip_level" integer,
	"starts_at" bigint NOT NULL,
	"ends_at" bigint
);
--> statement-breakpoint
CREATE TABLE "referral_codes" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referral_earnings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "referral_earnings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_no" text NOT NULL,
	"referrer_id" integer NOT NULL,
	"referee_id" integer NOT NULL,
	"day" bigint NOT NULL,
	"currency" text NOT NULL,
	"bets" bigint NOT NULL,
	"deposits" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"paid_at" bigint NOT NULL,
	"entry_id" bigint NOT NULL,
	CONSTRAINT "referral_earnings_positive" CHECK ("referral_earnings"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"referee_id" integer PRIMARY KEY NOT NULL,
	"referrer_id" integer NOT NULL,
	"created_at" bigint NOT NULL,
	"settled_until" bigint NOT NULL,
	CONSTRAINT "referrals_not_oneself" CHECK ("referrals"."referee_id" <> "referrals"."referrer_id")
);
--> statement-breakpoint
CREATE TABLE "game_launches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "game_launches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"account_id" integer,
	"session_id" text,
	"wallet_id" bigint NOT NULL,
	"mode" text NOT NULL,
	"engine" text NOT NULL,
	"node_id" text NOT NULL,
	"game_name" text NOT NULL,
	"vassalage" text NOT NULL,
	"vendor_name" text NOT NULL,
	"game_type" text NOT NULL,
	"game_code" text NOT NULL,
	"theme" text NOT NULL,
	"currency" text NOT NULL,
	"min_bet" bigint NOT NULL,
	"max_bet" bigint NOT NULL,
	"language" text NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "game_rounds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "game_rounds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_no" text NOT NULL,
	"launch_id" bigint,
	"account_id" integer,
	"wallet_id" bigint NOT NULL,
	"node_id" text NOT NULL,
	"game_name" text NOT NULL,
	"vassalage" text NOT NULL,
	"vendor_name" text NOT NULL,
	"game_type" text NOT NULL,
	"round_key" text NOT NULL,
	"bet" bigint NOT NULL,
	"valid_bet" bigint NOT NULL,
	"win" bigint NOT NULL,
	"stake" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"outcome" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"state" text NOT NULL,
	"entry_id" bigint,
	"created_at" bigint NOT NULL,
	"settled_at" bigint,
	"shown_at" bigint
);
--> statement-breakpoint
CREATE TABLE "winners" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "winners_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"round_id" bigint,
	"node_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "captchas" (
	"id" text PRIMARY KEY NOT NULL,
	"answer" text NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "challenges" (
	"challenge" text PRIMARY KEY NOT NULL,
	"difficulty" integer NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_sms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_sms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"mobile" text NOT NULL,
	"body" text NOT NULL,
	"code" text NOT NULL,
	"sent_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sealing_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"private_jwk" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"account_id" integer NOT NULL,
	"device_id" text NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" bigint NOT NULL,
	"last_seen_at" bigint NOT NULL,
	"ended_at" bigint,
	"end_reason" text,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "throttle_windows" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "used_nonces" (
	"nonce" text PRIMARY KEY NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verification_codes" (
	"key" text PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"attempts" integer NOT NULL,
	"sent_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_launches" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"chat_id" integer NOT NULL,
	"session_id" text,
	"language" text NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"chat_id" integer NOT NULL,
	"author" text NOT NULL,
	"body" text NOT NULL,
	"sent_at" bigint NOT NULL,
	"client_key" text
);
--> statement-breakpoint
CREATE TABLE "chats" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chats_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer,
	"visitor_hash" text,
	"created_at" bigint NOT NULL,
	CONSTRAINT "chats_account_id_unique" UNIQUE("account_id"),
	CONSTRAINT "chats_visitor_hash_unique" UNIQUE("visitor_hash")
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feedback_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reference_no" text NOT NULL,
	"account_id" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"body_hash" text NOT NULL,
	"kind" text NOT NULL,
	"body" text NOT NULL,
	"status" text NOT NULL,
	"answer" text,
	"created_at" bigint NOT NULL,
	"answered_at" bigint,
	CONSTRAINT "feedback_reference_no_unique" UNIQUE("reference_no")
);
--> statement-breakpoint
CREATE TABLE "help_terms" (
	"term" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"texts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "representatives" (
	"contact" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"channel" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vip_ranks" (
	"level" integer PRIMARY KEY NOT NULL,
	"name_en" text NOT NULL,
	"name_ty" text NOT NULL,
	"valid_bets" bigint NOT NULL,
	"deposits" bigint NOT NULL,
	"bonus" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_cards" ADD CONSTRAINT "bank_cards_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_orders" ADD CONSTRAINT "deposit_orders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_orders" ADD CONSTRAINT "deposit_orders_entry_id_journal_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."journal_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_passwords" ADD CONSTRAINT "payment_passwords_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdraw_orders" ADD CONSTRAINT "withdraw_orders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdraw_orders" ADD CONSTRAINT "withdraw_orders_hold_entry_id_journal_entries_id_fk" FOREIGN KEY ("hold_entry_id") REFERENCES "public"."journal_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdraw_orders" ADD CONSTRAINT "withdraw_orders_decision_entry_id_journal_entries_id_fk" FOREIGN KEY ("decision_entry_id") REFERENCES "public"."journal_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdraw_payments" ADD CONSTRAINT "withdraw_payments_order_id_withdraw_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."withdraw_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdraw_payments" ADD CONSTRAINT "withdraw_payments_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdraw_payments" ADD CONSTRAINT "withdraw_payments_return_entry_id_journal_entries_id_fk" FOREIGN KEY ("return_entry_id") REFERENCES "public"."journal_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_contracts" ADD CONSTRAINT "agent_contracts_agent_id_accounts_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_contracts" ADD CONSTRAINT "agent_contracts_upline_id_accounts_id_fk" FOREIGN KEY ("upline_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_contracts" ADD CONSTRAINT "agent_contracts_answered_by_accounts_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_contracts" ADD CONSTRAINT "agent_contracts_ended_by_accounts_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_node_id_games_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."games"("node_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_vassalage_vendors_vassalage_fk" FOREIGN KEY ("vassalage") REFERENCES "public"."vendors"("vassalage") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_games" ADD CONSTRAINT "recent_games_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_games" ADD CONSTRAINT "recent_games_node_id_games_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."games"("node_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_cards" ADD CONSTRAINT "vendor_cards_vassalage_vendors_vassalage_fk" FOREIGN KEY ("vassalage") REFERENCES "public"."vendors"("vassalage") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_identities" ADD CONSTRAINT "social_identities_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_lines" ADD CONSTRAINT "journal_lines_entry_id_journal_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."journal_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_lines" ADD CONSTRAINT "journal_lines_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authenticators" ADD CONSTRAINT "authenticators_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_places" ADD CONSTRAINT "known_places_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_verifications" ADD CONSTRAINT "login_verifications_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_bets" ADD CONSTRAINT "lottery_bets_round_id_game_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."game_rounds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_bets" ADD CONSTRAINT "lottery_bets_issue_id_lottery_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."lottery_issues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_accounts" ADD CONSTRAINT "point_accounts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_conversions" ADD CONSTRAINT "point_conversions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_ledger" ADD CONSTRAINT "point_ledger_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_redemptions" ADD CONSTRAINT "point_redemptions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_redemptions" ADD CONSTRAINT "point_redemptions_reward_id_point_rewards_id_fk" FOREIGN KEY ("reward_id") REFERENCES "public"."point_rewards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_applications" ADD CONSTRAINT "promotion_applications_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_applications" ADD CONSTRAINT "promotion_applications_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_grants" ADD CONSTRAINT "promotion_grants_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_grants" ADD CONSTRAINT "promotion_grants_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_grants" ADD CONSTRAINT "promotion_grants_entry_id_journal_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."journal_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_joins" ADD CONSTRAINT "promotion_joins_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_joins" ADD CONSTRAINT "promotion_joins_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_pictures" ADD CONSTRAINT "promotion_pictures_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_pictures" ADD CONSTRAINT "promotion_pictures_application_id_promotion_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."promotion_applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_pictures" ADD CONSTRAINT "promotion_pictures_payment_id_withdraw_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."withdraw_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_codes" ADD CONSTRAINT "referral_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_earnings" ADD CONSTRAINT "referral_earnings_referrer_id_accounts_id_fk" FOREIGN KEY ("referrer_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_earnings" ADD CONSTRAINT "referral_earnings_referee_id_accounts_id_fk" FOREIGN KEY ("referee_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_earnings" ADD CONSTRAINT "referral_earnings_entry_id_journal_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."journal_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_referee_id_accounts_id_fk" FOREIGN KEY ("referee_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_referrer_id_accounts_id_fk" FOREIGN KEY ("referrer_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_launches" ADD CONSTRAINT "game_launches_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_launches" ADD CONSTRAINT "game_launches_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_rounds" ADD CONSTRAINT "game_rounds_launch_id_game_launches_id_fk" FOREIGN KEY ("launch_id") REFERENCES "public"."game_launches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_rounds" ADD CONSTRAINT "game_rounds_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_rounds" ADD CONSTRAINT "game_rounds_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_rounds" ADD CONSTRAINT "game_rounds_entry_id_journal_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."journal_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "winners" ADD CONSTRAINT "winners_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "winners" ADD CONSTRAINT "winners_round_id_game_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."game_rounds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_launches" ADD CONSTRAINT "chat_launches_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_username" ON "accounts" USING btree ("username");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_public_id" ON "accounts" USING btree ("public_id");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_mobile" ON "accounts" USING btree ("mobile");--> statement-breakpoint
CREATE INDEX "accounts_upline" ON "accounts" USING btree ("upline_id");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_affiliate_code" ON "accounts" USING btree ("affiliate_code");--> statement-breakpoint
CREATE INDEX "messages_account" ON "messages" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "announcements_kind" ON "announcements" USING btree ("kind","published_at");--> statement-breakpoint
CREATE INDEX "bank_cards_account" ON "bank_cards" USING btree ("account_id","removed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "deposit_orders_key" ON "deposit_orders" USING btree ("account_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "deposit_orders_no" ON "deposit_orders" USING btree ("order_no");--> statement-breakpoint
CREATE UNIQUE INDEX "deposit_orders_token" ON "deposit_orders" USING btree ("pay_token");--> statement-breakpoint
CREATE INDEX "deposit_orders_account" ON "deposit_orders" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "deposit_orders_status" ON "deposit_orders" USING btree ("status","expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "withdraw_orders_key" ON "withdraw_orders" USING btree ("account_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "withdraw_orders_no" ON "withdraw_orders" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "withdraw_orders_account" ON "withdraw_orders" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "withdraw_orders_due" ON "withdraw_orders" USING btree ("status","due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "withdraw_payments_no" ON "withdraw_payments" USING btree ("payment_no");--> statement-breakpoint
CREATE INDEX "withdraw_payments_order" ON "withdraw_payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "withdraw_payments_account" ON "withdraw_payments" USING btree ("account_id","status");--> statement-breakpoint
CREATE INDEX "withdraw_payments_due" ON "withdraw_payments" USING btree ("status","confirm_by");--> statement-breakpoint
CREATE UNIQUE INDEX "agent_contracts_active" ON "agent_contracts" USING btree ("agent_id","type") WHERE "agent_contracts"."status" = 'active';--> statement-breakpoint
CREATE UNIQUE INDEX "agent_contracts_offered" ON "agent_contracts" USING btree ("agent_id","type") WHERE "agent_contracts"."status" = 'offered';--> statement-breakpoint
CREATE INDEX "agent_contracts_upline" ON "agent_contracts" USING btree ("upline_id");--> statement-breakpoint
CREATE INDEX "agent_contracts_settled" ON "agent_contracts" USING btree ("settled_until") WHERE "agent_contracts"."type" = 'realtimeSalary';--> statement-breakpoint
CREATE INDEX "games_type_popularity" ON "games" USING btree ("game_type","popularity");--> statement-breakpoint
CREATE INDEX "games_vendor_type" ON "games" USING btree ("vassalage","game_type","popularity");--> statement-breakpoint
CREATE INDEX "games_released" ON "games" USING btree ("game_type","released_at");--> statement-breakpoint
CREATE UNIQUE INDEX "games_hot" ON "games" USING btree ("hot_rank");--> statement-breakpoint
CREATE UNIQUE INDEX "games_code" ON "games" USING btree ("game_code");--> statement-breakpoint
CREATE INDEX "recent_games_played" ON "recent_games" USING btree ("account_id","played_at");--> statement-breakpoint
CREATE UNIQUE INDEX "journal_entries_key" ON "journal_entries" USING btree ("scope","idempotency_key");--> statement-breakpoint
CREATE INDEX "journal_entries_reference" ON "journal_entries" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "journal_lines_entry" ON "journal_lines" USING btree ("entry_id","position");--> statement-breakpoint
CREATE INDEX "journal_lines_wallet" ON "journal_lines" USING btree ("wallet_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "wallets_account_kind" ON "wallets" USING btree ("account_id","kind","currency");--> statement-breakpoint
CREATE UNIQUE INDEX "wallets_house" ON "wallets" USING btree ("kind","currency") WHERE "wallets"."kind" like 'house:%';--> statement-breakpoint
CREATE UNIQUE INDEX "known_places_place" ON "known_places" USING btree ("account_id","device_id","ip");--> statement-breakpoint
CREATE INDEX "login_verifications_expiry" ON "login_verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "password_resets_account" ON "password_resets" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "recovery_codes_account" ON "recovery_codes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sandbox_mails_address" ON "sandbox_mails" USING btree ("address","sent_at");--> statement-breakpoint
CREATE INDEX "lottery_bets_issue" ON "lottery_bets" USING btree ("issue_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lottery_issues_number" ON "lottery_issues" USING btree ("lottery","issue_no");--> statement-breakpoint
CREATE UNIQUE INDEX "lottery_issues_draw" ON "lottery_issues" USING btree ("lottery","draw_at");--> statement-breakpoint
CREATE INDEX "lottery_issues_due" ON "lottery_issues" USING btree ("draw_at") WHERE "lottery_issues"."settled_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "point_conversions_key" ON "point_conversions" USING btree ("account_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "point_ledger_once" ON "point_ledger" USING btree ("account_id","kind","reference");--> statement-breakpoint
CREATE INDEX "point_ledger_account" ON "point_ledger" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "point_redemptions_no" ON "point_redemptions" USING btree ("order_no");--> statement-breakpoint
CREATE UNIQUE INDEX "point_redemptions_key" ON "point_redemptions" USING btree ("account_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "point_redemptions_account" ON "point_redemptions" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "point_redemptions_status" ON "point_redemptions" USING btree ("status","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "promotion_applications_no" ON "promotion_applications" USING btree ("application_no");--> statement-breakpoint
CREATE UNIQUE INDEX "promotion_applications_key" ON "promotion_applications" USING btree ("account_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "promotion_applications_open" ON "promotion_applications" USING btree ("account_id","promotion_id") WHERE "promotion_applications"."status" <> 'rejected';--> statement-breakpoint
CREATE INDEX "promotion_applications_status" ON "promotion_applications" USING btree ("status","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "promotion_grants_period" ON "promotion_grants" USING btree ("account_id","promotion_id","period");--> statement-breakpoint
CREATE UNIQUE INDEX "promotion_grants_key" ON "promotion_grants" USING btree ("account_id","claim_key");--> statement-breakpoint
CREATE INDEX "promotion_grants_claimed" ON "promotion_grants" USING btree ("account_id","claimed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "promotion_joins_once" ON "promotion_joins" USING btree ("account_id","promotion_id");--> statement-breakpoint
CREATE INDEX "promotion_pictures_application" ON "promotion_pictures" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "promotion_pictures_payment" ON "promotion_pictures" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "promotion_pictures_loose" ON "promotion_pictures" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "promotions_position" ON "promotions" USING btree ("position");--> statement-breakpoint
CREATE UNIQUE INDEX "referral_codes_code" ON "referral_codes" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "referral_earnings_once" ON "referral_earnings" USING btree ("referee_id","day");--> statement-breakpoint
CREATE INDEX "referral_earnings_referrer" ON "referral_earnings" USING btree ("referrer_id","paid_at");--> statement-breakpoint
CREATE INDEX "referrals_referrer" ON "referrals" USING btree ("referrer_id","created_at");--> statement-breakpoint
CREATE INDEX "referrals_settled_until" ON "referrals" USING btree ("settled_until");--> statement-breakpoint
CREATE UNIQUE INDEX "game_launches_token" ON "game_launches" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "game_rounds_order_no" ON "game_rounds" USING btree ("order_no");--> statement-breakpoint
CREATE UNIQUE INDEX "game_rounds_key" ON "game_rounds" USING btree ("launch_id","round_key");--> statement-breakpoint
CREATE INDEX "game_rounds_account" ON "game_rounds" USING btree ("account_id","game_type","created_at");--> statement-breakpoint
CREATE INDEX "game_rounds_settled" ON "game_rounds" USING btree ("settled_at");--> statement-breakpoint
CREATE INDEX "game_rounds_unseen" ON "game_rounds" USING btree ("account_id","node_id") WHERE "game_rounds"."shown_at" is null;--> statement-breakpoint
CREATE INDEX "winners_time" ON "winners" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "winners_amount" ON "winners" USING btree ("amount");--> statement-breakpoint
CREATE INDEX "sandbox_sms_mobile" ON "sandbox_sms" USING btree ("mobile","sent_at");--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" USING btree ("account_id","ended_at");--> statement-breakpoint
CREATE INDEX "sessions_last_seen" ON "sessions" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "throttle_windows_end" ON "throttle_windows" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "used_nonces_expiry" ON "used_nonces" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "chat_messages_chat" ON "chat_messages" USING btree ("chat_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_once" ON "chat_messages" USING btree ("chat_id","client_key");--> statement-breakpoint
CREATE UNIQUE INDEX "feedback_key" ON "feedback" USING btree ("account_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "feedback_account" ON "feedback" USING btree ("account_id","id");