import type { DayRange } from '../../core/calendar.ts';
import { integers, texts } from '../../database/arrays.ts';
import { type SQL, sql } from '../../database/sql.ts';

/** Of a row `f` of figures: its day is in a range, or among some days; its item is one of some. */
export const within = ({ from, until }: DayRange): SQL => sql`f.day between ${from} and ${until}`;
export const among = (days: readonly number[]): SQL => sql`f.day = any(${integers(days)})`;
export const itemsIn = (items: readonly string[]): SQL => sql`f.item = any(${texts(items)})`;

/** Whether a pair `l` of a line held on the day of a row `f`. */
export const holds = sql`l.from_day <= f.day and (l.until_day is null or l.until_day > f.day)`;

/** Pairs that have always held, and the few others: their days are compared one by one. */
export const always = sql`l.from_day = 0 and l.until_day is null`;

/** Whether a pair held on a day that a column or a number gives. */
export const heldOn = (day: SQL): SQL =>
  sql`(${always} or (l.from_day <= ${day} and (l.until_day is null or l.until_day > ${day})))`;
