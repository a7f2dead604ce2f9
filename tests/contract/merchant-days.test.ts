import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY, HOUR } from '../../gateway/contract/durations.ts';
import type { Gateway } from '../../gateway/core/gateway.ts';
import { writeSettings } from '../../gateway/core/merchant-settings.ts';
import {
  depositOrders,
  jobFailures,
  promotionGrants,
  promotionJoins,
  promotions,
  referralEarnings,
  referrals,
} from '../../gateway/database/schema/index.ts';
import { claimPromotion } from '../../gateway/modules/promotions/claim.ts';
import { listPromotions } from '../../gateway/modules/promotions/list-promotions.ts';
import { storeReferral } from '../../gateway/modules/referral/codes.ts';
import { detailsOf, earningsOf } from '../../gateway/modules/referral/details.ts';
import { nextPayout, settleReferrals } from '../../gateway/modules/referral/settle.ts';
import { fundAccount, walletGateway } from '../../gateway/modules/wallet/test-support.ts';
import { seedPromotions } from '../../gateway/sandbox/seed/promotions.ts';
import { settleBet } from './rewards-support.ts';

let setting: Awaited<ReturnType<typeof walletGateway>>;
let gateway: Gateway;
let now = 0;
const db = () => gateway.db;
const at = (text: string) => Date.parse(text);

beforeAll(async () => {
  setting = await walletGateway();
  gateway = { ...setting.gateway, clock: { ...setting.gateway.clock, now: () => now } };
  await db().transaction((tx) => seedPromotions(tx, { ...gateway.clock, now: () => DAY }, []));
  await db().update(promotions).set({ startsAt: 0, endsAt: null });
});
afterAll(() => setting?.close());

const setZone = (timeZone: string) => writeSettings(db(), { timeZone });

/** A member with money who has joined a promotion long ago. */
async function member(promotionId: string): Promise<number> {
  const accountId = await setting.addAccount();
  await fundAccount(gateway, accountId, 100_000_00);
  await db().insert(promotionJoins).values({ promotionId, accountId, joinedAt: 0 });
  return accountId;
}

const bet = (accountId: number, amount: number, time: number) =>
  settleBet(gateway, { accountId, amount, gameType: 'RNG', at: time, win: 0 });

async function deposit(accountId: number, amount: number, time: number): Promise<void> {
  const orderNo = randomUUID();
  await db().insert(depositOrders).values({
    orderNo,
    accountId,
    idempotencyKey: orderNo,
    bodyHash: '',
    currency: 'USD',
    amount,
    fee: 0,
    status: 'approved',
    kind: 'qr',
    channelId: 'test',
    channelName: 'Test',
    turnoverRequired: 0,
    payToken: orderNo,
    createdAt: time,
    decidedAt: time,
    expiresAt: time,
  });
}

async function promotionOf(accountId: number, promotionId: string) {
  const { list } = await listPromotions(gateway, { accountId, language: 'EN' });
  return list.find((each) => each.promotionId === promotionId);
}

/** Claims at a time. Returns the amount, or undefined where there is nothing to claim. */
async function claimAt(
  time: string | number,
  accountId: number,
  promotionId: string,
): Promise<number | undefined> {
  now = typeof time === 'number' ? time : at(time);
  const action = promotionId === 'RAFFLE' ? 'draw' : 'claim';
  const request = { accountId, key: randomUUID(), promotionId, action, language: 'EN' } as const;
  return claimPromotion(gateway, request).then(
    ({ amount }) => amount,
    (problem: unknown) => {
      expect(problem).toMatchObject({ code: 'promotion_not_available' });
      return undefined;
    },
  );
}

