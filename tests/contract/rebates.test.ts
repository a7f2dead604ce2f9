import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY } from '../../gateway/contract/durations.ts';
import {
  claimRebate,
  customerRebate,
  rebateClaimRecord,
  setRebateMode,
} from '../../gateway/contract/rebates.ts';
import { memberTransactions } from '../../gateway/contract/wallet.ts';
import { payDailyRebates } from '../../gateway/modules/rebates/pay-daily.ts';
import { writeRebates } from '../../gateway/modules/rebates/settings.ts';
import { checkJournal } from '../../gateway/modules/wallet/check-journal.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { callCashier } from './cashier-support.ts';
import { createClient } from './client.ts';
import { rewardsMember, startRewards } from './rewards-support.ts';

let running: RunningGateway;
beforeAll(async () => {
  running = await startRewards();
  await callCashier(running.url, 'settings', JSON.stringify({ turnoverTimes: 0 }));
  await writeRebates(running.gateway.db, {
    rates: [
      { gameType: 'RNG', percent: 0.8 },
      { gameType: 'LIVE', percent: 0.5 },
    ],
    least: 0.1,
  });
}, 60_000);
afterAll(() => running?.close());

const key = () => ({ idempotencyKey: randomUUID() });
const page = { pageNo: 1, pageSize: 10 };
const tools = () => createClient(running.url);
const setFlag = (MANPLAYREB3: boolean) => tools().developer('flags', { MANPLAYREB3 });

/** The job's payments a number of days from now; sessions are kept alive. */
function payAfter(days: number): Promise<void> {
  const { gateway } = running;
  const now = () => gateway.clock.now() + days * DAY;
  return payDailyRebates({ ...gateway, clock: { ...gateway.clock, now } });
}

test('[R12.05] settled bets earn by vendor and product at the merchant’s rates; a product without a rate earns nothing', async () => {
  const { client, token, fund, bet } = await rewardsMember(running);
  await fund(500);
  const before = await client.value(customerRebate, {}, { token });
  expect(before).toMatchObject({ list: [], amount: 0, least: 0.1, automatic: false });
  expect(before.rates).toEqual([
    { gameType: 'RNG', rate: 0.8 },
    { gameType: 'LIVE', rate: 0.5 },
  ]);
  expect(before.lastClaimAt).toBeUndefined();
  await bet(10_000);
  await bet(2550);
  await bet(4000, 'LIVE');
  await bet(5000, 'PVP');
  const { list, amount } = await client.value(customerRebate, {}, { token });
  // 0.8 % of 125.50 is 1.004, of which the fraction of a minor unit is kept.
  expect(list).toEqual([
    { gameType: 'LIVE', vassalage: 'T', vendorName: 'T', validBets: 40, amount: 0.2, rate: 0.5 },
    { gameType: 'RNG', vassalage: 'T', vendorName: 'T', validBets: 125.5, amount: 1, rate: 0.8 },
  ]);
  expect(amount).toBe(1.2);
});

test('[R12.05] a claim is one entry of the journal and restarts the count; fractions of a minor unit add up', async () => {
  const { client, token, fund, bet, balance } = await rewardsMember(running);
  await fund(500);
  await bet(12_550);
  const held = await balance();
  const claim = await client.value(claimRebate, {}, { token, ...key() });
  expect(claim).toMatchObject({ amount: 1, validBets: 125.5, automatic: false });
  expect(await balance()).toBe(held + 1);
  const after = await client.value(customerRebate, {}, { token });
  expect(after).toMatchObject({ list: [], amount: 0, lastClaimAt: claim.createdAt });
  const nothing = await client.call(claimRebate, {}, { token, ...key() });
  expect(nothing).toMatchObject({ status: 409, errorCode: 'rebate_too_small' });
  // 0.4 of a cent was left of the claim: with 0.8 % of 12.45, which is 9.96, it makes ten cents.
  await bet(1245);
  expect((await client.value(customerRebate, {}, { token })).amount).toBe(0.1);
  const record = await client.value(rebateClaimRecord, page, { token });
  expect(record).toMatchObject({ totalCount: 1, list: [{ orderNo: claim.orderNo, amount: 1 }] });
  expect(record.list[0]?.parts).toEqual([
    { gameType: 'RNG', vassalage: 'T', vendorName: 'T', validBets: 125.5, amount: 1 },
  ]);
  const now = running.gateway.clock.now();
  const range = { startTime: now - DAY, endTime: now + 1000, ...page };
  const { list } = await client.value(
    memberTransactions,
    { ...range, txType: 'rebate' },
    { token },
  );
  expect(list.map(({ amount, orderNo }) => ({ amount, orderNo }))).toEqual([
    { amount: 1, orderNo: claim.orderNo },
  ]);
  expect(await checkJournal(running.gateway.db)).toEqual([]);
});

