import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  transferDownline,
  transferSettings,
  transferUpline,
} from '../../gateway/contract/agent-transfers.ts';
import { setPaymentPassword } from '../../gateway/contract/cashier.ts';
import { getInbox } from '../../gateway/contract/member-pages.ts';
import { memberTransactions } from '../../gateway/contract/wallet.ts';
import { DEFAULT_SETTINGS } from '../../gateway/core/merchant-defaults.ts';
import { writeSettings } from '../../gateway/core/merchant-settings.ts';
import { checkFigures } from '../../gateway/database/daily-figures.ts';
import {
  accounts,
  agentContracts,
  journalLines,
  lineActions,
  lineTransfers,
  throttleWindows,
  turnoverObligations,
  wallets,
} from '../../gateway/database/schema/index.ts';
import { checkJournal } from '../../gateway/modules/wallet/check-journal.ts';
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
import { startTestGateway } from './client.ts';

const FLAGS = DEFAULT_SETTINGS.flags;

let running: RunningGateway;
let top: LinePerson;
let agent: LinePerson;
let member: LinePerson;
beforeAll(async () => {
  running = await startTestGateway({ demoData: 'accounts' });
  top = await withTransactionPassword(await logIn(running, 'demo_agent'));
  agent = await openBelow(running, top, { kind: 'agent', rate: 80 });
  await withTransactionPassword(agent);
  member = await withTransactionPassword(await openBelow(running, agent));
}, 60_000);
afterAll(() => running?.close());
beforeEach(async () => {
  await running.gateway.db.delete(throttleWindows);
});

interface Typed {
  readonly amount: number;
  readonly paymentPassword?: string;
  readonly key?: string;
}
const options = (by: LinePerson, key: string = randomUUID()) => ({
  token: by.token,
  idempotencyKey: key,
});
const up = (by: LinePerson, { paymentPassword = TRANSACTION_PASSWORD, key, amount }: Typed) =>
  by.client.call(transferUpline, { amount, paymentPassword }, options(by, key));
const down = (
  by: LinePerson,
  account: string,
  { paymentPassword = TRANSACTION_PASSWORD, key, amount }: Typed,
) => by.client.call(transferDownline, { account, amount, paymentPassword }, options(by, key));

async function balanceOf(...people: readonly LinePerson[]): Promise<number[]> {
  const rows = await running.gateway.db
    .select({ id: wallets.accountId, balance: wallets.balance })
    .from(wallets)
    .where(
      and(
        inArray(
          wallets.accountId,
          people.map(({ id }) => id),
        ),
        eq(wallets.kind, 'main'),
      ),
    );
  return people.map(({ id }) => rows.find((row) => row.id === id)?.balance ?? 0);
}

/** Sets an account's balance to an amount in cents. */
async function holdExactly(person: LinePerson, minor: number): Promise<void> {
  const [held = 0] = await balanceOf(person);
  if (minor !== held) await giveMoney(running, person.id, minor - held);
}

async function records(person: LinePerson, language: 'EN' | 'TY' = 'EN') {
  const now = running.gateway.clock.now();
  const { list } = await person.client.value(
    memberTransactions,
    { startTime: now - 86_400_000, endTime: now + 1000, pageNo: 1, pageSize: 50 },
    { token: person.token, language },
  );
  return list;
}

const subjects = async (person: LinePerson, language: 'EN' | 'TY' = 'EN') => {
  const { list } = await person.client.value(
    getInbox,
    { pageNo: 1, pageSize: 50 },
    { token: person.token, language },
  );
  return list.map(({ title }) => title);
};

