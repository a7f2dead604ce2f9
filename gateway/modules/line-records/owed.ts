import type { ContractType } from '../../contract/contracts.ts';
import type { IncomeSource } from '../../contract/line-records.ts';
import { rowsOf } from '../../database/rows-of.ts';
import { sql } from '../../database/sql.ts';
import type { Database } from '../../database/types.ts';
import { PAYMENT_KINDS } from '../contracts/pay-owed.ts';
import type { LineQuery } from './line-query.ts';

/** Amounts owed to an agent, minor units by source. */
export type Owed = ReadonlyMap<IncomeSource, number>;

/**
 * Returns what an agent has earned by contracts in a range of days and has not been paid yet
 * (R11.10).
 */
export async function owedTo(db: Database, { line, currency, range }: LineQuery): Promise<Owed> {
  const rows = rowsOf<{ type: ContractType; owed: number }>(
    await db.execute(sql`
      select type, sum(amount - paid)::float8 as owed from contract_periods
      where agent_id = ${line.id} and currency = ${currency} and state = 'owed'
        and day between ${range.from} and ${range.until}
      group by type`),
  );
  const owed = new Map<IncomeSource, number>();
  for (const row of rows) {
    const source = PAYMENT_KINDS[row.type];
    owed.set(source, (owed.get(source) ?? 0) + row.owed);
  }
  return owed;
}