test('[R12.05] below the minimum nothing is paid, and the amount is kept', async () => {
  const { client, token, fund, bet } = await rewardsMember(running);
  await fund(50);
  await bet(1000);
  const { list, amount } = await client.value(customerRebate, {}, { token });
  expect(list[0]?.amount).toBe(0.08);
  expect(amount).toBe(0);
  const refused = await client.call(claimRebate, {}, { token, ...key() });
  expect(refused).toMatchObject({ status: 409, errorCode: 'rebate_too_small' });
  await bet(1000);
  expect((await client.value(claimRebate, {}, { token, ...key() })).amount).toBe(0.16);
});

test('[R12.05] of fifty concurrent claims, under keys of their own, one is paid', async () => {
  const { client, token, fund, bet, balance } = await rewardsMember(running);
  await fund(500);
  await bet(10_000);
  const held = await balance();
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => client.call(claimRebate, {}, { token, ...key() })),
  );
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  for (const answer of answers) {
    if (!answer.success) expect(answer.errorCode).toBe('rebate_too_small');
  }
  expect(await balance()).toBe(held + 0.8);
});

test('[R12.05] bets that are settled during claims are paid once, all of them', async () => {
  const { client, token, fund, bet } = await rewardsMember(running);
  await fund(2000);
  await Promise.all([
    ...Array.from({ length: 10 }, () => bet(10_000)),
    ...Array.from({ length: 10 }, () => client.call(claimRebate, {}, { token, ...key() })),
  ]);
  const { amount } = await client.value(customerRebate, {}, { token });
  if (amount > 0) await client.value(claimRebate, {}, { token, ...key() });
  const { list } = await client.value(rebateClaimRecord, { ...page, pageSize: 20 }, { token });
  const paid = list.reduce((sum, claim) => sum + Math.round(claim.amount * 100), 0);
  expect(paid).toBe(800);
});

test('[R12.05] by choice it is paid automatically once a day of the merchant, and manually in between', async () => {
  const { client, token, fund, bet, balance } = await rewardsMember(running);
  const other = await rewardsMember(running);
  await fund(500);
  await other.fund(500);
  expect(await client.value(setRebateMode, { automatic: true }, { token })).toEqual({
    automatic: true,
  });
  await bet(10_000);
  await other.bet(10_000);
  await payAfter(0);
  const held = await balance();
  expect((await client.value(customerRebate, {}, { token })).amount).toBe(0.8);
  await payAfter(1);
  await payAfter(1);
  expect(await balance()).toBe(held + 0.8);
  const { list } = await client.value(rebateClaimRecord, page, { token });
  expect(list).toMatchObject([{ amount: 0.8, automatic: true }]);
  // Members without this choice are not paid without a claim.
  expect((await other.client.value(rebateClaimRecord, page, { token: other.token })).list).toEqual(
    [],
  );
  await bet(10_000);
  expect((await client.value(claimRebate, {}, { token, ...key() })).amount).toBe(0.8);
  await client.value(setRebateMode, { automatic: false }, { token });
  await bet(10_000);
  await payAfter(2);
  expect((await client.value(customerRebate, {}, { token })).amount).toBe(0.8);
});

test('[R12.05] with MANPLAYREB3 off nothing can be claimed manually, and everybody is paid daily', async () => {
  const { client, token, fund, bet, balance } = await rewardsMember(running);
  await fund(500);
  await bet(10_000);
  await setFlag(false);
  try {
    const options = { token, ...key() };
    for (const refused of [
      await client.call(customerRebate, {}, options),
      await client.call(claimRebate, {}, options),
      await client.call(setRebateMode, { automatic: true }, options),
      await client.call(rebateClaimRecord, page, options),
    ]) {
      expect(refused).toMatchObject({ status: 403, errorCode: 'function.not.available' });
    }
    const held = await balance();
    await payAfter(3);
    expect(await balance()).toBe(held + 0.8);
  } finally {
    await setFlag(true);
  }
});

test('[R12.05] [R6.03b] trials and visitors have no rebates', async () => {
  const client = tools();
  const options = { token: (await client.freePlay()).token, ...key() };
  for (const refused of [
    await client.call(customerRebate, {}, options),
    await client.call(claimRebate, {}, options),
    await client.call(setRebateMode, { automatic: true }, options),
    await client.call(rebateClaimRecord, page, options),
  ]) {
    expect(refused).toMatchObject({ status: 403, errorCode: 'in_need_true_account' });
  }
  expect(await client.call(customerRebate, {})).toMatchObject({ status: 401 });
});
