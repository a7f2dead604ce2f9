import type { ParsedRequestOf } from '../../contract/endpoint.ts';
import {
  type Activity,
  type ActivityFigures,
  MAX_ACTIVITY_DAYS,
  type memberActivity,
} from '../../contract/protection.ts';
import { accountCurrency } from '../../core/account-currency.ts';
import { dayNumber, dayText, merchantDay } from '../../core/calendar.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { readSettings } from '../../core/merchant-settings.ts';
import { accountFigures, accounts, playDays } from '../../database/schema/index.ts';
import { and, asc, eq, gte, lt, lte, min, sql } from '../../database/sql.ts';
import type { Transaction } from '../../database/types.ts';
import { currencyView, toMajor } from '../wallet/money.ts';
import { periodsAt } from './periods.ts';

type Query = ParsedRequestOf<typeof memberActivity>;

/** Ranges of up to this many days are reported by day, longer ones by month. */
const MAX_DAY_POINTS = 62;

interface DayRange {
  /** Days since 1970-01-01, both included. */
  readonly from: number;
  readonly until: number;
}

/** Sums in minor units. */
type Sums = Record<Exclude<keyof ActivityFigures, 'net'>, number>;

const noSums = (): Sums => ({
  deposits: 0,
  withdrawals: 0,
  stakes: 0,
  wins: 0,
  bonuses: 0,
  other: 0,
  playedMs: 0,
});

/** The figure that a kind of journal line contributes to, and its sign. */
const FIGURE_OF: Readonly<Record<string, readonly [name: keyof Sums, sign: 1 | -1]>> = {
  deposit: ['deposits', 1],
  withdrawal: ['withdrawals', -1],
  bet: ['stakes', -1],
  refund: ['stakes', -1],
  win: ['wins', 1],
  bonus: ['bonuses', 1],
  referral: ['bonuses', 1],
  rebate: ['bonuses', 1],
};

const invalidRange = (field: string, problem: string) =>
  new GatewayError('request_param_err', 'There is no such range.', {
    fields: { [field]: problem },
  });

/** Returns the day on which an account was opened. */
async function firstDay(tx: Transaction, accountId: number): Promise<number> {
  const [figures] = await tx
    .select({ day: min(accountFigures.day) })
    .from(accountFigures)
    .where(eq(accountFigures.accountId, accountId));
  const [account] = await tx
    .select({ createdAt: accounts.createdAt })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  if (!account) throw new GatewayError('not_found');
  const opened = await merchantDay(tx, account.createdAt);
  return Math.min(opened, figures?.day ?? opened);
}

/** @throws {GatewayError} request_param_err for an invalid range */
async function rangeOf(tx: Transaction, accountId: number, query: Query, at: number) {
  const periods = await periodsAt(tx, at);
  const today = periods.day.firstDay;
  switch (query.period) {
    case 'day':
    case 'week':
    case 'month':
      return { from: periods[query.period].firstDay, until: today };
    case 'year':
      return { from: dayNumber(`${dayText(today).slice(0, 4)}-01-01`, 'from'), until: today };
    case 'lifetime':
      return { from: Math.min(await firstDay(tx, accountId), today), until: today };
    case 'range': {
      if (query.from === undefined) throw invalidRange('from', 'required');
      if (query.until === undefined) throw invalidRange('until', 'required');
      const range = { from: dayNumber(query.from, 'from'), until: dayNumber(query.until, 'until') };
      if (range.from > range.until) throw invalidRange('until', 'range_reversed');
      if (range.until - range.from >= MAX_ACTIVITY_DAYS)
        throw invalidRange('until', 'range_too_long');
      return range;
    }
  }
}