describe('money in a line', () => {
  test('[R11.12] [R6.04] goes down to a direct and a deeper account: one entry in both records, a notice to both in their language, an audit row', async () => {
    await holdExactly(top, 50_000);
    await holdExactly(member, 0);
    const sent = await down(top, member.username, { amount: 12.5 });
    expect(sent).toMatchObject({
      success: true,
      value: { amount: 12.5, account: member.username },
    });
    const orderNo = sent.success ? sent.value.orderNo : '';
    expect(await balanceOf(top, member)).toEqual([48_750, 1250]);
    const remark = `${top.username} → ${member.username}`;
    expect((await records(top))[0]).toMatchObject({
      orderNo,
      remark,
      amount: -12.5,
      txTypeName: 'Transfer',
    });
    expect((await records(member, 'TY'))[0]).toMatchObject({
      orderNo,
      remark,
      amount: 12.5,
      txTypeName: 'Paglilipat',
    });
    const entries = await running.gateway.db
      .select({ entryId: journalLines.entryId })
      .from(journalLines)
      .innerJoin(lineTransfers, eq(lineTransfers.entryId, journalLines.entryId))
      .where(eq(lineTransfers.orderNo, orderNo));
    expect(entries).toHaveLength(2);
    expect((await subjects(top))[0]).toBe('Transfer of $12.50 sent');
    expect((await subjects(member))[0]).toBe('Transfer of $12.50 received');
    expect((await subjects(member, 'TY'))[0]).toBe('Natanggap ang $12.50');
    const actions = await running.gateway.db
      .select({ actorId: lineActions.actorId, detail: lineActions.detail })
      .from(lineActions)
      .where(and(eq(lineActions.subjectId, member.id), eq(lineActions.action, 'transfer')));
    expect(actions).toEqual([
      { actorId: top.id, detail: expect.objectContaining({ orderNo, amount: 1250 }) },
    ]);
    expect(await down(top, agent.username.toUpperCase(), { amount: 5 })).toMatchObject({
      value: { account: agent.username },
    });
  });

  test('[R2.65] [R11.12] goes up from an agent and from a member, where the merchant’s flag allows it', async () => {
    await holdExactly(agent, 3000);
    await holdExactly(member, 3000);
    expect(await up(agent, { amount: 10 })).toMatchObject({ value: { account: 'demo_agent' } });
    expect(await up(member, { amount: 10 })).toMatchObject({ value: { account: agent.username } });
    expect(await balanceOf(agent, member)).toEqual([3000, 2000]);
    const settings = await member.client.value(transferSettings, {}, { token: member.token });
    expect(settings.upline).toEqual({
      account: agent.username,
      nickname: agent.username,
      currency: 'USD',
    });
    expect(settings.downline).toBe(false);

    await writeSettings(running.gateway.db, { flags: { ...FLAGS, AGETRANSFERUP3: false } });
    const closed = await member.client.value(transferSettings, {}, { token: member.token });
    expect(closed.upline).toBeUndefined();
    expect(closed.hasUpline).toBe(true);
    expect(await up(member, { amount: 10 })).toMatchObject({
      status: 403,
      errorCode: 'function.not.available',
    });
    await writeSettings(running.gateway.db, { flags: { ...FLAGS, AGETRANSFERUP3: true } });
    expect(await up(top, { amount: 10 })).toMatchObject({ errorCode: 'function.not.available' });
    const ofTop = await top.client.value(transferSettings, {}, { token: top.token });
    expect(ofTop).toMatchObject({ hasUpline: false });
    expect(ofTop.upline).toBeUndefined();
    expect(await balanceOf(agent, member)).toEqual([3000, 2000]);
  });

  test('[R11.12] [R11.15] never leaves the line, and is not for trials', async () => {
    await holdExactly(agent, 3000);
    for (const outside of ['demo_player', 'demo_agent', 'nobody_here']) {
      expect(await down(agent, outside, { amount: 5 })).toMatchObject({
        status: 404,
        errorCode: 'not_found',
      });
    }
    expect(await down(agent, agent.username, { amount: 5 })).toMatchObject({
      status: 400,
      value: { fields: { account: 'transfer_self' } },
    });
    expect(await down(member, agent.username, { amount: 5 })).toMatchObject({
      status: 403,
      errorCode: 'non_agent_login',
    });
    const trial = { ...member, token: (await member.client.freePlay()).token };
    for (const answer of [
      await up(trial, { amount: 5 }),
      await down(trial, member.username, { amount: 5 }),
      await trial.client.call(transferSettings, {}, { token: trial.token }),
    ]) {
      expect(answer).toMatchObject({ status: 403, errorCode: 'in_need_true_account' });
    }
    await running.gateway.db
      .update(accounts)
      .set({ currency: 'PHP' })
      .where(eq(accounts.id, member.id));
    expect(await down(agent, member.username, { amount: 5 })).toMatchObject({
      status: 400,
      value: { fields: { account: 'currency_differs' } },
    });
    expect(await member.client.value(transferSettings, {}, { token: member.token })).toMatchObject({
      currency: 'PHP',
      currencySymbol: '₱',
      upline: { currency: 'USD' },
    });
    // A row is in the currency of its wallet, not in that of the account.
    const [moved] = await records(member);
    expect(moved).toMatchObject({ currency: 'USD', currencySymbol: '$', decimals: 2 });
    await running.gateway.db
      .update(accounts)
      .set({ currency: 'USD' })
      .where(eq(accounts.id, member.id));
    expect(await balanceOf(agent)).toEqual([3000]);
  });

  test('[R11.12] requires the transaction password, and is locked after wrong ones', async () => {
    const below = await openBelow(running, top, { kind: 'agent', rate: 10 });
    await holdExactly(below, 3000);
    expect(await up(below, { amount: 5 })).toMatchObject({
      errorCode: 'not.exists.payment.password',
    });
    await withTransactionPassword(below);
    expect(await up(below, { amount: 5, paymentPassword: '111222' })).toMatchObject({
      status: 400,
      errorCode: 'invalid.payment.pw',
      value: { remaining: 4 },
    });
    for (let tries = 0; tries < 4; tries += 1) {
      await up(below, { amount: 5, paymentPassword: '111222' });
    }
    expect(await up(below, { amount: 5 })).toMatchObject({
      status: 403,
      errorCode: 'payment_password_locked',
    });
    expect(await balanceOf(below)).toEqual([3000]);
    expect(setPaymentPassword.sealed && transferUpline.sealed && transferDownline.sealed).toBe(
      true,
    );
  });

  test('[R11.12] is limited by the merchant’s minimum, maximum and daily sum, each with its own error', async () => {
    const below = await openBelow(running, top, { kind: 'agent', rate: 10 });
    await withTransactionPassword(below);
    await holdExactly(below, 100_000);
    const { agents } = await writeSettings(running.gateway.db, {});
    const transfer = { minimumAmount: 2, maximumAmount: 60, dailyAmount: 100 };
    await writeSettings(running.gateway.db, { agents: { ...agents, transfer } });
    const refused = async (amount: number) => {
      const answer = await up(below, { amount });
      expect(answer.status).toBe(400);
      return answer.success ? undefined : answer.value?.fields;
    };
    expect(await refused(1.99)).toEqual({ amount: 'amount_low' });
    expect(await refused(60.01)).toEqual({ amount: 'amount_high' });
    expect(await refused(2.001)).toEqual({ amount: 'amount_invalid' });
    expect(await refused(-5)).toEqual({ amount: 'amount_low' });
    expect(await refused(0)).toEqual({ amount: 'amount_low' });
    expect(await up(below, { amount: 60 })).toMatchObject({ success: true });
    expect(await up(below, { amount: 40.01 })).toMatchObject({
      status: 409,
      errorCode: 'transfer_limit_reached',
      value: { remaining: 40 },
    });
    const settings = await below.client.value(transferSettings, {}, { token: below.token });
    expect(settings).toMatchObject({
      minimumAmount: 2,
      maximumAmount: 60,
      dailyAmount: 100,
      dailyAmountLeft: 40,
      freeAmount: 940,
      outstandingTurnover: 0,
      hasPaymentPassword: true,
      downline: true,
    });
    expect(await up(below, { amount: 40 })).toMatchObject({ success: true });
    await running.gateway.db
      .update(lineTransfers)
      .set({ day: 1 })
      .where(eq(lineTransfers.senderId, below.id));
    expect(await up(below, { amount: 60 })).toMatchObject({ success: true });
    await writeSettings(running.gateway.db, { agents });
  });

  test('[R11.12] refuses what a withdrawal would refuse: money that deposits lock, and more than the balance; both errors contain the free amount', async () => {
    await holdExactly(member, 5000);
    const of = { accountId: member.id, currency: 'USD' };
    const [asked] = await running.gateway.db
      .insert(turnoverObligations)
      .values({
        ...of,
        source: 'deposit',
        reference: randomUUID(),
        required: 700,
        createdAt: running.gateway.clock.now(),
      })
      .returning({ id: turnoverObligations.id });
    expect(await up(member, { amount: 5 })).toMatchObject({
      status: 409,
      errorCode: 'turnover_outstanding',
      value: { remaining: 7, free: 0 },
    });
    const locked = await member.client.value(transferSettings, {}, { token: member.token });
    expect(locked).toMatchObject({ freeAmount: 0, outstandingTurnover: 7 });
    await running.gateway.db
      .delete(turnoverObligations)
      .where(eq(turnoverObligations.id, asked?.id ?? 0));
    expect(await up(member, { amount: 50.01 })).toMatchObject({
      status: 409,
      errorCode: 'insufficient_balance',
      value: { free: 50 },
    });
    expect(await balanceOf(member)).toEqual([5000]);
    expect(await up(member, { amount: 50 })).toMatchObject({ success: true });
  });

  test('[R11.10] [R11.12] the sender’s debts from contracts are paid first, and the rest can be sent', async () => {
    const payer = await withTransactionPassword(await openBelow(running, top, { kind: 'agent' }));
    const paid = await openBelow(running, payer, { kind: 'agent' });
    await holdExactly(payer, 5000);
    const { db, clock } = running.gateway;
    const at = clock.now();
    const [contract] = await db
      .select({ id: agentContracts.id })
      .from(agentContracts)
      .orderBy(agentContracts.id)
      .limit(1);
    await addOwedPeriod(running, {
      contractId: contract?.id ?? 0,
      periodKey: randomUUID(),
      type: 'dailySalary',
      agentId: paid.id,
      payerId: payer.id,
      currency: 'USD',
      startsAt: at - 1,
      endsAt: at,
      day: 1,
      ...NOTHING_PLAYED,
      rate: 50,
      amount: 2000,
      state: 'owed',
      createdAt: at,
    });
    expect(await up(payer, { amount: 30.01 })).toMatchObject({
      status: 409,
      errorCode: 'insufficient_balance',
      value: { free: 30 },
    });
    expect(await balanceOf(payer, paid)).toEqual([5000, 0]);
    expect(await up(payer, { amount: 10 })).toMatchObject({ success: true });
    expect(await balanceOf(payer, paid)).toEqual([2000, 2000]);
  });

  test('[R11.12] the same key sends once, also concurrently; another amount under it is refused', async () => {
    await holdExactly(agent, 10_000);
    await holdExactly(member, 0);
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => down(agent, member.username, { amount: 30, key })),
    );
    const orders = answers.map((answer) => (answer.success ? answer.value.orderNo : undefined));
    expect(new Set(orders).size).toBe(1);
    expect(orders[0]).toMatch(/^T/);
    expect(await balanceOf(agent, member)).toEqual([7000, 3000]);
    expect(await down(agent, member.username, { amount: 31, key })).toMatchObject({
      status: 409,
      errorCode: 'idempotency_conflict',
    });
    expect(await up(agent, { amount: 30, key })).toMatchObject({
      errorCode: 'idempotency_conflict',
    });
  });
});

