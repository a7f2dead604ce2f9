import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addBankCard,
  depositOrders,
  withdraw,
  withdrawOrders,
} from '../../gateway/contract/cashier.ts';
import { DAY, HOUR, MINUTE } from '../../gateway/contract/durations.ts';
import { register } from '../../gateway/contract/members.ts';
import { closeAccount, ownAccount } from '../../gateway/contract/own-account.ts';
import { claimIssuedPromotion, joinPromotion } from '../../gateway/contract/promotions.ts';
import { excludeMember, memberProtection } from '../../gateway/contract/protection.ts';
import { login } from '../../gateway/contract/session.ts';
import { permission } from '../../gateway/contract/system.ts';
import { walletTransfer } from '../../gateway/contract/wallet-transfers.ts';
import { writeSettings } from '../../gateway/core/merchant-settings.ts';
import {
  accountClosings,
  agentContracts,
  withdrawOrders as orderRows,
  promotionGrants,
  wallets,
} from '../../gateway/database/schema/index.ts';
import { autoConfirmPayouts } from '../../gateway/modules/cashier/auto-confirm-payouts.ts';
import { sendStaffMessage } from '../../gateway/modules/messages/staff-messages.ts';
import { advanceClosings } from '../../gateway/modules/own-account/closing.ts';
import { checkJournal } from '../../gateway/modules/wallet/check-journal.ts';
import { addTestGames } from '../../gateway/sandbox/play/test-support.ts';
import { seedPromotions } from '../../gateway/sandbox/seed/promotions.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { addOwedPeriod, giveMoney, logIn, NOTHING_PLAYED } from './agents-support.ts';
import { callCashier, PAYMENT_PASSWORD } from './cashier-support.ts';
import { createClient } from './client.ts';
import { addGame, openLottery } from './game-support.ts';
import { protectionBackOffice } from './protection-staff.ts';
import { type Player, player, startProtected } from './protection-support.ts';

let running: RunningGateway;
beforeAll(async () => {
  running = await startProtected();
  const { db, clock } = running.gateway;
  await db.transaction((tx) => seedPromotions(tx, clock, []));
}, 60_000);
afterAll(() => running.close());

const page = { pageNo: 1, pageSize: 20 };
const settings = (change: object) => callCashier(running.url, 'settings', JSON.stringify(change));
const job = () => advanceClosings(running.gateway);

/** Requests the closing of the account, by default with the right passwords. */
async function close(me: Player, change: Record<string, unknown> = {}, token = me.token) {
  const { hasPaymentPassword } = await me.client.value(ownAccount, {}, { token });
  return me.client.call(
    closeAccount,
    {
      password: me.password,
      ...(hasPaymentPassword && { paymentPassword: PAYMENT_PASSWORD }),
      givesUpBonuses: false,
      ...change,
    },
    { token },
  );
}
const stateOf = (me: Player) => me.client.value(ownAccount, {}, { token: me.token });
const ordersOf = async (me: Player) =>
  (await me.client.value(withdrawOrders, page, { token: me.token })).list;
const tryLogin = ({ username, password }: Player, ...[typed = password]: string[]) =>
  createClient(running.url).call(login, {
    type: 'username',
    username,
    password: typed,
    loginDeviceId: randomUUID(),
    audience: 'any',
  });

/** A member with money and a payout account. */
async function rich(amount = 200) {
  const me = await player(running);
  const cardId = await me.prepareWithdrawal();
  await me.fund(amount);
  return { ...me, cardId };
}

/** Lets the cashier pay waiting orders, and moves past the time for reporting a missing payment. */
async function payAll() {
  running.gateway.clock.advance(2 * MINUTE);
  await callCashier(running.url, 'work', '');
  running.gateway.clock.advance(31 * MINUTE);
  await autoConfirmPayouts(running.gateway);
}

