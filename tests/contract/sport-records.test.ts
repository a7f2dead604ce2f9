import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY } from '../../gateway/contract/durations.ts';
import {
  cockfightSettledOrders,
  cockfightUnsettledOrders,
  elottSettledOrders,
  elottUnsettledOrders,
  esportsSettledOrders,
  esportsUnsettledOrders,
  fishOrders,
  liveOrders,
  pvpOrders,
  rngOrders,
  sportsSettledOrders,
  sportsUnsettledOrders,
} from '../../gateway/contract/wallet.ts';
import { gameRounds } from '../../gateway/database/schema/index.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { callCashier } from './cashier-support.ts';
import { createClient } from './client.ts';
import { rewardsMember, startRewards } from './rewards-support.ts';

let running: RunningGateway;
beforeAll(async () => {
  running = await startRewards();
  await callCashier(running.url, 'settings', JSON.stringify({ turnoverTimes: 0 }));
}, 60_000);
afterAll(() => running?.close());

const CALLS = [
  ['SPORTS', sportsSettledOrders, sportsUnsettledOrders],
  ['ESPORTS', esportsSettledOrders, esportsUnsettledOrders],
  ['COCKFIGHT', cockfightSettledOrders, cockfightUnsettledOrders],
  ['LOTT', elottSettledOrders, elottUnsettledOrders],
  ['ELOTT', elottSettledOrders, elottUnsettledOrders],
] as const;

test.each(CALLS)(
  '[R12.02] [R2.66a] [R2.66b] bets of %s are recorded settled and unsettled, and with no other product',
  async (gameType, settled, unsettled) => {
    const member = await rewardsMember(running);
    const { client, token, accountId, fund, bet } = member;
    await fund(100);
    await bet(1000, gameType);
    await bet(500, 'RNG');
    const now = running.gateway.clock.now();
    const round = {
      accountId,
      walletId: 1,
      nodeId: 'n',
      gameName: 'G',
      vassalage: 'T',
      vendorName: 'Test',
      gameType,
      bet: 700,
      validBet: 0,
      win: 0,
      createdAt: now,
    };
    const keyOf = (state: string) => `${gameType}${accountId}${state}`;
    await running.gateway.db.insert(gameRounds).values([
      { ...round, state: 'open', orderNo: keyOf('o'), roundKey: keyOf('o') },
      {
        ...round,
        state: 'cancelled',
        orderNo: keyOf('c'),
        roundKey: keyOf('c'),
        settledAt: now,
      },
    ]);
    const range = { startTime: now - DAY, endTime: now + 1000, pageNo: 1, pageSize: 20 };
    const over = await client.value(settled, range, { token });
    expect(over.list.map(({ status, gameType: type }) => [status, type]).sort()).toEqual([
      ['cancelled', gameType],
      ['settled', gameType],
    ]);
    expect(over.footer).toMatchObject({ validBetAmount: 10, profitAndLoss: -10 });
    const open = await client.value(unsettled, range, { token });
    expect(open.list).toMatchObject([{ status: 'open', betAmount: 7, profitAndLoss: 0 }]);
    expect(open.footer).toMatchObject({ betAmount: 7, validBetAmount: 0, profitAndLoss: 0 });
    const trial = createClient(running.url);
    const refused = await trial.call(settled, range, { token: (await trial.freePlay()).token });
    expect(refused).toMatchObject({ status: 403, errorCode: 'in_need_true_account' });
  },
);

const AT_ONCE = [
  ['RNG', rngOrders],
  ['LIVE', liveOrders],
  ['FISH', fishOrders],
  ['PVP', pvpOrders],
] as const;

test.each([...AT_ONCE, ...CALLS.map(([gameType, settled]) => [gameType, settled] as const)])(
  '[R12.02] [R2.66a] [R2.66b] bets of %s are in their own list and in no other',
  async (gameType, own) => {
    const { client, token, fund, bet } = await rewardsMember(running);
    await fund(100);
    await bet(1000, gameType);
    const now = running.gateway.clock.now();
    const range = { startTime: now - DAY, endTime: now + 1000, pageNo: 1, pageSize: 20 };
    const lists = [
      ...AT_ONCE.map(([, orders]) => orders),
      ...CALLS.flatMap(([, settled, unsettled]) => [settled, unsettled]),
    ];
    for (const orders of new Set(lists)) {
      const { list, totalCount, footer } = await client.value(orders, range, { token });
      const wanted = orders === own ? [{ gameType, betAmount: 10 }] : [];
      expect(list, orders.path).toMatchObject(wanted);
      expect([list.length, totalCount], orders.path).toEqual([wanted.length, wanted.length]);
      expect(footer.betAmount, orders.path).toBe(orders === own ? 10 : 0);
    }
  },
);