/** Returns the journal's movements by day and kind, from the daily figures. */
async function movements(
  tx: Transaction,
  of: { readonly accountId: number; readonly currency: string },
  range: DayRange,
) {
  return tx
    .select({
      day: accountFigures.day,
      item: accountFigures.item,
      sum: sql`sum(${accountFigures.amount})`.mapWith(Number),
    })
    .from(accountFigures)
    .where(
      and(
        eq(accountFigures.accountId, of.accountId),
        eq(accountFigures.currency, of.currency),
        gte(accountFigures.day, range.from),
        lte(accountFigures.day, range.until),
        // Selects money movements; sums of rounds have a vendor and an upper-case item.
        eq(accountFigures.vendor, ''),
      ),
    )
    .groupBy(accountFigures.day, accountFigures.item);
}

/** Returns the balance before a day according to the journal, minor units. */
async function balanceBefore(
  tx: Transaction,
  of: { readonly accountId: number; readonly currency: string },
  day: number,
): Promise<number> {
  const [row] = await tx
    .select({ sum: sql`coalesce(sum(${accountFigures.amount}), 0)`.mapWith(Number) })
    .from(accountFigures)
    .where(
      and(
        eq(accountFigures.accountId, of.accountId),
        eq(accountFigures.currency, of.currency),
        lt(accountFigures.day, day),
      ),
    );
  return row?.sum ?? 0;
}

/**
 * Returns a player's activity in a range: totals that agree with the journal, and the same by day or
 * month.
 * @throws {GatewayError} request_param_err for an invalid range
 */
export async function activityOf(
  gateway: Gateway,
  accountId: number,
  query: Query,
): Promise<Activity & { readonly currency: string }> {
  const { timeZone } = await readSettings(gateway.db);
  return gateway.db.transaction(async (tx) => {
    const at = gateway.clock.now();
    const currency = await accountCurrency(tx, accountId);
    const of = { accountId, currency };
    const range = await rangeOf(tx, accountId, query, at);
    const by = range.until - range.from < MAX_DAY_POINTS ? 'day' : 'month';
    const nameOf = (day: number) => dayText(day).slice(0, by === 'day' ? 10 : 7);
    const points = new Map<string, Sums>();
    for (let day = range.from; day <= range.until; day += 1) points.set(nameOf(day), noSums());
    const pointOf = (day: number) => {
      const point = points.get(nameOf(day));
      if (!point) throw new RangeError(`Day ${day} is outside its range.`);
      return point;
    };
    for (const { day, item, sum } of await movements(tx, of, range)) {
      const [name, sign] = FIGURE_OF[item] ?? (['other', 1] as const);
      pointOf(day)[name] += sign * sum;
    }
    const played = await tx
      .select({ day: playDays.day, ms: playDays.playedMs })
      .from(playDays)
      .where(
        and(
          eq(playDays.accountId, accountId),
          gte(playDays.day, range.from),
          lte(playDays.day, range.until),
        ),
      )
      .orderBy(asc(playDays.day));
    for (const { day, ms } of played) pointOf(day).playedMs += ms;
    const total = noSums();
    for (const point of points.values()) {
      for (const name of Object.keys(total) as (keyof Sums)[]) total[name] += point[name];
    }
    const major = (minor: number) => toMajor(minor, currency);
    const figures = (sums: Sums): ActivityFigures => ({
      deposits: major(sums.deposits),
      withdrawals: major(sums.withdrawals),
      stakes: major(sums.stakes),
      wins: major(sums.wins),
      net: major(sums.wins - sums.stakes),
      bonuses: major(sums.bonuses),
      other: major(sums.other),
      playedMs: sums.playedMs,
    });
    return {
      currency,
      ...currencyView(currency),
      serverTime: at,
      timeZone,
      from: dayText(range.from),
      until: dayText(range.until),
      opening: major(await balanceBefore(tx, of, range.from)),
      closing: major(await balanceBefore(tx, of, range.until + 1)),
      totals: figures(total),
      by,
      points: [...points].map(([name, sums]) => ({ at: name, ...figures(sums) })),
    };
  });
}