test.each([
  {
    zone: 'UTC',
    draws: {
      '2030-01-08T00:01Z': true,
      '2030-01-08T23:59Z': false,
      '2030-01-09T00:00Z': true,
    },
    ends: '2030-01-10T00:00Z',
  },
  {
    zone: 'Asia/Manila',
    draws: {
      '2030-01-08T07:59+08:00': true,
      '2030-01-08T08:01+08:00': false,
      '2030-01-08T23:59:59.999+08:00': false,
      '2030-01-09T00:00+08:00': true,
    },
    ends: '2030-01-10T00:00+08:00',
  },
  {
    // The day has 23 hours.
    zone: 'Europe/Berlin',
    draws: {
      '2030-03-30T23:59+01:00': true,
      '2030-03-31T00:00+01:00': true,
      '2030-03-31T12:00+02:00': false,
      '2030-03-31T23:59:59.999+02:00': false,
      '2030-04-01T00:00+02:00': true,
    },
    ends: '2030-04-02T00:00+02:00',
  },
  {
    // The day has 25 hours.
    zone: 'Europe/Berlin',
    draws: {
      '2030-10-27T00:00+02:00': true,
      '2030-10-27T23:59:59.999+01:00': false,
      '2030-10-28T00:00+01:00': true,
    },
    ends: '2030-10-29T00:00+01:00',
  },
])('[R4.21] a raffle is drawn once on a merchant’s day in $zone, until $ends', async (of) => {
  await setZone(of.zone);
  const accountId = await member('RAFFLE');
  const days = Object.entries(of.draws);
  await bet(accountId, 5_00, at(days[0]?.[0] ?? '') - HOUR);
  for (const [time, isDrawn] of days) {
    now = at(time);
    const promotion = await promotionOf(accountId, 'RAFFLE');
    expect(promotion?.label, time).toBe(isDrawn ? 'claim' : 'claimed');
    if (promotion?.expiresAt !== undefined && time === days.at(-1)?.[0]) {
      expect(promotion.expiresAt).toBe(at(of.ends));
    }
    expect((await claimAt(time, accountId, 'RAFFLE')) !== undefined, time).toBe(isDrawn);
  }
});

test.each([
  { zone: 'UTC', begins: '2030-01-08T00:00Z', ends: '2030-01-09T00:00Z' },
  { zone: 'Asia/Manila', begins: '2030-01-08T00:00+08:00', ends: '2030-01-09T00:00+08:00' },
  { zone: 'Europe/Berlin', begins: '2030-03-31T00:00+01:00', ends: '2030-04-01T00:00+02:00' },
  { zone: 'Europe/Berlin', begins: '2030-10-27T00:00+02:00', ends: '2030-10-28T00:00+01:00' },
])(
  '[R4.21] yesterday’s bets of the rebate are those from $begins to $ends in $zone',
  async (of) => {
    await setZone(of.zone);
    const accountId = await member('REBATE');
    const [begins, ends] = [at(of.begins), at(of.ends)];
    await bet(accountId, 100_00, begins - 1);
    await bet(accountId, 20_00, begins);
    await bet(accountId, 40_00, ends - 1);
    // Half a percent of the bets of the day before.
    expect(await claimAt(ends - 1, accountId, 'REBATE')).toBe(0.5);
    await bet(accountId, 80_00, ends);
    now = ends;
    const waiting = await promotionOf(accountId, 'REBATE');
    expect(waiting).toMatchObject({ label: 'claim', amount: 0.3 });
    expect(waiting?.expiresAt).toBe(await nextPayout(db(), ends));
    expect(await claimAt(ends, accountId, 'REBATE')).toBe(0.3);
    expect(await claimAt(ends + 20 * HOUR, accountId, 'REBATE')).toBeUndefined();
    expect((await promotionOf(accountId, 'REBATE'))?.label).toBe('claimed');
    expect(await claimAt(ends + 25 * HOUR, accountId, 'REBATE')).toBe(0.4);
  },
);

test.each([
  { zone: 'UTC', ends: '2030-01-09T00:00Z' },
  { zone: 'Asia/Manila', ends: '2030-01-09T00:00+08:00' },
  { zone: 'Europe/Berlin', ends: '2030-04-01T00:00+02:00' },
])('[R4.21] the first deposit of a merchant’s day earns the reload in $zone', async (of) => {
  await setZone(of.zone);
  const accountId = await member('RELOAD');
  const ends = at(of.ends);
  await deposit(accountId, 100_00, ends - 40 * HOUR);
  await deposit(accountId, 30_00, ends - 17 * HOUR);
  await deposit(accountId, 90_00, ends - 15 * HOUR);
  await deposit(accountId, 80_00, ends - 1);
  await deposit(accountId, 40_00, ends);
  await deposit(accountId, 70_00, ends + 10 * HOUR);
  const claims = [];
  for (let claim = 0; claim < 4; claim += 1) {
    claims.push(await claimAt(ends + 12 * HOUR, accountId, 'RELOAD'));
  }
  expect(claims).toEqual([3, 4, undefined, undefined]);
});

