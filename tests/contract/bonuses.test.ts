import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bonusDetails, giveUpBonus } from '../../gateway/contract/bonuses.ts';
import { depositByLaunchUrl, withdraw, withdrawSettings } from '../../gateway/contract/cashier.ts';
import { DAY } from '../../gateway/contract/durations.ts';
import type { RequestOf } from '../../gateway/contract/endpoint.ts';
import { claimIssuedPromotion, joinPromotion } from '../../gateway/contract/promotions.ts';
import { excludeMember } from '../../gateway/contract/protection.ts';
import { memberTransactions, balance as walletBalance } from '../../gateway/contract/wallet.ts';
import { walletOverview } from '../../gateway/contract/wallet-overview.ts';
import { walletTransfer } from '../../gateway/contract/wallet-transfers.ts';
import { writeSettings } from '../../gateway/core/merchant-settings.ts';
import { gameRounds, promotionGrants, vendors } from '../../gateway/database/schema/index.ts';
import { checkJournal } from '../../gateway/modules/wallet/check-journal.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { callCashier, PAYMENT_PASSWORD } from './cashier-support.ts';
import { createClient } from './client.ts';
import { roundLines } from './game-support.ts';
import { type RewardsMember, rewardsMember, startRewards } from './rewards-support.ts';

let running: RunningGateway;
beforeAll(async () => {
  running = await startRewards();
  await callCashier(running.url, 'settings', JSON.stringify({ turnoverTimes: 0 }));
}, 60_000);
afterAll(() => running?.close());

const key = () => ({ idempotencyKey: randomUUID() });
const page = { pageNo: 1, pageSize: 10 };

/** A member with 60.00, of which 20.00 is a bonus with a turnover requirement of 240.00. */
async function withBonus(): Promise<RewardsMember & { readonly grantNo: string }> {
  const member = await rewardsMember(running);
  const { client, token, fund } = member;
  await client.value(joinPromotion, { promotionId: 'DEPOSIT' }, { token });
  await fund(40);
  const options = { token, ...key() };
  const ask = { promotionId: 'DEPOSIT' };
  const { grantNo } = await client.value(claimIssuedPromotion, ask, options);
  return { ...member, grantNo };
}

test('[R12.03] [R2.69] a bonus has source, amount, turnover required and done, end and state', async () => {
  const { client, token, grantNo, bet } = await withBonus();
  await bet(4000);
  const before = await client.value(bonusDetails, page, { token });
  expect(before).toMatchObject({
    totalCount: 1,
    // The balance is 20.00 by now: the bonus is what is left.
    active: { count: 1, amount: 20, turnoverRequired: 240, turnoverDone: 40 },
    list: [
      {
        grantNo,
        promotionId: 'DEPOSIT',
        source: 'firstDeposit',
        amount: 20,
        turnoverRequired: 240,
        turnoverDone: 40,
        state: 'active',
        openBets: 0,
      },
    ],
  });
  expect(before.list[0]?.endedAt).toBeUndefined();
  await bet(1500);
  const less = await client.value(bonusDetails, page, { token });
  expect(less.active).toMatchObject({ amount: 5, turnoverDone: 55 });
  expect(
    (await client.value(bonusDetails, { ...page, filter: 'open' }, { token })).totalCount,
  ).toBe(1);
  expect(
    (await client.value(bonusDetails, { ...page, filter: 'over' }, { token })).totalCount,
  ).toBe(0);
});

test('[R12.03] a bonus whose turnover is fulfilled is completed, with the time at which it ended', async () => {
  const { client, token, fund, bet } = await withBonus();
  await fund(300);
  await bet(24_000);
  const { list, active } = await client.value(bonusDetails, page, { token });
  expect(list[0]).toMatchObject({ state: 'completed', turnoverDone: 240 });
  expect(list[0]?.endedAt).toBeGreaterThan(list[0]?.claimedAt ?? Number.POSITIVE_INFINITY);
  expect(active).toEqual({ count: 0, amount: 0, turnoverRequired: 0, turnoverDone: 0 });
  const grantNo = list[0]?.grantNo ?? '';
  const refused = await client.call(giveUpBonus, { grantNo }, { token, ...key() });
  expect(refused).toMatchObject({ status: 409, errorCode: 'bonus_not_active' });
});

