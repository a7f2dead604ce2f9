import type { ContractType } from '../../contract/contracts.ts';
import { HOUR } from '../../contract/durations.ts';
import { daysOf } from '../../core/calendar.ts';
import type { Gateway } from '../../core/gateway.ts';
import { committedPosition, newlySettled } from '../../database/mark-settled.ts';
import { rowsOf } from '../../database/rows-of.ts';
import { agentContracts } from '../../database/schema/index.ts';
import { and, asc, eq, getTableColumns, inArray, isNull, lt, or, sql } from '../../database/sql.ts';
import type { Transaction } from '../../database/types.ts';
import type { PostedEntry } from '../wallet/post-entry.ts';
import { computePeriod, type TeamSums } from './compute.ts';
import { payContracts } from './pay-contracts.ts';
import { contractPeriodOf as periodOf } from './period-days.ts';
import { type FinishedPeriod, recordPeriods } from './record-periods.ts';
import { roundsBelow, type Team, tierFiguresUntil } from './team.ts';
import { tiersOf } from './terms.ts';
import { currencyOf } from './views.ts';

/** R9.08: settled and distributed every 5 minutes, by the clock's full five minutes. */
export const SALARY_WINDOW = 5 * 60_000;
/** Windows with rounds of one contract in one transaction, after a gateway stood still for long. */
const MOST_WINDOWS = 288;
/** For so long after its end a contract is still paid for rounds that are committed late. */
const LATE_AFTER_END = 24 * HOUR;

/** What is paid at once: the rounds of an hour or of five minutes. */
export const windowOf = (type: ContractType): number =>
  type === 'hourSalary' ? HOUR : SALARY_WINDOW;
const startOf = (at: number, window: number) => Math.floor(at / window) * window;

/** Contracts with finished windows to pay, which no other process is at, locked. */
const claimDue = (tx: Transaction, now: number, limit: number, ready: ReturnType<typeof and>) =>
  tx
    .select({ ...getTableColumns(agentContracts), committed: committedPosition })
    .from(agentContracts)
    .where(
      and(
        inArray(agentContracts.type, ['hourSalary', 'realtimeSalary']),
        or(
          and(
            lt(
              agentContracts.settledUntil,
              sql`case ${agentContracts.type} when 'hourSalary'
                then ${startOf(now, HOUR)}::bigint else ${startOf(now, SALARY_WINDOW)}::bigint end`,
            ),
            or(
              isNull(agentContracts.endedAt),
              lt(agentContracts.settledUntil, sql`${agentContracts.endedAt} + ${LATE_AFTER_END}`),
            ),
          ),
          // Agreed on before hourly salary was paid.
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
  /** Milliseconds, and the position of the transactions that were counted. */
  readonly until: number;
  readonly position: number;
}

interface WindowSums extends TeamSums {
  /** Number of the window since 1970. */
  readonly window: number;
}

const ROUND = { settledAt: sql`r.settled_at`, settledXid: sql`r.settled_xid` };

/**
 * What the team of a contract did, by the window in which its rounds were settled, and counted in no
 * window before; what was committed late is in the first window that is paid now. The first windows
 * that have rounds, one more than are paid at once: time without rounds is passed over in one step.
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
      select (window_number)::float8 as window, sum(bet)::float8 as bets,
        sum(valid_bet)::float8 as "validBets", sum(win)::float8 as wins, 0 as bonuses
      from (
        select greatest(r.settled_at, ${before.until}::bigint) / ${length}::bigint as window_number,
          r.bet, r.valid_bet, r.win
        ${roundsBelow(team.agentId, counted ?? sql`true`)}
      ) as rounds
      group by window_number order by window_number limit ${MOST_WINDOWS + 1}`),
  );
}

/** Pays a contract's finished windows, so many at most. */
async function payContract(
  tx: Transaction,
  contract: DueContract,
  now: number,
): Promise<PostedEntry[]> {
  const { id, agentId, type, endedAt, settledUntil } = contract;
  const length = windowOf(type);
  const move = (until: number, position: number) =>
    tx
      .update(agentContracts)
      .set({ settledUntil: until, settledPosition: position })
      .where(eq(agentContracts.id, id));
  if (settledUntil === null) {
    await move(startOf(now, length), contract.committed);
    return [];
  }
  const end = endedAt ?? Number.MAX_SAFE_INTEGER;
  const before = { until: Math.min(settledUntil, end), position: contract.settledPosition };
  const position = Math.max(before.position, contract.committed);
  const currency = await currencyOf(tx, agentId);
  const team = { agentId, currency };
  const counted = { until: Math.min(startOf(now, length), end), position };
  const found = await sumsByWindow(tx, contract, { team, before, now: counted });
  const windows = found.slice(0, MOST_WINDOWS);
  // What begins with the next window is paid by the next transaction.
  const rest = found[MOST_WINDOWS];
  const until = rest ? rest.window * length : startOf(now, length);
  const endsOf = ({ window }: WindowSums) => (window + 1) * length;
  const days = await daysOf(
    tx,
    windows.map((each) => endsOf(each) - 1),
  );
  const counting = windows.filter(({ bets }) => bets !== 0);
  const endOf = (each: WindowSums) => Math.min(endsOf(each), end);
  const dayOf = (each: WindowSums) => days.get(endsOf(each) - 1) ?? 0;
  const periods: FinishedPeriod[] = [];
  for (const [day, those] of Map.groupBy(counting, dayOf)) {
    const tierFigures = await tierFiguresUntil(tx, team, {
      from: periodOf(contract.validBetPeriod, day).from,
      lastDay: day,
      before: those.map(endOf),
    });
    for (const each of those) {
      const { window, ...sums } = each;
      const [startsAt, endsAt] = [window * length, endsOf(each)];
      const input = {
        type,
        tiers: tiersOf(contract),
        tierFigures: tierFigures.get(endOf(each)) ?? { activeMembers: 0, validBets: 0 },
        sums,
        carriedIn: 0,
        isPayday: true,
      };
      // The window of the end was paid with it: what comes later has a key of its own.
      const isLate = before.until === endedAt;
      const key = isLate ? `late:${before.position}` : `window:${new Date(startsAt).toISOString()}`;
      periods.push({ periodKey: key, startsAt, endsAt, day, input, result: computePeriod(input) });
    }
  }
  const posted = await recordPeriods(tx, contract, periods, { currency, at: now });
  await move(until, position);
  return posted;
}

/**
 * Pays hourly and real-time salary for every finished hour and five minutes by the gateway's clock,
 * also those that passed while no gateway ran (`compute.ts` tells how much). Any number of processes
 * may do it at once, and again after a failure: a round counts once, in the window in which it was
 * settled, or in a later one where it was committed after that was paid. A contract that ended is paid
 * up to its end; the merchant's switch hides contracts, but what was agreed is paid.
 */
export async function settleSalaries(gateway: Gateway): Promise<void> {
  await payContracts(gateway, { name: 'salaries', claimDue, payContract });
}