test('[R4.21] a daily draw keeps its day when the merchant’s days begin elsewhere', async () => {
  await setZone('UTC');
  const accountId = await member('RAFFLE');
  await bet(accountId, 5_00, at('2030-02-04T12:00Z'));
  expect(await claimAt('2030-02-04T23:30Z', accountId, 'RAFFLE')).toBeDefined();
  await setZone('Asia/Manila');
  expect(await claimAt('2030-02-05T09:00+08:00', accountId, 'RAFFLE')).toBeUndefined();
  expect(await claimAt('2030-02-06T00:00+08:00', accountId, 'RAFFLE')).toBeDefined();
});

test('[R4.21] a deposit earns the reload once, when the merchant’s days begin elsewhere too', async () => {
  await setZone('UTC');
  const accountId = await member('RELOAD');
  await deposit(accountId, 100_00, at('2030-02-01T12:00Z'));
  await deposit(accountId, 50_00, at('2030-02-04T23:00Z'));
  expect(await claimAt('2030-02-04T23:30Z', accountId, 'RELOAD')).toBe(5);
  await setZone('Asia/Manila');
  // In Manila the same deposit was made on the fifth.
  expect(await claimAt('2030-02-05T09:00+08:00', accountId, 'RELOAD')).toBeUndefined();
  await deposit(accountId, 60_00, at('2030-02-05T10:00+08:00'));
  expect(await claimAt('2030-02-05T11:00+08:00', accountId, 'RELOAD')).toBe(6);
});

test.each([
  ['UTC', 'Asia/Manila'],
  ['UTC', 'America/New_York'],
  ['Asia/Manila', 'America/New_York'],
  ['America/New_York', 'Asia/Manila'],
])(
  '[R4.21] whoever claims every day gets each bet back once, from %s to %s',
  async (before, after) => {
    await setZone(before);
    const accountId = await member('REBATE');
    const start = at('2030-05-06T00:00Z');
    const [changes, end] = [start + 61 * HOUR, start + 6 * DAY];
    let claimed = 0;
    let bets = 0;
    for (let time = start; time < end; time += HOUR) {
      if (time === changes) await setZone(after);
      if (time < end - 2 * DAY) {
        await bet(accountId, 20_00, time);
        bets += 20_00;
      }
      claimed += (await claimAt(time, accountId, 'REBATE')) ?? 0;
    }
    expect(claimed * 100).toBeCloseTo(bets * 0.005, 6);
  },
);

/** An account with the time and inviter of its invitation. */
async function friendship(time: number) {
  const [referrerId, refereeId] = [await setting.addAccount(), await setting.addAccount()];
  now = time;
  await fundAccount(gateway, referrerId, 1);
  await fundAccount(gateway, refereeId, 100_000_00);
  await db().transaction((tx) => storeReferral(tx, { refereeId, referrerId, at: time }));
  return { referrerId, refereeId };
}

async function settleAt(time: number): Promise<void> {
  now = time;
  await settleReferrals(gateway);
  expect(await db().select().from(jobFailures)).toEqual([]);
}

const range = () => ({ startTime: 0, endTime: now, pageNo: 1, pageSize: 20 });
async function paidTo(referrerId: number) {
  const { list } = await earningsOf(gateway, referrerId, range());
  return list.map(({ day, bets, deposits, orderNo }) => ({ day, bets, deposits, orderNo }));
}

