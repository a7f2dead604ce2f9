import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createAffiliateUrl } from '../../gateway/contract/agent-accounts.ts';
import {
  transferDownline,
  transferSettings,
  transferUpline,
} from '../../gateway/contract/agent-transfers.ts';
import { withdraw, withdrawOrders } from '../../gateway/contract/cashier.ts';
import { affiliate } from '../../gateway/contract/members.ts';
import { closeAccount, ownAccount } from '../../gateway/contract/own-account.ts';
import { DEFAULT_SETTINGS } from '../../gateway/core/merchant-defaults.ts';
import { writeSettings } from '../../gateway/core/merchant-settings.ts';
import {
  accountClosings,
  accounts,
  agentContracts,
  lineTransfers,
  playExclusions,
  throttleWindows,
  turnoverObligations,
} from '../../gateway/database/schema/index.ts';
import { changeUpline } from '../../gateway/modules/contracts/change-upline.ts';
import { advanceClosings } from '../../gateway/modules/own-account/closing.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import {
  addOwedPeriod,
  giveMoney,
  type LinePerson,
  logIn,
  NOTHING_PLAYED,
  openBelow,
  TRANSACTION_PASSWORD,
  withTransactionPassword,
} from './agents-support.ts';
import { type CashierMember, cashierMember, PAYMENT_PASSWORD } from './cashier-support.ts';
import { createClient, startTestGateway } from './client.ts';

let running: RunningGateway;
let top: LinePerson;
beforeAll(async () => {
  running = await startTestGateway({ demoData: 'accounts' });
  await writeSettings(running.gateway.db, {
    flags: { ...DEFAULT_SETTINGS.flags, AGETRANSFERUP3: true },
  });
  top = await withTransactionPassword(await logIn(running, 'demo_agent'));
}, 60_000);
afterAll(() => running?.close());
beforeEach(async () => {
  await running.gateway.db.delete(throttleWindows);
});

const close = ({ client, token, password }: LinePerson) =>
  client.call(closeAccount, { password, givesUpBonuses: true }, { token });
const options = (by: LinePerson) => ({ token: by.token, idempotencyKey: randomUUID() });
const down = (account: string) =>
  top.client.call(
    transferDownline,
    { account, amount: 10, paymentPassword: TRANSACTION_PASSWORD },
    options(top),
  );
const closingOf = async ({ id }: LinePerson) => {
  const [row] = await running.gateway.db
    .select()
    .from(accountClosings)
    .where(eq(accountClosings.accountId, id));
  return row;
};

/** The state of an account that waits for something before it closes. */
async function beginClosing({ id: accountId }: LinePerson): Promise<void> {
  const at = running.gateway.clock.now();
  await running.gateway.db
    .insert(accountClosings)
    .values({ accountId, askedAt: at, cardId: null, cardChosenAt: at });
}

test('[R10.11c] [R11.02] an agent that has closed its account registers nobody: neither its links nor its own code are valid, when checked and at registration', async () => {
  const agent = await openBelow(running, top, { kind: 'agent', rate: 80 });
  const input = { name: 'Fridays', kind: 'member', rate: 40 } as const;
  const link = await agent.client.value(createAffiliateUrl, input, options(agent));
  const [{ code = '' } = {}] = await running.gateway.db
    .select({ code: accounts.affiliateCode })
    .from(accounts)
    .where(eq(accounts.id, agent.id));
  const codes = [link.code, code ?? ''];
  const valid = () =>
    Promise.all(
      codes.map((each) =>
        createClient(running.url).call(affiliate, { code: each, domain: 'localhost' }),
      ),
    );
  for (const answer of await valid()) expect(answer).toMatchObject({ value: { valid: true } });
  expect(await close(agent)).toMatchObject({ value: { state: 'closed' } });
  for (const answer of await valid()) expect(answer).toMatchObject({ value: { valid: false } });
  for (const affiliateCode of codes) {
    await expect(cashierMember(running.url, { affiliateCode })).rejects.toThrow(
      'invitation_code_error',
    );
  }
});

