import type { Sql, TransactionSql } from 'postgres';

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

function keep(sql: Sql | TransactionSql): void {
  const unsafe: Sql['unsafe'] = sql.unsafe.bind(sql);
  sql.unsafe = (query, parameters = [], options) =>
    unsafe(query, parameters, { ...options, prepare: parameters.length > 0 && isKept(query) });
}

type Scope<Value> = (tx: TransactionSql) => Promise<Value>;

/** A transaction and what is nested in it have a client of their own. */
const keeping =
  <Value>(scope: Scope<Value>): Scope<Value> =>
  (tx) => {
    keep(tx);
    const savepoint = tx.savepoint.bind(tx);
    Object.assign(tx, { savepoint: (inner: Scope<Value>) => savepoint(keeping(inner)) });
    return scope(tx);
  };

/**
 * Lets the server parse such a statement once a connection, and not each time. Drizzle sends all with
 * `prepare: false` (drizzle-orm#6096): two journeys, a parse and a plan for each of a bet's thirty questions.
 */
export function keepStatements(client: Sql): void {
  keep(client);
  const begin = client.begin.bind(client);
  Object.assign(client, { begin: (scope: Scope<unknown>) => begin(keeping(scope)) });
}
