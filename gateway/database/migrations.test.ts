import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { expect, test } from 'vitest';
import { DAY } from '../contract/durations.ts';
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

/** Creates a database with rows that were inserted before one of its migrations. */
async function migrated(before: string, rows: string) {
  const client = await PGlite.create();
  const names = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).sort();
  for (const name of names) {
    if (name === before) await client.exec(rows);
    const text = await readFile(join(MIGRATIONS, name), 'utf8');
    for (const statement of text.split('--> statement-breakpoint')) await client.exec(statement);
  }
  return { db: drizzle(client, { schema }), close: () => client.close() };
}

test('texts in two languages are migrated to texts by language without loss', async () => {
  const { db, close } = await migrated('0006_languages.sql', OLD_ROWS);
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
  await close();
}, 60_000);

/** A game with a jackpot that grew by time, one without, and announcements about jackpots. */
const OLD_JACKPOTS = `
  insert into vendors (vassalage, name) values ('V', '{"EN": "House"}');
  insert into games (node_id, room_id, game_code, name, search_text, vassalage, game_type, game_classify, is_new,
    released_at, support_play, rtp, lines, min_bet, max_bet, popularity, theme, motif, jackpot_seed, jackpot_per_hour)
    values ('j', '1', 'J', '{"EN": "Crown"}', '', 'V', 'RNG', 'JP', false, 0, 0, 9620, 20, 20, 100, 1, '', '', 40000, 500),
      ('g', '1', 'G', '{"EN": "Koi"}', '', 'V', 'RNG', 'ALL', false, 0, 0, 9620, 20, 20, 100, 1, '', '', null, null);
  insert into announcements (id, kind, title, content, audiences, published_at) values
    ('a', 'PR', '{"EN": "Sunken Crown: a jackpot that must drop within eleven days"}', '{"EN": ""}', '[]', 0),
    ('b', 'PR', '{"EN": "Another"}', '{"EN": ""}', '[]', 0);
  insert into game_announcements (id, kind, title, content, game_type, published_at) values
    ('c', 'JACKPOT', '{"EN": "The jackpot of Crown grows by the hour"}', '{"EN": ""}', 'RNG', 0),
    ('d', 'NEW', '{"EN": "Koi is new"}', '{"EN": ""}', 'RNG', 0);`;

test('a jackpot that grew by time is migrated to a pot with its return, and its announcements are removed', async () => {
  const { db, close } = await migrated('0026_jackpots.sql', OLD_JACKPOTS);
  const games = await db.select().from(schema.games).orderBy(schema.games.nodeId);
  expect(games).toMatchObject([
    { nodeId: 'g', rtp: 9620, jackpotSeed: null, jackpotShare: null, jackpotOdds: null },
    { nodeId: 'j', rtp: 9770, jackpotSeed: 40_000, jackpotShare: 10_000, jackpotOdds: 200 },
  ]);
  expect(await db.select().from(schema.announcements)).toMatchObject([{ id: 'b' }]);
  expect(await db.select().from(schema.gameAnnouncements)).toMatchObject([{ id: 'd' }]);
  await close();
}, 60_000);

/** Places of a member at addresses of both IP versions, and a pending login. */
const OLD_PLACES = `
  insert into accounts (id, public_id, username, nickname, type, password_changed_at, created_at)
    overriding system value values (1, 'm', 'member', 'member', 0, 0, 0);
  insert into known_places (account_id, device_id, ip, user_agent, first_seen_at, last_seen_at) values
    (1, 'd', '203.0.113.9', 'a', 0, 0), (1, 'd', '2001:db8::1', 'a', 0, 0), (1, 'd', '2001:db8::2', 'a', 0, 0);
  insert into login_verifications (id_hash, account_id, device_id, weak_password, expires_at)
    values ('h', 1, 'd', false, 0);`;

