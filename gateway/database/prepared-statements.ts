import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/**
 * Matches statements whose best plan depends on their values (one day or a year, five members or fifty
 * thousand): lists, sums and joins. PostgreSQL plans a prepared statement for its values five times and
 * then uses one generic plan, which suits only rows that are found by their keys.
 */
const VALUE_DEPENDENT_PLAN = /\b(?:(?:join|union|unnest|group by|limit)\b|(?:sum|count)\()/i;

/**
 * Longest statement that is prepared, in characters. A bulk insert has another text for each number of rows,
 * and the server would hold each of them as long as the connection lives.
 */
const MAX_STATEMENT_LENGTH = 4000;

/** Matches statements that lock rows: they find rows by key, even where they join. */
const ROW_LOCK = /^(?!.*\blimit\b).*\bfor update$/is;

const isPrepared = (query: string): boolean =>
  query.length <= MAX_STATEMENT_LENGTH &&
  (ROW_LOCK.test(query) || !VALUE_DEPENDENT_PLAN.test(query));

/** Names by statement text; the gateway has a few hundred statements. */
const names = new LRUCache<string, string>({ max: 5000 });

/**
 * Returns a name under which the server prepares a statement, so that each connection parses it once; Drizzle
 * itself names none. Undefined for a statement that should not be prepared.
 */
export function preparedStatementName(
  text: string,
  values: readonly unknown[] = [],
): string | undefined {
  if (values.length === 0 || !isPrepared(text)) return undefined;
  const known = names.get(text);
  if (known !== undefined) return known;
  // PostgreSQL truncates names beyond 63 bytes.
  const name = createHash('sha256').update(text).digest('hex').slice(0, 32);
  names.set(text, name);
  return name;
}
