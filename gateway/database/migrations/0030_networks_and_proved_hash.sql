-- Places at IPv6 addresses are forgotten: their networks are for the gateway to name.
DELETE FROM "known_places" WHERE "ip" LIKE '%:%';--> statement-breakpoint
-- Of waiting logins nothing tells which password was typed. They last ten minutes.
DELETE FROM "login_verifications";--> statement-breakpoint
DROP INDEX "known_places_place";--> statement-breakpoint
ALTER TABLE "known_places" ADD COLUMN "network" text;--> statement-breakpoint
UPDATE "known_places" SET "network" = "ip";--> statement-breakpoint
ALTER TABLE "known_places" ALTER COLUMN "network" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "login_verifications" ADD COLUMN "proved_hash" text;--> statement-breakpoint
CREATE UNIQUE INDEX "known_places_place" ON "known_places" USING btree ("account_id","device_id","network");