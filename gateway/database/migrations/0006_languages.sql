ALTER TABLE "announcements" ADD COLUMN "title" jsonb;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "content" jsonb;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "title" jsonb;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "subtitle" jsonb;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "name" jsonb;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "name" jsonb;--> statement-breakpoint
ALTER TABLE "point_rewards" ADD COLUMN "name" jsonb;--> statement-breakpoint
ALTER TABLE "point_rewards" ADD COLUMN "detail" jsonb;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "title" jsonb;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "summary" jsonb;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "terms" jsonb;--> statement-breakpoint
ALTER TABLE "vip_ranks" ADD COLUMN "name" jsonb;--> statement-breakpoint
UPDATE "announcements" SET "title" = jsonb_build_object('EN', "title_en", 'TY', "title_ty"), "content" = jsonb_build_object('EN', "content_en", 'TY', "content_ty");--> statement-breakpoint
UPDATE "banners" SET "title" = jsonb_build_object('EN', "title_en", 'TY', "title_ty"), "subtitle" = jsonb_build_object('EN', "subtitle_en", 'TY', "subtitle_ty");--> statement-breakpoint
UPDATE "games" SET "name" = jsonb_build_object('EN', "name_en", 'TY', "name_ty");--> statement-breakpoint
UPDATE "vendors" SET "name" = jsonb_build_object('EN', "name_en", 'TY', "name_ty");--> statement-breakpoint
UPDATE "point_rewards" SET "name" = jsonb_build_object('EN', "name_en", 'TY', "name_ty"), "detail" = jsonb_build_object('EN', "detail_en", 'TY', "detail_ty");--> statement-breakpoint
UPDATE "promotions" SET "title" = jsonb_build_object('EN', "title_en", 'TY', "title_ty"), "summary" = jsonb_build_object('EN', "summary_en", 'TY', "summary_ty"), "terms" = jsonb_build_object('EN', "terms_en", 'TY', "terms_ty");--> statement-breakpoint
UPDATE "vip_ranks" SET "name" = jsonb_build_object('EN', "name_en", 'TY', "name_ty");--> statement-breakpoint
ALTER TABLE "announcements" ALTER COLUMN "title" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "announcements" ALTER COLUMN "content" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "banners" ALTER COLUMN "title" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "banners" ALTER COLUMN "subtitle" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "games" ALTER COLUMN "name" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "vendors" ALTER COLUMN "name" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "point_rewards" ALTER COLUMN "name" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "point_rewards" ALTER COLUMN "detail" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "promotions" ALTER COLUMN "title" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "promotions" ALTER COLUMN "summary" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "promotions" ALTER COLUMN "terms" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "vip_ranks" ALTER COLUMN "name" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "announcements" DROP COLUMN "title_en";--> statement-breakpoint
ALTER TABLE "announcements" DROP COLUMN "title_ty";--> statement-breakpoint
ALTER TABLE "announcements" DROP COLUMN "content_en";--> statement-breakpoint
ALTER TABLE "announcements" DROP COLUMN "content_ty";--> statement-breakpoint
ALTER TABLE "banners" DROP COLUMN "title_en";--> statement-breakpoint
ALTER TABLE "banners" DROP COLUMN "title_ty";--> statement-breakpoint
ALTER TABLE "banners" DROP COLUMN "subtitle_en";--> statement-breakpoint
ALTER TABLE "banners" DROP COLUMN "subtitle_ty";--> statement-breakpoint
ALTER TABLE "games" DROP COLUMN "name_en";--> statement-breakpoint
ALTER TABLE "games" DROP COLUMN "name_ty";--> statement-breakpoint
ALTER TABLE "vendors" DROP COLUMN "name_en";--> statement-breakpoint
ALTER TABLE "vendors" DROP COLUMN "name_ty";--> statement-breakpoint
ALTER TABLE "point_rewards" DROP COLUMN "name_en";--> statement-breakpoint
ALTER TABLE "point_rewards" DROP COLUMN "name_ty";--> statement-breakpoint
ALTER TABLE "point_rewards" DROP COLUMN "detail_en";--> statement-breakpoint
ALTER TABLE "point_rewards" DROP COLUMN "detail_ty";--> statement-breakpoint
ALTER TABLE "promotions" DROP COLUMN "title_en";--> statement-breakpoint
ALTER TABLE "promotions" DROP COLUMN "title_ty";--> statement-breakpoint
ALTER TABLE "promotions" DROP COLUMN "summary_en";--> statement-breakpoint
ALTER TABLE "promotions" DROP COLUMN "summary_ty";--> statement-breakpoint
ALTER TABLE "promotions" DROP COLUMN "terms_en";--> statement-breakpoint
ALTER TABLE "promotions" DROP COLUMN "terms_ty";--> statement-breakpoint
ALTER TABLE "vip_ranks" DROP COLUMN "name_en";--> statement-breakpoint
ALTER TABLE "vip_ranks" DROP COLUMN "name_ty";