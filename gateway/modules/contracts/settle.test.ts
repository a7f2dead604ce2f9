import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContractPeriod, ContractType } from '../../contract/contracts.ts';
import { DAY, HOUR } from '../../contract/durations.ts';
import { DEFAULT_SETTINGS } from '../../core/merchant-defaults.ts';
import { writeSettings } from '../../core/merchant-settings.ts';
import { storeSettings } from '../../core/stored-settings.ts';
import { rebuildFigures } from '../../database/daily-figures.ts';
import {
  accounts,
  agentContracts,
  contractPeriods,
  gameRounds,
  journalEntries,
  journalLines,
  turnoverObligations,
  wallets,
} from '../../database/schema/index.ts';
import { and, asc, eq, inArray, sql } from '../../database/sql.ts';
import { checkJournal } from '../wallet/check-journal.ts';
import { postEntry } from '../wallet/post-entry.ts';
import { walletGateway } from '../wallet/test-support.ts';
import { accountWallet, houseWallet } from '../wallet/wallets.ts';
import { answerContract } from './answer.ts';
import { changeUpline } from './change-upline.ts';
import { computePeriod } from './compute.ts';
import { settleContracts } from './job.ts';
import { payOwed } from './pay-owed.ts';
import { periodRow } from './record-periods.ts';
import { tiersOf } from './terms.ts';

const ZONE = 'Europe/Berlin';
/** The second one has no decimals. */
const CURRENCIES = ['USD', 'JPY'] as const;
type Currency = (typeof CURRENCIES)[number];

let setting: Awaited<ReturnType<typeof walletGateway>>;
const db = () => setting.gateway.db;
const now = () => setting.gateway.clock.now();
beforeAll(async () => {
  setting = await walletGateway();
  await db().transaction(async (tx) => {
    await storeSettings(tx, 'merchant', { timeZone: ZONE });
    await rebuildFigures(tx);
  });
});
afterAll(() => setting.close());

const berlin = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE });
/** Formats a time as `2026-11-21`, by the test's own calendar. */
const dateOf = (at: number) => berlin.format(at);
const nextDate = (date: string, days = 1) =>
  new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);
const hourOfDay = new Intl.DateTimeFormat('en-GB', {
  timeZone: ZONE,
  hour: 'numeric',
  hourCycle: 'h23',
});
/** Returns the hours by which the time zone is ahead of UTC. */
const offsetOf = (at: number) =>
  (Number(hourOfDay.format(at)) - new Date(at).getUTCHours() + 24) % 24;

/** Moves the clock to some days before the next change between winter and summer time. */
function toBeforeClockChange(days: number): void {
  let at = now() + (days + 1) * DAY;
  while (offsetOf(at) === offsetOf(at + DAY)) at += DAY;
  setting.gateway.clock.advance(at - days * DAY - now());
}

interface Tier {
  readonly rate: number;
  readonly members: number;
  readonly bets: number;
}
interface Agreement {
  readonly type: ContractType;
  readonly tiers: readonly Tier[];
  readonly validBets: ContractPeriod;
  readonly profitLoss: ContractPeriod;
  readonly payment: ContractPeriod;
}
interface Agreed extends Agreement {
  readonly id: number;
  readonly agent: number;
  readonly currency: Currency;
  readonly acceptedAt: number;
  /** When the agent was moved to another upline. */
  endedAt?: number;
}

let made = 0;

/** Accounts and their uplines by date, in the test's own model. */
class World {
  readonly people: number[] = [];
  readonly moves: { account: number; upline: number | null; from: string }[] = [];
  readonly agreed: Agreed[] = [];

  async join(upline: number | null, currency: Currency): Promise<number> {
    made += 1;
    const name = `settle_${process.pid}_${made}`;
    const [row] = await db()
      .insert(accounts)
      .values({
        publicId: name,
        username: name,
        nickname: name,
        type: 1,
        currency,
        uplineId: upline,
        passwordChangedAt: now(),
        createdAt: now(),
      })
      .returning({ id: accounts.id });
    if (!row) throw new Error('No account was created.');
    this.people.push(row.id);
    this.moves.push({ account: row.id, upline, from: '' });
    return row.id;
  }

  isBelow(account: number, ancestor: number, date: string): boolean {
    const above = (of: number) =>
      this.moves.findLast((move) => move.account === of && move.from <= date)?.upline ?? null;
    let upline = above(account);
    while (upline !== null && upline !== ancestor) upline = above(upline);
    return upline === ancestor;
  }