test('[R10.11c] an empty account is closed at once: the session ends, the login reports it only with the right password, and the name stays taken', async () => {
  const me = await player(running);
  expect(await stateOf(me)).toMatchObject({
    balance: 0,
    openBets: 0,
    pendingAmount: 0,
    bonuses: { count: 0, forfeit: 0 },
    obstacles: [],
    hasLoginPassword: true,
    hasPaymentPassword: false,
  });
  expect(await close(me)).toMatchObject({ success: true, value: { state: 'closed' } });
  const dead = await me.client.call(ownAccount, {}, { token: me.token });
  expect(dead).toMatchObject({
    status: 401,
    errorCode: 'login.not.session',
    value: { reason: 'closed' },
  });
  expect(await tryLogin(me)).toMatchObject({ status: 403, errorCode: 'account_closed' });
  expect(await tryLogin(me, 'Wrong-password-1')).toMatchObject({ errorCode: 'login.incorrect' });
  const { client } = await player(running);
  const { info } = await client.value(permission, {});
  const again = await client.call(register, {
    username: me.username,
    password: me.password,
    confirmPassword: me.password,
    registerMethod: 'WEB',
    registerUrl: running.url,
    login: true,
    termsAccepted: true,
    termsVersion: info.termsVersion,
    loginDeviceId: randomUUID(),
    challenge: await client.solveChallenge(),
  });
  expect(again.success).toBe(false);
  expect(JSON.stringify(again)).toContain('username_duplicated');
});

test('[R10.11c] wrong passwords close nothing; with money a payout account of one’s own is required', async () => {
  const me = await rich();
  const other = await rich();
  expect(await close(me, { password: 'wrong', cardId: me.cardId })).toMatchObject({
    errorCode: 'password_incorrect',
  });
  expect(await close(me, { paymentPassword: '000001', cardId: me.cardId })).toMatchObject({
    errorCode: 'invalid.payment.pw',
  });
  expect(await close(me)).toMatchObject({
    errorCode: 'request_param_err',
    value: { fields: { cardId: 'required' } },
  });
  expect(await close(me, { cardId: other.cardId })).toMatchObject({ errorCode: 'not_found' });
  expect((await stateOf(me)).closing).toBeUndefined();
  expect(await me.balance()).toBe(200);
  expect((await tryLogin(me)).success).toBe(true);
});

test('[R10.11c] everything is paid out first, below the minimum and above the maximum, beyond the day’s number and without the turnover of deposits; then the account closes automatically', async () => {
  await settings({ turnoverTimes: 2 });
  const me = await rich(2500);
  const cents = await rich(5);
  await settings({
    turnoverTimes: 0,
    withdraw: {
      minimumAmount: 10,
      maximumAmount: 1000,
      dailyCount: 1,
      decideAfterMs: MINUTE,
      usualMinutes: 1,
    },
  });
  try {
    const token = { token: me.token };
    expect(
      await me.client.call(
        withdraw,
        { cardId: me.cardId, amount: 100, paymentPassword: PAYMENT_PASSWORD },
        { ...token, idempotencyKey: randomUUID() },
      ),
    ).toMatchObject({ errorCode: 'turnover_outstanding' });
    const asked = await close(me, { cardId: me.cardId });
    expect(asked).toMatchObject({ success: true, value: { state: 'closing' } });
    expect(await close(cents, { cardId: cents.cardId })).toMatchObject({ success: true });
    expect(await me.balance()).toBe(0);
    expect((await ordersOf(me)).map(({ amount, status }) => [amount, status])).toEqual([
      [500, 'pending'],
      [1000, 'pending'],
      [1000, 'pending'],
    ]);
    expect(await ordersOf(cents)).toMatchObject([{ amount: 5, status: 'pending' }]);
    expect(await stateOf(me)).toMatchObject({
      balance: 0,
      pendingAmount: 2500,
      closing: { waits: ['withdrawals'] },
    });
    // The job runs repeatedly, nothing is paid twice.
    await Promise.all([job(), job(), close(me, { cardId: me.cardId })]);
    expect(await ordersOf(me)).toHaveLength(3);
    await payAll();
    // The gateway's own job may close the account at any time from here on, so the member makes no calls.
    const paid = await running.gateway.db
      .select({ status: orderRows.status })
      .from(orderRows)
      .where(eq(orderRows.accountId, me.accountId));
    expect(paid).toEqual(Array(3).fill({ status: 'approved' }));
    await job();
    expect(await me.client.call(ownAccount, {}, token)).toMatchObject({
      value: { reason: 'closed' },
    });
    expect(await tryLogin(me)).toMatchObject({ errorCode: 'account_closed' });
    expect(await checkJournal(running.gateway.db)).toEqual([]);
  } finally {
    await settings({
      withdraw: {
        minimumAmount: 10,
        maximumAmount: 5000,
        dailyCount: 5,
        decideAfterMs: MINUTE,
        usualMinutes: 1,
      },
    });
  }
});

