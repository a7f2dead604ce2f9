import { sql } from './sql.ts';
import type { Database } from './types.ts';

/** Executes trusted SQL statements in one transaction. */
export async function executeStatements(
  db: Database,
  statements: readonly string[],
): Promise<void> {
  await db.transaction(async (tx) => {
    for (const statement of statements) await tx.execute(sql.raw(statement));
  });
}
