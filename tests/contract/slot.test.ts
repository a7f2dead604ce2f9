import { and, count, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  accounts,
  gameRounds,
  journalEntries,
  journalLines,
  winners,
} from '../../gateway/database/schema/index.ts';
import { betOrders } from '../../gateway/modules/records/bet-orders.ts';
import { mainBalance } from '../../gateway/modules/wallet/balance.ts';
import { fundAccount } from '../../gateway/modules/wallet/test-support.ts';
import { findLaunch } from '../../gateway/sandbox/play/find-launch.ts';
import { playRound } from '../../gateway/sandbox/play/play-round.ts';
import { LIVE_NODE, SLOT_NODE, sandboxSetting } from '../../gateway/sandbox/play/test-support.ts';

let setting: Awaited<ReturnType<typeof sandboxSetting>>;
beforeAll(async () => {
  setting = await sandboxSetting();
});
afterAll(() => setting.close());

async function memberWith(amount: number): Promise<number> {
  const accountId = await setting.addAccount();
  await fundAccount(setting.gateway, accountId, amount);
  return accountId;
}

const balanceOf = (accountId: number) => mainBalance(setting.gateway.db, accountId);
const KEY = 'round-key-0001';

test('the launch token is in the fragment and never in the query', async () => {
  const { address, token } = await setting.launch(await memberWith(1000));
  const url = new URL(address, 'http://host');
  expect(url.pathname).toBe('/sandbox/games/slot/');
  expect(url.search).toBe(`?node=${SLOT_NODE}`);
  expect(url.hash).toBe(`#${token}`);
  expect(token.length).toBeGreaterThan(40);
});

test('fifty equal concurrent spins under one key are one round and one journal entry', async () => {
  const accountId = await memberWith(10_000);
  const { call } = await setting.launch(accountId);
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => call('round', { key: KEY, bet: 100 })),
  );
  expect(new Set(answers.map((answer) => answer.value.round.orderNo)).size).toBe(1);
  expect(answers.filter((answer) => !answer.value.replayed)).toHaveLength(1);
  const { orderNo, win } = answers[0]?.value.round ?? {};
  const [entries] = await setting.gateway.db
    .select({ count: count() })
    .from(journalEntries)
    .where(eq(journalEntries.reference, orderNo));
  expect(entries?.count).toBe(1);
  expect(await balanceOf(accountId)).toBe(10_000 - 100 + win);
});

test('another bet under a used key is refused and moves nothing', async () => {
  const accountId = await memberWith(10_000);
  const { call } = await setting.launch(accountId);
  await call('round', { key: KEY, bet: 100 });
  const before = await balanceOf(accountId);
  const answer = await call('round', { key: KEY, bet: 200 });
  expect(answer).toMatchObject({ status: 409, success: false, errorCode: 'idempotency_conflict' });
  expect(await balanceOf(accountId)).toBe(before);
});

test('a bet above the balance is refused and stores no round', async () => {
  const accountId = await memberWith(80);
  const { call } = await setting.launch(accountId);
  const answer = await call('round', { key: KEY, bet: 100 });
  expect(answer).toMatchObject({ status: 409, errorCode: 'insufficient_balance' });
  expect(await balanceOf(accountId)).toBe(80);
  expect((await call('history')).value.list).toEqual([]);
});

test.each([
  { bet: 0 },
  { bet: -100 },
  { bet: 30 },
  { bet: 10_020 },
  { bet: 1e18 },
  { bet: 20.5 },
  { bet: '100' },
])('the bet $bet is not offered', async ({ bet }) => {
  const accountId = await memberWith(100_000);
  const { call } = await setting.launch(accountId);
  const answer = await call('round', { key: KEY, bet });
  expect(answer).toMatchObject({ status: 400, errorCode: 'request_param_err' });
  expect(await balanceOf(accountId)).toBe(100_000);
});