test('[R12.03] forfeited by fifty concurrent calls, a bonus is removed once with its lock, and the own money can be withdrawn', async () => {
  const { client, token, grantNo, balance, prepareWithdrawal } = await withBonus();
  const cardId = await prepareWithdrawal();
  const ask = { cardId, amount: 40, paymentPassword: PAYMENT_PASSWORD };
  const locked = await client.call(withdraw, ask, { token, ...key() });
  expect(locked).toMatchObject({ errorCode: 'turnover_outstanding', value: { remaining: 240 } });

  const options = { token, ...key() };
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => client.value(giveUpBonus, { grantNo }, options)),
  );
  expect(new Set(answers.map(({ takenBack }) => takenBack))).toEqual(new Set([20]));
  expect(await balance()).toBe(40);
  const { list, active } = await client.value(bonusDetails, page, { token });
  expect(list[0]).toMatchObject({ state: 'givenUp', takenBack: 20, turnoverDone: 0 });
  expect(list[0]?.endedAt).toBeDefined();
  expect(active.count).toBe(0);
  const again = await client.call(giveUpBonus, { grantNo }, { token, ...key() });
  expect(again).toMatchObject({ status: 409, errorCode: 'bonus_not_active' });
  const other = await client.call(giveUpBonus, { grantNo: 'B0' }, options);
  expect(other).toMatchObject({ status: 409, errorCode: 'idempotency_conflict' });

  const settings = await client.value(withdrawSettings, {}, { token });
  expect(settings.outstandingTurnover).toBe(0);
  await client.value(withdraw, ask, { token, ...key() });
  expect(await balance()).toBe(0);
  const now = running.gateway.clock.now();
  const range = { startTime: now - DAY, endTime: now + 1000, ...page };
  const { list: moved } = await client.value(memberTransactions, range, { token });
  expect(moved.filter(({ txType }) => txType === 'bonus').map(({ amount }) => amount)).toEqual([
    -20, 20,
  ]);
  expect((await checkJournal(running.gateway.db)).length).toBe(0);
});

test('[R12.03] of a bonus that was partly lost, the rest is removed; own money was bet first', async () => {
  const { client, token, grantNo, bet, balance } = await withBonus();
  await bet(5500);
  expect(await client.value(giveUpBonus, { grantNo }, { token, ...key() })).toEqual({
    grantNo,
    takenBack: 5,
  });
  expect(await balance()).toBe(0);
});

test('[R12.03] winnings from own money only are kept; once bonus money was staked, winnings are removed with it', async () => {
  const own = await withBonus();
  // 40.00 are the member's own: the balance falls to the bonus and not below it.
  await own.bet(4000, 'RNG', undefined, 10_000);
  const kept = await own.client.value(bonusDetails, page, { token: own.token });
  expect(kept.list[0]).toMatchObject({ forfeit: 20 });
  const ownDone = { grantNo: own.grantNo };
  await own.client.value(giveUpBonus, ownDone, { token: own.token, ...key() });
  expect(await own.balance()).toBe(100);

  const mixed = await withBonus();
  await mixed.bet(4001, 'RNG', undefined, 10_000);
  const view = await mixed.client.value(bonusDetails, page, { token: mixed.token });
  expect(view.list[0]).toMatchObject({ forfeit: 79.99 });
  const mixedDone = { grantNo: mixed.grantNo };
  expect(
    await mixed.client.value(giveUpBonus, mixedDone, { token: mixed.token, ...key() }),
  ).toMatchObject({ takenBack: 79.99 });
  // The same balance as before the claim: a forfeited bonus wins nothing.
  expect(await mixed.balance()).toBe(40);
});

test('[R12.03] a loss of bonus money is not charged: the rest of the bonus is removed, never own winnings twice', async () => {
  const { client, token, grantNo, bet, balance, fund } = await withBonus();
  await bet(5000);
  await fund(100);
  // 10.00 of the bonus were lost: the later deposit is the member's own.
  expect((await client.value(bonusDetails, page, { token })).list[0]).toMatchObject({
    forfeit: 10,
  });
  await client.value(giveUpBonus, { grantNo }, { token, ...key() });
  expect(await balance()).toBe(100);
});

test('[R12.03] a bonus that was lost completely is forfeited without money', async () => {
  const { client, token, grantNo, bet } = await withBonus();
  await bet(6000);
  const done = await client.value(giveUpBonus, { grantNo }, { token, ...key() });
  expect(done.takenBack).toBe(0);
  const { list } = await client.value(bonusDetails, page, { token });
  expect(list[0]).toMatchObject({ state: 'givenUp', takenBack: 0 });
});