test('[R10.11c] while it closes nothing can be played or deposited and nothing promotional is sent; a late deposit is returned, and a login is still possible', async () => {
  const me = await rich();
  const late = await me.deposit(50);
  if (!late.success) throw new Error(late.errorCode);
  const game = await me.play();
  await close(me, { cardId: me.cardId });
  expect(await game.spin(20)).toMatchObject({ errorCode: 'player_excluded' });
  expect(await me.launch()).toMatchObject({ errorCode: 'player_excluded' });
  expect(await me.deposit(20)).toMatchObject({ errorCode: 'player_excluded' });
  await me.pay(late.value.launchUrl, 'approve');
  const { list } = await me.client.value(depositOrders, page, { token: me.token });
  expect(list.find(({ orderNo }) => orderNo === late.value.orderNo)).toMatchObject({
    status: 'refused',
    reason: 'account_closed',
  });
  const { username } = me;
  const offer = { kind: 'promotional', username, title: 'An offer', body: 'b' } as const;
  expect(await sendStaffMessage(running.gateway, offer)).toBe(0);
  const back = await tryLogin(me);
  expect(back).toMatchObject({ success: true, value: { isExcluded: true } });
  const token = back.success ? back.value.token : '';
  const held = await me.client.value(memberProtection, {}, { token });
  expect(held.exclusion).toMatchObject({ kind: 'closing', mayReturn: false });
  // Reopening by the member is for breaks; only staff reopens a closed account.
  expect(await me.client.call(excludeMember, { kind: 'return' }, { token })).toMatchObject({
    errorCode: 'exclusion_holds',
  });
});

test('[R10.11c] an open lottery slip stays valid; its win is paid out before the account closes', async () => {
  const me = await rich();
  const nodeId = await addGame(running, 'ELOTT', 'HOUSE_TURBO_FOUR_1M');
  const lottery = await openLottery(running, me.accountId, nodeId);
  // One of the two always wins.
  await lottery.place(['big', 'small'].map((pick) => ({ kind: 'size', pick, stake: 500 })));
  const asked = await close(me, { cardId: me.cardId });
  expect(asked).toMatchObject({ value: { state: 'closing' } });
  expect(await stateOf(me)).toMatchObject({
    openBets: 2,
    closing: { waits: ['bets', 'withdrawals'] },
  });
  expect(await ordersOf(me)).toMatchObject([{ amount: 190 }]);
  await lottery.draw();
  // The gateway's own job may have paid it out by now, so the balance proves nothing.
  const won = (await lottery.won()) / 100;
  expect(won).toBeGreaterThan(0);
  await job();
  expect(await me.balance()).toBe(0);
  expect((await ordersOf(me)).map(({ amount }) => amount)).toEqual([won, 190]);
  await payAll();
  await job();
  expect(await tryLogin(me)).toMatchObject({ errorCode: 'account_closed' });
});

test('[R10.11c] a bonus with remaining turnover is forfeited, and only after a confirmation', async () => {
  const me = await player(running);
  const cardId = await me.prepareWithdrawal();
  const { token, client } = me;
  await client.value(joinPromotion, { promotionId: 'DEPOSIT' }, { token });
  await me.fund(40);
  const claim = { token, idempotencyKey: randomUUID() };
  const { grantNo } = await client.value(claimIssuedPromotion, { promotionId: 'DEPOSIT' }, claim);
  expect(await stateOf(me)).toMatchObject({ balance: 60, bonuses: { count: 1, forfeit: 20 } });
  expect(await close(me, { cardId })).toMatchObject({
    errorCode: 'request_param_err',
    value: { fields: { givesUpBonuses: 'required' } },
  });
  expect(await me.balance()).toBe(60);
  expect(await close(me, { cardId, givesUpBonuses: true })).toMatchObject({ success: true });
  expect(await ordersOf(me)).toMatchObject([{ amount: 40 }]);
  const [grant] = await running.gateway.db
    .select()
    .from(promotionGrants)
    .where(eq(promotionGrants.grantNo, grantNo));
  expect(grant).toMatchObject({ takenBack: 2000 });
  expect(await checkJournal(running.gateway.db)).toEqual([]);
});

