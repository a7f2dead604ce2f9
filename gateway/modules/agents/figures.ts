import { rowsOf } from '../../database/rows-of.ts';
import { sql } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';
import type { FiguresRange } from './known-days.ts';
import { dayInRange } from './line-conditions.ts';
import { rootsBelow, singleRoot } from './line-roots.ts';
import { downlineRows, teamRows } from './team-rows.ts';

/** Sums of one kind of movement, minor units of one currency. */
export interface FigureSum {
  /** A game type in upper case (settled rounds), or a journal kind in lower case (money movements). */
  readonly item: string;
  readonly entries: number;
  readonly bets: number;
  readonly validBets: number;
  readonly wins: number;
  /** Money movement; negative if it left the wallets. */
  readonly amount: number;
}

export interface TeamQuery extends FiguresRange {
  readonly agentId: number;
  readonly currency: string;
}

const SUMS = sql`sum(f.entries)::float8 as entries, sum(f.bets)::float8 as bets,
  sum(f.valid_bets)::float8 as "validBets", sum(f.wins)::float8 as wins, sum(f.amount)::float8 as amount`;

/** Returns the figures of an agent and everyone below in a range, by kind of movement. */
export async function teamFigures(
  db: Database | Transaction,
  { agentId, currency, ...range }: TeamQuery,
): Promise<readonly FigureSum[]> {
  return rowsOf(
    await db.execute(sql`
      select f.item, ${SUMS} from (${await teamRows(db, singleRoot(agentId), range)}) as f
      where f.currency = ${currency} group by f.item order by f.item`),
  );
}

/** Returns the same figures by day, oldest first; days without figures are omitted. */
export async function teamFiguresByDay(
  db: Database | Transaction,
  { agentId, currency, ...range }: TeamQuery,
): Promise<readonly (FigureSum & { readonly day: number })[]> {
  return rowsOf(
    await db.execute(sql`
      select f.day, f.item, ${SUMS} from (${await teamRows(db, singleRoot(agentId), range)}) as f
      where f.currency = ${currency} group by f.day, f.item order by f.day, f.item`),
  );
}

/** Returns the figures of everyone below an agent in a range, excluding the agent itself. */
export async function downlineFigures(
  db: Database | Transaction,
  { agentId, currency, ...range }: TeamQuery,
): Promise<readonly FigureSum[]> {
  const parts = await downlineRows(db, singleRoot(agentId), range);
  if (parts.length === 0) return [];
  return rowsOf(
    await db.execute(sql`
      select f.item, ${SUMS} from (${sql.join([...parts], sql` union all `)}) as f
      where f.currency = ${currency} group by f.item order by f.item`),
  );
}

/**
 * Returns the figures by branch: an account right below the agent with everyone below it. With `own`, the
 * branches add up to the team (R11.08).
 */
export async function branchFigures(
  db: Database | Transaction,
  { agentId, currency, ...range }: TeamQuery,
): Promise<readonly (FigureSum & { readonly accountId: number })[]> {
  return rowsOf(
    await db.execute(sql`
      select f.root as "accountId", f.item, ${SUMS}
      from (${await teamRows(db, await rootsBelow(db, agentId), range)}) as f
      where f.currency = ${currency} group by f.root, f.item order by f.root, f.item`),
  );
}

/** Returns an account's own figures. */
export async function ownFigures(
  db: Database | Transaction,
  { agentId, currency, ...range }: TeamQuery,
): Promise<readonly FigureSum[]> {
  return rowsOf(
    await db.execute(sql`
      select f.item, ${SUMS} from account_figures f
      where f.account_id = ${agentId} and f.currency = ${currency} and ${dayInRange(range)}
      group by f.item order by f.item`),
  );
}
