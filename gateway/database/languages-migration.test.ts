import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { expect, test } from 'vitest';
import * as schema from './schema/index.ts';

const MIGRATIONS = resolve(import.meta.dirname, 'migrations');

const OLD_ROWS = `
  insert into vendors (vassalage, name_en, name_ty) values ('V', 'House', 'Bahay');
  insert into games (node_id, room_id, game_code, name_en, name_ty, search_text, vassalage, game_type,
    game_classify, is_new, released_at, support_play, rtp, lines, min_bet, max_bet, popularity, theme, motif)
    values ('g', '1', 'G', 'Golden Koi', 'Gintong Koi', '', 'V', 'RNG', 'ALL', false, 0, 0, 9600, 20, 20,
      100, 1, '', '');
  insert into promotions (id, kind, category, position, title_en, title_ty, summary_en, summary_ty,
    terms_en, terms_ty, banner, rule, starts_at)
    values ('P', 'mission', 'daily', 0, 'Title', 'Pamagat', 'Short', 'Maikli', '<p>a</p>', '<p>b</p>', '', '{}', 0);
  insert into banners (id, group_name, position, url, title_en, title_ty, subtitle_en, subtitle_ty, linkage_type)
    values ('b', 'w_home', 0, '', 'It''s "on"', 'Bukas', 'Below', 'Ibaba', 'URL');
  insert into announcements (id, kind, title_en, title_ty, content_en, content_ty, audiences, published_at)
    values ('a', 'PL', 'News', 'Balita', 'Text', 'Teksto', '[]', 0);
  insert into point_rewards (id, type, name_en, name_ty, detail_en, detail_ty, picture, required_points,
    stock, most_at_once, position) values ('r', 'home', 'Lamp', 'Lampara', 'Warm', 'Mainit', '', 1, 1, 1, 0);
  insert into vip_ranks (level, name_en, name_ty, valid_bets, deposits, bonus)
    values (1, 'Bronze', 'Tanso', 0, 0, 0);`;

test('texts in two languages become texts by language, and none is lost', async () => {
  const client = await PGlite.create();
  const names = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).sort();
  for (const name of names) {
    if (name === '0006_languages.sql') await client.exec(OLD_ROWS);
    const text = await readFile(join(MIGRATIONS, name), 'utf8');
    for (const statement of text.split('--> statement-breakpoint')) await client.exec(statement);
  }
  const db = drizzle(client, { schema });
  const [vendor] = await db.select().from(schema.vendors);
  const [game] = await db.select().from(schema.games);
  const [promotion] = await db.select().from(schema.promotions);
  const [banner] = await db.select().from(schema.banners);
  const [announcement] = await db.select().from(schema.announcements);
  const [reward] = await db.select().from(schema.pointRewards);
  const [rank] = await db.select().from(schema.vipRanks);
  expect(vendor?.name).toEqual({ EN: 'House', TY: 'Bahay' });
  expect(game?.name).toEqual({ EN: 'Golden Koi', TY: 'Gintong Koi' });
  expect(promotion).toMatchObject({
    title: { EN: 'Title', TY: 'Pamagat' },
    summary: { EN: 'Short', TY: 'Maikli' },
    terms: { EN: '<p>a</p>', TY: '<p>b</p>' },
  });
  expect(banner).toMatchObject({
    title: { EN: 'It\'s "on"', TY: 'Bukas' },
    subtitle: { EN: 'Below', TY: 'Ibaba' },
  });
  expect(announcement).toMatchObject({
    title: { EN: 'News', TY: 'Balita' },
    content: { EN: 'Text', TY: 'Teksto' },
  });
  expect(reward).toMatchObject({
    name: { EN: 'Lamp', TY: 'Lampara' },
    detail: { EN: 'Warm', TY: 'Mainit' },
  });
  expect(rank?.name).toEqual({ EN: 'Bronze', TY: 'Tanso' });
  await client.close();
}, 60_000);
