import type { DayRange } from '../../core/calendar.ts';
import { integers, texts } from '../../database/arrays.ts';
import { type SQL, sql } from '../../database/sql.ts';

/** Condition: the day of a row `f` of figures is in a range. */
export const dayInRange = ({ from, until }: DayRange): SQL =>
  sql`f.day between ${from} and ${until}`;
/** Condition: the day of a row `f` of figures is one of a list. */
export const dayIn = (days: readonly number[]): SQL => sql`f.day = any(${integers(days)})`;
/** Condition: the item of a row `f` of figures is one of a list. */
export const itemIn = (items: readonly string[]): SQL => sql`f.item = any(${texts(items)})`;

/** Condition: the pair `l` of `account_lines` was valid on the day of a row `f`. */
export const pairValidOnDay = sql`l.from_day <= f.day and (l.until_day is null or l.until_day > f.day)`;

/** Condition: the pair `l` has always been valid, as nearly all are, so that no days need be compared. */
export const pairAlwaysValid = sql`l.from_day = 0 and l.until_day is null`;

/** Condition: the pair `l` was valid on a day. @param day SQL expression of a day number */
export const pairValidOn = (day: SQL): SQL =>
  sql`(${pairAlwaysValid} or (l.from_day <= ${day} and (l.until_day is null or l.until_day > ${day})))`;
