import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LINE_FIGURES } from '../../contract/agents.ts';
import { DAY, HOUR } from '../../contract/durations.ts';
import { merchantDay } from '../../core/calendar.ts';
import { storeSettings } from '../../core/stored-settings.ts';
import { checkFigures, rebuildFigures } from '../../database/daily-figures.ts';
import { moveAccount } from '../../database/line-closure.ts';
import { rowsOf } from '../../database/rows-of.ts';
import { accounts, gameRounds } from '../../database/schema/index.ts';
import { sql } from '../../database/sql.ts';
import { postEntry } from '../wallet/post-entry.ts';
import { walletGateway } from '../wallet/test-support.ts';
import { accountWallet, houseWallet } from '../wallet/wallets.ts';
import { branchFigures, type FigureSum, ownFigures, teamFigures } from './figures.ts';
import { type TeamMembers, teamMembers } from './line-members.ts';
import { memberFigures } from './member-figures.ts';
import { checkMonths } from './month-sums.ts';
import { checkLineFigures, rollUpLines } from './roll-up.ts';

const CURRENCIES = ['USD', 'PHP'] as const;
const GAMES = ['RNG', 'LIVE', 'SPORTS'] as const;
type Currency = (typeof CURRENCIES)[number];

let setting: Awaited<ReturnType<typeof walletGateway>>;
beforeAll(async () => {
  setting = await walletGateway();
});
afterAll(() => setting.close());

/** An event, as the test's own model stores it. */
interface Fact {
  readonly account: number;
  readonly at: number;
  readonly currency: Currency;
  readonly item: string;
  readonly sums: Readonly<Omit<FigureSum, 'item'>>;
}
interface Move {
  readonly account: number;
  readonly upline: number | null;
  readonly fromDay: number;
}

const NOTHING = { entries: 0, bets: 0, validBets: 0, wins: 0, amount: 0 };

/** Returns the sums of facts by item, without items whose sum is zero. */
function sumOf(facts: readonly Fact[]): FigureSum[] {
  const items = new Map<string, Record<keyof typeof NOTHING, number>>();
  for (const { item, sums } of facts) {
    const sum = items.get(item) ?? { ...NOTHING };
    for (const key of Object.keys(NOTHING) as (keyof typeof NOTHING)[]) sum[key] += sums[key];
    items.set(item, sum);
  }
  return [...items]
    .map(([item, sums]) => ({ item, ...sums }))
    .filter(({ item: _, ...sums }) => Object.values(sums).some((sum) => sum !== 0))
    .sort((one, other) => (one.item < other.item ? -1 : 1));
}
const withoutNothing = (rows: readonly FigureSum[]): FigureSum[] =>
  rows
    .filter(({ item: _, ...sums }) => Object.values(sums).some((sum) => sum !== 0))
    .toSorted((one, other) => (one.item < other.item ? -1 : 1));

/** Returns days of a calendar without daylight saving, `offset` hours east of UTC. */
const dayOf = (at: number, offset: number) => Math.floor((at + offset * HOUR) / DAY);

let made = 0;

/** A tree of accounts with rounds, money and moves, together with the test's own model of them. */
class World {
  readonly people: number[] = [];
  readonly facts: Fact[] = [];
  readonly moves: Move[] = [];
  /** The day on which an account was opened. */
  readonly joined = new Map<number, number>();
  readonly #rounds: { readonly fact: Fact; readonly id: number; cancelled: boolean }[] = [];
  #orders = 0;
  readonly #offset: number;

  constructor(offset: number) {
    this.#offset = offset;
  }