  async move(account: number, upline: number | null): Promise<void> {
    const future = '9999-12-31';
    const previous = this.moves.findLast((move) => move.account === account)?.upline;
    if (account === upline || previous === upline) return;
    if (upline !== null && this.isBelow(upline, account, future)) return;
    const at = now();
    await db().transaction((tx) => changeUpline(tx, { accountId: account, uplineId: upline, at }));
    this.moves.push({ account, upline, from: nextDate(dateOf(at)) });
    for (const contract of this.agreed) {
      if (contract.agent === account) contract.endedAt ??= at;
    }
  }

  async agree(agent: number, upline: number | null, currency: Currency, terms: Agreement) {
    const [first, ...above] = terms.tiers;
    if (!first) throw new Error('A contract must have at least one tier.');
    const [offer] = await db()
      .insert(agentContracts)
      .values({
        type: terms.type,
        agentId: agent,
        uplineId: upline,
        rate: first.rate,
        activeMembers: first.members,
        betAmount: first.bets,
        moreTiers: above.map(({ rate, members, bets }) => ({
          rate,
          activeMembers: members,
          betAmount: bets,
        })),
        validBetPeriod: terms.validBets,
        profitLossPeriod: terms.profitLoss,
        paymentPeriod: terms.payment,
        status: 'offered',
        proposedBy: 'upline',
        createdAt: now(),
      })
      .returning({ id: agentContracts.id });
    if (!offer) throw new Error('No contract was stored.');
    const answer = { accountId: agent, contractId: offer.id, type: terms.type };
    await answerContract(setting.gateway, { ...answer, action: 'accept' });
    const [row] = await db().select().from(agentContracts).where(eq(agentContracts.id, offer.id));
    this.agreed.push({
      ...terms,
      id: offer.id,
      agent,
      currency,
      acceptedAt: row?.answeredAt ?? 0,
    });
  }

  /** Ends all contracts of this world, so that nothing more is paid. */
  async end(): Promise<void> {
    await db()
      .update(agentContracts)
      .set({ status: 'terminated', endedAt: now(), dueAt: null, settledUntil: null })
      .where(
        inArray(
          agentContracts.id,
          this.agreed.map(({ id }) => id),
        ),
      );
  }
}

async function settleRound(account: number, currency: Currency, bet: number, win: number) {
  made += 1;
  const at = now();
  return db().transaction(async (tx) => {
    const walletId = await accountWallet(tx, { accountId: account, kind: 'main', currency, at });
    const [row] = await tx
      .insert(gameRounds)
      .values({
        orderNo: `settle-${made}`,
        roundKey: String(made),
        accountId: account,
        walletId,
        nodeId: 'rng-1',
        gameName: 'Test',
        vassalage: 'TEST',
        vendorName: 'Test',
        gameType: made % 2 === 0 ? 'RNG' : 'LIVE',
        bet,
        validBet: bet,
        win,
        state: 'settled',
        createdAt: at,
        settledAt: at,
      })
      .returning({ id: gameRounds.id });
    return row?.id ?? 0;
  });
}

async function credit(
  account: number,
  currency: Currency,
  kind: 'bonus' | 'deposit',
  amount: number,
) {
  made += 1;
  const at = now();
  await db().transaction(async (tx) => {
    const walletId = await accountWallet(tx, { accountId: account, kind: 'main', currency, at });
    const house = await houseWallet(tx, 'house:cashier', currency, at);
    await postEntry(tx, {
      kind: kind === 'bonus' ? 'promotion' : 'deposit',
      scope: `settle:${account}`,
      idempotencyKey: String(made),
      body: { amount },
      reference: `T${made}`,
      lines: [
        { walletId: house, amount: -amount, kind: 'house' },
        { walletId, amount, kind },
      ],
      at,
    });
  });
}

/** Reads raw rounds and bonuses from the database. */
async function facts() {
  const rounds = await db()
    .select({
      account: gameRounds.accountId,
      currency: wallets.currency,
      at: gameRounds.settledAt,
      bet: gameRounds.bet,
      validBet: gameRounds.validBet,
      win: gameRounds.win,
    })
    .from(gameRounds)
    .innerJoin(wallets, eq(wallets.id, gameRounds.walletId))
    .where(eq(gameRounds.state, 'settled'));
  const bonuses = await db()
    .select({
      account: wallets.accountId,
      currency: wallets.currency,
      at: journalLines.createdAt,
      amount: journalLines.amount,
    })
    .from(journalLines)
    .innerJoin(wallets, eq(wallets.id, journalLines.walletId))
    .where(eq(journalLines.kind, 'bonus'));
  return {
    rounds: rounds.map((round) => ({
      ...round,
      account: round.account ?? 0,
      at: round.at ?? 0,
      date: dateOf(round.at ?? 0),
    })),
    bonuses: bonuses.map((bonus) => ({
      ...bonus,
      account: bonus.account ?? 0,
      date: dateOf(bonus.at),
    })),
  };
}
type Facts = Awaited<ReturnType<typeof facts>>;

