import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/**
 * Lists, sums and what joins tables are planned anew for their values, one day or a year, five members or
 * fifty thousand. A kept statement is planned five times, and then once for all values: good for rows that
 * are found by their keys.
 */
const BY_VALUES = /\b(?:(?:join|union|unnest|group by|limit)\b|(?:sum|count)\()/i;

/**
 * Characters of the longest statement that the server keeps: rows that are written by the hundred are a
 * statement of their own for each number of rows, and each is kept for as long as its connection lives.
 */
const LONGEST = 4000;

/** Rows that are locked, and waited for, are found by their keys, whatever is joined to find them. */
const LOCKS = /^(?!.*\blimit\b).*\bfor update$/is;

const isKept = (query: string): boolean =>
  query.length <= LONGEST && (LOCKS.test(query) || !BY_VALUES.test(query));

/** Statements whose names are known; the gateway has a few hundred. */
const names = new LRUCache<string, string>({ max: 5000 });

/**
 * The name by which the server keeps a statement, so that it parses it once a connection and not each time: Drizzle
 * names none. Undefined for one that it does not keep.
 */
export function statementName(text: string, values: readonly unknown[] = []): string | undefined {
  if (values.length === 0 || !isKept(text)) return undefined;
  const known = names.get(text);
  if (known !== undefined) return known;
  // Longer names are cut by the server.
  const name = createHash('sha256').update(text).digest('hex').slice(0, 32);
  names.set(text, name);
  return name;
}
