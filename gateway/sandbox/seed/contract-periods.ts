import { type DayRange, dayText } from '@baize/gateway/core/calendar.ts';
import type { Clock } from '@baize/gateway/core/clock.ts';
import { accounts, agentContracts, contractPeriods } from '@baize/gateway/database/schema/index.ts';
import { eq, isNotNull } from '@baize/gateway/database/sql.ts';
import type { Transaction } from '@baize/gateway/database/types.ts';
import {
  computePeriod,
  type TeamSums,
  type TierFigures,
} from '@baize/gateway/modules/contracts/compute.ts';
import type { ContractRow } from '@baize/gateway/modules/contracts/contract-row.ts';
import { paymentEntry } from '@baize/gateway/modules/contracts/pay-owed.ts';
import {
  contractPeriodOf,
  endsWithin,
  tierDays,
} from '@baize/gateway/modules/contracts/period-days.ts';
import { type FinishedPeriod, periodRow } from '@baize/gateway/modules/contracts/record-periods.ts';
import { windowOf } from '@baize/gateway/modules/contracts/settle-salaries.ts';
import { isPaidByDays, tiersOf } from '@baize/gateway/modules/contracts/terms.ts';
import { houseWallet } from '@baize/gateway/modules/wallet/wallets.ts';
import type { Book, Writer } from './book.ts';
import { insertMany } from './insert-many.ts';
import { SEED_CURRENCY, type SeedWallets } from './money.ts';
import { PAST_DAYS, type PastCalendar, pastCalendar } from './past-calendar.ts';

/** Delay from the end of a period to its payment. Milliseconds. */
const PAID_AFTER = 5_000;
const BONUS_KINDS: readonly string[] = ['bonus', 'referral', 'rebate'];
const NOTHING: TeamSums = { bets: 0, validBets: 0, wins: 0, bonuses: 0 };

type NewPeriod = typeof contractPeriods.$inferInsert;

/** One movement of one account. */
interface Fact {
  readonly accountId: number;
  readonly at: number;
  readonly day: number;
  readonly sums: TeamSums;
}

const add = (one: TeamSums, other: TeamSums): TeamSums => ({
  bets: one.bets + other.bets,
  validBets: one.validBets + other.validBets,
  wins: one.wins + other.wins,
  bonuses: one.bonuses + other.bonuses,
});

/** The collected movements by account, in chronological order. */
function factsOf(book: Book, owners: ReadonlyMap<number, number>, { dayOf }: PastCalendar): Fact[] {
  const facts: Fact[] = [];
  for (const { lines, kind: entryKind, at } of book.gathered()) {
    for (const { walletId, amount, kind } of lines) {
      const accountId = owners.get(walletId);
      if (accountId === undefined) continue;
      let sums = NOTHING;
      // The demo's rounds are settled when they are bet, and all of their stakes are valid bets.
      if (entryKind === 'round' && kind === 'bet') {
        sums = { ...NOTHING, bets: -amount, validBets: -amount };
      } else if (entryKind === 'round' && kind === 'win') sums = { ...NOTHING, wins: amount };
      else if (BONUS_KINDS.includes(kind)) sums = { ...NOTHING, bonuses: amount };
      else continue;
      facts.push({ accountId, at, day: dayOf(at), sums });
    }
  }
  return facts.sort((one, other) => one.at - other.at);
}

interface Days {
  readonly sums: ReadonlyMap<number, TeamSums>;
  readonly players: ReadonlyMap<number, ReadonlySet<number>>;
}

function byDay(facts: readonly Fact[]): Days {
  const sums = new Map<number, TeamSums>();
  const players = new Map<number, Set<number>>();
  for (const { day, accountId, sums: own } of facts) {
    sums.set(day, add(sums.get(day) ?? NOTHING, own));
    if (own.validBets <= 0) continue;
    const those = players.get(day) ?? new Set();
    players.set(day, those.add(accountId));
  }
  return { sums, players };
}

const daysIn = ({ from, until }: DayRange) =>
  Array.from({ length: until - from + 1 }, (_, index) => from + index);
const sumsIn = ({ sums }: Days, range: DayRange): TeamSums =>
  daysIn(range).reduce((total, day) => add(total, sums.get(day) ?? NOTHING), NOTHING);

function tierIn(days: Days, range: DayRange): TierFigures {
  const players = new Set(daysIn(range).flatMap((day) => [...(days.players.get(day) ?? [])]));
  return { activeMembers: players.size, validBets: sumsIn(days, range).validBets };
}

interface Past {
  readonly periods: readonly FinishedPeriod[];
  /** The later life of the contract. */
  readonly state: Partial<typeof agentContracts.$inferInsert>;
}

