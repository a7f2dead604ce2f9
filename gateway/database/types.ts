import type * as schema from './schema/index.ts';
import type { PgDatabase, PgQueryResultHKT } from './sql.ts';

export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
/** Inside `db.transaction`. Functions that take part in a caller's transaction ask for this. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
