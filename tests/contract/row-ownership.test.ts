import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnyEndpoint } from '../../gateway/contract/endpoint.ts';
import { rowsOf } from '../../gateway/database/rows-of.ts';
import {
  accounts,
  promotionPictures,
  throttleWindows,
} from '../../gateway/database/schema/index.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { cashierMember, PAYMENT_PASSWORD } from './cashier-support.ts';
import { createClient, startTestGateway, type TestClient } from './client.ts';
import { ENDPOINTS } from './endpoints.ts';
import { places, samples, withAt } from './hostile-values.ts';

/** Values of fields that refer to an account's row; `call field` takes precedence over `field`. */
const ROWS: Readonly<Record<string, string>> = {
  linkId: 'select id as value from affiliate_links',
  grantNo: 'select grant_no as value from promotion_grants',
  orderNo: 'select order_no as value from withdraw_orders',
  'MCSFE_getDepositOrder orderNo': 'select order_no as value from deposit_orders',
  'MCSFE_cancelDepositOrder orderNo': 'select order_no as value from deposit_orders',
  cardId:
    "select id as value from bank_cards where account_id in (select id from accounts where username like 'demo\\_%')",
  contractId: 'select id as value from agent_contracts order by status, id',
  id: 'select id as value from messages',
  'place id':
    "select p.id as value from known_places p join accounts a on a.id = p.account_id where a.username = 'demo_player'",
  messageId: 'select id as value from messages',
  paymentNo: 'select payment_no as value from withdraw_payments',
  pictureId: 'select id as value from promotion_pictures',
  pictures: 'select id as value from promotion_pictures',
  account:
    "select username as value from accounts where username in ('demo_branch', 'demo_player')",
};
/** Fields with similar names that refer to nobody's row: chosen names, and public entries of a catalogue. */
const NOBODYS = new Set([
  'downline account',
  'MCSFE_claimMission id',
  'nodeId',
  'gameId',
  'roomId',
  'channelId',
  'rewardId',
  'promotionId',
  'iconId',
  'typeId',
  'pageNo',
  'accountNumber',
]);
/** State that no call of another account may change. */
const TABLES = {
  affiliate_links: 'affiliate_links',
  promotion_grants: 'promotion_grants',
  deposit_orders: 'deposit_orders',
  withdraw_orders: 'withdraw_orders',
  withdraw_payments: 'withdraw_payments',
  bank_cards: 'bank_cards',
  // Salaries may be paid meanwhile.
  agent_contracts: '(select id, status, answered_at, ended_at from agent_contracts)',
  messages: 'messages',
  promotion_pictures: 'promotion_pictures',
  known_places: 'known_places',
  line_notes: 'line_notes',
  line_transfers: 'line_transfers',
} as const;

let running: RunningGateway;
let client: TestClient;
/** A member and an agent without any relation to the others. */
const strangers: string[] = [];

beforeAll(async () => {
  running = await startTestGateway();
  const { db, clock } = running.gateway;
  const [victim] = await db.select().from(accounts).where(eq(accounts.username, 'demo_player'));
  await db.insert(promotionPictures).values({
    id: 'of-somebody-else',
    accountId: victim?.id ?? 0,
    type: 'image/png',
    content: Buffer.from('a'),
    createdAt: clock.now(),
  });
  await createClient(running.url).logIn('demo_player');
  for (const type of [0, 1]) {
    const member = await cashierMember(running.url);
    await member.prepareWithdrawal();
    client = member.client;
    await db.update(accounts).set({ type }).where(eq(accounts.username, member.username));
    strangers.push((await client.logIn(member.username, member.password)).token);
  }
}, 120_000);
afterAll(() => running?.close());

const callOf = ({ path }: AnyEndpoint) => path.slice(path.lastIndexOf('/') + 1);
const nameOf = (place: readonly (string | number)[]) =>
  String(place.findLast((part) => typeof part === 'string'));

/** Every field whose name suggests that it refers to a row, with its call. */
const FIELDS = ENDPOINTS.filter(({ token }) => token === 'required').flatMap((endpoint) =>
  samples(endpoint.request).flatMap((sample) =>
    places(sample).flatMap((place) => {
      const field = nameOf(place);
      const isNobodys = [field, `${callOf(endpoint)} ${field}`].some((name) => NOBODYS.has(name));
      const isRow = /(?:^id|Id|No|account|pictures)$/.test(field) && !isNobodys;
      return isRow ? [{ endpoint, sample, place, field }] : [];
    }),
  ),
);

async function stateOf(): Promise<Record<string, string>> {
  const state: Record<string, string> = {};
  for (const table of Object.keys(TABLES) as (keyof typeof TABLES)[]) {
    const [row] = rowsOf<{ sum: string }>(
      await running.gateway.db.execute(
        sql.raw(
          `select md5(string_agg(t::text, '|' order by t::text)) as sum from ${TABLES[table]} t`,
        ),
      ),
    );
    state[table] = row?.sum ?? '';
  }
  return state;
}

test('every field that refers to an account’s row is listed here', () => {
  const unknown = FIELDS.filter(
    ({ endpoint, field }) => !(`${callOf(endpoint)} ${field}` in ROWS) && !(field in ROWS),
  );
  expect(unknown.map(({ endpoint, field }) => `${callOf(endpoint)} ${field}`)).toEqual([]);
  expect(FIELDS.length).toBeGreaterThan(40);
});

test('[R11.15] rows of others are neither revealed nor changed for a member or an agent who refers to them, by any call', async () => {
  const before = await stateOf();
  const { db } = running.gateway;
  const taken: string[] = [];
  for (const { endpoint, sample, place, field } of FIELDS) {
    const from = ROWS[`${callOf(endpoint)} ${field}`] ?? ROWS[field] ?? '';
    const values = rowsOf<{ value: string | number }>(await db.execute(sql.raw(from)));
    expect(values.length, `rows for ${field}`).toBeGreaterThan(0);
    for (const { value } of values.slice(0, 4)) {
      for (const token of strangers) {
        await db.delete(throttleWindows);
        const named = withAt(sample, place, value) as Record<string, unknown>;
        const payload =
          'paymentPassword' in named ? { ...named, paymentPassword: PAYMENT_PASSWORD } : named;
        const answer = await client.call(endpoint, payload as never, {
          token,
          idempotencyKey: `others-${field}-${value}`,
        });
        expect(answer.status, `${callOf(endpoint)} ${field}`).not.toBe(500);
        if (answer.success) taken.push(`${callOf(endpoint)} ${field}`);
      }
    }
  }
  expect(await stateOf()).toEqual(before);
  // Removing a place that does not exist succeeds: it reveals nothing, and nothing has changed.
  expect([...new Set(taken)]).toEqual(['place id']);
}, 240_000);
