import type * as schema from './schema/index.ts';
import type { PgDatabase, PgQueryResultHKT } from './sql.ts';

export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
/**
 * A running transaction (`db.transaction`). Functions that must run within the caller's transaction
 * require this type.
 */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