test('an interrupted round is returned on the next launch until it was shown', async () => {
  const accountId = await memberWith(10_000);
  const first = await setting.launch(accountId);
  const { round } = (await first.call('round', { key: KEY, bet: 100 })).value;
  const second = await setting.launch(accountId);
  const state = (await second.call('state')).value;
  expect(state.unseen).toEqual(round);
  expect(state.balance).toBe(await balanceOf(accountId));
  expect((await second.call('shown', { orderNo: round.orderNo })).value).toEqual({ first: true });
  expect((await second.call('shown', { orderNo: round.orderNo })).value).toEqual({ first: false });
  expect((await second.call('state')).value.unseen).toBeNull();
});

test('one player can neither see nor close the rounds of another', async () => {
  const mine = await setting.launch(await memberWith(10_000));
  const { round } = (await mine.call('round', { key: KEY, bet: 100 })).value;
  const other = await setting.launch(await memberWith(10_000));
  expect((await other.call('state')).value.unseen).toBeNull();
  expect((await other.call('shown', { orderNo: round.orderNo })).value).toEqual({ first: false });
});

test('a lost bet is published at once, a win only when it was shown', async () => {
  const accountId = await memberWith(1_000_000);
  const { call } = await setting.launch(accountId);
  const told = () => setting.published.filter((row) => row.accountId === accountId).length;
  const seen = { lost: false, won: false };
  for (let index = 0; index < 60 && !(seen.lost && seen.won); index += 1) {
    const before = told();
    const { round } = (await call('round', { key: `key-number-${index}`, bet: 100 })).value;
    expect(told() - before).toBe(round.win === 0 ? 1 : 0);
    await call('shown', { orderNo: round.orderNo });
    expect(told()).toBeGreaterThan(before);
    if (round.win === 0) seen.lost = true;
    else seen.won = true;
  }
  expect(seen).toEqual({ lost: true, won: true });
});

test('a win that its client never shows is published after a minute, and is still replayed', async () => {
  const accountId = await memberWith(1_000_000);
  const { call } = await setting.launch(accountId);
  const told = () => setting.published.filter((row) => row.accountId === accountId).length;
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const minutes = () => timers.mock.calls.filter(([, delay]) => delay === 60_000);
  try {
    let round = { win: 0, orderNo: '' };
    for (let index = 0; round.win === 0; index += 1) {
      round = (await call('round', { key: `key-number-${index}`, bet: 100 })).value.round;
    }
    const before = told();
    expect(minutes()).toHaveLength(1);
    minutes()[0]?.[0]();
    await expect.poll(told).toBe(before + 1);

    const { call: reopened } = await setting.launch(accountId);
    expect((await reopened('state')).value.unseen).toMatchObject({ orderNo: round.orderNo });
    const shown = await reopened('shown', { orderNo: round.orderNo });
    expect(shown.value).toEqual({ first: true });
    expect((await reopened('state')).value.unseen).toBeNull();

    // Shown in time, it was published then: the minute has no further effect.
    const after = told();
    minutes()[0]?.[0]();
    await new Promise((done) => setTimeout(done, 300));
    expect(told()).toBe(after);
  } finally {
    timers.mockRestore();
  }
});

test('a round is in the betting records, a large win on the winners board', async () => {
  const accountId = await memberWith(1_000_000);
  const { token } = await setting.launch(accountId);
  const launch = await findLaunch(setting.gateway, token, '127.0.0.1');
  let rounds = 0;
  let best = 0;
  // A controlled random source: every stop in turn, until one pays ten times the bet.
  for (let place = 0; place < 400 && best < 1000; place += 1) {
    const random = (limit: number) => place % limit;
    const request = { key: `place-key-${place}`, bet: 100, stake: {} };
    const { round } = await playRound(setting.gateway, launch, request, random);
    rounds += 1;
    best = Math.max(best, round.win);
  }
  const { db, clock } = setting.gateway;
  const won = await db.select().from(winners).where(eq(winners.accountId, accountId));
  expect(won.map((row) => row.amount)).toEqual([best]);
  const now = clock.now();
  const range = { startTime: now - 60_000, endTime: now + 1, pageNo: 1, pageSize: 5 };
  const orders = await betOrders(db, { ...range, accountId, gameTypes: ['RNG'] });
  expect(orders.totalCount).toBe(rounds);
  expect(orders.list).toHaveLength(Math.min(rounds, 5));
  expect(orders.footer.betAmount).toBe(rounds);
  const after = await balanceOf(accountId);
  expect(Math.round(orders.footer.profitAndLoss * 100)).toBe(after - 1_000_000);
});