test('a known place at an IPv4 address is kept; places at IPv6 addresses and pending logins are deleted', async () => {
  const { db, close } = await migrated('0030_networks_and_proved_hash.sql', OLD_PLACES);
  expect(await db.select().from(schema.knownPlaces)).toMatchObject([
    { ip: '203.0.113.9', network: '203.0.113.9' },
  ]);
  expect(await db.select().from(schema.loginVerifications)).toEqual([]);
  await close();
}, 60_000);

/** Uplines with their currencies, and offers between them. */
const OLD_OFFERS = `
  insert into accounts (id, public_id, username, nickname, type, upline_id, currency, password_changed_at, created_at)
    overriding system value values (1, 'u', 'upline', 'upline', 1, null, 'USD', 0, 0),
      (2, 's', 'same', 'same', 1, 1, 'USD', 0, 0), (3, 'o', 'other', 'other', 1, 1, 'PHP', 0, 0);
  insert into agent_contracts (type, agent_id, upline_id, rate, active_members, bet_amount, valid_bet_period,
    profit_loss_period, payment_period, status, proposed_by, created_at) values
    ('dividend', 2, 1, 100, 0, 0, 'D', 'D', 'D', 'offered', 'upline', 0),
    ('dividend', 3, 1, 100, 0, 0, 'D', 'D', 'D', 'offered', 'upline', 0),
    ('dailySalary', 3, 1, 100, 0, 0, 'D', 'D', 'D', 'rejected', 'upline', 0),
    ('realtimeSalary', 3, null, 100, 0, 0, 'D', 'D', 'D', 'offered', 'upline', 0);
  insert into representatives (contact, name, channel) values ('help', 'Help', 'TELEGRAM');`;

test('an offer between accounts with different currencies is ended; a contact can be on several channels', async () => {
  const { db, close } = await migrated('0027_offers_across_currencies.sql', OLD_OFFERS);
  const contracts = await db.select().from(schema.agentContracts).orderBy(schema.agentContracts.id);
  expect(contracts.map(({ status }) => status)).toEqual([
    'offered',
    'terminated',
    'rejected',
    'offered',
  ]);
  expect(contracts.map(({ endedAt }) => endedAt !== null)).toEqual([false, true, false, false]);
  const help = { contact: 'help', name: 'Help' };
  await db.insert(schema.representatives).values({ ...help, channel: 'WHATSAPP' });
  await expect(
    db.insert(schema.representatives).values({ ...help, channel: 'WHATSAPP' }),
  ).rejects.toThrow();
  await close();
}, 60_000);

/** Payments and bonuses by UTC days, complete up to 30 November 2026. */
const OLD_DAYS = `
  insert into accounts (id, public_id, username, nickname, type, password_changed_at, created_at)
    overriding system value values (1, 'm', 'member', 'member', 0, 0, 0), (2, 'f', 'friend', 'friend', 0, 0, 0);
  insert into referrals (referee_id, referrer_id, created_at, settled_until)
    values (2, 1, 0, ${Date.UTC(2026, 10, 30)});
  insert into journal_entries (id, kind, scope, idempotency_key, body_hash, reference, created_at)
    overriding system value values (1, 'referral', 'referral:2', 'day:2026-11-29', '', 'F2-261129', 0);
  insert into referral_earnings (order_no, referrer_id, referee_id, day, currency, bets, deposits, amount, paid_at,
    entry_id) values ('F2-261129', 1, 2, ${Date.UTC(2026, 10, 29)}, 'USD', 1, 0, 1, 0, 1);
  insert into promotions (id, kind, category, position, title, summary, terms, banner, rule, starts_at) values
    ('REBATE', 'rebate', 'games', 0, '{}', '{}', '{}', '', '{}', 0),
    ('RELOAD', 'reload', 'deposit', 0, '{}', '{}', '{}', '', '{}', 0),
    ('RAFFLE', 'raffle', 'events', 0, '{}', '{}', '{}', '', '{}', 0);
  insert into promotion_grants (grant_no, promotion_id, account_id, period, status, currency, amount,
    turnover_required, created_at) values
    ('B1', 'REBATE', 1, '2026-11-29', 'claimed', 'USD', 1, 0, 0),
    ('B2', 'RELOAD', 1, '2026-11-28', 'claimed', 'USD', 1, 0, 0),
    ('B3', 'RELOAD', 1, 'demo-1', 'claimed', 'USD', 1, 0, 0),
    ('B4', 'RAFFLE', 1, '2026-11-29', 'claimed', 'USD', 1, 0, 0);`;

