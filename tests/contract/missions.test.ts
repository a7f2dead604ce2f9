import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withdrawSettings } from '../../gateway/contract/cashier.ts';
import { DAY } from '../../gateway/contract/durations.ts';
import {
  claimMission,
  missionLeaderboard,
  missionMilestones,
  missionSummary,
} from '../../gateway/contract/missions.ts';
import { memberTransactions } from '../../gateway/contract/wallet.ts';
import { accountFigures, gameRounds, missionClaims } from '../../gateway/database/schema/index.ts';
import { claimPrize } from '../../gateway/modules/missions/claim.ts';
import { watchBoards } from '../../gateway/modules/missions/leaderboard.ts';
import { missionPeriodOf, previousPeriod } from '../../gateway/modules/missions/period.ts';
import { checkJournal } from '../../gateway/modules/wallet/check-journal.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { callCashier } from './cashier-support.ts';
import { createClient } from './client.ts';
import { type RewardsMember, rewardsMember, startRewards } from './rewards-support.ts';

let running: RunningGateway;
beforeAll(async () => {
  running = await startRewards();
  await callCashier(running.url, 'settings', JSON.stringify({ turnoverTimes: 0 }));
}, 60_000);
afterAll(() => running?.close());

const key = () => ({ idempotencyKey: randomUUID() });

async function missionOf({ client, token }: RewardsMember, missionId: string) {
  const { list } = await client.value(missionSummary, {}, { token });
  return list.find((each) => each.missionId === missionId);
}

async function milestoneOf({ client, token }: RewardsMember, milestoneId: string) {
  const { list } = await client.value(missionMilestones, {}, { token });
  return list.find((each) => each.milestoneId === milestoneId);
}

const claim = (
  { client, token }: RewardsMember,
  subject: 'mission' | 'milestone' | 'leaderboard',
  id: string,
) => client.call(claimMission, { subject, id }, { token, ...key() });

test('periods are days, weeks from Monday, and once', () => {
  // 2026-11-21, a Saturday.
  const day = Date.UTC(2026, 10, 21) / DAY;
  expect(missionPeriodOf('daily', day)).toEqual({ name: '2026-11-21', from: day, until: day });
  expect(missionPeriodOf('weekly', day)).toEqual({
    name: '2026-11-16',
    from: day - 5,
    until: day + 1,
  });
  expect(missionPeriodOf('weekly', day + 2)).toMatchObject({ name: '2026-11-23', from: day + 2 });
  expect(previousPeriod('weekly', day)).toMatchObject({ name: '2026-11-09', until: day - 6 });
  expect(previousPeriod('daily', day)).toMatchObject({ name: '2026-11-20' });
  expect(missionPeriodOf('once', day)).toMatchObject({ name: 'once', from: 0 });
});

test('[R12.04] [R2.72] daily, weekly and once missions count their steps from settled rounds and deposits', async () => {
  const member = await rewardsMember(running);
  const { client, token, fund, bet } = member;
  const { list, claimable } = await client.value(missionSummary, {}, { token });
  expect(claimable).toBe(0);
  expect(new Set(list.map(({ kind }) => kind))).toEqual(new Set(['daily', 'weekly', 'once']));
  for (const mission of list) {
    expect(mission.state).toBe('open');
    expect(mission.endsAt === undefined).toBe(mission.kind === 'once');
  }
  await fund(15);
  await fund(100);
  for (let round = 0; round < 4; round += 1) await bet(50);
  expect(await missionOf(member, 'DAY-WARMUP')).toMatchObject({
    steps: [{ measure: 'rounds', done: 4, target: 5 }],
    state: 'open',
    prize: 0.5,
  });
  expect(await missionOf(member, 'DAY-TOPUP')).toMatchObject({
    steps: [
      // Never more than the requirement.
      { measure: 'deposited', done: 20, target: 20 },
      { measure: 'rounds', done: 4, target: 10 },
    ],
    state: 'open',
  });
  expect(await missionOf(member, 'ONCE-DEPOSIT')).toMatchObject({
    steps: [{ measure: 'deposits', done: 1, target: 1 }],
    state: 'claimable',
  });
  // A step for one product does not count another.
  await bet(300, 'LIVE');
  expect(await missionOf(member, 'DAY-REELS')).toMatchObject({
    steps: [
      { measure: 'rounds', gameType: 'RNG', done: 4, target: 20 },
      { measure: 'validBets', gameType: 'RNG', done: 2, target: 15 },
    ],
  });
  expect(await missionOf(member, 'WEEK-TABLES')).toMatchObject({
    steps: [
      { done: 1, target: 30 },
      { done: 3, target: 60 },
    ],
  });
  expect((await client.value(missionSummary, {}, { token })).claimable).toBe(2);
});