test('[R10.11c] [R11.12] nobody can send money to an account that is closed or being closed: downwards it is refused at the account, upwards it is not offered any more', async () => {
  await giveMoney(running, top.id, 10_000);
  const agent = await openBelow(running, top, { kind: 'agent', rate: 80 });
  const member = await withTransactionPassword(await openBelow(running, agent));
  await giveMoney(running, member.id, 5000);
  const settings = () => member.client.value(transferSettings, {}, { token: member.token });
  const up = () =>
    member.client.call(
      transferUpline,
      { amount: 10, paymentPassword: TRANSACTION_PASSWORD },
      options(member),
    );
  expect((await settings()).upline).toMatchObject({ account: agent.username });
  await beginClosing(agent);
  for (const _ of ['being closed', 'closed']) {
    expect(await down(agent.username)).toMatchObject({
      status: 403,
      errorCode: 'account_closed',
      value: { fields: { account: 'account_closed' } },
    });
    const told = await settings();
    // The response may say that there is an upline, but not why it cannot receive money.
    expect(told).toMatchObject({ hasUpline: true });
    expect(told.upline).toBeUndefined();
    expect(await up()).toMatchObject({ status: 403, errorCode: 'function.not.available' });
    await running.gateway.db
      .update(accountClosings)
      .set({ closedAt: running.gateway.clock.now() })
      .where(eq(accountClosings.accountId, agent.id));
  }
  expect(
    await running.gateway.db
      .select()
      .from(lineTransfers)
      .where(eq(lineTransfers.receiverId, agent.id)),
  ).toEqual([]);
  // Staff reopens it.
  await running.gateway.db
    .update(accountClosings)
    .set({ reopenedAt: running.gateway.clock.now() })
    .where(eq(accountClosings.accountId, agent.id));
  expect(await down(agent.username)).toMatchObject({ success: true });
  expect(await up()).toMatchObject({ success: true, value: { account: agent.username } });
});

test('[R10.11c] [R11.02] an account below which an account was opened while it was being closed stays open until that has another upline, and says so', async () => {
  const agent = await openBelow(running, top, { kind: 'agent', rate: 80 });
  const member = await openBelow(running, agent);
  await beginClosing(agent);
  await advanceClosings(running.gateway);
  expect(await closingOf(agent)).toMatchObject({ closedAt: null });
  const state = await agent.client.value(ownAccount, {}, { token: agent.token });
  expect(state.closing).toMatchObject({ waits: ['downline'] });
  const at = running.gateway.clock.now();
  await running.gateway.db.transaction((tx) =>
    changeUpline(tx, { accountId: member.id, uplineId: top.id, at }),
  );
  await advanceClosings(running.gateway);
  expect((await closingOf(agent))?.closedAt).toBeTypeOf('number');
});

const WAYS_OUT = {
  'a closing': async (_payer: CashierMember, accountId: number, cardId: number) => {
    const at = running.gateway.clock.now();
    await running.gateway.db
      .insert(accountClosings)
      .values({ accountId, askedAt: at, cardId, cardChosenAt: at });
    await advanceClosings(running.gateway);
  },
  'a self-exclusion': async (payer: CashierMember, accountId: number, cardId: number) => {
    const startsAt = running.gateway.clock.now();
    await running.gateway.db
      .insert(playExclusions)
      .values({ accountId, kind: 'selfExclusion', startsAt });
    const wish = { cardId, amount: 13, paymentPassword: PAYMENT_PASSWORD };
    const key = { token: payer.token, idempotencyKey: randomUUID() };
    await payer.client.value(withdraw, wish, key);
  },
};

test.each(Object.entries(WAYS_OUT))(
  '[R11.10] [R11.12] %s, without a turnover requirement, pays debts to the downline before it pays out',
  async (_name, leave) => {
    const { db, clock, sessions } = running.gateway;
    const payer = await cashierMember(running.url);
    const below = await cashierMember(running.url);
    const { accountId } = await sessions.require(payer.token);
    const { accountId: agentId } = await sessions.require(below.token);
    const cardId = await payer.prepareWithdrawal();
    await giveMoney(running, accountId, 22_00);
    const at = clock.now();
    await db.insert(turnoverObligations).values({
      accountId,
      currency: 'USD',
      source: 'deposit',
      reference: randomUUID(),
      required: 100_00,
      createdAt: at,
    });
    const [contract] = await db.select({ id: agentContracts.id }).from(agentContracts).limit(1);
    await addOwedPeriod(running, {
      contractId: contract?.id ?? 0,
      type: 'dailySalary',
      agentId,
      payerId: accountId,
      currency: 'USD',
      periodKey: randomUUID(),
      startsAt: at - 1,
      endsAt: at,
      day: 1,
      ...NOTHING_PLAYED,
      rate: 100,
      amount: 9_00,
      state: 'owed',
      createdAt: at,
    });
    await leave(payer, accountId, cardId);
    expect(await below.balance()).toBe(9);
    const { list } = await payer.client.value(
      withdrawOrders,
      { pageNo: 1, pageSize: 20 },
      { token: payer.token },
    );
    expect(list.map(({ amount }) => amount)).toEqual([13]);
    expect(await payer.balance()).toBe(0);
  },
);
