import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  depositByLaunchUrl,
  depositPaymentChannels,
  depositSettings,
  withdrawSettings,
} from '../../gateway/contract/cashier.ts';
import { DAY } from '../../gateway/contract/durations.ts';
import { convertPoint, pointBalance, pointConfig } from '../../gateway/contract/points.ts';
import { availablePromotions } from '../../gateway/contract/promotions.ts';
import { memberLimits } from '../../gateway/contract/protection.ts';
import { referralDetails } from '../../gateway/contract/referral.ts';
import { playerRankProgress } from '../../gateway/contract/vip.ts';
import { writeSettings } from '../../gateway/core/merchant-settings.ts';
import { accounts, pointAccounts } from '../../gateway/database/schema/index.ts';
import { movePoints } from '../../gateway/modules/points/ledger.ts';
import { addDeposit } from '../../gateway/modules/rounds/account-totals.ts';
import {
  catalogueUnitInMinor,
  catalogueUnitOf,
  toMajor,
} from '../../gateway/modules/wallet/money.ts';
import { fundAccount } from '../../gateway/modules/wallet/test-support.ts';
import { seedRanks } from '../../gateway/sandbox/seed/vip.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { type RewardsMember, rewardsMember, startRewards } from './rewards-support.ts';

let running: RunningGateway;
beforeAll(async () => {
  running = await startRewards();
  await running.gateway.db.transaction(seedRanks);
}, 60_000);
afterAll(() => running?.close());

type CurrencyCode = 'USD' | 'EUR' | 'VND' | 'JPY' | 'KWD';
const CURRENCIES: readonly CurrencyCode[] = ['USD', 'EUR', 'VND', 'JPY', 'KWD'];

interface Player extends RewardsMember {
  readonly currency: CurrencyCode;
  /** Minor units of a number of hundredths of the catalogue's unit. */
  minor(hundredths: number): number;
}

/** A member whose account is in one currency, of a merchant that has switched to another, with its amounts. */
async function playerOf(currency: CurrencyCode, merchants: CurrencyCode): Promise<Player> {
  const { db } = running.gateway;
  await writeSettings(db, { currency });
  const member = await rewardsMember(running);
  await fundAccount(running.gateway, member.accountId, 10 ** 12, currency);
  await writeSettings(db, { currency: merchants, amountsCurrency: merchants });
  const [account] = await db.select().from(accounts).where(eq(accounts.id, member.accountId));
  expect(account?.currency).toBe(currency);
  return {
    ...member,
    currency,
    minor: (hundredths) => (hundredths * catalogueUnitInMinor(currency)) / 100,
  };
}

const key = () => ({ idempotencyKey: randomUUID() });
const pointsOf = async ({ client, token }: Player) =>
  (await client.value(pointBalance, {}, { token })).balance;
const progressOf = ({ client, token }: Player) => client.value(playerRankProgress, {}, { token });

test('points keep their value when new accounts get another currency', async () => {
  const { db } = running.gateway;
  const { client, token, accountId, balance } = await rewardsMember(running);
  await db.transaction((tx) =>
    movePoints(tx, { accountId, kind: 'gift', amount: 1000, reference: 'test', at: 0 }),
  );
  const before = await client.value(pointConfig, {}, { token });
  expect(before).toMatchObject({ pointsPerUnit: 100, unit: 1 });
  const convert = () => client.value(convertPoint, { points: 500 }, { token, ...key() });
  expect((await convert()).amount).toBe(5);
  for (const currency of ['VND', 'JPY', 'USD']) {
    await writeSettings(db, { currency });
    expect(await client.value(pointConfig, {}, { token })).toEqual(before);
    expect((await client.value(pointConfig, {})).unit).toBe(catalogueUnitOf(currency));
  }
  await writeSettings(db, { currency: 'VND' });
  expect((await convert()).amount).toBe(5);
  expect(await balance()).toBe(10);
});