test('[R12.04] an open bet does not count for missions', async () => {
  const member = await rewardsMember(running);
  await member.fund(50);
  const round = {
    accountId: member.accountId,
    walletId: 1,
    nodeId: 'n',
    gameName: 'G',
    vassalage: 'T',
    vendorName: 'T',
    gameType: 'RNG',
    bet: 100,
    validBet: 0,
    win: 0,
    state: 'open' as const,
    createdAt: running.gateway.clock.now(),
  };
  await running.gateway.db
    .insert(gameRounds)
    .values({ ...round, orderNo: `O${member.accountId}`, roundKey: `O${member.accountId}` });
  expect((await missionOf(member, 'DAY-WARMUP'))?.steps).toMatchObject([{ done: 0 }]);
});

test('[R12.04] a prize is claimed once by fifty concurrent calls, counts for the milestones and locks nothing', async () => {
  const member = await rewardsMember(running);
  const { client, token, fund, bet, balance } = member;
  await fund(100);
  for (let round = 0; round < 4; round += 1) await bet(50);
  expect(await claim(member, 'mission', 'DAY-WARMUP')).toMatchObject({
    status: 409,
    errorCode: 'mission_not_claimable',
  });
  for (let round = 0; round < 6; round += 1) await bet(50);
  const held = await balance();
  const options = { token, ...key() };
  const ask = { subject: 'mission', id: 'DAY-WARMUP' } as const;
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      client.call(claimMission, ask, index % 2 ? options : { token, ...key() }),
    ),
  );
  const paid = answers.flatMap((answer) => (answer.success ? [answer.value.claimNo] : []));
  expect(new Set(paid).size).toBe(1);
  expect(await balance()).toBe(held + 0.5);
  expect(await missionOf(member, 'DAY-WARMUP')).toMatchObject({ state: 'claimed' });

  // Two daily missions are complete now: warm up and top up.
  expect(await milestoneOf(member, 'DAY-2')).toMatchObject({
    done: 2,
    target: 2,
    prize: 0.5,
    state: 'claimable',
  });
  expect(await milestoneOf(member, 'DAY-3')).toMatchObject({ done: 2, target: 3, state: 'open' });
  expect(await claim(member, 'milestone', 'DAY-3')).toMatchObject({
    errorCode: 'mission_not_claimable',
  });
  expect(await claim(member, 'milestone', 'DAY-2')).toMatchObject({ value: { amount: 0.5 } });
  expect(await milestoneOf(member, 'DAY-2')).toMatchObject({ state: 'claimed' });
  expect(await balance()).toBe(held + 1);
  const settings = await client.value(withdrawSettings, {}, { token });
  expect(settings.outstandingTurnover).toBe(0);

  const now = running.gateway.clock.now();
  const range = { startTime: now - DAY, endTime: now + 1000, pageNo: 1, pageSize: 20 };
  const { list } = await client.value(memberTransactions, { ...range, txType: 'bonus' }, { token });
  expect(list.map(({ amount }) => amount)).toEqual([0.5, 0.5]);
  expect(await checkJournal(running.gateway.db)).toEqual([]);
  expect(await claim(member, 'mission', 'NONE')).toMatchObject({ status: 404 });
  expect(await claim(member, 'leaderboard', 'yearly')).toMatchObject({ status: 404 });
});

test('[R12.04] [R2.75c] the badge counts missions and milestones that can be claimed', async () => {
  const member = await rewardsMember(running);
  const { client, token, fund, bet } = member;
  const count = async () => (await client.value(missionSummary, {}, { token })).claimable;
  await fund(100);
  expect(await count()).toBe(1);
  await claim(member, 'mission', 'ONCE-DEPOSIT');
  expect(await count()).toBe(0);
  for (let round = 0; round < 10; round += 1) await bet(50);
  // Warm up, top up, and the milestone of two.
  expect(await count()).toBe(3);
});

test('[R12.04] a daily mission restarts the next day, a once mission does not', async () => {
  const member = await rewardsMember(running);
  const { fund, bet, accountId } = member;
  await fund(100);
  for (let round = 0; round < 5; round += 1) await bet(50);
  const { gateway } = running;
  const now = () => gateway.clock.now() + DAY;
  const tomorrow = { ...gateway, clock: { ...gateway.clock, now } };
  const ask = (id: string) =>
    claimPrize(tomorrow, watchBoards(tomorrow), {
      accountId,
      key: randomUUID(),
      subject: 'mission',
      id,
    });
  await expect(ask('DAY-WARMUP')).rejects.toMatchObject({ code: 'mission_not_claimable' });
  expect((await ask('ONCE-DEPOSIT')).amount).toBe(2);
  await expect(ask('ONCE-DEPOSIT')).rejects.toMatchObject({ code: 'mission_not_claimable' });
});

