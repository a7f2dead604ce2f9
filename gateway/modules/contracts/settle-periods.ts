import { accountCurrency } from '../../core/account-currency.ts';
import { type DayRange, dayStart, dayStarts, dayText, merchantDay } from '../../core/calendar.ts';
import type { Gateway } from '../../core/gateway.ts';
import { rowsOf } from '../../database/rows-of.ts';
import { agentContracts } from '../../database/schema/index.ts';
import {
  and,
  asc,
  eq,
  getTableColumns,
  inArray,
  isNull,
  lte,
  or,
  sql,
} from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';
import type { PostedEntry } from '../wallet/post-entry.ts';
import { computePeriod, type TeamSums } from './compute.ts';
import type { ContractRow } from './contract-row.ts';
import { payContracts } from './pay-contracts.ts';
import { contractPeriodOf, endsWithin, tierDays } from './period-days.ts';
import { recordPeriods } from './record-periods.ts';
import { type Team, teamSums, tierFiguresOf } from './team.ts';
import { tiersOf } from './terms.ts';

/**
 * Selects dividend and daily salary contracts with a finished period that no other process has locked,
 * and locks them.
 */
const claimDue = (tx: Transaction, now: number, limit: number, ready: ReturnType<typeof and>) =>
  tx
    .select(getTableColumns(agentContracts))
    .from(agentContracts)
    .where(
      and(
        inArray(agentContracts.type, ['dividend', 'dailySalary']),
        or(
          lte(agentContracts.dueAt, now),
          // Contracts that were agreed on before these types were paid.
          and(isNull(agentContracts.dueAt), eq(agentContracts.status, 'active')),
        ),
        ready,
      ),
    )
    .orderBy(asc(agentContracts.id))
    .limit(limit)
    .for('update', { skipLocked: true });

/**
 * Returns the initial state of a contract that is counted from the day after `today`. It is counted by
 * whole days, from the day after the agreement to the day of its end, so that of two consecutive
 * contracts only one counts a day.
 */
export async function beginDays(
  tx: Transaction,
  { paymentPeriod }: Pick<ContractRow, 'paymentPeriod'>,
  today: number,
) {
  const { until } = contractPeriodOf(paymentPeriod, today + 1);
  return { countedFrom: today + 1, settledDay: today, dueAt: await dayStart(tx, until + 1) };
}

/**
 * Returns the team's figures from a contract's first day up to a given day that no period has counted.
 * Includes rounds of paid days that were settled, reversed or committed late.
 */
export async function uncountedSums(
  db: Database | Transaction,
  contract: Pick<ContractRow, 'id'>,
  team: Team,
  days: DayRange,
): Promise<TeamSums> {
  const all = await teamSums(db, team, days);
  const [counted] = rowsOf<TeamSums>(
    await db.execute(sql`
      select coalesce(sum(bets), 0)::float8 as bets,
        coalesce(sum(valid_bets), 0)::float8 as "validBets",
        coalesce(sum(wins), 0)::float8 as wins, coalesce(sum(bonuses), 0)::float8 as bonuses
      from contract_periods where contract_id = ${contract.id}`),
  );
  return {
    bets: all.bets - (counted?.bets ?? 0),
    validBets: all.validBets - (counted?.validBets ?? 0),
    wins: all.wins - (counted?.wins ?? 0),
    bonuses: all.bonuses - (counted?.bonuses ?? 0),
  };
}

/** Pays the first finished and unpaid period of a contract. */
async function payContract(
  tx: Transaction,
  contract: ContractRow,
  now: number,
): Promise<PostedEntry[]> {
  const { id, agentId, type, endedAt, settledDay } = contract;
  const set = (values: Partial<typeof agentContracts.$inferInsert>) =>
    tx.update(agentContracts).set(values).where(eq(agentContracts.id, id));
  const today = await merchantDay(tx, now);
  if (settledDay === null) {
    await set(await beginDays(tx, contract, today));
    return [];
  }
  const endDay = endedAt === null ? Number.MAX_SAFE_INTEGER : await merchantDay(tx, endedAt);
  const from = settledDay + 1;
  if (from > endDay) {
    await set({ dueAt: null });
    return [];
  }
  const days = {
    from,
    until: Math.min(contractPeriodOf(contract.paymentPeriod, from).until, endDay),
  };
  const next = days.until + 1;
  if (today < next) {
    await set({ dueAt: await dayStart(tx, next) });
    return [];
  }
  const currency = await accountCurrency(tx, agentId);
  const team = { agentId, currency };
  const firstDay = contract.countedFrom ?? from;
  const input = {
    type,
    tiers: tiersOf(contract),
    tierFigures: await tierFiguresOf(tx, team, tierDays(contract.validBetPeriod, days)),
    sums: await uncountedSums(tx, contract, team, { from: firstDay, until: days.until }),
    carriedIn: contract.carried,
    isPayday: days.until === endDay || endsWithin(contract.profitLossPeriod, days),
  };
  const result = computePeriod(input);
  const nextEnd = contractPeriodOf(contract.paymentPeriod, next).until + 1;
  const starts = await dayStarts(tx, [from, next, nextEnd]);
  const posted = await recordPeriods(
    tx,
    contract,
    [
      {
        periodKey: `days:${dayText(days.from)}:${dayText(days.until)}`,
        startsAt: starts.get(from) ?? 0,
        endsAt: starts.get(next) ?? 0,
        day: days.until,
        input,
        result,
      },
    ],
    { currency, at: now },
  );
  await set({
    settledDay: days.until,
    carried: result.carriedOut,
    dueAt: days.until === endDay ? null : (starts.get(nextEnd) ?? null),
  });
  return posted;
}

/**
 * Pays dividends and daily salaries for every finished payment period of the merchant's calendar (see
 * `compute.ts`), one after the other, including those that ended while no gateway was running. Any
 * number of processes may run this concurrently and repeat it after a failure: each period has one row.
 */
export async function settlePeriods(gateway: Gateway): Promise<void> {
  await payContracts(gateway, { name: 'contract-periods', claimDue, payContract });
}
