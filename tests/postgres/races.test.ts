import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  cancelWithdrawal,
  lockWithdrawal,
  withdraw,
  withdrawOrders,
} from '../../gateway/contract/cashier.ts';
import { memberInfo } from '../../gateway/contract/members.ts';
import { convertPoint, pointBalance } from '../../gateway/contract/points.ts';
import { excludeMember } from '../../gateway/contract/protection.ts';
import { throttleWindows } from '../../gateway/database/schema/index.ts';
import { movePoints } from '../../gateway/modules/points/ledger.ts';
import { checkJournal } from '../../gateway/modules/wallet/check-journal.ts';
import { callCashier, PAYMENT_PASSWORD } from '../contract/cashier-support.ts';
import { createClient } from '../contract/client.ts';
import { player } from '../contract/protection-support.ts';
import { countDeadlocks, startTwoGateways, type TwoGateways } from './two-gateways.ts';

/** Number of runs of each race, so that rare failures occur. */
const RACES = 5;
const AT_ONCE = 6;

let two: TwoGateways;
beforeAll(async () => {
  two = await startTwoGateways();
  await callCashier(two.both[0].url, 'settings', JSON.stringify({ turnoverTimes: 0 }));
});
afterAll(() => two?.close());
beforeEach(() => two.gateway.db.delete(throttleWindows));

type Answer = { readonly status: number; readonly success: boolean };

/** Calls both processes alternately and concurrently. Asserts that no response is an internal error. */
async function race<Outcome extends Answer>(
  ask: (client: ReturnType<typeof createClient>, index: number) => Promise<Outcome>,
  times = AT_ONCE,
): Promise<readonly Outcome[]> {
  const clients = two.both.map(({ url }) => createClient(url));
  const answers = await Promise.all(
    Array.from({ length: times }, (_, index) => {
      const client = clients[index % clients.length];
      if (!client) throw new Error('There are two gateways.');
      return ask(client, index);
    }),
  );
  expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
  return answers;
}
const won = <Outcome extends Answer>(answers: readonly Outcome[]) =>
  answers.filter(({ success }) => success);
const key = () => ({ idempotencyKey: randomUUID() });

async function playerWith(amount: number) {
  const me = await player(two.both[0]);
  const cardId = await me.prepareWithdrawal();
  await me.fund(amount);
  const take = (client: ReturnType<typeof createClient>, units: number) =>
    client.call(
      withdraw,
      { cardId, amount: units, paymentPassword: PAYMENT_PASSWORD },
      { token: me.token, ...key() },
    );
  return { ...me, take };
}

test('of concurrent withdrawals of the whole balance under different keys, at two processes, one is placed', async () => {
  for (let round = 0; round < RACES; round += 1) {
    const me = await playerWith(50);
    const answers = await race((client) => me.take(client, 50));
    expect(won(answers)).toHaveLength(1);
    expect(await me.balance()).toBe(0);
  }
});

test('points are converted once, under any keys, while the resulting money is withdrawn', async () => {
  for (let round = 0; round < RACES; round += 1) {
    const me = await playerWith(20);
    const { token, accountId } = me;
    await two.gateway.db.transaction((tx) =>
      movePoints(tx, { accountId, kind: 'gift', amount: 700, reference: 'race', at: two.now() }),
    );
    const answers = await race(async (client, index) =>
      index % 3 === 2
        ? me.take(client, 15)
        : client.call(convertPoint, { points: 500 }, { token, ...key() }),
    );
    const converted = answers.filter((_, index) => index % 3 !== 2);
    const taken = answers.filter((_, index) => index % 3 === 2);
    expect(won(converted)).toHaveLength(1);
    expect((await me.client.value(pointBalance, {}, { token })).balance).toBe(200);
    expect(await me.balance()).toBe(25 - 15 * won(taken).length);
  }
});

test('a withdrawal is cancelled once or stays, while other calls cancel, lock and place it', async () => {
  for (let round = 0; round < RACES; round += 1) {
    const me = await playerWith(60);
    const { token } = me;
    const placed = await me.take(me.client, 60);
    if (!placed.success) throw new Error(placed.errorCode);
    const { orderNo } = placed.value;
    await race(async (client, index) => {
      if (index % 3 === 0) return client.call(cancelWithdrawal, { orderNo }, { token });
      if (index % 3 === 1) return client.call(lockWithdrawal, { orderNo }, { token });
      return me.take(client, 60);
    });
    const { list } = await me.client.value(withdrawOrders, { pageNo: 1, pageSize: 20 }, { token });
    const pending = list.filter(({ status }) => status === 'pending');
    expect(pending.length * 60 + (await me.balance())).toBe(60);
  }
});

test('[R10.04] a withdrawal during a self-exclusion is placed as a whole or not at all, and the exclusion applies', async () => {
  for (let round = 0; round < RACES; round += 1) {
    const me = await playerWith(40);
    const { token } = me;
    const answers = await race(async (client, index) =>
      index === 0
        ? client.call(excludeMember, { kind: 'selfExclusion', length: 'year' }, { token })
        : me.take(client, 40),
    );
    expect(answers[0]?.success).toBe(true);
    const taken = won(answers.slice(1)).length;
    expect(taken).toBeLessThanOrEqual(1);
    const after = await me.client.logIn(me.username, me.password);
    expect(await me.as(after.token).balance()).toBe(40 - 40 * taken);
  }
});

test('of concurrent logins one session remains, which every process knows', async () => {
  const me = await player(two.both[0]);
  for (let round = 0; round < RACES; round += 1) {
    await two.gateway.db.delete(throttleWindows);
    const clients = two.both.map(({ url }) => createClient(url));
    const tokens = await Promise.all(
      [0, 1, 2, 3].map(async (index) => {
        const { token } = (await clients[index % 2]?.logIn(me.username, me.password)) ?? {};
        return token ?? '';
      }),
    );
    for (const client of clients) {
      const alive = await Promise.all(
        tokens.map(async (token) => (await client.call(memberInfo, {}, { token })).success),
      );
      expect(alive.filter(Boolean)).toHaveLength(1);
    }
  }
});

test('after all of these tests the journal is consistent, and there was no deadlock', async () => {
  expect(await checkJournal(two.gateway.db)).toEqual([]);
  expect(await countDeadlocks()).toBe(0);
});
