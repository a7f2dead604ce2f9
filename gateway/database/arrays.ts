import { type SQL, sql } from './sql.ts';

// A list in one parameter: the statement is the same for lists of any length, and is read as fast as for one.

const listed = (values: readonly (number | null)[]): string =>
  `{${values.map((value) => value ?? 'null').join()}}`;

/** `null` stands for no value. */
export const integers = (values: readonly (number | null)[]): SQL =>
  sql`${listed(values)}::integer[]`;

/** Of milliseconds, for example. */
export const bigints = (values: readonly number[]): SQL => sql`${listed(values)}::bigint[]`;

const quoted = (value: string): string => `"${value.replace(/["\\]/g, '\\$&')}"`;

export const texts = (values: readonly string[]): SQL =>
  sql`${`{${values.map(quoted).join()}}`}::text[]`;