/**
 * Returns the first and last date of the period that contains a date, according to the wording of
 * the requirement.
 */
function spanOf(period: ContractPeriod, date: string): readonly [string, string] {
  if (period === 'D') return [date, date];
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  if (period === 'W') {
    const weekday = (new Date(date).getUTCDay() + 6) % 7;
    return [nextDate(date, -weekday), nextDate(date, 6 - weekday)];
  }
  const start = date.slice(0, 8);
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  if (period === 'M') return [`${start}01`, `${start}${last}`];
  return day <= 15 ? [`${start}01`, `${start}15`] : [`${start}16`, `${start}${last}`];
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const share = (amount: number, rate: number) =>
  Number((BigInt(Math.max(0, amount)) * BigInt(rate)) / 10_000n);

interface Expected {
  readonly startsAt: string;
  readonly tier: number;
  readonly amount: number;
  readonly carriedOut: number;
}

/** Computes what a contract pays from raw rounds and journal only. */
function expectedOf(world: World, contract: Agreed, { rounds, bonuses }: Facts): Expected[] {
  const { agent, currency, type, tiers } = contract;
  const ofTeam = <Fact extends { account: number; date: string }>(list: readonly Fact[]) =>
    list.filter(({ account, date }) => world.isBelow(account, agent, date));
  const [teamRounds, teamBonuses] = [ofTeam(rounds), ofTeam(bonuses)];
  const tierOf = (from: string, before: (round: Facts['rounds'][number]) => boolean) => {
    const those = teamRounds.filter((round) => round.date >= from && before(round));
    const members = new Set(those.map(({ account }) => account)).size;
    const bets = sum(
      those.filter((each) => each.currency === currency).map(({ validBet }) => validBet),
    );
    return tiers.filter((tier) => members >= tier.members && bets >= tier.bets).length;
  };
  const own = teamRounds.filter((round) => round.currency === currency);
  const result: Expected[] = [];
  if (type === 'hourSalary' || type === 'realtimeSalary') {
    const length = type === 'hourSalary' ? HOUR : 300_000;
    const closed = now() - (now() % length);
    const end = contract.endedAt ?? Number.POSITIVE_INFINITY;
    const counted = own.filter(({ at }) => at >= contract.acceptedAt && at < Math.min(closed, end));
    const windows = Map.groupBy(counted, ({ at }) => at - (at % length));
    for (const [start, those] of [...windows].toSorted(([one], [other]) => one - other)) {
      const [from] = spanOf(contract.validBets, dateOf(start + length - 1));
      const tier = tierOf(from, ({ at }) => at < Math.min(start + length, end));
      const bets = sum(those.map(({ validBet }) => validBet));
      const amount = share(bets, tiers[tier - 1]?.rate ?? 0);
      const startsAt = new Date(Math.max(start, contract.acceptedAt)).toISOString();
      result.push({ startsAt, tier, amount, carriedOut: 0 });
    }
    return result;
  }
  const today = dateOf(now());
  const lastDate = contract.endedAt === undefined ? '9999-12-31' : dateOf(contract.endedAt);
  let carried = 0;
  for (let from = nextDate(dateOf(contract.acceptedAt)); ; ) {
    if (from > lastDate) return result;
    const [, end] = spanOf(contract.payment, from);
    const until = end < lastDate ? end : lastDate;
    if (until >= today) return result;
    const isIn = ({ date }: { date: string }) => date >= from && date <= until;
    const [betFrom] = spanOf(contract.validBets, until);
    const tier = tierOf(betFrom < from ? betFrom : from, ({ date }) => date <= until);
    const those = own.filter(isIn);
    const rate = tiers[tier - 1]?.rate ?? 0;
    let amount = 0;
    if (type === 'dailySalary') amount = share(sum(those.map(({ validBet }) => validBet)), rate);
    else {
      const given = teamBonuses.filter((each) => each.currency === currency && isIn(each));
      const won =
        carried +
        sum(those.map(({ bet, win }) => bet - win)) -
        sum(given.map((each) => each.amount));
      const isOver = until === lastDate || spanOf(contract.profitLoss, from)[1] <= until;
      amount = isOver ? share(won, rate) : 0;
      carried = isOver ? Math.min(0, won) : won;
    }
    result.push({ startsAt: from, tier, amount, carriedOut: carried });
    from = nextDate(until);
  }
}

/** Returns every stored period, and what was paid for it according to the journal. */
async function storedOf({ id, type }: Agreed) {
  const rows = await db()
    .select()
    .from(contractPeriods)
    .where(eq(contractPeriods.contractId, id))
    .orderBy(asc(contractPeriods.startsAt));
  const isByDay = type === 'dividend' || type === 'dailySalary';
  const periods: Expected[] = rows.map(({ startsAt, tier, amount, carriedOut }) => ({
    startsAt: isByDay ? dateOf(startsAt) : new Date(startsAt).toISOString(),
    tier,
    amount,
    carriedOut,
  }));
  const [paid] = await db()
    .select({ sum: sql`coalesce(sum(${journalLines.amount}), 0)`.mapWith(Number) })
    .from(journalLines)
    .innerJoin(journalEntries, eq(journalEntries.id, journalLines.entryId))
    .innerJoin(wallets, eq(wallets.id, journalLines.walletId))
    .where(
      and(
        eq(journalEntries.scope, `contract:${id}`),
        eq(wallets.accountId, rows[0]?.agentId ?? 0),
        sql`${journalLines.amount} > 0`,
      ),
    );
  return { rows, periods, journal: paid?.sum ?? 0 };
}

/** Runs twice concurrently, as two processes would. */
const settleTwice = () =>
  Promise.all([settleContracts(setting.gateway), settleContracts(setting.gateway)]);

const person = fc.nat({ max: 20 });
const currency = fc.constantFrom(...CURRENCIES);
const money = fc.integer({ min: 1, max: 400_00 });
const period = fc.constantFrom<ContractPeriod>('D', 'W', 'H', 'M');
const tierStep = fc.record({ rate: fc.integer({ min: 1, max: 60 }), bets: fc.nat(300_00) });
const terms = (type: ContractType) =>
  fc.record({
    type: fc.constant(type),
    tiers: fc.tuple(tierStep, tierStep, tierStep).map((steps) =>
      steps.map((_, index) => ({
        rate: sum(steps.slice(0, index + 1).map(({ rate }) => rate)),
        members: index + 1,
        bets: sum(steps.slice(0, index + 1).map(({ bets }) => bets)),
      })),
    ),
    validBets: period,
    profitLoss: period,
    payment: period,
  });
const step = fc.oneof(
  {
    arbitrary: fc.record({
      do: fc.constant('play' as const),
      who: person,
      currency,
      bet: money,
      win: fc.oneof(fc.constant(0), money),
    }),
    weight: 8,
  },
  {
    arbitrary: fc.record({ do: fc.constant('bonus' as const), who: person, currency, bet: money }),
    weight: 2,
  },
  {
    arbitrary: fc.record({ do: fc.constant('join' as const), who: person, currency }),
    weight: 2,
  },
  {
    arbitrary: fc.record({ do: fc.constant('move' as const), who: person, to: person }),
    weight: 2,
  },
  {
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      minutes: fc.integer({ min: 1, max: 50 * 60 }),
    }),
    weight: 6,
  },
  { arbitrary: fc.record({ do: fc.constant('settle' as const) }), weight: 1 },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