test.each([
  ['is cancelled', 'refund', 4000, 500],
  ['wins', 'win', 20_000, 500],
  ['wins while the bonus is whole', 'win', 20_000, 0],
] as const)(
  '[R12.03] what a bet from before the claim brings is the member’s own: it %s',
  async (_case, kind, amount, lost) => {
    const { client, token, fund, accountId, bet, balance } = await rewardsMember(running);
    await client.value(joinPromotion, { promotionId: 'DEPOSIT' }, { token });
    await fund(40);
    const post = roundLines(running, accountId);
    await post('bet', -4000);
    const { grantNo } = await client.value(
      claimIssuedPromotion,
      { promotionId: 'DEPOSIT' },
      { token, ...key() },
    );
    // The own money is staked: further losses are of the bonus.
    if (lost > 0) await bet(lost);
    await post(kind, amount);
    const { takenBack } = await client.value(giveUpBonus, { grantNo }, { token, ...key() });
    expect(takenBack).toBe(20 - lost / 100);
    expect(await balance()).toBe(amount / 100);
  },
);

test.each([
  ['doubled with bonus money', 2000, 8000, 40, 40],
  // 10.00 of 30.00 were staked after the claim: a third of the win, and the rounding cent is the member's.
  ['raised by a part of it', 1000, 10_000, 43.33, 66.67],
] as const)(
  '[R12.03] a round begun before the claim and %s since is play with the bonus by that part of its stakes',
  async (_case, more, win, takenBack, left) => {
    const { client, token, fund, accountId, bet, balance } = await rewardsMember(running);
    await client.value(joinPromotion, { promotionId: 'DEPOSIT' }, { token });
    await fund(40);
    const post = roundLines(running, accountId);
    await post('bet', -2000);
    await bet(2000);
    const { grantNo } = await client.value(
      claimIssuedPromotion,
      { promotionId: 'DEPOSIT' },
      { token, ...key() },
    );
    await post('bet', -more);
    await post('win', win);
    const { list } = await client.value(bonusDetails, page, { token });
    expect(list[0]).toMatchObject({ forfeit: takenBack });
    expect(await client.value(giveUpBonus, { grantNo }, { token, ...key() })).toEqual({
      grantNo,
      takenBack,
    });
    expect(await balance()).toBeCloseTo(left, 2);
  },
);

test('[R12.03] while a bet since the claim is open the bonus cannot be forfeited; an older one does not matter until more is staked on it', async () => {
  const { client, token, fund, accountId, bet } = await rewardsMember(running);
  const { db } = running.gateway;
  const mine = eq(gameRounds.accountId, accountId);
  const open = { state: 'open', validBet: 0, settledAt: null } as const;
  await client.value(joinPromotion, { promotionId: 'DEPOSIT' }, { token });
  await fund(40);
  await bet(100);
  await db.update(gameRounds).set(open).where(mine);
  const ask = { promotionId: 'DEPOSIT' };
  const { grantNo } = await client.value(claimIssuedPromotion, ask, { token, ...key() });
  const openBets = async () =>
    (await client.value(bonusDetails, page, { token })).list[0]?.openBets;
  expect(await openBets()).toBe(0);
  const [round] = await db.select().from(gameRounds).where(mine);
  await roundLines(running, accountId, round?.orderNo)('bet', -100);
  expect(await openBets()).toBe(1);
  const refused = await client.call(giveUpBonus, { grantNo }, { token, ...key() });
  expect(refused).toMatchObject({ status: 409, errorCode: 'bonus_in_play' });

  await db.update(gameRounds).set({ state: 'settled', settledAt: round?.createdAt }).where(mine);
  await bet(100);
  const last = eq(gameRounds.id, sql`(select max(id) from game_rounds)`);
  await db.update(gameRounds).set(open).where(and(mine, last));
  expect(await openBets()).toBe(1);
  const again = await client.call(giveUpBonus, { grantNo }, { token, ...key() });
  expect(again).toMatchObject({ status: 409, errorCode: 'bonus_in_play' });
});

test('[R12.03] an open bet from before the claim does not prevent forfeiting the bonus', async () => {
  const { client, token, fund, accountId, bet } = await rewardsMember(running);
  await client.value(joinPromotion, { promotionId: 'DEPOSIT' }, { token });
  await fund(40);
  await bet(100);
  await running.gateway.db
    .update(gameRounds)
    .set({ state: 'open', validBet: 0, settledAt: null })
    .where(eq(gameRounds.accountId, accountId));
  const ask = { promotionId: 'DEPOSIT' };
  const { grantNo } = await client.value(claimIssuedPromotion, ask, { token, ...key() });
  await client.value(giveUpBonus, { grantNo }, { token, ...key() });
});

