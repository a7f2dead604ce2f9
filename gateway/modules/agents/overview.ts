import * as z from 'zod/mini';
import type { LineFigures, TeamOverview } from '../../contract/agents.ts';
import { currencyCode } from '../../contract/currencies.ts';
import { MINUTE } from '../../contract/durations.ts';
import { GAME_TYPES, gameType } from '../../contract/fields.ts';
import { type DayRange, dayText, merchantDay } from '../../core/calendar.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { readSettings } from '../../core/merchant-settings.ts';
import { rowsOf } from '../../database/rows-of.ts';
import { sql } from '../../database/sql.ts';
import type { Database } from '../../database/types.ts';
import { currencyView, toMajor } from '../wallet/money.ts';
import { FIGURE_ITEMS } from './figure-items.ts';
import { branchFigures, type FigureSum, ownFigures, teamFiguresByDay } from './figures.ts';
import { knownDays } from './known-days.ts';
import { daysInLine, type LineAccount, linePath } from './line-account.ts';
import { dayInRange, pairAlwaysValid, pairValidOn, pairValidOnDay } from './line-conditions.ts';
import { teamMembers } from './line-members.ts';
import { ACCOUNTS_A, type LineNames, lineNames } from './line-names.ts';

/** R11.01: the largest branches are displayed, the others are summed. */
const BRANCHES_SHOWN = 10;
/** Sessions seen within this time count as online. */
const ONLINE_WINDOW_MS = 5 * MINUTE;

const games: ReadonlySet<string> = new Set(GAME_TYPES);

/** Converts sums by kind to the figures of the overview, major units. */
export function lineFiguresOf(sums: readonly FigureSum[], currency: string): LineFigures {
  const total = (value: (sum: FigureSum) => number, ...items: readonly string[]) =>
    sums
      .filter(({ item }) => (items.length > 0 ? items.includes(item) : games.has(item)))
      .reduce((result, sum) => result + value(sum), 0);
  const moved = (...items: readonly string[]) => total(({ amount }) => amount, ...items);
  const bets = total((sum) => sum.bets);
  const wins = total((sum) => sum.wins);
  const bonuses = moved(...FIGURE_ITEMS.bonuses);
  const rebates = moved(...FIGURE_ITEMS.rebates);
  const salaries = moved(...FIGURE_ITEMS.salaries);
  const major = (minor: number) => toMajor(minor, currency);
  return {
    deposits: major(moved(...FIGURE_ITEMS.deposits)),
    // Money that left the wallets is negative. 0 - x avoids "-0".
    withdrawals: major(0 - moved(...FIGURE_ITEMS.withdrawals)),
    bets: major(bets),
    validBets: major(total((sum) => sum.validBets)),
    wins: major(wins),
    bonuses: major(bonuses),
    rebates: major(rebates),
    salaries: major(salaries),
    net: major(wins - bets + bonuses + rebates + salaries),
  };
}

/**
 * The days of a balance: movements before one day, of the accounts that were in the line on another day.
 */
interface BalanceDay {
  readonly before: number;
  readonly heldOn: number;
}

interface LineNow {
  /** Current balances of the accounts that were in the line on each of the days; minor units. */
  readonly balances: readonly number[];
  readonly online: number;
  readonly currencies: readonly string[];
}

interface LineNowQuery {
  readonly accountId: number;
  readonly currency: string;
  readonly now: number;
  readonly today: number;
  readonly days: readonly BalanceDay[];
}

const dayValue = (day: number) => sql`${day}::integer`;

/** Returns the condition that a pair became valid or invalid after a day, up to another day. */
const changedWithin = (after: number, until: number) => sql`not (${pairAlwaysValid}) and (
  (l.from_day > ${dayValue(after)} and l.from_day <= ${dayValue(until)})
  or (l.until_day > ${dayValue(after)} and l.until_day <= ${dayValue(until)}))`;

/**
 * Returns corrections to the balances of some days for accounts that have joined or left since. The
 * balance of a day is the current balance of its accounts minus the later movements. The subtracted
 * figures of the line, however, include an account only while it was in the line. Pairs that were valid
 * all the time are not read.
 */