test('[R10.11c] [R12.01b] money with vendors is shown with the balance, requires a payout account, is transferred back and paid out; the bonus in it is removed as a whole', async () => {
  const { db } = running.gateway;
  await addTestGames(db);
  await writeSettings(db, { vendorWallets: true });
  try {
    const me = await player(running);
    const { token, client } = me;
    const once = () => ({ token, idempotencyKey: randomUUID() });
    await client.value(joinPromotion, { promotionId: 'DEPOSIT' }, { token });
    await me.fund(40);
    await client.value(claimIssuedPromotion, { promotionId: 'DEPOSIT' }, once());
    const away = { action: 'in', vassalage: 'TEST', amount: 60 } as const;
    await client.value(walletTransfer, away, once());
    expect(await stateOf(me)).toMatchObject({ balance: 60, bonuses: { count: 1, forfeit: 20 } });
    expect(await close(me, { givesUpBonuses: true })).toMatchObject({
      value: { fields: { cardId: 'required' } },
    });
    const cardId = await me.prepareWithdrawal();
    expect(await close(me, { cardId, givesUpBonuses: true })).toMatchObject({
      success: true,
      value: { state: 'closing' },
    });
    await job();
    expect(await stateOf(me)).toMatchObject({ balance: 0, pendingAmount: 40 });
    expect(await ordersOf(me)).toMatchObject([{ amount: 40, status: 'pending' }]);
    expect(await checkJournal(db)).toEqual([]);
  } finally {
    await writeSettings(db, { vendorWallets: false });
  }
});

test('[R10.11c] a returned payout waits for its owner: another account is named, and the closing continues', async () => {
  const me = await rich(80);
  await close(me, { cardId: me.cardId });
  const [first] = await ordersOf(me);
  await callCashier(
    running.url,
    `withdrawals/${first?.orderNo}`,
    'decision=refuse&reason=account_rejected',
  );
  await job();
  await job();
  expect(await ordersOf(me)).toHaveLength(1);
  expect(await stateOf(me)).toMatchObject({
    balance: 80,
    closing: { waits: ['payoutRefused'] },
  });
  const card = await me.client.value(
    addBankCard,
    {
      bankCode: 'MONS',
      holder: 'Maria Santos',
      accountNumber: '9988776655',
      paymentPassword: PAYMENT_PASSWORD,
    },
    { token: me.token },
  );
  running.gateway.clock.advance(1000);
  expect(await close(me, { cardId: card.cardId })).toMatchObject({ value: { state: 'closing' } });
  expect((await ordersOf(me)).map(({ status, bankName }) => [status, bankName])).toEqual([
    ['pending', 'Monsoon Bank'],
    ['refused', 'Harbour Bank'],
  ]);
  await payAll();
  await job();
  expect(await tryLogin(me)).toMatchObject({ errorCode: 'account_closed' });
});

test('[R10.11c] money that arrives at a closed account later is paid out too', async () => {
  const me = await rich(30);
  await close(me, { cardId: me.cardId });
  await payAll();
  await job();
  const { db } = running.gateway;
  const [order] = await db.query.withdrawPayments.findMany({
    where: (table, { eq: is }) => is(table.accountId, me.accountId),
  });
  expect(order?.status).toBe('assumed');
  const { accountId } = me;
  await giveMoney(running, accountId, 1200);
  await job();
  const [wallet] = await db
    .select()
    .from(wallets)
    .where(and(eq(wallets.accountId, accountId), eq(wallets.kind, 'main')));
  expect(wallet?.balance).toBe(0);
  expect(await tryLogin(me)).toMatchObject({ errorCode: 'account_closed' });
});

/** An ended contract, of an agent and its former upline. */
async function endedContract(agentId: number, uplineId: number, dueAt: number | null) {
  const { db, clock } = running.gateway;
  const [known] = await db.select().from(agentContracts).limit(1);
  if (!known) throw new Error('The demo has no contract.');
  const { id: _, highestRate: __, ...terms } = known;
  const at = clock.now();
  const [row] = await db
    .insert(agentContracts)
    .values({
      ...terms,
      type: 'dividend',
      agentId,
      uplineId,
      status: 'terminated',
      endedAt: at,
      endReason: 'upline',
      dueAt,
      settledUntil: null,
    })
    .returning();
  if (!row) throw new Error('Nothing was made.');
  return row;
}

