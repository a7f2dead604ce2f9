import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../gateway/contract/durations.ts';
import {
  type LimitKind,
  type LimitPeriod,
  MINUTES_OF,
  reportPlay,
} from '../../gateway/contract/protection.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { type Player, player, startProtected, toNextDay } from './protection-support.ts';

let running: RunningGateway;
beforeAll(async () => {
  running = await startProtected();
  // The model and the gateway read the clock one after the other, so it is stopped between them.
  vi.useFakeTimers({ toFake: ['Date'] });
}, 60_000);
afterAll(async () => {
  vi.useRealTimers();
  await running.close();
});

/** The possible actions on a gateway; amounts in minor units. */
type Step =
  | { do: 'set'; kind: LimitKind; period: LimitPeriod; value: number }
  | { do: 'remove' | 'confirm' | 'keep'; kind: LimitKind; period: LimitPeriod }
  | { do: 'deposit'; amount: number; at: number }
  | { do: 'pay'; at: number }
  | { do: 'bet'; amount: number; at: number }
  | { do: 'move'; ms: number }
  | { do: 'answer' };

const kind = fc.constantFrom<LimitKind>('deposit', 'loss', 'wager', 'time');
const period = fc.constantFrom<LimitPeriod>('day', 'week', 'month');
const which = { kind, period };
const amount = fc.integer({ min: 1_000, max: 8_000 });
/** Number of concurrent calls. */
const at = fc.constantFrom(1, 1, 2, 4);

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .record({ ...which, share: fc.double({ min: 0.01, max: 1, noNaN: true }) })
      .map(({ share, ...limit }) => ({
        do: 'set' as const,
        ...limit,
        value: Math.ceil(share * (limit.kind === 'time' ? 40 : 20_000)),
      })),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('remove' as const, 'confirm' as const, 'keep' as const),
      ...which,
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('deposit' as const), amount, at }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('pay' as const), at }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('bet' as const),
      amount: fc.integer({ min: 1, max: 50 }).map((steps) => steps * 20),
      at,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      ms: fc.constantFrom(4 * MINUTE, 4 * MINUTE, 3 * HOUR, 23 * HOUR, 24 * HOUR, 73 * HOUR),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'answer' as const }) },
);

interface Limit {
  value: number;
  /** The used amounts at the last check. */
  used: number;
  waiting?: { value: number | undefined; since: number };
}

const MAX_SILENCE_MS = 5 * MINUTE;
const KINDS_OF_A_BET: readonly LimitKind[] = ['time', 'loss', 'wager'];

/** The beginning of the period that contains a time (UTC). */
function startOf(name: LimitPeriod, time: number): number {
  const date = new Date(time);
  const day = time - (time % DAY);
  if (name === 'day') return day;
  if (name === 'week') return day - ((date.getUTCDay() + 6) % 7) * DAY;
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
}

/** A reference model of R10.01 to R10.05, implemented independently and without a database. */
class Model {
  readonly limits = new Map<string, Limit>();
  /** Credits, stakes, wins and play, each with its time. */
  readonly moves: { kind: 'deposit' | 'bet' | 'win' | 'time'; amount: number; time: number }[] = [];
  readonly pending: {
    amount: number;
    expiresAt: number;
    launchUrl: string | undefined;
  }[] = [];
  balance = 0;
  lastPlay = Number.NEGATIVE_INFINITY;
  sinceCheck = 0;
  readonly now: () => number;

  constructor(now: () => number) {
    this.now = now;
  }

  limit(of: LimitKind, name: LimitPeriod): Limit | undefined {
    return this.limits.get(`${of}.${name}`);
  }

  sum(kinds: readonly string[], name: LimitPeriod): number {
    const from = startOf(name, this.now());
    return this.moves
      .filter((move) => kinds.includes(move.kind) && move.time >= from)
      .reduce((sum, move) => sum + move.amount, 0);
  }

  /** @param staked - in addition to earlier stakes: bets that are placed one after another */
  used(of: LimitKind, name: LimitPeriod, staked = 0): number {
    const waiting = this.pending.reduce((sum, order) => sum + order.amount, 0);
    if (of === 'deposit') return this.sum(['deposit'], name) + waiting;
    if (of === 'wager') return this.sum(['bet'], name) + staked;
    if (of === 'time') return this.sum(['time'], name);
    // A player who is ahead stakes winnings first, so nothing is lost yet.
    return Math.max(0, this.sum(['bet'], name) - this.sum(['win'], name) + staked);
  }

