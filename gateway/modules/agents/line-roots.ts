import { integers } from '../../database/arrays.ts';
import { rowsOf } from '../../database/rows-of.ts';
import { type SQL, sql } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';

/** An account whose line is evaluated, and the days `fromDay` <= day < `untilDay` on which it counts. */
export interface Root {
  readonly id: number;
  readonly fromDay: number;
  readonly untilDay: number | null;
}

/** Returns the accounts right below an agent, with the days on which they were there. */
export async function rootsBelow(
  db: Database | Transaction,
  agentId: number,
): Promise<readonly Root[]> {
  return rowsOf<Root>(
    await db.execute(sql`
      select descendant_id as id, from_day as "fromDay", until_day as "untilDay"
      from account_lines where ancestor_id = ${agentId} and depth = 1`),
  );
}

/**
 * Returns SQL for a table of roots (id, from_day, until_day). The roots are passed as values, so that PostgreSQL
 * knows how few they are: for a condition on the depth it would assume the average number and scan the figures
 * of all accounts.
 */
export function rootsTable(roots: readonly Root[]): SQL {
  return sql`select id, from_day, until_day from unnest(
    ${integers(roots.map(({ id }) => id))}, ${integers(roots.map(({ fromDay }) => fromDay))},
    ${integers(roots.map(({ untilDay }) => untilDay))}) as root(id, from_day, until_day)`;
}

/** Returns an account as the only root, on all days. */
export const singleRoot = (id: number): readonly Root[] => [{ id, fromDay: 0, untilDay: null }];