  get #now() {
    return setting.gateway.clock.now();
  }

  dayOf(at: number) {
    return dayOf(at, this.#offset);
  }

  uplineOn(account: number, day: number): number | null {
    const latest = this.moves.filter((move) => move.account === account && move.fromDay <= day);
    return latest.at(-1)?.upline ?? null;
  }

  isBelow(account: number, ancestor: number, day: number): boolean {
    let above: number | null = account;
    while (above !== null && above !== ancestor) above = this.uplineOn(above, day);
    return above === ancestor;
  }

  async join(upline: number | null) {
    const { db } = setting.gateway;
    made += 1;
    const name = `line_${process.pid}_${Date.now()}_${made}`;
    const [row] = await db
      .insert(accounts)
      .values({
        publicId: name,
        username: name,
        nickname: name,
        type: 1,
        uplineId: upline,
        passwordChangedAt: this.#now,
        createdAt: this.#now,
      })
      .returning({ id: accounts.id });
    if (!row) throw new Error('No account was created.');
    this.people.push(row.id);
    this.joined.set(row.id, this.dayOf(this.#now));
    this.moves.push({ account: row.id, upline, fromDay: 0 });
  }

  async settle(account: number, currency: Currency, game: string, bet: number, win: number) {
    const { db } = setting.gateway;
    const at = this.#now;
    this.#orders += 1;
    const id = await db.transaction(async (tx) => {
      const walletId = await accountWallet(tx, { accountId: account, kind: 'main', currency, at });
      const values = {
        orderNo: `${account}-${this.#orders}`,
        roundKey: String(this.#orders),
        accountId: account,
        walletId,
        nodeId: 'rng-1',
        gameName: 'Test',
        vassalage: 'TEST',
        vendorName: 'Test',
        gameType: game,
        bet,
        win,
        createdAt: at - HOUR,
      };
      // Half of the rounds are open first, as sports bets and lottery bets are.
      const [row] = await tx
        .insert(gameRounds)
        .values(
          this.#orders % 2 === 0
            ? { ...values, validBet: 0, state: 'open' as const }
            : { ...values, validBet: bet, state: 'settled' as const, settledAt: at },
        )
        .returning({ id: gameRounds.id });
      if (!row) throw new Error('No round was stored.');
      if (this.#orders % 2 === 0) {
        await tx
          .update(gameRounds)
          .set({ state: 'settled', validBet: bet, settledAt: at })
          .where(sql`${gameRounds.id} = ${row.id}`);
      }
      return row.id;
    });
    const sums = { entries: 1, bets: bet, validBets: bet, wins: win, amount: 0 };
    const fact = { account, at, currency, item: game, sums };
    this.facts.push(fact);
    this.#rounds.push({ fact, id, cancelled: false });
  }

  /** Reverses a settled round, as a vendor does that resettles a match. */
  async reverse(index: number) {
    const round = this.#rounds[index % Math.max(this.#rounds.length, 1)];
    if (!round || round.cancelled) return;
    round.cancelled = true;
    await setting.gateway.db
      .update(gameRounds)
      .set({ state: 'cancelled', validBet: 0, win: 0 })
      .where(sql`${gameRounds.id} = ${round.id}`);
    this.facts.splice(this.facts.indexOf(round.fact), 1);
  }

  async pay(account: number, currency: Currency, kind: 'deposit' | 'bonus', amount: number) {
    const { db } = setting.gateway;
    const at = this.#now;
    this.#orders += 1;
    await db.transaction(async (tx) => {
      const walletId = await accountWallet(tx, { accountId: account, kind: 'main', currency, at });
      const house = await houseWallet(tx, 'house:cashier', currency, at);
      await postEntry(tx, {
        kind: kind === 'deposit' ? 'deposit' : 'promotion',
        scope: `line:${account}`,
        idempotencyKey: String(this.#orders),
        body: { amount },
        reference: `L${this.#orders}`,
        lines: [
          { walletId: house, amount: -amount, kind: 'house' },
          { walletId, amount, kind },
        ],
        at,
      });
    });
    const sums = { ...NOTHING, entries: 1, amount };
    this.facts.push({ account, at, currency, item: kind, sums });
  }

  async move(account: number, upline: number | null) {
    const fromDay = this.dayOf(this.#now) + 1;
    const future = Number.MAX_SAFE_INTEGER;
    if (upline !== null && this.isBelow(upline, account, future)) {
      await expect(
        setting.gateway.db.transaction((tx) =>
          moveAccount(tx, { accountId: account, uplineId: upline, fromDay }),
        ),
      ).rejects.toThrow();
      return;
    }
    await setting.gateway.db.transaction((tx) =>
      moveAccount(tx, { accountId: account, uplineId: upline, fromDay }),
    );
    this.moves.push({ account, upline, fromDay });
  }
}

const person = fc.nat({ max: 30 });
const money = fc.integer({ min: 1, max: 1_000_000_00 });
const currency = fc.constantFrom(...CURRENCIES);
const step = fc.oneof(
  { arbitrary: fc.record({ do: fc.constant('join' as const), upline: person }), weight: 3 },
  {
    arbitrary: fc.record({
      do: fc.constant('settle' as const),
      who: person,
      currency,
      game: fc.constantFrom(...GAMES),
      bet: money,
      win: fc.oneof(fc.constant(0), money),
    }),
    weight: 6,
  },
  {
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      who: person,
      currency,
      kind: fc.constantFrom('deposit' as const, 'bonus' as const),
      amount: money,
    }),
    weight: 3,
  },
  {
    arbitrary: fc.record({ do: fc.constant('move' as const), who: person, to: person }),
    weight: 2,
  },
  { arbitrary: fc.record({ do: fc.constant('reverse' as const), which: fc.nat(20) }), weight: 1 },
  {
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      hours: fc.integer({ min: 1, max: 40 }),
    }),
    weight: 3,
  },
  // From one month into the following ones.
  {
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      hours: fc.integer({ min: 200, max: 900 }),
    }),
    weight: 1,
  },
  { arbitrary: fc.record({ do: fc.constant('rollUp' as const) }), weight: 2 },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