test('visitors and members can try for free, with separate play money', async () => {
  const accountId = await memberWith(5000);
  for (const who of [undefined, accountId]) {
    const { call } = await setting.launch(who, 0);
    expect((await call('state')).value).toMatchObject({ mode: 'trial', balance: 200_000 });
    expect((await call('round', { key: KEY, bet: 100 })).success).toBe(true);
  }
  expect(await balanceOf(accountId)).toBe(5000);
  const own = and(eq(gameRounds.accountId, accountId), eq(gameRounds.nodeId, SLOT_NODE));
  expect(await setting.gateway.db.select().from(gameRounds).where(own)).toEqual([]);
});

test('a visitor cannot play for money', async () => {
  await expect(setting.launch(undefined, 1)).rejects.toMatchObject({
    code: 'in_need_true_account',
  });
});

test('unknown games and dead tokens are refused', async () => {
  const accountId = await memberWith(100);
  await expect(setting.launch(accountId, 1, 'nothing')).rejects.toMatchObject({
    code: 'game_not_found',
  });
  const { call } = await setting.launch(accountId);
  setting.gateway.clock.advance(13 * 3_600_000);
  expect(await call('state')).toMatchObject({ status: 401, errorCode: 'user.or.token.invalid' });
});

test('baccarat pays by its own rules through the same wallet', async () => {
  const accountId = await memberWith(100_000);
  const { call, address } = await setting.launch(accountId, 1, LIVE_NODE);
  expect(address).toContain('/sandbox/games/baccarat/');
  let expected = 100_000;
  for (let index = 0; index < 30; index += 1) {
    const stake = { banker: 40, player: 60, tie: 20 };
    const answer = await call('round', { key: `coup-key-${index}`, bet: 120, stake });
    const { winner } = answer.value.round.outcome;
    const returned = { player: 120, banker: 78, tie: 180 + 100 }[String(winner)] ?? 0;
    expect(answer.value.round.win).toBe(returned);
    // The same coup again, although the database returns the stake's keys in another order.
    expect(
      (await call('round', { key: `coup-key-${index}`, bet: 120, stake })).value.replayed,
    ).toBe(true);
    expected += returned - 120;
  }
  expect(await balanceOf(accountId)).toBe(expected);
  const wrong = await call('round', { key: 'wrong-sum-1', bet: 120, stake: { player: 60 } });
  expect(wrong).toMatchObject({ status: 400, errorCode: 'request_param_err' });
});

