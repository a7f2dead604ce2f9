import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY } from '../../gateway/contract/durations.ts';
import { memberProfile } from '../../gateway/contract/member-pages.ts';
import { affiliate } from '../../gateway/contract/members.ts';
import { invitation, referralDetails, referralEarnings } from '../../gateway/contract/referral.ts';
import { balance, memberTransactions } from '../../gateway/contract/wallet.ts';
import { nextPayout, settleReferrals } from '../../gateway/modules/referral/settle.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { callCashier } from './cashier-support.ts';
import { createClient, type TestClient } from './client.ts';
import { type RewardsMember, rewardsMember, startRewards } from './rewards-support.ts';

let running: RunningGateway;
let client: TestClient;
beforeAll(async () => {
  running = await startRewards();
  client = createClient(running.url);
  await callCashier(running.url, 'settings', JSON.stringify({ turnoverTimes: 0 }));
}, 60_000);
afterAll(() => running?.close());

const range = () => {
  const endTime = running.gateway.clock.now();
  return { startTime: endTime - 7 * DAY, endTime, pageNo: 1, pageSize: 10 };
};
const details = ({ token }: { token: string }) => client.value(referralDetails, range(), { token });
const earnings = ({ token }: { token: string }) =>
  client.value(referralEarnings, range(), { token });
const invited = (referralCode: string) => rewardsMember(running, { referralCode });

/** Runs the job as several processes would, and one of them again. */
async function settle(): Promise<void> {
  await Promise.all([1, 2, 3].map(() => settleReferrals(running.gateway)));
  await settleReferrals(running.gateway);
}
async function toNextPayout(): Promise<void> {
  const { clock, db } = running.gateway;
  clock.advance((await nextPayout(db, clock.now())) - clock.now() + 1_000);
}
/** Days later the session has expired, so the member logs in again. */
const comesBack = async ({ username, password }: RewardsMember) => {
  const { token } = await client.logIn(username, password);
  const held = async () => (await client.value(balance, { typeId: 0 }, { token })).sumBalance;
  return { token, held };
};

/** What the account record shows of referrals, newest first. */
async function recorded({ token }: { token: string }) {
  const asked = { ...range(), txType: 'referral' };
  return (await client.value(memberTransactions, asked, { token })).list;
}

test('[R2.71] a friend’s deposits and bets earn by the rule, paid once after the day, in the record', async () => {
  const referrer = await rewardsMember(running);
  const { referralCode } = await details(referrer);
  expect((await details(referrer)).referralCode).toBe(referralCode);
  expect((await client.value(affiliate, { code: referralCode, domain: 'x' })).valid).toBe(true);

  const friend = await invited(referralCode.toLowerCase());
  const idle = await invited(referralCode);
  const told: number[] = [];
  running.gateway.events.subscribe(referrer.accountId, {
    onEvent: (event) => {
      if (event.type === 'balance') told.push(event.balance);
    },
    onMissed: () => undefined,
  });
  await friend.fund(200);
  await friend.bet(100_00);
  await settle();
  expect(await referrer.balance(), 'the day is not over').toBe(0);
  const today = await details(referrer);
  // 2 % of 200.00 and 0.3 % of 100.00.
  expect(today.totals).toEqual({
    invited: 2,
    deposited: 1,
    earned: 0,
    earnedInRange: 0,
    pending: 4.3,
  });
  expect(today.list.map(({ status }) => status)).toEqual(['registered', 'active']);
  for (const { name } of today.list) expect(name).toMatch(/^c.\*\*\*.$/);

  await toNextPayout();
  await settle();
  expect(told).toEqual([4.3]);
  await friend.bet(50_00);
  await toNextPayout();
  await settle();
  await settle();
  const later = await comesBack(referrer);
  expect(await later.held()).toBe(4.45);
  expect((await recorded(later)).map(({ amount, txTypeName }) => [amount, txTypeName])).toEqual([
    [0.15, 'Referral earnings'],
    [4.3, 'Referral earnings'],
  ]);
  const paid = await earnings(later);
  expect(paid.list.map(({ bets, deposits, amount }) => [bets, deposits, amount])).toEqual([
    [50, 0, 0.15],
    [100, 200, 4.3],
  ]);
  const after = await details(later);
  expect(after.totals).toMatchObject({ earned: 4.45, earnedInRange: 4.45, pending: 0 });
  expect(after.list.map(({ earned }) => earned)).toEqual([0, 4.45]);
  expect((await earnings(await comesBack(idle))).totalCount).toBe(0);
  const profile = await client.value(memberProfile, {}, await comesBack(friend));
  expect(profile.referrer).toMatch(/^c.\*\*\*.$/);
});

test('[R2.71] days of a downtime are paid one by one, those without the promotion never', async () => {
  const referrer = await rewardsMember(running);
  const friend = await invited((await details(referrer)).referralCode);
  await friend.fund(100);
  await toNextPayout();
  await friend.bet(20_00);
  await toNextPayout();
  await toNextPayout();
  await settle();
  const later = await comesBack(referrer);
  expect((await earnings(later)).list.map(({ amount }) => amount)).toEqual([0.06, 2]);
  await friend.bet(20_00);
  await toNextPayout();
  await client.developer('settings', { promotions: [] });
  await settle();
  await client.developer('settings', { promotions: ['REFERRAL'] });
  await settle();
  expect(await (await comesBack(referrer)).held()).toBe(2.06);
});

test('[R2.71] [R6.07] the gateway refuses accounts without the right, and a merchant without the promotion has none', async () => {
  const member = await rewardsMember(running);
  const { referralCode } = await details(member);
  const refusal = async (token?: string) =>
    (await client.call(referralDetails, range(), token ? { token } : {})).errorCode;
  expect(await refusal()).toBe('login.not.session');
  expect(await refusal((await client.freePlay()).token)).toBe('in_need_true_account');
  const wide = { ...range(), startTime: 0 };
  expect((await client.call(referralDetails, wide, member)).errorCode).toBe('request_param_err');
  const offer = async (token?: string) =>
    (await client.value(invitation, {}, token ? { token } : {})).kind;
  expect(await client.value(invitation, {}, member)).toEqual({
    kind: 'referral',
    code: referralCode,
  });
  expect(await client.value(invitation, {}, await client.logIn('demo_agent'))).toEqual({
    kind: 'affiliate',
    code: 'DEMO2026',
  });
  expect([await offer(), await offer((await client.freePlay()).token)]).toEqual(['plain', 'plain']);

  await client.developer('settings', { promotions: [] });
  expect(await refusal(member.token)).toBe('function.not.available');
  const answer = await client.call(referralEarnings, range(), member);
  expect(answer.errorCode).toBe('function.not.available');
  expect(await offer(member.token)).toBe('plain');
  // A link that was shared before can still be used.
  await invited(referralCode);
  await client.developer('settings', { promotions: ['REFERRAL'] });
  expect((await details(member)).totals.invited).toBe(1);
});