async function take(world: World, each: Step): Promise<void> {
  const at = (index: number) => world.people[index % world.people.length] ?? 0;
  if (each.do === 'wait') setting.gateway.clock.advance(each.minutes * 60_000);
  else if (each.do === 'settle') await settleTwice();
  else if (each.do === 'join') await world.join(at(each.who), each.currency);
  else if (each.do === 'move') await world.move(at(each.who), at(each.to));
  else if (each.do === 'bonus') await credit(at(each.who), each.currency, 'bonus', each.bet);
  else await settleRound(at(each.who), each.currency, each.bet, each.win);
}

test('[R11.09] [R11.10] contracts pay the amounts computed from raw rounds and journal, at the end of every period, for members who join, leave or change upline within it, in two currencies, across a change between winter and summer time', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 40, maxLength: 70 }),
      fc.tuple(
        terms('dividend'),
        terms('dailySalary'),
        terms('hourSalary'),
        terms('realtimeSalary'),
      ),
      currency,
      async (steps, agreements, ownCurrency) => {
        toBeforeClockChange(12);
        const world = new World();
        const top = await world.join(null, ownCurrency);
        const below = await world.join(top, CURRENCIES[0]);
        for (const parent of [below, top, below]) await world.join(parent, ownCurrency);
        for (const agreement of agreements) {
          await world.agree(top, null, ownCurrency, agreement);
          // Other periods with the same terms, paid by the upline.
          const { validBets, payment } = agreement;
          const turned = { ...agreement, validBets: payment, payment: validBets };
          await world.agree(below, top, CURRENCIES[0], turned);
        }
        for (const each of steps) await take(world, each);
        // A whole period of every length, during which no gateway runs.
        setting.gateway.clock.advance(40 * DAY);
        await settleTwice();
        await settleTwice();
        const raw = await facts();
        for (const contract of world.agreed) {
          const { rows, periods, journal } = await storedOf(contract);
          expect(periods, contract.type).toEqual(expectedOf(world, contract, raw));
          expect(journal).toBe(sum(rows.map(({ paid }) => paid)));
          for (const row of rows) {
            expect(row.paid).toBeLessThanOrEqual(row.amount);
            if (row.payerId === null) expect(row.paid).toBe(row.amount);
          }
        }
        await world.end();
        expect(await checkJournal(db())).toEqual([]);
      },
    ),
    { numRuns: 5, endOnFailure: true },
  );
}, 300_000);