describe('concurrent transfers', () => {
  test('[R11.12] twenty of them never overdraw: as many succeed as the balance allows', async () => {
    await holdExactly(agent, 7000);
    const [above = 0, , below = 0] = await balanceOf(top, agent, member);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 === 0 ? up(agent, { amount: 10 }) : down(agent, member.username, { amount: 10 }),
      ),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(7);
    expect(answers.filter(({ errorCode }) => errorCode === 'insufficient_balance')).toHaveLength(
      13,
    );
    const after = await balanceOf(top, agent, member);
    expect(after[1]).toBe(0);
    expect((after[0] ?? 0) + (after[2] ?? 0)).toBe(above + below + 7000);
  }, 60_000);

  test('[R11.12] with any transfers sums are conserved and each balance is incoming less outgoing', async () => {
    const people = [top, agent, member];
    const ways = [
      async (amount: number) => ({ from: agent, answer: await up(agent, { amount }) }),
      async (amount: number) => ({ from: member, answer: await up(member, { amount }) }),
      async (amount: number) => ({
        from: top,
        answer: await down(top, agent.username, { amount }),
      }),
      async (amount: number) => ({
        from: top,
        answer: await down(top, member.username, { amount }),
      }),
      async (amount: number) => ({
        from: agent,
        answer: await down(agent, member.username, { amount }),
      }),
    ];
    const send = fc.record({
      way: fc.constantFrom(...ways),
      cents: fc.integer({ min: 1, max: 4000 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(send, { minLength: 2, maxLength: 10 }), async (sends) => {
        await running.gateway.db.delete(throttleWindows);
        for (const person of people) await holdExactly(person, 5000);
        const expected = new Map(people.map(({ username }) => [username, 5000]));
        const add = (name: string, cents: number) =>
          expected.set(name, (expected.get(name) ?? 0) + cents);
        await Promise.all(
          sends.map(async ({ way, cents }) => {
            const amount = cents / 100;
            const { from, answer } = await way(amount);
            if (!answer.success) {
              expect(['insufficient_balance', 'request_param_err']).toContain(answer.errorCode);
              return;
            }
            add(from.username, -cents);
            add(answer.value.account, cents);
          }),
        );
        const held = await balanceOf(...people);
        expect(held).toEqual(people.map(({ username }) => expected.get(username)));
        expect(held.reduce((sum, each) => sum + each, 0)).toBe(15_000);
      }),
      { numRuns: 15, seed: 20_261_123 },
    );
    expect(await checkJournal(running.gateway.db)).toEqual([]);
    expect(await checkFigures(running.gateway.db)).toEqual([]);
  }, 120_000);
});
