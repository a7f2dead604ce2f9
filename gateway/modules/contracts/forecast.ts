import type { ContractForecast } from '../../contract/contract-records.ts';
import type { ContractType } from '../../contract/contracts.ts';
import { accountCurrency } from '../../core/account-currency.ts';
import { type DayRange, dayText, merchantDay } from '../../core/calendar.ts';
import type { Gateway } from '../../core/gateway.ts';
import { readSettings } from '../../core/merchant-settings.ts';
import { rowsOf } from '../../database/rows-of.ts';
import { accounts, agentContracts } from '../../database/schema/index.ts';
import { and, eq, type SQL, sql } from '../../database/sql.ts';
import type { Database } from '../../database/types.ts';
import { lineNames } from '../agents/line-names.ts';
import { currencyView, toMajor } from '../wallet/money.ts';
import { computePeriod, houseWinOf, missingFor, type TeamSums } from './compute.ts';
import type { ContractRow } from './contract-row.ts';
import { contractPeriodOf, endsWithin, tierDays } from './period-days.ts';
import { uncountedSums } from './settle-periods.ts';
import { roundsBelow, type Team, teamSums, tierFiguresOf } from './team.ts';
import { isPaidByDays, tiersOf, tiersView } from './terms.ts';

/** Returns the owed amounts of periods of a type, by currency. */
async function owedWhere(db: Database, type: ContractType, condition: SQL) {
  return rowsOf<{ currency: string; amount: number }>(
    await db.execute(sql`
      select currency, sum(amount - paid)::float8 as amount from contract_periods
      where state = 'owed' and type = ${type} and ${condition}
      group by currency order by currency`),
  );
}

async function owedOf(
  db: Database,
  { accountId, type, currency }: { accountId: number; type: ContractType; currency: string },
): Promise<ContractForecast['owed']> {
  const owedToAccount = await owedWhere(
    db,
    type,
    sql`agent_id = ${accountId} and currency = ${currency}`,
  );
  const owedByAccount = await owedWhere(db, type, sql`payer_id = ${accountId}`);
  return {
    toMe: toMajor(owedToAccount[0]?.amount ?? 0, currency),
    byMe: owedByAccount.map((each) => ({
      amount: toMajor(each.amount, each.currency),
      ...currencyView(each.currency),
    })),
  };
}

/** Returns the results of today's finished windows, and the bets that no window has counted yet. */
async function windowsOfToday(db: Database, contract: ContractRow, team: Team, today: number) {
  const from = contract.settledUntil ?? Number.MAX_SAFE_INTEGER;
  const open = roundsBelow(
    team.agentId,
    sql`r.settled_at >= ${from} and w.currency = ${team.currency}`,
  );
  const [row] = rowsOf<{ amount: number; validBets: number }>(
    await db.execute(sql`
      select
        (select coalesce(sum(amount), 0)::float8 from contract_periods
          where contract_id = ${contract.id} and day = ${today}) as amount,
        (select coalesce(sum(r.valid_bet), 0)::float8 ${open}) as "validBets"`),
  );
  return row ?? { amount: 0, validBets: 0 };
}

interface Running {
  readonly days: DayRange;
  readonly sums: TeamSums;
  readonly isPayday: boolean;
}

/**
 * Returns the current payment period of a contract; today for contracts that are paid by the clock.
 */
async function runningOf(
  db: Database,
  contract: ContractRow,
  team: Team,
  today: number,
): Promise<Running> {
  if (!isPaidByDays(contract.type)) {
    const days = { from: today, until: today };
    return { days, sums: await teamSums(db, team, days), isPayday: true };
  }
  const from = (contract.settledDay ?? today) + 1;
  const days = { from, until: contractPeriodOf(contract.paymentPeriod, from).until };
  const counted = { from: contract.countedFrom ?? from, until: Math.min(days.until, today) };
  const sums = await uncountedSums(db, contract, team, counted);
  return { days, sums, isPayday: endsWithin(contract.profitLossPeriod, days) };
}

async function payerOf(db: Database, { agentId, uplineId }: ContractRow) {
  if (uplineId === null) return {};
  const names = await lineNames(db, agentId);
  const [payer] = await db
    .select(names.of(accounts))
    .from(accounts)
    .where(eq(accounts.id, uplineId));
  return payer ? { payer } : {};
}

async function runningView(
  gateway: Pick<Gateway, 'db'>,
  contract: ContractRow,
  currency: string,
  today: number,
): Promise<NonNullable<ContractForecast['running']>> {
  const { db } = gateway;
  const { type } = contract;
  const team = { agentId: contract.agentId, currency };
  const { days, sums, isPayday } = await runningOf(db, contract, team, today);
  const last = Math.min(days.until, today);
  const tierRange = tierDays(contract.validBetPeriod, { from: days.from, until: last });
  const tierFigures = await tierFiguresOf(db, team, { ...tierRange, until: last });
  const tiers = tiersOf(contract);
  const common = { type, tiers, tierFigures, carriedIn: contract.carried, isPayday };
  const { tier, rate, amount } = computePeriod({ ...common, sums });
  let due = amount;
  if (!isPaidByDays(type)) {
    const open = await windowsOfToday(db, contract, team, today);
    const openSums = { ...sums, validBets: open.validBets };
    due = open.amount + computePeriod({ ...common, sums: openSums }).amount;
  }
  const major = (minor: number) => toMajor(minor, currency);
  const above = tiers[tier];
  const missing = above && missingFor(above, tierFigures);
  return {
    contractId: contract.id,
    from: dayText(days.from),
    until: dayText(days.until),
    paymentPeriod: contract.paymentPeriod,
    validBetPeriod: contract.validBetPeriod,
    ...(await payerOf(db, contract)),
    tiers: tiersView(contract, currency),
    bets: major(sums.bets),
    validBets: major(sums.validBets),
    wins: major(sums.wins),
    bonuses: major(sums.bonuses),
    houseWin: major(houseWinOf(sums)),
    activeMembers: tierFigures.activeMembers,
    tierBets: major(tierFigures.validBets),
    tier,
    rate,
    ...(above &&
      missing && {
        next: {
          tier: tier + 1,
          rate: above.rate,
          missing: {
            activeMembers: missing.activeMembers,
            betAmount: major(missing.betAmount),
          },
        },
      }),
    carriedIn: major(contract.carried),
    amount: major(due),
  };
}

/** Returns the state of the current period of an agent's own contract of a type (R11.11). */
export async function forecastOf(
  gateway: Pick<Gateway, 'db' | 'clock'>,
  accountId: number,
  type: ContractType,
): Promise<ContractForecast> {
  const { db, clock } = gateway;
  const currency = await accountCurrency(db, accountId);
  const { timeZone } = await readSettings(db);
  const today = await merchantDay(db, clock.now());
  const [contract] = await db
    .select()
    .from(agentContracts)
    .where(
      and(
        eq(agentContracts.agentId, accountId),
        eq(agentContracts.type, type),
        eq(agentContracts.status, 'active'),
      ),
    );
  return {
    currency,
    ...currencyView(currency),
    today: dayText(today),
    timeZone,
    owed: await owedOf(db, { accountId, type, currency }),
    ...(contract && { running: await runningView(gateway, contract, currency, today) }),
  };
}
