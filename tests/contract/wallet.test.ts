import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY } from '../../gateway/contract/durations.ts';
import {
  balance,
  fishOrders,
  liveOrders,
  memberTransactions,
  merchantWallet,
  pvpOrders,
  rngOrders,
} from '../../gateway/contract/wallet.ts';
import { turnoverObligations } from '../../gateway/database/schema/index.ts';
import { checkAccountTotals } from '../../gateway/modules/rounds/account-totals.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { createClient, startTestGateway, type TestClient } from './client.ts';

let running: RunningGateway;
let client: TestClient;
let token: string;
beforeAll(async () => {
  running = await startTestGateway();
  client = createClient(running.url);
  token = (await client.logIn('demo_player')).token;
}, 60_000);
afterAll(() => running?.close());

const range = (days: number, page = 1, pageSize = 20) => {
  const endTime = running.gateway.clock.now();
  return { startTime: endTime - days * DAY, endTime, pageNo: page, pageSize };
};

test('the balance is the main wallet with its currency', async () => {
  const value = await client.value(balance, { typeId: 0 }, { token });
  expect(value.balance).toEqual([{ accountTypeId: 2, availBalance: value.sumBalance }]);
  expect(value.sumBalance).toBeGreaterThan(0);
  expect(value).toMatchObject({ currency: 'USD', currencySymbol: '$' });
});

test("the demo's running totals equal its rounds, and its deposits require turnover", async () => {
  const { db } = running.gateway;
  expect(await checkAccountTotals(db)).toEqual([]);
  const obligations = await db.select().from(turnoverObligations);
  expect(obligations.filter(({ source }) => source === 'deposit').length).toBeGreaterThan(5);
  expect(obligations.filter(({ source }) => source === 'bonus').length).toBeGreaterThan(1);
});

test('without a session there is no balance and there are no records', async () => {
  expect(await client.call(balance, { typeId: 0 })).toMatchObject({ status: 401 });
  expect(await client.call(rngOrders, range(1))).toMatchObject({ status: 401 });
});

test('one wallet serves all vendors', async () => {
  expect(await client.value(merchantWallet, {})).toEqual({ isSingle: 1 });
});

test.each([rngOrders, fishOrders, liveOrders, pvpOrders, memberTransactions])(
  '$path returns thirty days and refuses more, and a range in reverse',
  async (endpoint) => {
    expect((await client.call(endpoint, range(30), { token })).success).toBe(true);
    for (const days of [31, -1]) {
      const answer = await client.call(endpoint, range(days), { token });
      expect(answer).toMatchObject({ status: 400, errorCode: 'request_param_err' });
    }
  },
);

test('pages of the betting records are disjoint, newest first, and consistent with the totals', async () => {
  const whole = await client.value(rngOrders, range(30, 1, 999), { token });
  expect(whole.totalCount).toBe(whole.list.length);
  expect(whole.totalCount).toBeGreaterThan(20);
  const sum = whole.list.reduce((total, row) => total + row.betAmount, 0);
  expect(whole.footer.betAmount).toBeCloseTo(sum, 2);
  const paged: string[] = [];
  for (let page = 1; page <= Math.ceil(whole.totalCount / 20); page += 1) {
    const part = await client.value(rngOrders, range(30, page), { token });
    paged.push(...part.list.map((row) => row.orderNo));
    expect(part.footer.betAmount).toBe(whole.footer.betAmount);
  }
  expect(paged).toEqual(whole.list.map((row) => row.orderNo));
});

test('movements have the balance after them, in the requested language', async () => {
  const query = { ...range(30), txType: 'bet' };
  const value = await client.value(memberTransactions, query, { token, language: 'TY' });
  expect(value.list.length).toBeGreaterThan(0);
  for (const row of value.list) {
    expect(row.amount).toBeLessThan(0);
    expect(row.txTypeName).toBe('Taya');
    expect(row.currentAvailBalance).toBeGreaterThanOrEqual(0);
  }
});

test('[R5.11] [R6.03b] a trial account has play money, and no member center', async () => {
  const trial = await client.freePlay();
  const held = await client.value(balance, { typeId: 0 }, { token: trial.token });
  expect(held.sumBalance).toBe(2000);
  for (const endpoint of [rngOrders, memberTransactions]) {
    const answer = await client.call(endpoint, range(1), { token: trial.token });
    expect(answer).toMatchObject({ status: 403, errorCode: 'in_need_true_account' });
  }
});