const simple = (type: ContractType, rate: number): Agreement => ({
  type,
  tiers: [{ rate, members: 0, bets: 0 }],
  validBets: 'D',
  profitLoss: 'D',
  payment: 'D',
});

/**
 * Creates an agent with an upline and a member below, and a daily salary of 1 % paid by the upline.
 */
async function twoLevels() {
  const world = new World();
  const upline = await world.join(null, 'USD');
  const agent = await world.join(upline, 'USD');
  const member = await world.join(agent, 'USD');
  await world.agree(upline, null, 'USD', simple('dailySalary', 100));
  await world.agree(agent, upline, 'USD', simple('dailySalary', 100));
  const [, contract] = world.agreed;
  if (!contract) throw new Error('There are two contracts.');
  setting.gateway.clock.advance(DAY);
  return { world, upline, agent, member, contract };
}

async function balanceOf(account: number, currency: Currency = 'USD'): Promise<number> {
  const [row] = await db()
    .select({ balance: wallets.balance })
    .from(wallets)
    .where(
      and(eq(wallets.accountId, account), eq(wallets.kind, 'main'), eq(wallets.currency, currency)),
    );
  return row?.balance ?? 0;
}

test('[R11.10] amounts that an upline cannot pay stay owed, are paid in parts as it receives money, oldest first, and once by two concurrent runs', async () => {
  const { world, upline, agent, member, contract } = await twoLevels();
  // Only the agent's own team has bets, so the upline receives nothing from the merchant.
  await db()
    .update(agentContracts)
    .set({ status: 'terminated', endedAt: now() - 2 * DAY })
    .where(eq(agentContracts.agentId, upline));
  await settleRound(member, 'USD', 1_000_00, 0);
  setting.gateway.clock.advance(DAY);
  await settleRound(member, 'USD', 500_00, 0);
  setting.gateway.clock.advance(DAY);
  await settleTwice();
  const states = async () =>
    (await storedOf(contract)).rows
      .filter(({ amount }) => amount > 0)
      .map(({ amount, paid, state }) => [amount, paid, state]);
  expect(await states()).toEqual([
    [10_00, 0, 'owed'],
    [5_00, 0, 'owed'],
  ]);
  await credit(upline, 'USD', 'deposit', 12_00);
  await settleTwice();
  expect(await states()).toEqual([
    [10_00, 10_00, 'paid'],
    [5_00, 2_00, 'owed'],
  ]);
  expect([await balanceOf(upline), await balanceOf(agent)]).toEqual([0, 12_00]);
  await credit(upline, 'USD', 'deposit', 4_00);
  await Promise.all([
    db().transaction((tx) => payOwed(tx, upline, now())),
    db().transaction((tx) => payOwed(tx, upline, now())),
    settleContracts(setting.gateway),
  ]);
  expect(await states()).toEqual([
    [10_00, 10_00, 'paid'],
    [5_00, 5_00, 'paid'],
  ]);
  expect([await balanceOf(upline), await balanceOf(agent)]).toEqual([1_00, 15_00]);
  expect((await storedOf(contract)).journal).toBe(15_00);
  await world.end();
});

test('[R11.10] [R11.12] money with open turnover of deposits and bonuses pays no contract: the amount stays owed, and is paid once the turnover is fulfilled', async () => {
  const { world, upline, agent, member, contract } = await twoLevels();
  await db()
    .update(agentContracts)
    .set({ status: 'terminated', endedAt: now() - 2 * DAY })
    .where(eq(agentContracts.agentId, upline));
  await credit(upline, 'USD', 'deposit', 50_00);
  const [asked] = await db()
    .insert(turnoverObligations)
    .values({
      accountId: upline,
      currency: 'USD',
      source: 'bonus',
      reference: `settle-${upline}`,
      required: 1_000_00,
      createdAt: now(),
    })
    .returning({ id: turnoverObligations.id });
  await settleRound(member, 'USD', 4_000_00, 0);
  setting.gateway.clock.advance(DAY);
  await settleTwice();
  // All code that takes money out of the account calls it, too.
  await db().transaction((tx) => payOwed(tx, upline, now()));
  const states = async () =>
    (await storedOf(contract)).rows
      .filter(({ amount }) => amount > 0)
      .map(({ amount, paid, state }) => [amount, paid, state]);
  expect(await states()).toEqual([[40_00, 0, 'owed']]);
  expect([await balanceOf(upline), await balanceOf(agent)]).toEqual([50_00, 0]);
  await db()
    .update(turnoverObligations)
    .set({ fulfilled: 1_000_00, fulfilledAt: now() })
    .where(eq(turnoverObligations.id, asked?.id ?? 0));
  await settleTwice();
  expect(await states()).toEqual([[40_00, 40_00, 'paid']]);
  expect([await balanceOf(upline), await balanceOf(agent)]).toEqual([10_00, 40_00]);
  await world.end();
});