test('[R11.10] while an account closes, its debts to the downline are paid before the payout', async () => {
  const [me, below] = [await rich(30), await player(running)];
  await close(me, { cardId: me.cardId });
  const contract = await endedContract(below.accountId, me.accountId, null);
  const at = running.gateway.clock.now();
  await addOwedPeriod(running, {
    contractId: contract.id,
    type: contract.type,
    agentId: below.accountId,
    payerId: me.accountId,
    currency: 'USD',
    periodKey: 'test:owed',
    startsAt: at - DAY,
    endsAt: at,
    day: Math.floor(at / DAY),
    ...NOTHING_PLAYED,
    rate: 100,
    amount: 9_00,
    state: 'owed',
    createdAt: at,
  });
  await giveMoney(running, me.accountId, 12_00);
  await job();
  expect(await below.balance()).toBe(9);
  expect((await ordersOf(me)).map(({ amount }) => amount)).toEqual([3, 30]);
  expect(await checkJournal(running.gateway.db)).toEqual([]);
});

test('[R11.10] [R10.11c] an ended contract whose last period is not computed yet keeps both accounts open', async () => {
  const [upline, agent] = [await player(running), await player(running)];
  const dueAt = running.gateway.clock.now() + DAY;
  const { id } = await endedContract(agent.accountId, upline.accountId, dueAt);
  for (const party of [upline, agent]) {
    expect((await stateOf(party)).obstacles).toEqual(['salaries']);
    expect(await close(party)).toMatchObject({ errorCode: 'account_not_closable' });
  }
  const { db } = running.gateway;
  await db.update(agentContracts).set({ dueAt: null }).where(eq(agentContracts.id, id));
  for (const party of [upline, agent]) {
    expect(await close(party)).toMatchObject({ value: { state: 'closed' } });
  }
});

test('[R10.11c] an agent with a line is refused, with the open points', async () => {
  const agent = await logIn(running, 'demo_agent');
  const { client, token } = agent;
  const state = await client.value(ownAccount, {}, { token });
  expect(state.obstacles).toContain('downline');
  const answer = await client.call(
    closeAccount,
    {
      password: 'Baize2026',
      ...(state.hasPaymentPassword && { paymentPassword: PAYMENT_PASSWORD }),
      givesUpBonuses: true,
    },
    { token },
  );
  expect(answer).toMatchObject({ status: 409, errorCode: 'account_not_closable' });
  expect((await client.value(ownAccount, {}, { token })).closing).toBeUndefined();
});

test('[R10.11c] staff sees it, and only staff can reopen the account, under a name that is logged', async () => {
  const me = await player(running);
  await close(me);
  const backOffice = protectionBackOffice(running.url, 'Ben Diaz');
  const [row] = await running.gateway.db
    .select()
    .from(accountClosings)
    .where(eq(accountClosings.accountId, me.accountId));
  expect(await backOffice.page()).toContain(`aria-label="Open account ${me.username} again"`);
  const nobody = await protectionBackOffice(running.url, '').post(`/closings/${row?.id}`, {});
  expect(nobody.status).toBe(400);
  expect(await tryLogin(me)).toMatchObject({ errorCode: 'account_closed' });
  expect((await backOffice.post(`/closings/${row?.id}`, {})).status).toBe(303);
  expect((await backOffice.post(`/closings/${row?.id}`, {})).status).toBe(303);
  const back = await tryLogin(me);
  expect(back.success).toBe(true);
  const token = back.success ? back.value.token : '';
  expect(back.success && back.value.isExcluded).toBeFalsy();
  expect((await me.as(token).deposit(20)).success).toBe(true);
  const log = await running.gateway.db.query.protectionLog.findMany({
    where: (table, { eq: is }) => is(table.accountId, me.accountId),
    orderBy: (table, { asc }) => asc(table.id),
  });
  expect(log.map(({ actor, staffName, action }) => [actor, staffName, action])).toEqual([
    ['player', null, 'closingAsked'],
    ['system', null, 'accountClosed'],
    ['staff', 'Ben Diaz', 'accountReopened'],
  ]);
  running.gateway.clock.advance(HOUR);
  await job();
  expect((await me.client.call(ownAccount, {}, { token })).success).toBe(true);
});
