import type { ContractType } from '../../contract/contracts.ts';
import { HOUR, MINUTE } from '../../contract/durations.ts';
import { accountCurrency } from '../../core/account-currency.ts';
import type { Gateway } from '../../core/gateway.ts';
import { rowsOf } from '../../database/rows-of.ts';
import { agentContracts } from '../../database/schema/index.ts';
import { committedPosition, newlySettled } from '../../database/settlement-position.ts';
import {
  and,
  asc,
  eq,
  getTableColumns,
  inArray,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from '../../database/sql.ts';
import type { Transaction } from '../../database/types.ts';
import type { PostedEntry } from '../wallet/post-entry.ts';
import { computePeriod, type TeamSums } from './compute.ts';
import { payContracts } from './pay-contracts.ts';
import { contractPeriodOf } from './period-days.ts';
import { type FinishedPeriod, recordPeriods } from './record-periods.ts';
import { roundsBelow, type Team, tierFiguresUntil } from './team.ts';
import { tiersOf } from './terms.ts';

/** R9.08: settled and distributed every 5 minutes, aligned to the merchant's clock. */
export const SALARY_WINDOW_MS = 5 * MINUTE;
/** Maximum number of windows with rounds per contract in one transaction, after a long outage. */
const MAX_WINDOWS = 288;
/** Milliseconds after the end of a contract in which rounds that are committed late are still paid. */
const LATE_AFTER_END_MS = 24 * HOUR;

/** Returns the length of a window in milliseconds: an hour or five minutes. */
export const windowOf = (type: ContractType): number =>
  type === 'hourSalary' ? HOUR : SALARY_WINDOW_MS;

/**
 * Returns SQL for the start of a contract's current window. Windows are counted from the start of the
 * merchant's day: in a time zone that is not whole hours from UTC, an hour of UTC spans two days.
 */
function openWindow(now: number): SQL<number> {
  const length = sql`case ${agentContracts.type} when 'hourSalary' then ${HOUR}::bigint
    else ${SALARY_WINDOW_MS}::bigint end`;
  // A subquery is evaluated once rather than for each contract.
  const day = sql`(select merchant_day_start(merchant_day(${now}::bigint)))`;
  return sql`${day} + (${now}::bigint - ${day}) / (${length}) * (${length})`.mapWith(Number);
}

/** Selects contracts with finished unpaid windows that no other process has locked, and locks them. */
const claimDue = (tx: Transaction, now: number, limit: number, ready: ReturnType<typeof and>) =>
  tx
    .select({
      ...getTableColumns(agentContracts),
      committed: committedPosition,
      /** All windows that began before this one are finished. */
      openWindow: openWindow(now),
    })
    .from(agentContracts)
    .where(
      and(
        inArray(agentContracts.type, ['hourSalary', 'realtimeSalary']),
        or(
          and(
            lt(agentContracts.settledUntil, openWindow(now)),
            or(
              isNull(agentContracts.endedAt),
              lt(
                agentContracts.settledUntil,
                sql`${agentContracts.endedAt} + ${LATE_AFTER_END_MS}`,
              ),
            ),
          ),
          // Contracts that were agreed on before hourly salary was paid.
          and(isNull(agentContracts.settledUntil), eq(agentContracts.status, 'active')),
        ),
        ready,
      ),
    )
    .orderBy(asc(agentContracts.id))
    .limit(limit)
    .for('update', { skipLocked: true });
type DueContract = Awaited<ReturnType<typeof claimDue>>[number];

interface Counting {
  /** Milliseconds, and the transaction position up to which rounds are counted. */
  readonly until: number;
  readonly position: number;
}

interface WindowSums extends TeamSums {
  /** Milliseconds; the end is not included. */
  readonly startsAt: number;
  readonly endsAt: number;
  /** Day of the merchant's calendar that contains the window. */
  readonly day: number;
}

const ROUND = { settledAt: sql`r.settled_at`, settledXid: sql`r.settled_xid` };

/**
 * Returns the figures of a contract's team by the window in which rounds were settled, excluding rounds
 * that a window has counted. Rounds that were committed late are in the first window that is paid now.
 * Returns the first windows with rounds, one more than are paid at once, so that time without rounds is
 * skipped in one step.
 */
async function sumsByWindow(
  tx: Transaction,
  contract: DueContract,
  of: { readonly team: Team; readonly before: Counting; readonly now: Counting },
): Promise<readonly WindowSums[]> {
  const { team, before, now } = of;
  const length = windowOf(contract.type);
  const counted = and(
    sql`r.settled_at >= ${contract.answeredAt ?? before.until}`,
    newlySettled(ROUND, before, now),
    sql`w.currency = ${team.currency}`,
  );
  return rowsOf(
    await tx.execute(sql`
      with rounds as materialized (
        select at, merchant_day(at) as day, bet, valid_bet, win
        from (
          select greatest(r.settled_at, ${before.until}::bigint) as at, r.bet, r.valid_bet, r.win
          ${roundsBelow(team.agentId, counted ?? sql`true`)}
        ) as found
      ), days as (
        select day, merchant_day_start(day) as starts_at, merchant_day_start(day + 1) as ends_at
        from (select distinct day from rounds) as played
      )
      select starts_at::float8 as "startsAt", ends_at::float8 as "endsAt", day,
        sum(bet)::float8 as bets, sum(valid_bet)::float8 as "validBets", sum(win)::float8 as wins,
        0 as bonuses
      from (
        select day, bet, valid_bet, win, starts_at,
          -- If clocks change by half an hour, the last window of the day is shorter.
          least(starts_at + ${length}::bigint, day_ends_at) as ends_at
        from (
          select day, bet, valid_bet, win, days.ends_at as day_ends_at,
            days.starts_at + (at - days.starts_at) / ${length}::bigint * ${length}::bigint as starts_at
          from rounds join days using (day)
        ) as placed
      ) as windows
      group by starts_at, ends_at, day order by starts_at limit ${MAX_WINDOWS + 1}`),
  );
}

/** Pays a contract's finished windows, up to the maximum number. */
async function payContract(
  tx: Transaction,
  contract: DueContract,
  now: number,
): Promise<PostedEntry[]> {
  const { id, agentId, type, endedAt, settledUntil, openWindow: open } = contract;
  const move = (until: number, position: number) =>
    tx
      .update(agentContracts)
      .set({ settledUntil: until, settledPosition: position })
      .where(eq(agentContracts.id, id));
  if (settledUntil === null) {
    await move(open, contract.committed);
    return [];
  }
  const end = endedAt ?? Number.MAX_SAFE_INTEGER;
  const before = { until: Math.min(settledUntil, end), position: contract.settledPosition };
  const position = Math.max(before.position, contract.committed);
  const currency = await accountCurrency(tx, agentId);
  const team = { agentId, currency };
  const counted = { until: Math.min(open, end), position };
  const found = await sumsByWindow(tx, contract, { team, before, now: counted });
  // The next window is paid by the next transaction.
  const until = found[MAX_WINDOWS]?.startsAt ?? open;
  const counting = found.slice(0, MAX_WINDOWS).filter(({ bets }) => bets !== 0);
  const countedTo = ({ endsAt }: WindowSums) => Math.min(endsAt, end);
  // The last window was paid when the contract ended, so a later payment needs its own key.
  const isLate = before.until === endedAt;
  const periods: FinishedPeriod[] = [];
  for (const [day, those] of Map.groupBy(counting, (each) => each.day)) {
    const tierFigures = await tierFiguresUntil(tx, team, {
      from: contractPeriodOf(contract.validBetPeriod, day).from,
      lastDay: day,
      before: those.map(countedTo),
    });
    for (const each of those) {
      const { startsAt: windowStart, endsAt, day: _, ...sums } = each;
      // A window that began before the agreement, or before the paid time, counts only from there.
      const startsAt = isLate ? windowStart : Math.max(windowStart, before.until);
      const input = {
        type,
        tiers: tiersOf(contract),
        tierFigures: tierFigures.get(countedTo(each)) ?? { activeMembers: 0, validBets: 0 },
        sums,
        carriedIn: 0,
        isPayday: true,
      };
      const key = isLate ? `late:${before.position}` : `window:${new Date(startsAt).toISOString()}`;
      periods.push({ periodKey: key, startsAt, endsAt, day, input, result: computePeriod(input) });
    }
  }
  const posted = await recordPeriods(tx, contract, periods, { currency, at: now });
  await move(until, position);
  return posted;
}

/**
 * Pays hourly and real-time salary for every finished hour and five minutes of the merchant's days (see
 * `compute.ts`), including those that passed while no gateway was running. Any number of processes may
 * run this concurrently and repeat it after a failure: a round counts once, in the window in which it
 * was settled, or in a later one if it was committed after that was paid. A contract that has ended is
 * paid until its end. The merchant's flags only hide contracts: active ones are paid regardless.
 */
export async function settleSalaries(gateway: Gateway): Promise<void> {
  await payContracts(gateway, { name: 'salaries', claimDue, payContract });
}
