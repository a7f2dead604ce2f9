CREATE TABLE "game_announcements" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"game_type" text NOT NULL,
	"vassalage" text,
	"node_id" text,
	"published_at" bigint NOT NULL,
	"ends_at" bigint
);
--> statement-breakpoint
ALTER TABLE "game_announcements" ADD CONSTRAINT "game_announcements_vassalage_vendors_vassalage_fk" FOREIGN KEY ("vassalage") REFERENCES "public"."vendors"("vassalage") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_announcements" ADD CONSTRAINT "game_announcements_node_id_games_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."games"("node_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_announcements_published" ON "game_announcements" USING btree ("game_type","published_at");