  /** The remaining amount; money in minor units. */
  room(kinds: readonly LimitKind[], staked = 0): number {
    const rooms = kinds
      .filter((of) => of !== 'time')
      .flatMap((of) =>
        (['day', 'week', 'month'] as const).map((name) => {
          const limit = this.limit(of, name);
          return limit ? limit.value - this.used(of, name, staked) : Number.POSITIVE_INFINITY;
        }),
      );
    return Math.min(...rooms);
  }

  /** The remaining amount of credits: pending deposits do not count. */
  roomForCredits(): number {
    const rooms = (['day', 'week', 'month'] as const).map((name) => {
      const limit = this.limit('deposit', name);
      return limit ? limit.value - this.sum(['deposit'], name) : Number.POSITIVE_INFINITY;
    });
    return Math.min(...rooms);
  }

  /** Removes orders that expired unpaid. */
  expire(): void {
    const open = this.pending.filter(({ expiresAt }) => expiresAt > this.now());
    this.pending.splice(0, this.pending.length, ...open);
  }

  /** Records play now: the time since the previous play was played. */
  play(): void {
    const now = this.now();
    const silence = now - this.lastPlay;
    if (silence <= MAX_SILENCE_MS) {
      this.moves.push({ kind: 'time', amount: Math.floor(silence / MINUTE), time: now });
      this.sinceCheck += Math.floor(silence / MINUTE);
    } else if (this.sinceCheck < 60) this.sinceCheck = 0;
    this.lastPlay = now;
  }

  /** Number of equal bets that fit one after another if all of them lose. */
  betsThatFit(amount: number, most: number): number {
    let count = 0;
    while (
      count < most &&
      amount <= Math.min(this.room(KINDS_OF_A_BET, count * amount), this.balance - count * amount)
    ) {
      count += 1;
    }
    return count;
  }

  timeIsUp(): boolean {
    return (['day', 'week', 'month'] as const).some((name) => {
      const limit = this.limit('time', name);
      return limit !== undefined && this.used('time', name) >= limit.value;
    });
  }
}

/** Checks a change of limits against the model, and applies it there. */
async function changeLimit(
  me: Player,
  model: Model,
  wish: Extract<Step, { kind: LimitKind }>,
): Promise<void> {
  const { kind: of, period: name } = wish;
  const key = `${of}.${name}`;
  const limit = model.limits.get(key);
  const hours = (since: number) => Math.floor((model.now() - since) / HOUR);
  const waits = limit?.waiting && hours(limit.waiting.since) < 96 ? limit.waiting : undefined;
  // Requesting a pending change again does not restart it.
  const wait = (value: number | undefined) => {
    if (limit && (!waits || waits.value !== value)) limit.waiting = { value, since: model.now() };
  };
  if (wish.do === 'set') {
    const most = of === 'time' ? MINUTES_OF[name] : Number.POSITIVE_INFINITY;
    const value = Math.min(wish.value, most);
    const major = of === 'time' ? value : value / 100;
    expect((await me.set(of, name, major)).success).toBe(true);
    if (limit && value > limit.value) wait(value);
    else model.limits.set(key, { value, used: model.used(of, name) });
    return;
  }
  const { success } = await me.change({ action: wish.do, kind: of, period: name });
  if (wish.do === 'remove') {
    expect(success).toBe(limit !== undefined);
    wait(undefined);
  } else if (wish.do === 'keep') {
    if (limit) delete limit.waiting;
  } else {
    const holds = limit !== undefined && waits !== undefined && hours(waits.since) >= 24;
    expect(success, 'a looser limit holds after 24 hours and a confirmation').toBe(holds);
    if (!holds || !limit) return;
    if (waits.value === undefined) model.limits.delete(key);
    else model.limits.set(key, { value: waits.value, used: model.used(of, name) });
  }
}

async function deposit(me: Player, model: Model, wish: Extract<Step, { do: 'deposit' }>) {
  const fits = Math.min(wish.at, Math.max(0, Math.floor(model.room(['deposit']) / wish.amount)));
  const answers = await Promise.all(
    Array.from({ length: wish.at }, () => me.deposit(wish.amount / 100)),
  );
  const taken = answers.flatMap((answer) => (answer.success ? [answer.value] : []));
  expect(taken.length, 'deposits that a limit leaves room for').toBe(fits);
  for (const answer of answers) {
    if (!answer.success) expect(answer.errorCode).toBe('limit_reached');
  }
  for (const { launchUrl, expiresAt } of taken) {
    model.pending.push({ amount: wish.amount, expiresAt, launchUrl });
  }
}

