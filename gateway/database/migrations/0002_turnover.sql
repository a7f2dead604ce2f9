CREATE TABLE "account_days" (
	"account_id" integer NOT NULL,
	"currency" text NOT NULL,
	"day" bigint NOT NULL,
	"valid_bets" bigint NOT NULL,
	CONSTRAINT "account_days_account_id_currency_day_pk" PRIMARY KEY("account_id","currency","day"),
	CONSTRAINT "account_days_positive" CHECK ("account_days"."valid_bets" > 0)
);
--> statement-breakpoint
CREATE TABLE "account_totals" (
	"account_id" integer NOT NULL,
	"currency" text NOT NULL,
	"valid_bets" bigint DEFAULT 0 NOT NULL,
	"deposits" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "account_totals_account_id_currency_pk" PRIMARY KEY("account_id","currency"),
	CONSTRAINT "account_totals_never_below_zero" CHECK ("account_totals"."valid_bets" >= 0 and "account_totals"."deposits" >= 0)
);
--> statement-breakpoint
CREATE TABLE "turnover_obligations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "turnover_obligations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"currency" text NOT NULL,
	"source" text NOT NULL,
	"reference" text NOT NULL,
	"required" bigint NOT NULL,
	"fulfilled" bigint DEFAULT 0 NOT NULL,
	"created_at" bigint NOT NULL,
	"fulfilled_at" bigint,
	CONSTRAINT "turnover_obligations_required" CHECK ("turnover_obligations"."required" > 0),
	CONSTRAINT "turnover_obligations_fulfilled" CHECK ("turnover_obligations"."fulfilled" between 0 and "turnover_obligations"."required"
        and ("turnover_obligations"."fulfilled_at" is not null) = ("turnover_obligations"."fulfilled" = "turnover_obligations"."required"))
);
--> statement-breakpoint
ALTER TABLE "account_days" ADD CONSTRAINT "account_days_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_totals" ADD CONSTRAINT "account_totals_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turnover_obligations" ADD CONSTRAINT "turnover_obligations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "turnover_obligations_once" ON "turnover_obligations" USING btree ("source","reference");--> statement-breakpoint
CREATE INDEX "turnover_obligations_open" ON "turnover_obligations" USING btree ("account_id","currency","id") WHERE "turnover_obligations"."fulfilled_at" is null;--> statement-breakpoint
CREATE INDEX "game_rounds_account_settled" ON "game_rounds" USING btree ("account_id","settled_at");--> statement-breakpoint
-- A bet that waits or was taken back counts nothing.
UPDATE "game_rounds" SET "valid_bet" = 0 WHERE "state" <> 'settled';--> statement-breakpoint
ALTER TABLE "game_rounds" ADD CONSTRAINT "game_rounds_only_settled_count" CHECK ("game_rounds"."state" = 'settled' or "game_rounds"."valid_bet" = 0);
--> statement-breakpoint
-- Running totals of what was settled and credited until now.
INSERT INTO "account_totals" ("account_id", "currency", "valid_bets", "deposits")
SELECT account_id, currency, sum(valid_bets), sum(deposits) FROM (
	SELECT w.account_id, w.currency, r.valid_bet AS valid_bets, 0::bigint AS deposits
	FROM game_rounds r JOIN wallets w ON w.id = r.wallet_id
	WHERE r.state = 'settled' AND w.kind = 'main' AND r.valid_bet > 0
	UNION ALL
	SELECT account_id, currency, 0, amount - fee FROM deposit_orders WHERE status = 'approved'
) AS counted GROUP BY 1, 2;
--> statement-breakpoint
INSERT INTO "account_days" ("account_id", "currency", "day", "valid_bets")
SELECT w.account_id, w.currency, r.settled_at / 86400000 * 86400000, sum(r.valid_bet)
FROM game_rounds r JOIN wallets w ON w.id = r.wallet_id
WHERE r.state = 'settled' AND w.kind = 'main' AND r.valid_bet > 0
GROUP BY 1, 2, 3;
--> statement-breakpoint
-- What deposits and bonuses ask for. Until now a withdrawal was accepted when nothing was asked any
-- more: what came before the last one is fulfilled. What came after it is fulfilled, the oldest
-- first, by what was settled since; bets made while nothing was asked are no credit for later.
INSERT INTO "turnover_obligations"
	("account_id", "currency", "source", "reference", "required", "fulfilled", "created_at", "fulfilled_at")
WITH asked AS (
	SELECT account_id, currency, 'deposit' AS source, order_no AS reference,
		turnover_required AS required, coalesce(decided_at, created_at) AS at
	FROM deposit_orders WHERE status = 'approved' AND turnover_required > 0
	UNION ALL
	SELECT account_id, currency, 'bonus', grant_no, turnover_required, coalesce(claimed_at, created_at)
	FROM promotion_grants WHERE status = 'claimed' AND turnover_required > 0
), withdrawn AS (
	SELECT account_id, max(created_at) AS at FROM withdraw_orders GROUP BY 1
), open_steps AS (
	SELECT a.*, row_number() OVER newest_last AS step, lead(a.at) OVER newest_last AS until
	FROM asked a LEFT JOIN withdrawn w ON w.account_id = a.account_id
	WHERE w.at IS NULL OR a.at >= w.at
	WINDOW newest_last AS (PARTITION BY a.account_id, a.currency ORDER BY a.at, a.reference)
), played AS (
	SELECT s.*, coalesce((
		SELECT sum(r.valid_bet) FROM game_rounds r JOIN wallets w ON w.id = r.wallet_id
		WHERE r.account_id = s.account_id AND r.state = 'settled' AND w.kind = 'main'
			AND w.currency = s.currency AND r.settled_at >= s.at
			AND (s.until IS NULL OR r.settled_at < s.until)
	), 0) AS bets
	FROM open_steps s
), sums AS (
	SELECT p.*,
		sum(required - bets) OVER from_here AS since,
		sum(required) OVER from_here - required AS newer
	FROM played p
	WINDOW from_here AS (PARTITION BY account_id, currency ORDER BY step DESC ROWS UNBOUNDED PRECEDING)
), remaining AS (
	SELECT s.*, least(required, greatest(0,
		greatest(0, max(since) OVER (PARTITION BY account_id, currency)) - newer)) AS remaining
	FROM sums s
)
SELECT a.account_id, a.currency, a.source, a.reference, a.required,
	a.required - coalesce(r.remaining, 0), a.at,
	CASE WHEN coalesce(r.remaining, 0) = 0 THEN a.at END
FROM asked a LEFT JOIN remaining r ON r.source = a.source AND r.reference = a.reference
ORDER BY a.at, a.reference;
