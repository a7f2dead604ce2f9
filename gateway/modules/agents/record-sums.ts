import { rowsOf } from '../../database/rows-of.ts';
import { sql } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';
import type { TeamQuery } from './figures.ts';
import { dayInRange, itemIn, pairValidOnDay } from './line-conditions.ts';
import { rootsBelow, rootsTable, singleRoot } from './line-roots.ts';
import { FIGURE_COLUMNS, teamRows } from './team-rows.ts';

/** Sums of the rows that a record of a line finds, minor units of one currency. */
export interface RecordSums {
  readonly entries: number;
  readonly bets: number;
  readonly validBets: number;
  readonly wins: number;
  readonly amount: number;
  /** Incoming part of `amount`. */
  readonly incoming: number;
}

/**
 * Returns sums over all rows that a record finds, without reading the rows: for an agent with everyone below,
 * for the accounts right below, or for the agent alone.
 * @param filter the items to include (all by default) and the vendor; `''` for money movements
 */
export async function recordSums(
  db: Database | Transaction,
  { agentId, currency, ...range }: TeamQuery,
  filter: {
    readonly scope: 'team' | 'direct' | 'own';
    readonly items?: readonly string[] | undefined;
    readonly vendor?: string | undefined;
  },
): Promise<RecordSums> {
  const rows = {
    team: () => teamRows(db, singleRoot(agentId), range),
    direct: async () => sql`select l.id as root, ${FIGURE_COLUMNS}
      from (${rootsTable(await rootsBelow(db, agentId))}) as l join account_figures f on f.account_id = l.id
      where ${dayInRange(range)} and ${pairValidOnDay}`,
    own: async () => sql`select f.account_id as root, ${FIGURE_COLUMNS} from account_figures f
      where f.account_id = ${agentId} and ${dayInRange(range)}`,
  };
  const [row] = rowsOf<RecordSums>(
    await db.execute(sql`
      select coalesce(sum(f.entries), 0)::float8 as entries, coalesce(sum(f.bets), 0)::float8 as bets,
        coalesce(sum(f.valid_bets), 0)::float8 as "validBets", coalesce(sum(f.wins), 0)::float8 as wins,
        coalesce(sum(f.amount), 0)::float8 as amount, coalesce(sum(f.incoming), 0)::float8 as incoming
      from (${await rows[filter.scope]()}) as f
      where f.currency = ${currency} and ${filter.items ? itemIn(filter.items) : sql`true`}
        and ${filter.vendor === undefined ? sql`true` : sql`f.vendor = ${filter.vendor}`}`),
  );
  if (!row) throw new Error('A sum was not computed.');
  return row;
}
