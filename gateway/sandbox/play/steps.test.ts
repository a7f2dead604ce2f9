import { checkFigures } from '@baize/gateway/database/daily-figures.ts';
import { gameRounds, journalLines, wallets } from '@baize/gateway/database/schema/index.ts';
import { and, asc, eq } from '@baize/gateway/database/sql.ts';
import { totalsOf } from '@baize/gateway/modules/rounds/account-totals.ts';
import { mainBalance } from '@baize/gateway/modules/wallet/balance.ts';
import { postEntry } from '@baize/gateway/modules/wallet/post-entry.ts';
import { fundAccount } from '@baize/gateway/modules/wallet/test-support.ts';
import { accountWallet, houseWallet } from '@baize/gateway/modules/wallet/wallets.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ABANDONED_HOURS, endAbandonedRounds } from './abandoned-rounds.ts';
import { sandboxSetting } from './test-support.ts';

let setting: Awaited<ReturnType<typeof sandboxSetting>>;
beforeAll(async () => {
  setting = await sandboxSetting();
});
afterAll(() => setting.close());

const FUNDS = 100_000;
const BET = 1000;
const MINES_NODE = 'mines-1';

/** A member with 1,000 major units. */
async function member(): Promise<number> {
  const accountId = await setting.addAccount();
  await fundAccount(setting.gateway, accountId, FUNDS);
  return accountId;
}

const balanceOf = (accountId: number) => mainBalance(setting.gateway.db, accountId);

async function storedRound(orderNo: string) {
  const { db } = setting.gateway;
  const [round] = await db.select().from(gameRounds).where(eq(gameRounds.orderNo, orderNo));
  if (!round) throw new Error(`There is no round ${orderNo}.`);
  return round;
}

/** Takes the rest of a member's balance. */
async function takeAway(accountId: number, amount: number): Promise<void> {
  const { db, clock } = setting.gateway;
  const at = clock.now();
  await db.transaction(async (tx) => {
    const walletId = await accountWallet(tx, { accountId, kind: 'main', currency: 'USD', at });
    const house = await houseWallet(tx, 'house:cashier', 'USD', at);
    await postEntry(tx, {
      kind: 'withdrawal',
      scope: `account:${accountId}`,
      idempotencyKey: 'w',
      body: {},
      reference: `W${accountId}`,
      at,
      lines: [
        { walletId, amount: -amount, kind: 'withdrawal' },
        { walletId: house, amount, kind: 'house' },
      ],
    });
  });
}

/** The positions of a round's mines, as stored. */
async function minesOf(orderNo: string): Promise<readonly number[]> {
  const { drawn } = Object((await storedRound(orderNo)).outcome);
  return Array.isArray(drawn) ? drawn : [];
}

const clearTiles = async (orderNo: string) => {
  const mines = await minesOf(orderNo);
  return Array.from({ length: 25 }, (_, tile) => tile).filter((tile) => !mines.includes(tile));
};

/** Begins a round of mines; returns its calls, and a clear tile. */
async function begun(accountId: number, key = 'mines-round-1') {
  const { call } = await setting.launch(accountId, 1, MINES_NODE);
  const stake = { mines: 3 };
  const answer = await call('round', { key, bet: BET, stake });
  const { orderNo } = answer.value.round;
  const [first = 0, second = 0] = await clearTiles(orderNo);
  const step = (number: number, move: string) => call('step', { orderNo, number, move });
  return { call, answer, orderNo, stake, step, first, second };
}

test('the result is stored before anything of it is shown, and responses hide the rest', async () => {
  const accountId = await member();
  const { answer, orderNo, step, first } = await begun(accountId);
  expect(answer.value.round).toMatchObject({ bet: BET, win: 0, open: true, steps: 0 });
  expect(answer.value.round.outcome).toEqual({ mines: 3, opened: [], end: null, field: null });
  const mines = await minesOf(orderNo);
  expect(mines).toHaveLength(3);
  const opened = await step(0, `tile-${first}`);
  expect(opened.value.round.outcome).toEqual({ mines: 3, opened: [first], end: null, field: null });
  const ended = await step(1, 'collect');
  expect(ended.value.round.outcome.field).toEqual(mines);
  expect(ended.value.round).toMatchObject({ open: false, steps: 2, win: 1100 });
});

