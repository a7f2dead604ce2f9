-- Points of accounts in another currency than the merchant's were earned and converted as if one
-- unit of each were worth the same. They stay worth the same money at the rate that counts now.
CREATE TEMPORARY TABLE "point_ratios" AS
SELECT "id" AS "account_id", "units"."merchants" / "units"."own" AS "ratio" FROM "accounts"
CROSS JOIN LATERAL (SELECT
	CASE "currency" WHEN 'VND' THEN 10000 WHEN 'JPY' THEN 100 ELSE 1 END::numeric AS "own",
	CASE coalesce((SELECT "value"->>'currency' FROM "settings" WHERE "key" = 'merchant'), 'USD')
		WHEN 'VND' THEN 10000 WHEN 'JPY' THEN 100 ELSE 1 END::numeric AS "merchants"
) AS "units" WHERE "units"."own" <> "units"."merchants";--> statement-breakpoint
WITH "parts" AS (
	SELECT "point_accounts"."account_id", "balance" AS "before",
		floor(("balance" * 1000000::numeric + "carry") * "ratio") AS "after"
	FROM "point_accounts" JOIN "point_ratios" USING ("account_id")
), "held" AS (
	UPDATE "point_accounts" SET
		"balance" = div("parts"."after", 1000000), "carry" = mod("parts"."after", 1000000)
	FROM "parts" WHERE "parts"."account_id" = "point_accounts"."account_id"
	RETURNING "point_accounts"."account_id", "parts"."before", "point_accounts"."balance"
)
INSERT INTO "point_ledger" ("account_id", "kind", "amount", "balance_after", "reference", "remark", "created_at")
SELECT "account_id", 'convert', "balance" - "before", "balance", 'points-by-worth',
	'Rate of the currency', extract(epoch from now())::bigint * 1000
FROM "held" WHERE "balance" <> "before";--> statement-breakpoint
-- An order that is rejected later gives back what the points are worth.
UPDATE "point_redemptions" SET "points" = greatest(1, floor("points" * "ratio"))
FROM "point_ratios" WHERE "point_ratios"."account_id" = "point_redemptions"."account_id"
	AND "status" = 'Processing';--> statement-breakpoint
DROP TABLE "point_ratios";