async function balanceCorrections(
  db: Database,
  { accountId, currency, today, days }: LineNowQuery,
): Promise<readonly number[]> {
  const first = Math.min(...days.map(({ heldOn: day }) => day));
  const from = Math.min(...days.map(({ before }) => before));
  const sums = days.map(
    (day) => sql`coalesce(sum(
      f.amount * ((${pairValidOnDay})::integer - (${pairValidOn(dayValue(day.heldOn))})::integer)
    ) filter (where f.day >= ${dayValue(day.before)}), 0)::float8`,
  );
  const [row] = rowsOf<{ amounts: number[] }>(
    await db.execute(sql`
      select array[${sql.join(sums, sql`, `)}] as amounts
      from account_lines l join account_figures f on f.account_id = l.descendant_id
      where l.ancestor_id = ${accountId} and ${changedWithin(first, today)}
        and f.currency = ${currency} and f.amount <> 0 and ${dayInRange({ from, until: today })}`),
  );
  return row?.amounts ?? [];
}

/**
 * Returns the balances of a line, including the account's own, and the number of online accounts below
 * it.
 */
async function lineNow(db: Database, query: LineNowQuery): Promise<LineNow> {
  const { accountId, currency, now, today, days } = query;
  const first = Math.min(...days.map(({ heldOn: day }) => day));
  const balances = days.map(
    (day) =>
      sql`coalesce(sum(w.balance) filter (where ${pairValidOn(dayValue(day.heldOn))}), 0)::float8`,
  );
  // Includes accounts that were in the line before, because the line has figures in their currency.
  const held = rowsOf<{ currency: string; balances: number[]; hasMoves: boolean }>(
    await db.execute(sql`
      select w.currency, array[${sql.join(balances, sql`, `)}] as balances,
        bool_or(${changedWithin(first, today)}) as "hasMoves"
      from (
        select account_id, currency, balance from wallets where kind in ('main', 'vendor')
        union all
        select account_id, currency, amount from wallet_transfers where state = 'pending'
      ) w join account_lines l on l.descendant_id = w.account_id
      where l.ancestor_id = ${accountId}
      group by w.currency`),
  );
  const [seen] = rowsOf<{ online: number }>(
    await db.execute(sql`
      select count(distinct s.account_id)::float8 as online from sessions s
      where s.ended_at is null and s.last_seen_at > ${now - ONLINE_WINDOW_MS}
        and exists (
          select 1 from account_lines l where l.ancestor_id = ${accountId} and l.depth > 0
            and ${pairValidOn(dayValue(today))} and l.descendant_id = s.account_id
        )`),
  );
  const ofCurrency = held.find((each) => each.currency === currency);
  const moves = ofCurrency?.hasMoves ? await balanceCorrections(db, query) : [];
  return {
    balances: days.map((_, index) => (ofCurrency?.balances[index] ?? 0) + (moves[index] ?? 0)),
    online: seen?.online ?? 0,
    currencies: held.map((each) => each.currency),
  };
}

async function namesOf(db: Database, names: LineNames, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, { account: string; nickname: string }>();
  const shown = names.of(ACCOUNTS_A);
  const rows = rowsOf<{ id: number; account: string; nickname: string }>(
    await db.execute(sql`
      select a.id, ${shown.account} as account, ${shown.nickname} as nickname from accounts a
      where a.id in (${sql.join(
        ids.map((id) => sql`${id}`),
        sql`, `,
      )})`),
  );
  return new Map(
    rows.map(({ id, account, nickname }) => [
      id,
      { account, nickname: names.nicknameOf({ account, nickname }) },
    ]),
  );
}

async function branchesOf(
  db: Database,
  names: LineNames,
  query: Parameters<typeof branchFigures>[1],
) {
  const rows = await branchFigures(db, query);
  const validBets = (sums: readonly FigureSum[]) =>
    sums.reduce((total, sum) => total + sum.validBets, 0);
  const branches = [...Map.groupBy(rows, ({ accountId }) => accountId)]
    .map(([accountId, sums]) => ({ accountId, sums }))
    .sort((one, other) => validBets(other.sums) - validBets(one.sums));
  const shown = branches.slice(0, BRANCHES_SHOWN);
  const people = await namesOf(
    db,
    names,
    shown.map(({ accountId }) => accountId),
  );
  return {
    branches: shown.map(({ accountId, sums }) => ({
      account: '',
      nickname: '',
      ...people.get(accountId),
      ...lineFiguresOf(sums, query.currency),
    })),
    otherBranches: lineFiguresOf(
      branches.slice(BRANCHES_SHOWN).flatMap(({ sums }) => sums),
      query.currency,
    ),
  };
}