test('roulette pays by its own rules through the same wallet', async () => {
  const accountId = await memberWith(100_000);
  const { call, address } = await setting.launch(accountId, 1, 'roulette-1');
  expect(address).toContain('/sandbox/games/roulette/');
  expect((await call('state')).value).toMatchObject({ engine: 'roulette', rtp: 97.3 });
  let expected = 100_000;
  for (let index = 0; index < 30; index += 1) {
    const stake = { 17: 20, '17-20': 20, 'dozen-2': 40, black: 40 };
    const answer = await call('round', { key: `spin-key-${index}`, bet: 120, stake });
    const { number } = answer.value.round.outcome;
    const isBlack = BLACK.includes(number);
    const returned =
      (number === 17 ? 20 * 36 : 0) +
      (number === 17 || number === 20 ? 20 * 18 : 0) +
      (number >= 13 && number <= 24 ? 40 * 3 : 0) +
      (isBlack ? 40 * 2 : 0);
    expect(answer.value.round.win).toBe(returned);
    expect(
      (await call('round', { key: `spin-key-${index}`, bet: 120, stake })).value.replayed,
    ).toBe(true);
    expected += returned - 120;
  }
  expect(await balanceOf(accountId)).toBe(expected);
  for (const stake of [{ 17: 60 }, { 37: 120 }, { red: 240, black: -120 }, { luck: 120 }, {}]) {
    const wrong = await call('round', { key: 'wrong-spin-1', bet: 120, stake });
    expect(wrong).toMatchObject({ status: 400, errorCode: 'request_param_err' });
  }
  expect(await balanceOf(accountId)).toBe(expected);
});

test('dragon tiger pays by its own rules through the same wallet', async () => {
  const accountId = await memberWith(100_000);
  const { call, address } = await setting.launch(accountId, 1, 'dragon-tiger-1');
  expect(address).toContain('/sandbox/games/dragon-tiger/');
  expect((await call('state')).value).toMatchObject({ engine: 'dragon-tiger', rtp: 96.27 });
  let expected = 100_000;
  for (let index = 0; index < 30; index += 1) {
    const stake = { dragon: 40, tiger: 60, tie: 20 };
    const answer = await call('round', { key: `duel-key-${index}`, bet: 120, stake });
    const { dragon, tiger, winner } = answer.value.round.outcome;
    const higher = dragon % 13 > tiger % 13 ? 'dragon' : 'tiger';
    expect(winner).toBe(dragon % 13 === tiger % 13 ? 'tie' : higher);
    const returned = { dragon: 80, tiger: 120, tie: 240 + 20 + 30 }[String(winner)] ?? 0;
    expect(answer.value.round.win).toBe(returned);
    expected += returned - 120;
  }
  expect(await balanceOf(accountId)).toBe(expected);
  for (const stake of [{ dragon: 60 }, { dragon: 61, tie: 59 }, { player: 120 }, {}]) {
    const wrong = await call('round', { key: 'wrong-duel-1', bet: 120, stake });
    expect(wrong).toMatchObject({ status: 400, errorCode: 'request_param_err' });
  }
  expect(await balanceOf(accountId)).toBe(expected);
});

const BLACK = [2, 4, 6, 8, 10, 11, 13, 15, 17, 20, 22, 24, 26, 28, 29, 31, 33, 35];

test('the page allows no foreign script, no foreign frame and no path out of its folder', async () => {
  const page = await setting.app.request('/sandbox/games/slot/');
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toContain('unsafe');
  const text = await page.text();
  expect(text).not.toMatch(/ style=| on\w+=|<script>/);
  const [address] = /\/sandbox\/games\/assets\/[\w-]+\.js/.exec(text) ?? [];
  const script = await setting.app.request(address ?? 'no script');
  expect(script.status).toBe(200);
  expect(script.headers.get('content-type')).toContain('text/javascript');
  expect(script.headers.get('cache-control')).toContain('immutable');
  for (const path of [
    'assets/..%2Fslot%2Fclient%2Findex.html',
    'assets/%2e%2e%2f.stamp',
    'wallet/',
    'slot/client/main.ts',
    'assets/none.js',
  ]) {
    expect((await setting.app.request(`/sandbox/games/${path}`)).status).toBe(404);
  }
});

test('the sum of all played rounds is zero', async () => {
  const { db } = setting.gateway;
  const lines = await db.select({ amount: journalLines.amount }).from(journalLines);
  expect(lines.reduce((total, line) => total + line.amount, 0)).toBe(0);
  const test = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(like(accounts.username, 'wallet_%'));
  for (const { id } of test) expect(await balanceOf(id)).toBeGreaterThanOrEqual(0);
});
