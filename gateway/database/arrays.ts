import { type SQL, sql } from './sql.ts';

// Each function passes a whole list as one array parameter, so that the text of a statement, and with it
// its prepared form, does not depend on the length of the list.

const listed = (values: readonly (number | null)[]): string =>
  `{${values.map((value) => value ?? 'null').join()}}`;

/** An `integer[]` parameter. */
export const integers = (values: readonly (number | null)[]): SQL =>
  sql`${listed(values)}::integer[]`;

/** A `bigint[]` parameter, for example of milliseconds. */
export const bigints = (values: readonly number[]): SQL => sql`${listed(values)}::bigint[]`;

const quoted = (value: string): string => `"${value.replace(/["\\]/g, '\\$&')}"`;

/** A `text[]` parameter. */
export const texts = (values: readonly string[]): SQL =>
  sql`${`{${values.map(quoted).join()}}`}::text[]`;
