import type { GameType } from '../../contract/fields.ts';
import type { GameNewsKind } from '../../contract/game-announcements.ts';
import { index, integer, jsonb, pgTable, text } from '../sql.ts';
import { time } from './columns.ts';
import { games, vendors } from './games.ts';
import { texts } from './texts.ts';

/** The merchant's announcements to its players. */
export const announcements = pgTable(
  'announcements',
  {
    id: text('id').primaryKey(),
    /** PL notice (bar and popup), PU announcement popup, PR promotion, H help. */
    kind: text('kind').$type<'PL' | 'PU' | 'PR' | 'H'>().notNull(),
    title: texts('title'),
    content: texts('content'),
    promotionType: text('promotion_type'),
    /** Audiences: A logged in, B anonymous, F first login. */
    audiences: jsonb('audiences').$type<('A' | 'B' | 'F')[]>().notNull(),
    publishedAt: time('published_at').notNull(),
  },
  (table) => [index('announcements_kind').on(table.kind, table.publishedAt)],
);

/** Announcements about games: new games, maintenance, jackpots. */
export const gameAnnouncements = pgTable(
  'game_announcements',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<GameNewsKind>().notNull(),
    title: texts('title'),
    content: texts('content'),
    gameType: text('game_type').$type<GameType>().notNull(),
    /** Vendor of the games; null for any vendor. */
    vassalage: text('vassalage').references(() => vendors.vassalage, { onDelete: 'cascade' }),
    /** The game; null for several. */
    nodeId: text('node_id').references(() => games.nodeId, { onDelete: 'cascade' }),
    publishedAt: time('published_at').notNull(),
    /** When the announcement expires. */
    endsAt: time('ends_at'),
  },
  (table) => [index('game_announcements_published').on(table.gameType, table.publishedAt)],
);

export const banners = pgTable('banners', {
  id: text('id').primaryKey(),
  groupName: text('group_name').$type<'w_forget' | 'w_reg' | 'w_leftmenu' | 'w_home'>().notNull(),
  position: integer('position').notNull(),
  url: text('url').notNull(),
  title: texts('title'),
  subtitle: texts('subtitle'),
  linkageType: text('linkage_type').$type<'URL' | 'P' | 'G'>().notNull(),
  externalLink: text('external_link'),
  nodeId: text('node_id'),
  vendor: text('vendor'),
});