/** The finished payment periods of a contract that is paid by days. */
function pastOfDays(contract: ContractRow, facts: readonly Fact[], calendar: PastCalendar): Past {
  const { type, paymentPeriod, validBetPeriod, profitLossPeriod, answeredAt, endedAt } = contract;
  const { today, starts, dayOf } = calendar;
  const days = byDay(facts);
  const endDay = endedAt === null ? Number.MAX_SAFE_INTEGER : dayOf(endedAt);
  const countedFrom = Math.max(dayOf(answeredAt ?? 0) + 1, today - PAST_DAYS);
  const periods: FinishedPeriod[] = [];
  let carriedIn = 0;
  let from = countedFrom;
  for (;;) {
    const paid = { from, until: Math.min(contractPeriodOf(paymentPeriod, from).until, endDay) };
    if (from > endDay || paid.until >= today) break;
    const input = {
      type,
      tiers: tiersOf(contract),
      tierFigures: tierIn(days, tierDays(validBetPeriod, paid)),
      sums: sumsIn(days, paid),
      carriedIn,
      isPayday: paid.until === endDay || endsWithin(profitLossPeriod, paid),
    };
    const result = computePeriod(input);
    carriedIn = result.carriedOut;
    periods.push({
      periodKey: `days:${dayText(paid.from)}:${dayText(paid.until)}`,
      startsAt: starts.get(paid.from) ?? 0,
      endsAt: starts.get(paid.until + 1) ?? 0,
      day: paid.until,
      input,
      result,
    });
    from = paid.until + 1;
  }
  const isOver = from > endDay;
  const dueAt = isOver
    ? null
    : (starts.get(contractPeriodOf(paymentPeriod, from).until + 1) ?? null);
  return { periods, state: { countedFrom, settledDay: from - 1, carried: carriedIn, dueAt } };
}

/** The finished hours or five-minute periods of a contract in which its team played. */
function pastOfWindows(
  contract: ContractRow,
  facts: readonly Fact[],
  { calendar, now }: { readonly calendar: PastCalendar; readonly now: number },
): Past {
  const { type, validBetPeriod, answeredAt } = contract;
  const length = windowOf(type);
  const { today, starts, dayOf } = calendar;
  const windowAt = (at: number, day: number) => {
    const dayStart = starts.get(day) ?? 0;
    return at - ((at - dayStart) % length);
  };
  const until = windowAt(now, today);
  const rounds = facts.filter(({ at, sums }) => at < until && sums.bonuses === 0);
  const windows = Map.groupBy(rounds, ({ at, day }) => windowAt(at, day));
  const periods: FinishedPeriod[] = [];
  let tierFrom = -1;
  let validBets = 0;
  const players = new Set<number>();
  for (const [startsAt, those] of windows) {
    const day = dayOf(startsAt);
    const endsAt = Math.min(startsAt + length, starts.get(day + 1) ?? Number.MAX_SAFE_INTEGER);
    const { from } = contractPeriodOf(validBetPeriod, day);
    if (from !== tierFrom) {
      tierFrom = from;
      validBets = 0;
      players.clear();
    }
    for (const { accountId, sums } of those) {
      validBets += sums.validBets;
      if (sums.validBets > 0) players.add(accountId);
    }
    const sums = those.reduce((total, fact) => add(total, fact.sums), NOTHING);
    if (startsAt < (answeredAt ?? 0) || sums.bets === 0) continue;
    const input = {
      type,
      tiers: tiersOf(contract),
      tierFigures: { activeMembers: players.size, validBets },
      sums,
      carriedIn: 0,
      isPayday: true,
    };
    const periodKey = `window:${new Date(startsAt).toISOString()}`;
    periods.push({ periodKey, startsAt, endsAt, day, input, result: computePeriod(input) });
  }
  return { periods, state: { settledUntil: until } };
}

/** A finished period with the amount that has been paid of it. */
interface Booked {
  readonly contract: ContractRow;
  readonly period: FinishedPeriod;
  paid: number;
  paidAt: number | null;
  entry: ReturnType<Book['add']> | undefined;
}

/**
 * The amount that accounts can spend: the minimum of their balance from a time on, so that no later movement of the
 * demo's history lacks the money.
 */
function spareMoney(book: Book, owners: ReadonlyMap<number, number>, payers: ReadonlySet<number>) {
  const moves = new Map<number, { at: number; amount: number }[]>();
  for (const { lines, at } of book.gathered()) {
    for (const { walletId, amount } of lines) {
      const accountId = owners.get(walletId);
      if (accountId === undefined || !payers.has(accountId)) continue;
      const own = moves.get(accountId) ?? [];
      own.push({ at, amount });
      moves.set(accountId, own);
    }
  }
  const least = new Map<number, { at: number; least: number }[]>();
  for (const [accountId, own] of moves) {
    own.sort((one, other) => one.at - other.at);
    let balance = 0;
    const after = own.map(({ at, amount }) => {
      balance += amount;
      return { at, least: balance };
    });
    for (let index = after.length - 2; index >= 0; index -= 1) {
      const [step, next] = [after[index], after[index + 1]];
      if (step && next) step.least = Math.min(step.least, next.least);
    }
    least.set(accountId, after);
  }
  const changed = new Map<number, number>();
  return {
    at: (accountId: number, at: number) =>
      (least.get(accountId)?.findLast((step) => step.at <= at)?.least ?? 0) +
      (changed.get(accountId) ?? 0),
    change: (accountId: number, amount: number) => {
      changed.set(accountId, (changed.get(accountId) ?? 0) + amount);
    },
  };
}

