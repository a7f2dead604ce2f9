import type { ContractType } from '../../contract/contracts.ts';
import { rowsOf } from '../../database/rows-of.ts';
import { sql } from '../../database/sql.ts';
import type { Database } from '../../database/types.ts';

/**
 * The merchant's cost of contracts of one type with one agent, by the day on which the period
 * ended.
 */
export interface MerchantCost {
  readonly account: string;
  readonly type: ContractType;
  readonly currency: string;
  /** Day of the merchant's calendar, in days since 1970-01-01. */
  readonly day: number;
  readonly periods: number;
  /** Minor units. */
  readonly paid: number;
  readonly owed: number;
}

/** Returns the merchant's contract payments, the latest days first. */
export async function merchantCosts(db: Database, most: number): Promise<readonly MerchantCost[]> {
  return rowsOf(
    await db.execute(sql`
      select a.username as account, p.type, p.currency, p.day, count(*)::float8 as periods,
        sum(p.paid)::float8 as paid, sum(p.amount - p.paid)::float8 as owed
      from contract_periods p join accounts a on a.id = p.agent_id
      where p.payer_id is null
      group by a.username, p.type, p.currency, p.day
      order by p.day desc, a.username, p.type
      limit ${most}`),
  );
}

/** Contract payments that an agent in a line owes. */
export interface LineDebt {
  readonly payer: string;
  readonly account: string;
  readonly type: ContractType;
  readonly currency: string;
  readonly periods: number;
  /** Minor units. */
  readonly owed: number;
}

/** Returns contract payments that uplines could not make yet, by currency, the largest first. */
export async function lineDebts(db: Database, most: number): Promise<readonly LineDebt[]> {
  return rowsOf(
    await db.execute(sql`
      select u.username as payer, a.username as account, p.type, p.currency,
        count(*)::float8 as periods, sum(p.amount - p.paid)::float8 as owed
      from contract_periods p
      join accounts a on a.id = p.agent_id
      join accounts u on u.id = p.payer_id
      where p.state = 'owed'
      group by u.username, a.username, p.type, p.currency
      order by p.currency, owed desc, u.username, a.username
      limit ${most}`),
  );
}