test('paid UTC days keep their dates, and the counted time range is stored', async () => {
  const { db, close } = await migrated('0031_merchant_days.sql', OLD_DAYS);
  const day = Date.UTC(2026, 10, 29) / DAY;
  expect(await db.select().from(schema.referralEarnings)).toMatchObject([{ day }]);
  expect(await db.select().from(schema.referrals)).toMatchObject([
    { settledUntil: Date.UTC(2026, 10, 30), nextDay: day + 1 },
  ]);
  const grants = await db
    .select()
    .from(schema.promotionGrants)
    .orderBy(schema.promotionGrants.grantNo);
  expect(grants.map(({ countedFrom, countedUntil }) => [countedFrom, countedUntil])).toEqual([
    [Date.UTC(2026, 10, 29), Date.UTC(2026, 10, 30)],
    [Date.UTC(2026, 10, 28), Date.UTC(2026, 10, 29)],
    [null, null],
    [null, null],
  ]);
  await close();
}, 60_000);

/** Points earned by dollars, dong and yen at a merchant with a given currency, and a pending order. */
const oldPoints = (currency: string) => `
  insert into settings (key, value) values ('merchant', '{"currency": "${currency}"}');
  insert into accounts (id, public_id, username, nickname, type, currency, password_changed_at, created_at)
    overriding system value values (1, 'd', 'dollar', 'dollar', 0, 'USD', 0, 0),
      (2, 'v', 'dong', 'dong', 0, 'VND', 0, 0), (3, 'y', 'yen', 'yen', 0, 'JPY', 0, 0);
  insert into point_accounts (account_id, balance, carry) values (1, 12, 500000), (2, 123456, 0), (3, 50, 0);
  insert into point_rewards (id, type, name, detail, picture, required_points, stock, most_at_once, position)
    values ('r', 'home', '{}', '{}', '', 1, 1, 1, 0);
  insert into point_redemptions (order_no, account_id, idempotency_key, body_hash, reward_id, quantity, points,
    status, created_at) values ('P1', 2, 'a', '', 'r', 1, 30000, 'Processing', 0),
    ('P2', 2, 'b', '', 'r', 1, 30000, 'Approved', 0);`;

test.each([
  {
    currency: 'USD',
    points: [
      [12, 500_000],
      [12, 345_600],
      [0, 500_000],
    ],
    moves: [
      [2, -123_444, 12],
      [3, -50, 0],
    ],
    orders: [3, 30_000],
  },
  {
    currency: 'VND',
    points: [
      [125_000, 0],
      [123_456, 0],
      [5_000, 0],
    ],
    moves: [
      [1, 124_988, 125_000],
      [3, 4_950, 5_000],
    ],
    orders: [30_000, 30_000],
  },
])(
  'points keep their value in money if the merchant’s currency is $currency',
  async (of) => {
    const { db, close } = await migrated('0032_points_by_worth.sql', oldPoints(of.currency));
    const { pointAccounts, pointLedger, pointRedemptions } = schema;
    const held = await db.select().from(pointAccounts).orderBy(pointAccounts.accountId);
    expect(held.map(({ balance, carry }) => [balance, carry])).toEqual(of.points);
    const moves = await db.select().from(pointLedger).orderBy(pointLedger.accountId);
    expect(moves.map((row) => [row.accountId, row.amount, row.balanceAfter])).toEqual(of.moves);
    const orders = await db.select().from(pointRedemptions).orderBy(pointRedemptions.orderNo);
    expect(orders.map(({ points }) => points)).toEqual(of.orders);
    await close();
  },
  60_000,
);