const unknownCurrency = () =>
  new GatewayError('request_param_err', 'Nobody in the line has a wallet in this currency.', {
    fields: { currency: 'currency_unknown' },
  });

/**
 * Returns the overview of a line in a range of days (R11.01). All figures refer to the line as it was on
 * each day, from when the account joined the caller's line: the balances are those of the accounts that
 * were in it at the end of the range, and at the end of the day before it.
 * @throws {GatewayError} request_param_err for a currency that nobody in the line has or had
 */
export async function teamOverviewOf(
  gateway: Gateway,
  callerId: number,
  line: LineAccount,
  range: DayRange,
  wanted: string | undefined,
): Promise<TeamOverview> {
  const { db, clock } = gateway;
  const currency = wanted || line.currency;
  // Refused before figures are read, because amounts in an invalid currency cannot be converted.
  if (!z.safeParse(currencyCode, currency).success) throw unknownCurrency();
  const settings = await readSettings(db);
  const names = await lineNames(db, callerId);
  const today = await merchantDay(db, clock.now());
  const length = range.until - range.from + 1;
  const before = { from: range.from - length, until: range.from - 1 };
  const drawn = daysInLine(line, { from: before.from, until: Math.max(range.until, today) });
  const counted = daysInLine(line, range);
  const countedBefore = daysInLine(line, before);
  const query = { agentId: line.id, currency, known: await knownDays(db, drawn) };
  /**
   * Returns the end of a day (now, if it is today), but not before the account joined the caller's line.
   */
  const endOf = (day: number): BalanceDay => ({
    before: Math.max(day + 1, line.fromDay),
    heldOn: Math.min(Math.max(day, line.fromDay), today),
  });
  const balanceDays = [endOf(before.until), endOf(range.until)] as const;
  // These queries are independent: with several connections they run concurrently.
  const [now, rows, [members, previousMembers], branches, ownSums] = await Promise.all([
    lineNow(db, {
      accountId: line.id,
      currency,
      now: clock.now(),
      today,
      days: balanceDays,
    }),
    teamFiguresByDay(db, { ...query, ...drawn }),
    teamMembers(db, line.id, [counted, countedBefore]),
    branchesOf(db, names, { ...query, ...counted }),
    ownFigures(db, { ...query, ...counted }),
  ]);
  const currencies = [...new Set([line.currency, ...now.currencies])].sort();
  if (!currencies.includes(currency)) {
    throw unknownCurrency();
  }
  const inDays = ({ from, until }: DayRange) =>
    rows.filter(({ day }) => day >= from && day <= until);
  const inRange = inDays(range);
  const byDay = Map.groupBy(inRange, ({ day }) => day);
  /** Journal kinds are in lower case: their sum is the change of the wallets since then. */
  const [balanceBefore = 0, balance = 0] = balanceDays.map((day, index) =>
    inDays({ from: day.before, until: today })
      .filter(({ item }) => !games.has(item))
      .reduce((rest, { amount }) => rest - amount, now.balances[index] ?? 0),
  );
  const major = (minor: number) => toMajor(minor, currency);
  const byGame = Map.groupBy(
    inRange.filter(({ item }) => games.has(item)),
    ({ item }) => item,
  );
  return {
    path: [...(await linePath(db, callerId, line))],
    currency,
    ...currencyView(currency),
    currencies,
    today: dayText(today),
    timeZone: settings.timeZone,
    previousFrom: dayText(before.from),
    previousUntil: dayText(before.until),
    balance: { now: major(balance), before: major(balanceBefore) },
    figures: lineFiguresOf(inRange, currency),
    previous: lineFiguresOf(inDays(before), currency),
    members,
    previousMembers,
    online: now.online,
    days: Array.from({ length }, (_, index) => ({
      day: dayText(range.from + index),
      ...lineFiguresOf(byDay.get(range.from + index) ?? [], currency),
    })),
    ...branches,
    own: lineFiguresOf(ownSums, currency),
    products: [...byGame]
      .map(([item, sums]) => {
        const { bets, validBets, wins } = lineFiguresOf(sums, currency);
        const rounds = sums.reduce((total, { entries }) => total + entries, 0);
        return { gameType: z.parse(gameType, item), rounds, bets, validBets, wins };
      })
      .sort((one, other) => other.validBets - one.validBets),
  };
}