test.each([
  { zone: 'UTC', day: '2030-01-08', begins: '2030-01-08T00:00Z', ends: '2030-01-09T00:00Z' },
  {
    zone: 'Asia/Manila',
    day: '2030-01-08',
    begins: '2030-01-08T00:00+08:00',
    ends: '2030-01-09T00:00+08:00',
  },
  {
    zone: 'Europe/Berlin',
    day: '2030-03-31',
    begins: '2030-03-31T00:00+01:00',
    ends: '2030-04-01T00:00+02:00',
  },
  {
    zone: 'Europe/Berlin',
    day: '2030-10-27',
    begins: '2030-10-27T00:00+02:00',
    ends: '2030-10-28T00:00+01:00',
  },
])('[R2.71] a friend’s day $day in $zone is paid from $ends on', async (of) => {
  await setZone(of.zone);
  const [begins, ends] = [at(of.begins), at(of.ends)];
  const { referrerId, refereeId } = await friendship(begins);
  await bet(refereeId, 10_00, begins);
  await deposit(refereeId, 20_00, begins + HOUR);
  await bet(refereeId, 20_00, ends - 1);
  await bet(refereeId, 40_00, ends);
  await settleAt(ends - 1);
  expect(await paidTo(referrerId)).toEqual([]);
  expect((await detailsOf(gateway, referrerId, range())).nextPayoutAt).toBe(ends);
  await settleAt(ends);
  const orderNo = `F${refereeId}-${of.day.replaceAll('-', '').slice(2)}`;
  const first = { day: of.day, bets: 30, deposits: 20, orderNo };
  expect(await paidTo(referrerId)).toEqual([first]);
  await settleAt(ends + 2 * DAY);
  expect(await paidTo(referrerId)).toMatchObject([{ bets: 40, deposits: 0 }, first]);
});

test.each([
  ['UTC', 'Asia/Manila'],
  ['UTC', 'America/New_York'],
  ['Asia/Manila', 'America/New_York'],
  ['America/New_York', 'Asia/Manila'],
  ['Etc/GMT+12', 'Pacific/Kiritimati'],
  ['Pacific/Kiritimati', 'Etc/GMT+12'],
])(
  '[R2.71] every bet of a friend is paid on one day, and no day twice, where the zone goes from %s to %s',
  async (before, after) => {
    await setZone(before);
    const start = at('2030-05-06T00:00Z');
    const { referrerId, refereeId } = await friendship(start);
    for (let time = start; time < start + 8 * DAY; time += HOUR) {
      if (time === start + 61 * HOUR) await setZone(after);
      if (time < start + 5 * DAY) await bet(refereeId, 10_00, time);
      await settleAt(time);
    }
    const paid = await db()
      .select()
      .from(referralEarnings)
      .where(eq(referralEarnings.referrerId, referrerId))
      .orderBy(asc(referralEarnings.id));
    expect(paid.reduce((sum, { bets }) => sum + bets, 0)).toBe(5 * 24 * 10_00);
    const days = paid.map(({ day }) => day);
    expect(days).toEqual([...new Set(days)].sort((one, other) => one - other));
    // In no time zone a day ends earlier.
    for (const { day, paidAt } of paid)
      expect(paidAt - day * DAY).toBeGreaterThanOrEqual(10 * HOUR);
  },
);

test('[R2.71] days during a downtime are paid in the merchant’s days, and later ones with the next', async () => {
  await setZone('Asia/Manila');
  const start = at('2030-06-01T00:00+08:00');
  const { referrerId, refereeId } = await friendship(start);
  for (let day = 0; day < 70; day += 1) await bet(refereeId, 10_00, start + day * DAY);
  await settleAt(start + 80 * DAY);
  await settleAt(start + 80 * DAY);
  const paid = await db()
    .select()
    .from(referralEarnings)
    .where(eq(referralEarnings.referrerId, referrerId));
  expect(paid).toHaveLength(70);
  const [row] = await db().select().from(referrals).where(eq(referrals.refereeId, refereeId));
  expect(row).toMatchObject({
    settledUntil: start + 80 * DAY,
    nextDay: at('2030-06-01T00:00Z') / DAY + 80,
  });
});

test('[R4.21] the counted amounts of a daily bonus are stored with it', async () => {
  await setZone('Asia/Manila');
  const accountId = await member('REBATE');
  await bet(accountId, 20_00, at('2030-07-01T12:00+08:00'));
  expect(await claimAt('2030-07-02T12:00+08:00', accountId, 'REBATE')).toBe(0.1);
  const grants = await db()
    .select()
    .from(promotionGrants)
    .where(eq(promotionGrants.accountId, accountId));
  expect(grants).toMatchObject([
    {
      period: '2030-07-01',
      countedFrom: at('2030-07-01T00:00+08:00'),
      countedUntil: at('2030-07-02T00:00+08:00'),
    },
  ]);
});