/** Inserts owed periods of one minor unit each, by key. */
async function owedPeriods({ id, currency }: Agreed, keys: readonly string[]) {
  const [contract] = await db().select().from(agentContracts).where(eq(agentContracts.id, id));
  if (!contract) throw new Error('There is no such contract.');
  const sums = { bets: 100, validBets: 100, wins: 0, bonuses: 0 };
  const tierFigures = { activeMembers: 1, validBets: 100 };
  const tiers = tiersOf(contract);
  const shared = { type: contract.type, tiers, tierFigures, sums, carriedIn: 0, isPayday: true };
  const at = now();
  await db()
    .insert(contractPeriods)
    .values(
      keys.map((periodKey) =>
        periodRow(
          contract,
          {
            periodKey,
            startsAt: at - DAY,
            endsAt: at,
            day: 0,
            input: shared,
            result: computePeriod(shared),
          },
          { currency, at },
        ),
      ),
    );
}

test('[R11.10] amounts owed in a currency without money, however many, do not delay those owed in another currency', async () => {
  const { world, upline, contract } = await twoLevels();
  const foreign = await world.join(upline, 'JPY');
  await world.agree(foreign, upline, 'JPY', simple('dailySalary', 100));
  const yen = world.agreed[2];
  if (!yen) throw new Error('There are three contracts.');
  // As many as are paid in one run, all older than the payable ones.
  await owedPeriods(
    yen,
    Array.from({ length: 500 }, (_, index) => `yen:${index}`),
  );
  await owedPeriods(contract, ['dollars']);
  await credit(upline, 'USD', 'deposit', 1_00);
  await db().transaction((tx) => payOwed(tx, upline, now()));
  const paidOf = async (of: Agreed) => sum((await storedOf(of)).rows.map(({ paid }) => paid));
  expect([await paidOf(yen), await paidOf(contract)]).toEqual([0, 1]);
  expect(await balanceOf(upline)).toBe(99);
  // The currencies are independent: each is paid as far as its own wallet allows.
  await credit(upline, 'JPY', 'deposit', 499);
  await settleTwice();
  expect([await paidOf(yen), await paidOf(contract)]).toEqual([499, 1]);
  await credit(upline, 'JPY', 'deposit', 1);
  await settleTwice();
  expect(await paidOf(yen)).toBe(500);
  await world.end();
});

test('[R11.09] a round that is reversed after its day was paid reduces the next payment', async () => {
  const { world, upline, member, contract } = await twoLevels();
  await credit(upline, 'USD', 'deposit', 100_00);
  const round = await settleRound(member, 'USD', 300_00, 0);
  setting.gateway.clock.advance(DAY);
  await settleTwice();
  await db()
    .update(gameRounds)
    .set({ state: 'cancelled', validBet: 0, win: 0 })
    .where(eq(gameRounds.id, round));
  await settleRound(member, 'USD', 1_000_00, 0);
  setting.gateway.clock.advance(DAY);
  await settleTwice();
  const { periods } = await storedOf(contract);
  expect(periods.map(({ amount }) => amount)).toEqual([3_00, 7_00]);
  await world.end();
});

test('[R4.24c] [R11.09] active contracts of a disabled type are paid, and so is the last part after one of the parties has ended them', async () => {
  const { world, upline, agent, member, contract } = await twoLevels();
  await credit(upline, 'USD', 'deposit', 100_00);
  const { flags } = DEFAULT_SETTINGS;
  await writeSettings(db(), { flags: { ...flags, AGENTPOLICY3: true, DAYSAL: false } });
  await settleRound(member, 'USD', 300_00, 0);
  setting.gateway.clock.advance(DAY);
  await settleTwice();
  await settleRound(member, 'USD', 200_00, 0);
  const { id: contractId, type } = contract;
  await answerContract(setting.gateway, {
    accountId: agent,
    contractId,
    type,
    action: 'terminate',
  });
  setting.gateway.clock.advance(DAY);
  await settleRound(member, 'USD', 900_00, 0);
  setting.gateway.clock.advance(DAY);
  await settleTwice();
  const { periods } = await storedOf(contract);
  expect(periods.map(({ amount }) => amount)).toEqual([3_00, 2_00]);
  expect(await balanceOf(agent)).toBe(5_00);
  await writeSettings(db(), { flags });
  await world.end();
});