test('[R10.04] [R12.03] self-excluded members get their money out: bonuses end with the withdrawal and no turnover is required; a time-out keeps the rule', async () => {
  const { db } = running.gateway;
  await callCashier(running.url, 'settings', JSON.stringify({ turnoverTimes: 1 }));
  try {
    const { client, bet, accountId, grantNo, ...me } = await withBonus();
    const cardId = await me.prepareWithdrawal();
    await bet(100);
    const mine = eq(gameRounds.accountId, accountId);
    await db.update(gameRounds).set({ state: 'open', validBet: 0, settledAt: null }).where(mine);
    const ask = (token: string, amount: number) =>
      client.call(
        withdraw,
        { cardId, amount, paymentPassword: PAYMENT_PASSWORD },
        { token, ...key() },
      );
    const stop = async (wish: RequestOf<typeof excludeMember>, held: string) => {
      await client.value(excludeMember, wish, { token: held });
      return (await client.logIn(me.username, me.password)).token;
    };
    const resting = await stop({ kind: 'timeOut', length: 'day' }, me.token);
    // 40.00 of the deposit and 240.00 of the bonus, less the bets before the account was opened again.
    const told = await client.value(withdrawSettings, {}, { token: resting });
    expect(told).toMatchObject({ outstandingTurnover: 279, requiredTurnover: 280 });
    expect(told.bonusForfeit).toBeUndefined();
    expect(await ask(resting, 20)).toMatchObject({
      errorCode: 'turnover_outstanding',
      value: { remaining: 279 },
    });

    const token = await stop({ kind: 'selfExclusion', length: 'halfYear' }, resting);
    const settings = await client.value(withdrawSettings, {}, { token });
    expect(settings).toMatchObject({
      outstandingTurnover: 0,
      requiredTurnover: 0,
      bonusForfeit: 20,
    });
    expect(await ask(token, 39)).toMatchObject({ status: 409, errorCode: 'bonus_in_play' });
    await db.update(gameRounds).set({ state: 'settled', settledAt: 1 }).where(mine);
    // More than the own money: nothing ends, and nothing is removed.
    expect(await ask(token, 40)).toMatchObject({ errorCode: 'insufficient_balance' });
    expect(await client.value(walletBalance, { typeId: 0 }, { token })).toMatchObject({
      sumBalance: 59,
    });
    expect(await ask(token, 39)).toMatchObject({ success: true });
    expect(await client.value(walletBalance, { typeId: 0 }, { token })).toMatchObject({
      sumBalance: 0,
    });
    const [grant] = await db
      .select()
      .from(promotionGrants)
      .where(eq(promotionGrants.grantNo, grantNo));
    expect(grant).toMatchObject({ takenBack: 2000, givenUpAt: expect.any(Number) });
    expect(await checkJournal(db)).toEqual([]);
  } finally {
    await callCashier(running.url, 'settings', JSON.stringify({ turnoverTimes: 0 }));
  }
});

test('[R12.03] an issued bonus can be claimed until its last day, and expires after it', async () => {
  const { client, token, accountId, fund } = await rewardsMember(running);
  await fund(10);
  const now = running.gateway.clock.now();
  const issued = {
    promotionId: 'STORY',
    accountId,
    status: 'issued' as const,
    currency: 'USD',
    amount: 500,
    turnoverRequired: 500,
  };
  await running.gateway.db.insert(promotionGrants).values([
    { ...issued, grantNo: `W${accountId}`, period: 'w', createdAt: now, expiresAt: now + DAY },
    { ...issued, grantNo: `E${accountId}`, period: 'e', createdAt: now - 9, expiresAt: now - 1 },
  ]);
  const { list } = await client.value(bonusDetails, page, { token });
  expect(list).toMatchObject([
    { state: 'waiting', source: 'application', expiresAt: now + DAY, turnoverDone: 0 },
    { state: 'expired', endedAt: now - 1 },
  ]);
  const ask = { grantNo: `W${accountId}` };
  const refused = await client.call(giveUpBonus, ask, { token, ...key() });
  expect(refused).toMatchObject({ status: 409, errorCode: 'bonus_not_active' });
});

