-- Days were those of UTC until now. Their dates stay, in days since 1970-01-01.
ALTER TABLE "referral_earnings" ALTER COLUMN "day" SET DATA TYPE integer USING ("day" / 86400000)::integer;--> statement-breakpoint
ALTER TABLE "promotion_grants" ADD COLUMN "counted_from" bigint;--> statement-breakpoint
ALTER TABLE "promotion_grants" ADD COLUMN "counted_until" bigint;--> statement-breakpoint
-- What was counted for a day of UTC is not counted again for a day of the merchant.
UPDATE "promotion_grants" AS "grant" SET
	"counted_from" = ("period"::date - date '1970-01-01') * 86400000::bigint,
	"counted_until" = ("period"::date - date '1970-01-01' + 1) * 86400000::bigint
FROM "promotions" WHERE "promotions"."id" = "grant"."promotion_id"
	AND "promotions"."kind" IN ('reload', 'rebate') AND "grant"."period" ~ '^\d{4}-\d{2}-\d{2}$';--> statement-breakpoint
ALTER TABLE "referrals" ADD COLUMN "next_day" integer;--> statement-breakpoint
UPDATE "referrals" SET "next_day" = "settled_until" / 86400000;--> statement-breakpoint
ALTER TABLE "referrals" ALTER COLUMN "next_day" SET NOT NULL;