async function take(world: World, each: Step): Promise<void> {
  const { people } = world;
  const at = (index: number) => people[index % people.length] ?? 0;
  if (each.do === 'wait') setting.gateway.clock.advance(each.hours * HOUR);
  else if (each.do === 'rollUp') await rollUpLines(setting.gateway);
  else if (each.do === 'join') await world.join(people.length === 0 ? null : at(each.upline));
  else if (each.do === 'reverse') await world.reverse(each.which);
  else if (people.length === 0) return;
  else if (each.do === 'settle') {
    await world.settle(at(each.who), each.currency, each.game, each.bet, each.win);
  } else if (each.do === 'pay') {
    await world.pay(at(each.who), each.currency, each.kind, each.amount);
  } else await world.move(at(each.who), at(each.to));
}

/**
 * Compares the figures of each member of a line with the model, as in the record of profit and
 * loss.
 */
async function expectMembers(
  query: Parameters<typeof memberFigures>[1],
  facts: readonly Fact[],
): Promise<void> {
  const { db } = setting.gateway;
  const rows = rowsOf<{ id: number } & Record<'deposits' | 'bets' | 'bonuses' | 'net', number>>(
    await db.execute(sql`
      select id, deposits::float8 as deposits, bets::float8 as bets, bonuses::float8 as bonuses,
        net::float8 as net
      from (${await memberFigures(db, query, LINE_FIGURES)}) as results`),
  );
  const did = Map.groupBy(
    facts.filter(({ account }) => account !== query.agentId),
    ({ account }) => account,
  );
  const sum = (of: readonly Fact[], value: (fact: Fact) => number) =>
    of.reduce((total, fact) => total + value(fact), 0);
  const expected = [...did].map(([id, of]) => {
    const amount = (kind: string) =>
      sum(
        of.filter(({ item }) => item === kind),
        ({ sums }) => sums.amount,
      );
    const bets = sum(of, ({ sums }) => sums.bets);
    const net = sum(of, ({ sums }) => sums.wins) - bets + amount('bonus');
    return { id, deposits: amount('deposit'), bets, bonuses: amount('bonus'), net };
  });
  const isSomething = ({ id: _, ...sums }: { readonly id: number }) =>
    Object.values(sums).some((value) => value !== 0);
  const byId = (one: { id: number }, other: { id: number }) => one.id - other.id;
  expect(rows.filter(isSomething).toSorted(byId)).toEqual(
    expected.filter(isSomething).toSorted(byId),
  );
  // A single figure must equal the same one computed among all.
  for (const figure of ['deposits', 'bets', 'bonuses', 'net'] as const) {
    const alone = rowsOf<{ id: number; value: number }>(
      await db.execute(sql`
        select id, ${sql.identifier(figure)}::float8 as value
        from (${await memberFigures(db, query, [figure])}) as figures`),
    );
    const among = rows.map(({ id, [figure]: value }) => ({ id, value }));
    expect(alone.filter(isSomething).toSorted(byId)).toEqual(
      among.filter(isSomething).toSorted(byId),
    );
  }
}

/**
 * Returns the expected counts of members, registrations, first deposits and active members below an
 * agent.
 */
function expectedMembers(
  world: World,
  agentId: number,
  range: { from: number; until: number },
): TeamMembers {
  const isIn = (day: number) => day >= range.from && day <= range.until;
  const joined = (account: number) => world.joined.get(account) ?? 0;
  const below = world.people.filter((account) => account !== agentId);
  const firsts = Map.groupBy(
    world.facts.filter(({ item }) => item === 'deposit'),
    ({ account }) => account,
  );
  const active = new Set(
    world.facts
      .filter(
        (fact) =>
          isIn(world.dayOf(fact.at)) &&
          fact.sums.validBets > 0 &&
          fact.account !== agentId &&
          world.isBelow(fact.account, agentId, world.dayOf(fact.at)),
      )
      .map(({ account }) => account),
  );
  return {
    total: below.filter(
      (account) => joined(account) <= range.until && world.isBelow(account, agentId, range.until),
    ).length,
    registrations: below.filter(
      (account) => isIn(joined(account)) && world.isBelow(account, agentId, joined(account)),
    ).length,
    firstDeposits: below.filter((account) => {
      const first = firsts.get(account)?.[0];
      if (!first || !isIn(world.dayOf(first.at))) return false;
      return world.isBelow(account, agentId, world.dayOf(first.at));
    }).length,
    active: active.size,
  };
}