test('[R12.03] [R6.03b] another member’s bonus is not found, and trials and visitors have none', async () => {
  const { grantNo } = await withBonus();
  const { client, token } = await rewardsMember(running);
  const other = await client.call(giveUpBonus, { grantNo }, { token, ...key() });
  expect(other).toMatchObject({ status: 404, errorCode: 'not_found' });
  expect((await client.value(bonusDetails, page, { token })).totalCount).toBe(0);
  const trial = createClient(running.url);
  const options = { token: (await trial.freePlay()).token, ...key() };
  for (const refused of [
    await trial.call(bonusDetails, page, options),
    await trial.call(giveUpBonus, { grantNo }, options),
  ]) {
    expect(refused).toMatchObject({ status: 403, errorCode: 'in_need_true_account' });
  }
  const visitor = await trial.call(bonusDetails, page);
  expect(visitor).toMatchObject({ status: 401, errorCode: 'login.not.session' });
});

test('[R12.01a] [R2.25] the wallet has main wallet, pending, bonus money with remaining turnover, and points', async () => {
  const { client, token, bet, fund, accountId } = await withBonus();
  await bet(1000);
  await fund(50);
  expect(await client.value(walletOverview, {}, { token })).toEqual({
    main: 100,
    vendors: 0,
    total: 100,
    free: 0,
    pending: { withdrawals: 0, bets: 0, deposits: 0, transfers: 0 },
    bonus: { count: 1, amount: 20, turnoverLeft: 230 },
    turnoverLeft: 230,
    points: 1,
    currency: 'USD',
    currencySymbol: '$',
    decimals: 2,
  });
  const mine = eq(gameRounds.accountId, accountId);
  const { db } = running.gateway;
  await db.update(gameRounds).set({ state: 'open', validBet: 0, settledAt: null }).where(mine);
  const channel = { channelId: 'lagoon', amount: 30 };
  await client.value(depositByLaunchUrl, channel, { token, ...key() });
  const pending = await client.value(walletOverview, {}, { token });
  expect(pending).toMatchObject({ main: 100, pending: { bets: 10, deposits: 30 } });
});

test('[R12.01a] a withdrawal that is not sent yet is pending, and money without a turnover requirement is free', async () => {
  const { client, token, fund, prepareWithdrawal } = await rewardsMember(running);
  await fund(100);
  expect(await client.value(walletOverview, {}, { token })).toMatchObject({
    main: 100,
    free: 100,
    turnoverLeft: 0,
    bonus: { count: 0, amount: 0, turnoverLeft: 0 },
    points: 0,
  });
  const cardId = await prepareWithdrawal();
  const ask = { cardId, amount: 40, paymentPassword: PAYMENT_PASSWORD };
  await client.value(withdraw, ask, { token, ...key() });
  expect(await client.value(walletOverview, {}, { token })).toMatchObject({
    main: 60,
    free: 60,
    pending: { withdrawals: 40, bets: 0, deposits: 0 },
  });
  const trial = createClient(running.url);
  const refused = await trial.call(walletOverview, {}, { token: (await trial.freePlay()).token });
  expect(refused).toMatchObject({ status: 403, errorCode: 'in_need_true_account' });
});

test('[R12.03] [R12.01b] a bonus in a vendor’s wallet still belongs to the merchant: it is transferred back before it is forfeited', async () => {
  const { db } = running.gateway;
  await db
    .insert(vendors)
    .values({ vassalage: 'TEST', name: { EN: 'Test Studio', TY: 'Test Studio' } })
    .onConflictDoNothing();
  await writeSettings(db, { vendorWallets: true });
  const { client, token, grantNo } = await withBonus();
  const away = { action: 'in', vassalage: 'TEST', amount: 55 } as const;
  await client.value(walletTransfer, away, { token, ...key() });
  const { list, active } = await client.value(bonusDetails, page, { token });
  expect([list[0]?.forfeit, active.amount]).toEqual([20, 20]);
  const refused = await client.call(giveUpBonus, { grantNo }, { token, ...key() });
  expect(refused.errorCode).toBe('money_at_vendors');
  await client.value(walletTransfer, { action: 'allBack' }, { token, ...key() });
  expect(await client.value(giveUpBonus, { grantNo }, { token, ...key() })).toEqual({
    grantNo,
    takenBack: 20,
  });
  await writeSettings(db, { vendorWallets: false });
  expect(await checkJournal(db)).toEqual([]);
});