test('the bet is taken at once, the win with the last move, each once; then it counts', async () => {
  const accountId = await member();
  const { db } = setting.gateway;
  const { orderNo, step, first } = await begun(accountId);
  expect(await balanceOf(accountId)).toBe(FUNDS - BET);
  expect(await storedRound(orderNo)).toMatchObject({ state: 'open', validBet: 0, win: 0 });
  expect(await totalsOf(db, { accountId, currency: 'USD' })).toMatchObject({ validBets: 0 });
  await step(0, `tile-${first}`);
  expect(await balanceOf(accountId)).toBe(FUNDS - BET);
  const answers = await Promise.all(Array.from({ length: 10 }, () => step(1, 'collect')));
  expect(answers.filter(({ value }) => !value.replayed)).toHaveLength(1);
  expect(await balanceOf(accountId)).toBe(FUNDS + 100);
  expect(await storedRound(orderNo)).toMatchObject({
    state: 'settled',
    bet: BET,
    win: 1100,
    validBet: BET,
  });
  expect(await totalsOf(db, { accountId, currency: 'USD' })).toMatchObject({ validBets: BET });
  const lines = await db
    .select({ kind: journalLines.kind, amount: journalLines.amount })
    .from(journalLines)
    .innerJoin(wallets, eq(wallets.id, journalLines.walletId))
    .where(and(eq(wallets.accountId, accountId), eq(wallets.kind, 'main')))
    .orderBy(asc(journalLines.id));
  expect(lines.slice(1)).toEqual([
    { kind: 'bet', amount: -BET },
    { kind: 'win', amount: 1100 },
  ]);
});

test('a lost round keeps the bet and accepts no more moves', async () => {
  const accountId = await member();
  const { orderNo, step } = await begun(accountId);
  const [mine = 0] = await minesOf(orderNo);
  expect((await step(0, `tile-${mine}`)).value.round).toMatchObject({ open: false, win: 0 });
  expect(await balanceOf(accountId)).toBe(FUNDS - BET);
  expect(await step(1, 'collect')).toMatchObject({ status: 400, errorCode: 'request_param_err' });
  expect(await balanceOf(accountId)).toBe(FUNDS - BET);
});

test('an interrupted round continues in another launch where it was', async () => {
  const accountId = await member();
  const { orderNo, step, first, second } = await begun(accountId);
  await step(0, `tile-${first}`);
  const { call } = await setting.launch(accountId, 1, MINES_NODE);
  const { unseen } = (await call('state')).value;
  expect(unseen).toMatchObject({ orderNo, open: true, steps: 1, outcome: { opened: [first] } });
  // The round is not over, so reporting it as seen has no effect.
  expect((await call('shown', { orderNo })).value).toEqual({ first: false });
  expect((await call('state')).value.unseen).toMatchObject({ orderNo, open: true });
  await call('step', { orderNo, number: 1, move: `tile-${second}` });
  const ended = await call('step', { orderNo, number: 2, move: 'collect' });
  expect(ended.value.round).toMatchObject({ open: false, win: 1250 });
  expect(await balanceOf(accountId)).toBe(FUNDS + 250);
  expect((await call('shown', { orderNo })).value).toEqual({ first: true });
  expect((await call('state')).value.unseen).toBeNull();
});

test('no second round begins while one is open, in any window; the same key returns the same round', async () => {
  const accountId = await member();
  const { call, stake, orderNo, step, first } = await begun(accountId);
  const again = await call('round', { key: 'mines-round-1', bet: BET, stake });
  expect(again.value).toMatchObject({ replayed: true, round: { orderNo } });
  const other = await setting.launch(accountId, 1, MINES_NODE);
  setting.gateway.clock.advance(10_000);
  for (const each of [call, other.call]) {
    const refused = await each('round', { key: 'mines-round-2', bet: BET, stake });
    expect(refused).toMatchObject({ status: 409, errorCode: 'round_open' });
  }
  expect(await balanceOf(accountId)).toBe(FUNDS - BET);
  await step(0, `tile-${first}`);
  await step(1, 'collect');
  const next = await other.call('round', { key: 'mines-round-2', bet: BET, stake });
  expect(next).toMatchObject({ status: 200, value: { replayed: false } });
});

test('a move is identified by its number: a retry returns the same, another move is refused', async () => {
  const accountId = await member();
  const { step, first, second } = await begun(accountId);
  const made = await step(0, `tile-${first}`);
  expect((await step(0, `tile-${first}`)).value).toMatchObject({
    replayed: true,
    round: made.value.round,
  });
  for (const [number, move] of [
    [0, `tile-${second}`],
    [2, `tile-${second}`],
  ] as const) {
    expect(await step(number, move)).toMatchObject({
      status: 409,
      errorCode: 'idempotency_conflict',
    });
  }
  for (const move of ['leave', 'tile-25', `tile-${first}`, 'luck']) {
    expect(await step(1, move)).toMatchObject({ status: 400, errorCode: 'request_param_err' });
  }
});

test('one player can neither see nor move the rounds of another', async () => {
  const { orderNo, first } = await begun(await member());
  const other = await setting.launch(await member(), 1, MINES_NODE);
  expect((await other.call('state')).value.unseen).toBeNull();
  const refused = await other.call('step', { orderNo, number: 0, move: `tile-${first}` });
  expect(refused).toMatchObject({ status: 404, errorCode: 'not_found' });
});