/** Collects the payments of all periods in chronological order, as far as the payers' balances suffice. */
function bookPayments(
  booked: readonly Booked[],
  of: {
    readonly book: Book;
    readonly house: number;
    readonly wallets: SeedWallets;
    readonly spare: ReturnType<typeof spareMoney>;
  },
): void {
  const { book, house, wallets, spare } = of;
  const walletOf = (accountId: number) => wallets.get(accountId)?.walletId ?? house;
  const owed = new Map<number, Booked[]>();
  const pay = (each: Booked, amount: number, at: number) => {
    const { contract, period } = each;
    const { id: contractId, type, uplineId: payerId, agentId } = contract;
    const { periodKey, startsAt } = period;
    each.entry = book.add(
      paymentEntry(
        { contractId, periodKey, type, payerId, startsAt, paid: each.paid },
        {
          amount,
          payerWallet: payerId === null ? house : walletOf(payerId),
          agentWallet: walletOf(agentId),
          at,
        },
      ),
    );
    each.paid += amount;
    each.paidAt = at;
    spare.change(agentId, amount);
    if (payerId !== null) spare.change(payerId, -amount);
  };
  const payWhatIsOwed = (payerId: number, at: number) => {
    const queue = owed.get(payerId) ?? [];
    for (let next = queue[0]; next; next = queue[0]) {
      const rest = next.period.result.amount - next.paid;
      const amount = Math.min(rest, spare.at(payerId, at));
      if (amount > 0) pay(next, amount, at);
      if (amount < rest) return;
      queue.shift();
    }
  };
  for (const each of booked) {
    const { agentId, uplineId } = each.contract;
    const at = each.period.endsAt + PAID_AFTER;
    if (uplineId === null) pay(each, each.period.result.amount, at);
    else {
      const queue = owed.get(uplineId) ?? [];
      queue.push(each);
      owed.set(uplineId, queue);
      payWhatIsOwed(uplineId, at);
    }
    if (owed.has(agentId)) payWhatIsOwed(agentId, at);
  }
}

/**
 * Collects the results of the demo's contracts in the last ninety days and their payments, computed from the movements
 * collected before, in the same way as the gateway does. The writer stores the periods.
 */
export async function bookContractPeriods(
  tx: Transaction,
  clock: Clock,
  wallets: SeedWallets,
  book: Book,
): Promise<Writer> {
  // Periods that ended just before are paid by the gateway itself.
  const now = clock.now() - PAID_AFTER;
  const calendar = await pastCalendar(tx, now);
  const owners = new Map([...wallets].map(([accountId, { walletId }]) => [walletId, accountId]));
  const people = await tx.select({ id: accounts.id, uplineId: accounts.uplineId }).from(accounts);
  const uplines = new Map(people.map(({ id, uplineId }) => [id, uplineId]));
  const isBelow = (accountId: number, agentId: number) => {
    let above = uplines.get(accountId) ?? null;
    while (above !== null && above !== agentId) above = uplines.get(above) ?? null;
    return above === agentId;
  };
  const contracts = await tx
    .select()
    .from(agentContracts)
    .where(isNotNull(agentContracts.answeredAt))
    .orderBy(agentContracts.id);
  const ran = contracts.filter(({ status }) => status === 'active');
  const facts = factsOf(book, owners, calendar);
  const pasts = ran.map((contract) => {
    const ofTeam = facts.filter(({ accountId }) => isBelow(accountId, contract.agentId));
    const past = isPaidByDays(contract.type)
      ? pastOfDays(contract, ofTeam, calendar)
      : pastOfWindows(contract, ofTeam, { calendar, now });
    return { contract, ...past };
  });
  const booked = pasts
    .flatMap(({ contract, periods }) =>
      periods.map(
        (period): Booked => ({ contract, period, paid: 0, paidAt: null, entry: undefined }),
      ),
    )
    .sort((one, other) => one.period.endsAt - other.period.endsAt);
  const payers = new Set(ran.flatMap(({ uplineId }) => uplineId ?? []));
  const spare = spareMoney(book, owners, payers);
  const house = await houseWallet(tx, 'house:salaries', SEED_CURRENCY, now);
  const due = booked.filter(({ period }) => period.result.amount > 0);
  bookPayments(due, { book, house, wallets, spare });
  return async () => {
    const rows = booked.map(({ contract, period, paid, paidAt, entry }): NewPeriod => {
      const row = periodRow(contract, period, {
        currency: SEED_CURRENCY,
        at: period.endsAt + PAID_AFTER,
      });
      return {
        ...row,
        paid,
        paidAt,
        entryId: entry ? book.idOf(entry) : null,
        state: paid > 0 && paid === row.amount ? 'paid' : row.state,
      };
    });
    await insertMany(rows, (some) => tx.insert(contractPeriods).values([...some]));
    for (const { contract, state } of pasts) {
      await tx.update(agentContracts).set(state).where(eq(agentContracts.id, contract.id));
    }
  };
}