test('[R12.04] boards rank by a score that is comparable across currencies, with prizes, place and distance', async () => {
  const { db } = running.gateway;
  await db.delete(accountFigures);
  const tools = createClient(running.url);
  const first = await rewardsMember(running);
  await first.fund(500);
  await tools.developer('settings', { currency: 'VND' });
  const second = await rewardsMember(running);
  await tools.developer('settings', { currency: 'USD' });
  const third = await rewardsMember(running);
  await third.fund(500);
  await second.fund(3_000_000);
  await first.bet(30_000);
  await third.bet(1050);
  const day = Math.floor(running.gateway.clock.now() / DAY);
  // 1,000,000 dong are 100 units of the catalogue.
  await db.insert(accountFigures).values({
    accountId: second.accountId,
    currency: 'VND',
    day,
    item: 'RNG',
    validBets: 1_000_000,
  });
  for (const board of ['daily', 'weekly'] as const) {
    const value = await third.client.value(missionLeaderboard, { board }, { token: third.token });
    expect(value.list.map(({ place, score, own }) => ({ place, score, own }))).toEqual([
      { place: 1, score: 300, own: false },
      { place: 2, score: 100, own: false },
      { place: 3, score: 10.5, own: true },
    ]);
    expect(value.own).toMatchObject({ place: 3, score: 10.5, toNext: 89.51 });
    expect(value.prizes.slice(0, 3)).toEqual(
      board === 'daily'
        ? [
            { place: 1, prize: 20 },
            { place: 2, prize: 12 },
            { place: 3, prize: 8 },
          ]
        : [
            { place: 1, prize: 100 },
            { place: 2, prize: 60 },
            { place: 3, prize: 40 },
          ],
    );
    expect(value.own?.prize).toBe(board === 'daily' ? 8 : 40);
    expect(value.list[0]?.name).toMatch(/\*\*\*/);
    expect(value.until).toBeGreaterThan(running.gateway.clock.now());
  }
  const top = await first.client.value(
    missionLeaderboard,
    { board: 'daily' },
    { token: first.token },
  );
  expect(top.own).toMatchObject({ place: 1 });
  expect(top.own?.toNext).toBeUndefined();
  // The current day is not over, so its places are not paid.
  expect(await claim(first, 'leaderboard', 'daily')).toMatchObject({
    errorCode: 'mission_not_claimable',
  });
  const dong = await second.client.value(
    missionLeaderboard,
    { board: 'daily' },
    { token: second.token },
  );
  expect(dong.own).toMatchObject({ place: 2, prize: 120_000 });
});

test('[R12.04] a place on the previous board is paid once, by fifty concurrent calls', async () => {
  const { db } = running.gateway;
  await db.delete(accountFigures);
  await db.delete(missionClaims);
  const member = await rewardsMember(running);
  await member.fund(100);
  const day = Math.floor(running.gateway.clock.now() / DAY);
  const { from } = previousPeriod('weekly', day);
  const figure = { accountId: member.accountId, currency: 'USD', item: 'RNG', validBets: 9000 };
  await db.insert(accountFigures).values([
    { ...figure, day: from },
    { ...figure, day: day - 1, item: 'LIVE' },
  ]);
  const { client, token } = member;
  for (const [board, prize] of [
    ['daily', 20],
    ['weekly', 100],
  ] as const) {
    const ask = { board, previous: '1' as const };
    const before = await client.value(missionLeaderboard, ask, { token });
    expect(before.own).toMatchObject({ place: 1, prize, state: 'claimable' });
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => claim(member, 'leaderboard', board)),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    const after = await client.value(missionLeaderboard, ask, { token });
    expect(after.own).toMatchObject({ state: 'claimed' });
  }
});

test('[R12.04] [R6.03b] trials and visitors have no missions', async () => {
  const client = createClient(running.url);
  const options = { token: (await client.freePlay()).token, ...key() };
  for (const refused of [
    await client.call(missionSummary, {}, options),
    await client.call(missionMilestones, {}, options),
    await client.call(missionLeaderboard, { board: 'daily' }, options),
    await client.call(claimMission, { subject: 'mission', id: 'DAY-WARMUP' }, options),
  ]) {
    expect(refused).toMatchObject({ status: 403, errorCode: 'in_need_true_account' });
  }
  expect(await client.call(missionSummary, {})).toMatchObject({ status: 401 });
});