test.each(CURRENCIES)(
  'limits, bonuses and requirements of promotions have the same value in %s',
  async (currency) => {
    const { client, token, minor, accountId } = await playerOf(currency, 'USD');
    const worth = (units: number) => toMajor(minor(units * 100), currency);
    const ask = { token };
    const now = running.gateway.clock.now();
    expect((await client.value(depositSettings, {}, ask)).presets).toEqual(
      [20, 50, 100, 200, 500, 1000].map(worth),
    );
    const { channels } = await client.value(depositPaymentChannels, {}, ask);
    expect(channels.find(({ channelId }) => channelId === 'cardgate')).toMatchObject({
      minAmount: worth(20),
      maxAmount: worth(5000),
    });
    const deposit = (amount: number) =>
      client.call(depositByLaunchUrl, { channelId: 'lagoon', amount }, { token, ...key() });
    expect(await deposit(worth(5))).toMatchObject({ success: true });
    for (const [amount, reason] of [
      [worth(5) - toMajor(1, currency), 'amount_low'],
      [worth(3000) + toMajor(1, currency), 'amount_high'],
    ] as const) {
      expect(await deposit(amount)).toMatchObject({ value: { fields: { amount: reason } } });
    }
    expect(await client.value(withdrawSettings, {}, ask)).toMatchObject({
      minimumAmount: worth(10),
      maximumAmount: worth(5000),
    });
    expect((await client.value(memberLimits, {}, ask)).highest.deposit).toBe(worth(1_000_000));
    expect(
      (
        await client.value(
          referralDetails,
          { startTime: now - DAY, endTime: now, pageNo: 1, pageSize: 20 },
          ask,
        )
      ).rule,
    ).toMatchObject({
      depositLeast: worth(10),
      depositMost: worth(20),
    });
    await running.gateway.db.transaction((tx) =>
      addDeposit(tx, { accountId, currency, amount: minor(75_00) }),
    );
    const { list } = await client.value(availablePromotions, {}, ask);
    const raffle = list.find(({ kind }) => kind === 'raffle');
    expect(raffle?.progress).toMatchObject({ target: worth(5) });
    const note = { VND: 'USD 1 counts as ₫10,000', JPY: 'USD 1 counts as ¥100' }[
      currency as string
    ];
    if (note) expect(raffle?.terms).toContain(note);
    else expect(raffle?.terms).not.toContain('counts as');
  },
);

test.each(CURRENCIES)('a stake of the same worth earns the same points in %s', async (currency) => {
  const player = await playerOf(currency, 'USD');
  await player.bet(player.minor(20));
  expect(await pointsOf(player)).toBe(0);
  const { db } = running.gateway;
  const own = eq(pointAccounts.accountId, player.accountId);
  const [held] = await db.select().from(pointAccounts).where(own);
  expect(held?.carry).toBe(20_000);
  for (let bet = 1; bet < 50; bet += 1) await player.bet(player.minor(20));
  expect(await pointsOf(player)).toBe(1);
  await player.bet(player.minor(50_00), 'LIVE');
  expect(await pointsOf(player)).toBe(2);
});

test.each(CURRENCIES)(
  'points are converted to the same value, by the rate, in %s',
  async (currency) => {
    const player = await playerOf(currency, 'USD');
    const { client, token, accountId, minor } = player;
    await running.gateway.db.transaction((tx) =>
      movePoints(tx, { accountId, kind: 'gift', amount: 500, reference: 'test', at: 0 }),
    );
    const config = await client.value(pointConfig, {}, { token });
    const five = toMajor(minor(5_00), currency);
    expect(config).toMatchObject({ pointsPerUnit: 100, unit: toMajor(minor(1_00), currency) });
    expect(config.rules.find(({ gameType }) => gameType === 'RNG')).toEqual({
      gameType: 'RNG',
      stakePerPoint: toMajor(minor(10_00), currency),
    });
    const before = await player.balance();
    const converted = await client.value(convertPoint, { points: 500 }, { token, ...key() });
    expect(converted.amount).toBe(five);
    expect(await player.balance()).toBeCloseTo(before + five, 3);
  },
);

test('a merchant in a currency of large numbers sets its amounts in it, for accounts in others too', async () => {
  const dong = await playerOf('VND', 'VND');
  await dong.bet(10);
  expect(await pointsOf(dong)).toBe(1);
  const own = await dong.client.value(pointConfig, {}, { token: dong.token });
  expect(own).toMatchObject({ pointsPerUnit: 100, unit: 1 });
  expect(own.rules[0]).toEqual({ gameType: 'RNG', stakePerPoint: 10 });
  const yen = await playerOf('JPY', 'VND');
  // Ten dong are a tenth of a yen: an amount that cannot be staked is rounded up.
  const other = await yen.client.value(pointConfig, {}, { token: yen.token });
  expect(other).toMatchObject({ pointsPerUnit: 10_000, unit: 1 });
  expect(other.rules[0]).toEqual({ gameType: 'RNG', stakePerPoint: 1 });
});

test.each(CURRENCIES)(
  'a rank requires bets and deposits of the same value in %s',
  async (currency) => {
    const player = await playerOf(currency, 'USD');
    const { accountId, minor } = player;
    await running.gateway.db.transaction((tx) =>
      addDeposit(tx, { accountId, currency, amount: minor(75_00) }),
    );
    await player.bet(minor(250_00) - 1);
    const missing = await player.client.call(playerRankProgress, {}, { token: player.token });
    expect(missing.success ? missing.value.level : 0).toBe(0);
    await player.bet(1);
    const progress = await progressOf(player);
    expect(progress).toMatchObject({
      level: 1,
      validBets: toMajor(minor(250_00), currency),
      deposits: toMajor(minor(75_00), currency),
    });
    expect(progress.ranks[1]).toMatchObject({
      level: 2,
      bonus: toMajor(minor(10_00), currency),
      validBets: toMajor(minor(750_00), currency),
      deposits: toMajor(minor(75_00), currency),
    });
    await player.bet(minor(500_00));
    expect((await progressOf(player)).level).toBe(2);
  },
);
