CREATE TABLE "member_icons" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"icon_id" text,
	"content" text,
	"changed_at" bigint NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "dealer_shifts" (
	"room_id" text NOT NULL,
	"dealer_id" text NOT NULL,
	"from_hour" integer NOT NULL,
	"until_hour" integer NOT NULL,
	CONSTRAINT "dealer_shifts_room_id_from_hour_pk" PRIMARY KEY("room_id","from_hour"),
	CONSTRAINT "dealer_shifts_within_a_day" CHECK ("dealer_shifts"."from_hour" >= 0 and "dealer_shifts"."from_hour" < "dealer_shifts"."until_hour" and "dealer_shifts"."until_hour" <= 24)
);
--> statement-breakpoint
CREATE TABLE "dealers" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"languages" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "game_rooms" (
	"room_id" text PRIMARY KEY NOT NULL,
	"node_id" text NOT NULL,
	"table_no" integer NOT NULL,
	"min_bet" bigint NOT NULL,
	"max_bet" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "game_launches" ADD COLUMN "room_id" text;--> statement-breakpoint
ALTER TABLE "member_icons" ADD CONSTRAINT "member_icons_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_announcements" ADD CONSTRAINT "game_announcements_vassalage_vendors_vassalage_fk" FOREIGN KEY ("vassalage") REFERENCES "public"."vendors"("vassalage") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_announcements" ADD CONSTRAINT "game_announcements_node_id_games_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."games"("node_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dealer_shifts" ADD CONSTRAINT "dealer_shifts_room_id_game_rooms_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."game_rooms"("room_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dealer_shifts" ADD CONSTRAINT "dealer_shifts_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_rooms" ADD CONSTRAINT "game_rooms_node_id_games_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."games"("node_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_announcements_published" ON "game_announcements" USING btree ("game_type","published_at");--> statement-breakpoint
CREATE INDEX "dealer_shifts_dealer" ON "dealer_shifts" USING btree ("dealer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "game_rooms_table" ON "game_rooms" USING btree ("node_id","table_no");