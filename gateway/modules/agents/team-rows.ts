import { integers } from '../../database/arrays.ts';
import { type SQL, sql } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';
import { type FiguresRange, knownDaysOf } from './known-days.ts';
import { dayIn, dayInRange, pairValidOnDay } from './line-conditions.ts';
import { type Root, rootsTable } from './line-roots.ts';

/** The columns of a row `f` of daily figures. */
export const FIGURE_COLUMNS = sql`f.day, f.currency, f.item, f.vendor, f.entries, f.bets, f.valid_bets, f.wins,
  f.amount, f.incoming`;

/**
 * Returns SQL for the figures of roots and their lines: rows by root, day, currency, item and vendor. Summed
 * days come from `line_figures`, open days from the figures of the members.
 */
export async function teamRows(
  db: Database | Transaction,
  roots: readonly Root[],
  range: FiguresRange,
): Promise<SQL> {
  const own = sql`select root.id as root, ${FIGURE_COLUMNS} from (${rootsTable(roots)}) as root
    join account_figures f on f.account_id = root.id where ${dayInRange(range)} and ${ofRoot}`;
  return sql.join([own, ...(await downlineRows(db, roots, range))], sql` union all `);
}

const ofRoot = sql`f.day >= root.from_day and (root.until_day is null or f.day < root.until_day)`;

/** Most accounts have always been under the same upline, so their days need not be compared. */
const isUnlimited = ({ fromDay, untilDay }: Root) => fromDay === 0 && untilDay === null;

/**
 * Returns SQL parts for the same rows without the roots themselves; an empty list if there are no figures. Roots
 * that have always been in the line are passed as mere ids: from these PostgreSQL estimates the size of their
 * lines, and chooses between reading all figures of a day and those of each member.
 */
export async function downlineRows(
  db: Database | Transaction,
  roots: readonly Root[],
  range: FiguresRange,
): Promise<readonly SQL[]> {
  const { summed, open } = await knownDaysOf(db, range);
  const unlimited = roots.filter(isUnlimited).map(({ id }) => id);
  const limited = roots.filter((root) => !isUnlimited(root));
  const parts: SQL[] = [];
  if (unlimited.length > 0 && summed.length > 0) {
    parts.push(sql`select f.ancestor_id as root, ${FIGURE_COLUMNS} from line_figures f
      where f.ancestor_id = any(${integers(unlimited)}) and ${dayIn(summed)}`);
  }
  if (unlimited.length > 0 && open.length > 0) {
    parts.push(sql`select l.ancestor_id as root, ${FIGURE_COLUMNS} from account_lines l
      join account_figures f on f.account_id = l.descendant_id
      where l.ancestor_id = any(${integers(unlimited)}) and l.depth > 0 and ${dayIn(open)} and ${pairValidOnDay}`);
  }
  if (limited.length > 0 && summed.length > 0) {
    parts.push(sql`select root.id as root, ${FIGURE_COLUMNS} from (${rootsTable(limited)}) as root
      join line_figures f on f.ancestor_id = root.id where ${dayIn(summed)} and ${ofRoot}`);
  }
  if (limited.length > 0 && open.length > 0) {
    parts.push(sql`select root.id as root, ${FIGURE_COLUMNS} from (${rootsTable(limited)}) as root
      join account_lines l on l.ancestor_id = root.id and l.depth > 0
      join account_figures f on f.account_id = l.descendant_id
      where ${dayIn(open)} and ${pairValidOnDay} and ${ofRoot}`);
  }
  return parts;
}