test('a round that is abandoned for a day is ended by the rules: collected, or the bet is returned', async () => {
  const [opened, untouched, later] = [await member(), await member(), await member()];
  const round = await begun(opened);
  await round.step(0, `tile-${round.first}`);
  const bare = await begun(untouched);
  setting.gateway.clock.advance(3_600_000);
  const young = await begun(later);
  setting.gateway.clock.advance((ABANDONED_HOURS - 1) * 3_600_000);
  await endAbandonedRounds(setting.gateway);
  expect(await storedRound(round.orderNo)).toMatchObject({
    state: 'settled',
    win: 1100,
    validBet: BET,
  });
  expect(await balanceOf(opened)).toBe(FUNDS + 100);
  expect(await storedRound(bare.orderNo)).toMatchObject({
    state: 'settled',
    win: BET,
    validBet: 0,
  });
  expect(await balanceOf(untouched)).toBe(FUNDS);
  expect(await storedRound(young.orderNo)).toMatchObject({ state: 'open' });
  expect(await endAbandonedRounds(setting.gateway)).toBe(0);
  const { call } = await setting.launch(opened, 1, MINES_NODE);
  expect((await call('state')).value.unseen).toMatchObject({
    orderNo: round.orderNo,
    open: false,
    outcome: { end: 'collected' },
  });
});

test('the day of an abandoned round is counted from its last move', async () => {
  const accountId = await member();
  const { orderNo, first } = await begun(accountId);
  setting.gateway.clock.advance((ABANDONED_HOURS - 1) * 3_600_000);
  // The first launch has expired; the game is opened again.
  const { call } = await setting.launch(accountId, 1, MINES_NODE);
  const step = await call('step', { orderNo, number: 0, move: `tile-${first}` });
  expect(step.value.round).toMatchObject({ open: true });
  setting.gateway.clock.advance((ABANDONED_HOURS - 1) * 3_600_000);
  await endAbandonedRounds(setting.gateway);
  expect(await storedRound(orderNo)).toMatchObject({ state: 'open' });
  setting.gateway.clock.advance(3_600_000);
  await endAbandonedRounds(setting.gateway);
  expect(await storedRound(orderNo)).toMatchObject({ state: 'settled', win: 1100 });
});

test('a doubled bet is taken with the move, within the player’s balance, and counts', async () => {
  const accountId = await member();
  const { db } = setting.gateway;
  const { call } = await setting.launch(accountId, 1, 'blackjack-1');
  // Plays rounds until the player has something to decide.
  let round: { orderNo: string; open: boolean; win: number } | undefined;
  let staked = 0;
  let won = 0;
  while (!round?.open) {
    staked += 2000;
    const key = `blackjack-round-${staked}`;
    round = (await call('round', { key, bet: 2000, stake: {} })).value.round;
    won += round?.win ?? 0;
  }
  const { orderNo } = round;
  const before = await balanceOf(accountId);
  expect(before).toBe(FUNDS - staked + won);
  const doubled = await call('step', { orderNo, number: 0, move: 'double' });
  const again = await call('step', { orderNo, number: 0, move: 'double' });
  expect(again.value).toMatchObject({ replayed: true, round: doubled.value.round });
  const { win } = doubled.value.round;
  expect(doubled.value.round).toMatchObject({ bet: 4000, open: false });
  expect(await balanceOf(accountId)).toBe(before - 2000 + win);
  expect(await storedRound(orderNo)).toMatchObject({
    bet: 4000,
    win,
    validBet: win === 4000 ? 0 : 4000,
  });
  // The first bet under its key is still the same round, although its stake was raised since.
  const key = `blackjack-round-${staked}`;
  const same = await call('round', { key, bet: 2000, stake: {} });
  expect(same.value).toMatchObject({ replayed: true, round: { orderNo } });
  expect(await checkFigures(db)).toEqual([]);
});

test('a double that the balance does not cover is refused, and the round continues', async () => {
  const accountId = await member();
  const { call } = await setting.launch(accountId, 1, 'blackjack-1');
  let round: { orderNo: string; open: boolean } | undefined;
  let tries = 0;
  while (!round?.open) {
    tries += 1;
    const bet = 1000;
    round = (await call('round', { key: `blackjack-small-${tries}`, bet, stake: {} })).value.round;
  }
  const { orderNo } = round;
  const left = await balanceOf(accountId);
  await takeAway(accountId, left);
  const refused = await call('step', { orderNo, number: 0, move: 'double' });
  expect(refused).toMatchObject({ status: 409, errorCode: 'insufficient_balance' });
  expect(await storedRound(orderNo)).toMatchObject({ state: 'open' });
  expect((await call('step', { orderNo, number: 0, move: 'stand' })).status).toBe(200);
});