/**
 * Checks that every agent's total equals its own figures plus those of its branches, and the model.
 */
async function expectTotals(world: World, range: { from: number; until: number }): Promise<void> {
  const { db } = setting.gateway;
  const inRange = ({ at }: Fact) => world.dayOf(at) >= range.from && world.dayOf(at) <= range.until;
  for (const agentId of world.people) {
    for (const each of CURRENCIES) {
      const query = { agentId, currency: each, ...range };
      const facts = world.facts.filter(
        (fact) =>
          fact.currency === each &&
          inRange(fact) &&
          world.isBelow(fact.account, agentId, world.dayOf(fact.at)),
      );
      const team = withoutNothing(await teamFigures(db, query));
      expect(team).toEqual(sumOf(facts));
      const parts = [
        ...(await ownFigures(db, query)),
        ...(await branchFigures(db, query)).map(({ accountId: _, ...sums }) => sums),
      ];
      const together = sumOf(
        parts.map(({ item, ...sums }) => ({ account: 0, at: 0, currency: each, item, sums })),
      );
      expect(together).toEqual(team);
      await expectMembers(query, facts);
    }
    const length = range.until - range.from + 1;
    const before = { from: range.from - length, until: range.from - 1 };
    const [members, previous] = await teamMembers(db, agentId, [range, before]);
    expect(members).toEqual(expectedMembers(world, agentId, range));
    expect(previous).toEqual(expectedMembers(world, agentId, before));
  }
}

async function setTimeZone(timeZone: string): Promise<void> {
  const { db } = setting.gateway;
  await db.transaction(async (tx) => {
    await storeSettings(tx, 'merchant', { timeZone });
    await rebuildFigures(tx);
  });
}

test('[R11.08] for random trees, moves, reversals and ranges, an agent’s total equals its own figures plus its branches’, and rounds and journal, to the smallest unit', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 10, maxLength: 60 }),
      // Manila and Sao Paulo have the same offset all year.
      fc.constantFrom(
        ['UTC', 0] as const,
        ['Asia/Manila', 8] as const,
        ['America/Sao_Paulo', -3] as const,
      ),
      fc.oneof(fc.nat(6), fc.nat(90)),
      fc.oneof(fc.nat(6), fc.nat(90)),
      async (steps, [timeZone, offset], back, length) => {
        await setTimeZone(timeZone);
        const world = new World(offset);
        for (let people = 0; people < 4; people += 1) {
          await world.join(world.people.at(-1) ?? null);
        }
        for (const each of steps) await take(world, each);
        expect(await checkFigures(setting.gateway.db)).toEqual([]);
        const today = await merchantDay(setting.gateway.db, setting.gateway.clock.now());
        expect(today).toBe(world.dayOf(setting.gateway.clock.now()));
        const range = { from: today - back, until: today - back + length };
        await expectTotals(world, range);
        await rollUpLines(setting.gateway);
        expect(await checkLineFigures(setting.gateway.db)).toEqual([]);
        expect(await checkMonths(setting.gateway.db)).toEqual([]);
        await expectTotals(world, range);
      },
    ),
    { numRuns: 12, endOnFailure: true },
  );
}, 300_000);

test('a roll-up that runs twice, or in two processes, counts each day once', async () => {
  const world = new World(0);
  await setTimeZone('UTC');
  await world.join(null);
  const [top = 0] = world.people;
  await world.join(top);
  const below = world.people.at(-1) ?? 0;
  await world.settle(below, 'USD', 'RNG', 100, 0);
  setting.gateway.clock.advance(DAY);
  await Promise.all([rollUpLines(setting.gateway), rollUpLines(setting.gateway)]);
  expect(await rollUpLines(setting.gateway)).toEqual([]);
  const rows = rowsOf<{ bets: number }>(
    await setting.gateway.db.execute(
      sql`select bets::float8 as bets from line_figures where ancestor_id = ${top}`,
    ),
  );
  expect(rows).toEqual([{ bets: 100 }]);
});

test('a round that is reversed after the roll-up of its day is removed from the sum', async () => {
  const world = new World(0);
  await setTimeZone('UTC');
  await world.join(null);
  const [top = 0] = world.people;
  await world.join(top);
  await world.settle(world.people.at(-1) ?? 0, 'USD', 'RNG', 100, 0);
  const day = world.dayOf(setting.gateway.clock.now());
  setting.gateway.clock.advance(DAY);
  await rollUpLines(setting.gateway);
  await world.reverse(0);
  expect(await rollUpLines(setting.gateway)).toEqual([day]);
  const query = { agentId: top, currency: 'USD', from: day, until: day };
  expect(withoutNothing(await teamFigures(setting.gateway.db, query))).toEqual([]);
});