test('[R11.09] of two consecutive contracts exactly one counts each day', async () => {
  const { world, upline, agent, member } = await twoLevels();
  await credit(upline, 'USD', 'deposit', 100_00);
  await settleRound(member, 'USD', 100_00, 0);
  await world.agree(agent, upline, 'USD', simple('dailySalary', 50));
  await settleRound(member, 'USD', 100_00, 0);
  setting.gateway.clock.advance(DAY);
  await settleRound(member, 'USD', 100_00, 0);
  setting.gateway.clock.advance(DAY);
  await settleTwice();
  const rows = await db()
    .select()
    .from(contractPeriods)
    .where(eq(contractPeriods.agentId, agent))
    .orderBy(asc(contractPeriods.startsAt));
  expect(rows.map(({ rate, validBets, amount }) => [rate, validBets, amount])).toEqual([
    [100, 200_00, 2_00],
    [50, 100_00, 50],
  ]);
  await world.end();
});

test('[R11.09] [R11.10] a contract ends when its agent is moved to another upline: the former upline pays the part of the period up to the day of the move, and nothing after', async () => {
  const world = new World();
  const upline = await world.join(null, 'USD');
  const other = await world.join(null, 'USD');
  const agent = await world.join(upline, 'USD');
  const member = await world.join(agent, 'USD');
  await credit(upline, 'USD', 'deposit', 1_000_00);
  const monthly = (type: ContractType): Agreement => ({ ...simple(type, 100), payment: 'M' });
  for (const type of ['dailySalary', 'realtimeSalary'] as const) {
    await world.agree(upline, null, 'USD', monthly(type));
    await world.agree(agent, upline, 'USD', monthly(type));
  }
  // Begins at the second day of a month, so that the month's end is far away.
  while (dateOf(now()).slice(8) !== '02') setting.gateway.clock.advance(HOUR);
  await settleTwice();
  const before = (await storedOf(world.agreed[1] as Agreed)).rows.length;
  await settleRound(member, 'USD', 300_00, 0);
  setting.gateway.clock.advance(HOUR);
  await world.move(agent, other);
  await settleRound(member, 'USD', 200_00, 0);
  const contracts = await db()
    .select()
    .from(agentContracts)
    .where(eq(agentContracts.agentId, agent));
  expect(contracts.map(({ status, endReason, endedAt }) => [status, endReason, endedAt])).toEqual([
    ['terminated', 'moved', world.agreed[1]?.endedAt],
    ['terminated', 'moved', world.agreed[3]?.endedAt],
  ]);
  setting.gateway.clock.advance(DAY);
  await settleRound(member, 'USD', 900_00, 0);
  await settleTwice();
  // The whole day of the move for contracts by days; until the moment of the move for contracts by
  // hours.
  const byDay = (await storedOf(world.agreed[1] as Agreed)).rows.slice(before);
  expect(byDay.map(({ validBets, amount, payerId }) => [validBets, amount, payerId])).toEqual([
    [500_00, 5_00, upline],
  ]);
  const byClock = (await storedOf(world.agreed[3] as Agreed)).rows;
  expect(byClock.map(({ validBets, amount }) => [validBets, amount])).toEqual([[300_00, 3_00]]);
  setting.gateway.clock.advance(40 * DAY);
  await settleTwice();
  expect((await storedOf(world.agreed[1] as Agreed)).rows).toHaveLength(before + 1);
  expect((await storedOf(world.agreed[3] as Agreed)).rows).toHaveLength(1);
  await world.end();
});

/** Runs work with the calendar in another time zone. */
async function inZone(timeZone: string, work: () => Promise<void>): Promise<void> {
  const set = (zone: string) =>
    db().transaction(async (tx) => {
      await storeSettings(tx, 'merchant', { timeZone: zone });
      await rebuildFigures(tx);
    });
  await set(timeZone);
  try {
    await work();
  } finally {
    await set(ZONE);
  }
}

/**
 * Creates an agent whose hourly salary of 1 % requires 500 in valid bets a day, and a member below.
 */
async function byTheHour() {
  const world = new World();
  const agent = await world.join(null, 'USD');
  const member = await world.join(agent, 'USD');
  const tiers = [{ rate: 100, members: 0, bets: 500_00 }];
  await world.agree(agent, null, 'USD', { ...simple('hourSalary', 100), tiers });
  const [contract] = world.agreed;
  if (!contract) throw new Error('There is a contract.');
  const play = (bet: number) => settleRound(member, 'USD', bet, 0);
  return { world, contract, play };
}