async function pay(me: Player, model: Model, times: number) {
  const orders = model.pending.splice(0, times);
  const sumOf = (some: typeof orders) => some.reduce((sum, { amount }) => sum + amount, 0);
  // One after another if a limit was lowered since and does not allow all of them.
  const isRoomForAll = sumOf(orders) <= model.roomForCredits();
  for (const turn of isRoomForAll ? [orders] : orders.map((order) => [order])) {
    const fits = sumOf(turn) <= model.roomForCredits();
    await Promise.all(turn.map(({ launchUrl }) => me.pay(launchUrl, 'approve')));
    for (const { amount } of fits ? turn : []) {
      model.moves.push({ kind: 'deposit', amount, time: model.now() });
      model.balance += amount;
    }
  }
}

async function bet(me: Player, model: Model, wish: Extract<Step, { do: 'bet' }>) {
  const games = await Promise.all(Array.from({ length: wish.at }, () => open(me)));
  if (games.some((game) => game === undefined)) {
    expect(model.timeIsUp(), 'a launch is refused with no time left').toBe(true);
    return;
  }
  const fits = model.betsThatFit(wish.amount, wish.at);
  const answers = await Promise.all(games.map(async (game) => game?.spin(wish.amount)));
  const codes = answers.map((answer) => answer?.errorCode);
  const isPlayed =
    codes.includes(undefined) ||
    codes.includes('reality_check_due') ||
    answers.some((answer) => answer?.limit?.kind === 'time');
  if (isPlayed) model.play();
  const won = answers.flatMap((answer) => (answer?.status === 200 ? [answer] : []));
  for (const { win = 0 } of won) {
    model.moves.push({ kind: 'bet', amount: wish.amount, time: model.now() });
    model.moves.push({ kind: 'win', amount: win, time: model.now() });
    model.balance += win - wish.amount;
  }
  if (won.length === 0 && fits > 0) {
    const isStopped = model.timeIsUp() || model.sinceCheck >= 60;
    expect(isStopped, `a bet that fits is taken (${codes})`).toBe(true);
  }
  if (won.length > 0) {
    expect(model.timeIsUp(), 'no bet with no time left').toBe(false);
    expect(model.sinceCheck, 'no bet before the answer').toBeLessThan(60);
    // Wins of the same moment free their amount; without them the limit allows this many.
    const wins = won.reduce((sum, { win = 0 }) => sum + win, 0);
    if (wins === 0) {
      expect(won).toHaveLength(fits);
    }
  }
}

/** A game for real money; undefined if the launch is refused. */
async function open(me: Player) {
  try {
    return await me.play();
  } catch {
    return undefined;
  }
}

/** Asserts that no limit was exceeded, by one minor unit; above a lowered limit nothing more was used. */
async function check(me: Player, model: Model) {
  const { limits } = await me.limits();
  for (const { kind: of, period: name, value, used } of limits) {
    const known = model.limit(of, name);
    const shown = of === 'time' ? known?.value : known && known.value / 100;
    expect(value, `${of}.${name}`).toBe(shown);
    const expected = model.used(of, name);
    expect(used, `used of ${of}.${name}`).toBe(of === 'time' ? expected : expected / 100);
    if (!known || of === 'time') continue;
    expect(Math.round(used * 100)).toBeLessThanOrEqual(Math.max(known.value, known.used));
    known.used = expected;
  }
  expect(Math.round((await me.balance()) * 100)).toBe(model.balance);
}

test('[R10.01] [R10.02] [R10.03] for any calls, concurrent or after any time: no limit is exceeded by one unit, a lower one applies at the next call, a higher one never before 24 hours and a confirmation', async () => {
  const { clock } = running.gateway;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 28 }), async (steps) => {
      toNextDay(running, HOUR + 10 * MINUTE);
      const me = await player(running);
      const model = new Model(() => clock.now());
      await me.fund(300);
      model.moves.push({ kind: 'deposit', amount: 30_000, time: clock.now() });
      model.balance = 30_000;
      for (const each of steps) {
        if (each.do === 'move') {
          clock.advance(each.ms);
          model.expire();
        } else if (each.do === 'deposit') await deposit(me, model, each);
        else if (each.do === 'pay') await pay(me, model, each.at);
        else if (each.do === 'bet') await bet(me, model, each);
        else if (each.do === 'answer') {
          await me.client.value(reportPlay, { answer: 'continue' }, { token: me.token });
          model.play();
          if (model.sinceCheck >= 60) model.sinceCheck = 0;
        } else await changeLimit(me, model, each);
        await check(me, model);
      }
    }),
    { numRuns: 9, endOnFailure: true },
  );
}, 120_000);
