import type { DayRange } from '../../core/calendar.ts';
import { rowsOf } from '../../database/rows-of.ts';
import { sql } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';

/** The days of a range that have figures. */
export interface KnownDays {
  /** Days whose sums in `line_figures` are up to date. */
  readonly summed: readonly number[];
  /** Days without up-to-date sums: today, and days that a reversal has changed. */
  readonly open: readonly number[];
}

/**
 * Reads which days of a range have figures. Later queries get them as values, so that PostgreSQL knows how few
 * are open: otherwise it would scan the figures of every member.
 */
export async function knownDays(db: Database | Transaction, range: DayRange): Promise<KnownDays> {
  const rows = rowsOf<{ day: number; summed: boolean }>(
    await db.execute(sql`
      select s.day, exists (
        select 1 from line_figure_days d where d.day = s.day and not exists (
          select 1 from account_figures c where c.day = d.day and c.changed_xid >= d.position
        )
      ) as summed
      from (select min(day) as first, max(day) as last from account_figures) as known,
        generate_series(
          greatest(known.first, ${range.from}::integer), least(known.last, ${range.until}::integer)
        ) as s(day)
      where exists (select 1 from account_figures c where c.day = s.day)`),
  );
  const days = (summed: boolean) =>
    rows.filter((row) => row.summed === summed).map(({ day }) => day);
  return { summed: days(true), open: days(false) };
}

/** A range whose known days may have been read already, as part of a longer range. */
export interface FiguresRange extends DayRange {
  readonly known?: KnownDays | undefined;
}

export async function knownDaysOf(
  db: Database | Transaction,
  { known, ...range }: FiguresRange,
): Promise<KnownDays> {
  if (!known) return knownDays(db, range);
  const inRange = (day: number) => day >= range.from && day <= range.until;
  return { summed: known.summed.filter(inRange), open: known.open.filter(inRange) };
}
