import { DAY } from '../../contract/durations.ts';
import { accountDays, accountTotals } from '../../database/schema/index.ts';
import { and, eq, sql } from '../../database/sql.ts';
import { awaitAll } from '../../database/transact.ts';
import type { Database, Transaction } from '../../database/types.ts';

/** Totals of one account in one currency, minor units. */
export interface Totals {
  readonly validBets: number;
  readonly deposits: number;
}

interface Of {
  readonly accountId: number;
  readonly currency: string;
}

/** Returns an account's bets and deposits since its opening, from a single row. */
export async function totalsOf(
  db: Database | Transaction,
  { accountId, currency }: Of,
): Promise<Totals> {
  const [row] = await db
    .select({ validBets: accountTotals.validBets, deposits: accountTotals.deposits })
    .from(accountTotals)
    .where(and(eq(accountTotals.accountId, accountId), eq(accountTotals.currency, currency)));
  return row ?? { validBets: 0, deposits: 0 };
}

async function raise(tx: Transaction, of: Of, by: Totals): Promise<void> {
  const { accountId, currency } = of;
  await tx
    .insert(accountTotals)
    .values({ accountId, currency, ...by })
    .onConflictDoUpdate({
      target: [accountTotals.accountId, accountTotals.currency],
      set: {
        validBets: sql`${accountTotals.validBets} + excluded.valid_bets`,
        deposits: sql`${accountTotals.deposits} + excluded.deposits`,
      },
    });
}

/** Adds valid bets that were settled at a time. The caller holds the account's wallet locked. */
export async function addValidBets(
  tx: Transaction,
  of: Of & { readonly amount: number; readonly at: number },
): Promise<void> {
  const { accountId, currency, amount, at } = of;
  await awaitAll([
    raise(tx, of, { validBets: amount, deposits: 0 }),
    tx
      .insert(accountDays)
      .values({ accountId, currency, day: at - (at % DAY), validBets: amount })
      .onConflictDoUpdate({
        target: [accountDays.accountId, accountDays.currency, accountDays.day],
        set: { validBets: sql`${accountDays.validBets} + excluded.valid_bets` },
      }),
  ]);
}

/** Adds a credited deposit after its fee. The caller holds the account's wallet locked. */
export const addDeposit = (tx: Transaction, of: Of & { readonly amount: number }): Promise<void> =>
  raise(tx, of, { validBets: 0, deposits: of.amount });

/**
 * SQL for the sums of settled real-money rounds by account, currency and day: the expected totals.
 */
const roundSums = sql`
  select r.account_id, w.currency, r.settled_at / 86400000 * 86400000 as day, sum(r.valid_bet)::bigint as valid_bets
  from game_rounds r join wallets w on w.id = r.wallet_id
  where r.state = 'settled' and w.kind in ('main', 'vendor') and r.valid_bet > 0
  group by 1, 2, 3`;

/** SQL for the cashier's credits by account and currency, from the journal. */
const depositSums = sql`
  select w.account_id, w.currency, sum(l.amount)::bigint as deposits
  from deposit_orders o
  join journal_lines l on l.entry_id = o.entry_id and l.kind = 'deposit'
  join wallets w on w.id = l.wallet_id
  where o.status = 'approved'
  group by 1, 2`;

const totalSums = sql`
  select account_id, currency, sum(valid_bets)::bigint as valid_bets, sum(deposits)::bigint as deposits
  from (
    select account_id, currency, valid_bets, 0 as deposits from (${roundSums}) as rounds
    union all
    select account_id, currency, 0, deposits from (${depositSums}) as deposits
  ) as both_sums
  group by 1, 2`;

/** Recomputes the totals from rounds and journal, for rows that were inserted in bulk. */
export async function rebuildAccountTotals(tx: Transaction): Promise<void> {
  await tx.execute(sql`delete from account_totals`);
  await tx.execute(sql`delete from account_days`);
  await tx.execute(
    sql`insert into account_totals (account_id, currency, valid_bets, deposits) ${totalSums}`,
  );
  await tx.execute(
    sql`insert into account_days (account_id, currency, day, valid_bets) ${roundSums}`,
  );
}

/** A difference between a running total and its source rows. */
export interface TotalsDifference extends Of {
  readonly of: 'validBets' | 'deposits' | 'day';
  /** The running total, minor units. */
  readonly counted: number;
  /** The sum over rounds and journal, minor units. */
  readonly recorded: number;
}

/**
 * Compares all running totals with rounds and journal. Returns the differences; empty if there are
 * none.
 */
export async function checkAccountTotals(
  db: Database | Transaction,
): Promise<readonly TotalsDifference[]> {
  const differences = sql`
    with sums as (${totalSums}), days as (${roundSums}), both_totals as (
      select coalesce(t.account_id, s.account_id) as account_id,
        coalesce(t.currency, s.currency) as currency,
        coalesce(t.valid_bets, 0) as counted_bets, coalesce(s.valid_bets, 0) as recorded_bets,
        coalesce(t.deposits, 0) as counted_deposits, coalesce(s.deposits, 0) as recorded_deposits
      from account_totals t full join sums s
        on s.account_id = t.account_id and s.currency = t.currency
    )
    select account_id, currency, 'validBets' as of, counted_bets as counted, recorded_bets as recorded
    from both_totals where counted_bets <> recorded_bets
    union all
    select account_id, currency, 'deposits', counted_deposits, recorded_deposits
    from both_totals where counted_deposits <> recorded_deposits
    union all
    select coalesce(t.account_id, d.account_id), coalesce(t.currency, d.currency), 'day',
      coalesce(t.valid_bets, 0), coalesce(d.valid_bets, 0)
    from account_days t full join days d
      on d.account_id = t.account_id and d.currency = t.currency and d.day = t.day
    where t.valid_bets is distinct from d.valid_bets`;
  const rows = await db
    .select({
      accountId: sql<number>`account_id`.mapWith(Number),
      currency: sql<string>`currency`,
      of: sql<TotalsDifference['of']>`"of"`,
      counted: sql<number>`counted`.mapWith(Number),
      recorded: sql<number>`recorded`.mapWith(Number),
    })
    .from(sql`(${differences}) as differences (account_id, currency, "of", counted, recorded)`);
  return rows;
}