/** India's time zone is five and a half hours ahead of UTC, all year. */
const INDIA = { zone: 'Asia/Kolkata', ahead: 5.5 * HOUR } as const;
const indianTime = (at: number) => new Date(at + INDIA.ahead).toISOString().slice(11, 16);
/** Moves the clock to the next occurrence of a time of day in India. */
function toIndianTime(hours: number, minutes: number): void {
  const wanted = hours * HOUR + minutes * 60_000;
  const shown = (now() + INDIA.ahead) % DAY;
  setting.gateway.clock.advance((wanted - shown + DAY) % DAY);
}

test('[R11.09] if days do not begin at a full hour of UTC, the hour before midnight is paid by the bets of the day that ends', () =>
  inZone(INDIA.zone, async () => {
    const { world, contract, play } = await byTheHour();
    toIndianTime(14, 0);
    await play(600_00);
    toIndianTime(23, 40);
    await play(100_00);
    toIndianTime(0, 10);
    await play(30_00);
    toIndianTime(1, 5);
    await settleTwice();
    const { rows } = await storedOf(contract);
    const shown = rows.map((row) => [
      indianTime(row.startsAt),
      indianTime(row.endsAt),
      row.validBets,
      row.tierBets,
      row.amount,
    ]);
    expect(shown).toEqual([
      ['14:00', '15:00', 600_00, 600_00, 6_00],
      ['23:00', '00:00', 100_00, 700_00, 1_00],
      ['00:00', '01:00', 30_00, 30_00, 0],
    ]);
    await world.end();
  }));

test('[R11.09] amounts paid by UTC hours are not paid again, and later ones are paid once', () =>
  inZone(INDIA.zone, async () => {
    const { world, contract, play } = await byTheHour();
    toIndianTime(21, 0);
    await settleTwice();
    toIndianTime(22, 10);
    await play(600_00);
    toIndianTime(22, 30);
    // The state that payments by UTC hours left: everything is paid until half past.
    await db()
      .update(agentContracts)
      .set({
        settledUntil: now(),
        settledPosition: sql`pg_snapshot_xmin(pg_current_snapshot())::text::bigint`,
      })
      .where(eq(agentContracts.id, contract.id));
    toIndianTime(22, 40);
    await play(100_00);
    toIndianTime(23, 5);
    await settleTwice();
    await settleTwice();
    const { rows } = await storedOf(contract);
    expect(
      rows.map((row) => [indianTime(row.startsAt), indianTime(row.endsAt), row.validBets]),
    ).toEqual([['22:30', '23:00', 100_00]]);
    await world.end();
  }));

test('[R11.09] paid hours do not overlap and are within one day, also if clocks change by half an hour', () =>
  inZone('Australia/Lord_Howe', async () => {
    const { world, contract, play } = await byTheHour();
    const clock = new Intl.DateTimeFormat('en-CA', {
      timeZone: 'Australia/Lord_Howe',
      dateStyle: 'short',
      timeStyle: 'short',
      hourCycle: 'h23',
    });
    const dateThere = (at: number) => clock.format(at).slice(0, 10);
    const minuteThere = (at: number) => Number(clock.format(at).slice(-2));
    for (const _ of ['one change of the year', 'the other one']) {
      setting.gateway.clock.advance(7 * DAY);
      const minute = minuteThere(now());
      while (minuteThere(now() + DAY) === minute) setting.gateway.clock.advance(DAY);
      await settleTwice();
      const before = (await storedOf(contract)).rows.length;
      const days = [dateThere(now() + HOUR), dateThere(now() + DAY)];
      let played = 0;
      for (let quarter = 0; quarter < 30 * 4; quarter += 1) {
        setting.gateway.clock.advance(HOUR / 4);
        await play(10_00);
        played += 10_00;
      }
      setting.gateway.clock.advance(2 * HOUR);
      await settleTwice();
      const rows = (await storedOf(contract)).rows.slice(before);
      expect(sum(rows.map(({ validBets }) => validBets))).toBe(played);
      for (const [index, row] of rows.entries()) {
        const { startsAt, endsAt } = row;
        expect(startsAt).toBeGreaterThanOrEqual(rows[index - 1]?.endsAt ?? 0);
        expect(dateThere(startsAt)).toBe(dateThere(endsAt - 1));
        expect(endsAt - startsAt).toBeLessThanOrEqual(HOUR);
      }
      expect(rows.map(({ startsAt }) => dateThere(startsAt))).toEqual(expect.arrayContaining(days));
    }
    await world.end();
  }));
