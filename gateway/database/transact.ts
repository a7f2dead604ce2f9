import { setTimeout as wait } from 'node:timers/promises';
import type { Database, Transaction } from './types.ts';

/** SQLSTATEs of serialization failures and deadlocks: the transaction was rolled back and can be retried. */
const CONFLICTS: readonly string[] = ['40001', '40P01'];
/** Attempts of one transaction, the first included. */
export const MAX_ATTEMPTS = 6;
/** Upper bound of the random pause before the second attempt, in milliseconds; it doubles with each further one. */
const FIRST_PAUSE_MS = 20;

/** Finds the SQLSTATE of an error. Drizzle wraps database errors, so it may be on one of the causes. */
function databaseCode(error: unknown): string | undefined {
  for (let each = error; each instanceof Error; each = each.cause) {
    if ('code' in each && typeof each.code === 'string') return each.code;
  }
  return undefined;
}

/** The connection was lost before the response came, or the server shut down. */
const CONNECTION_LOST: readonly string[] = ['CONNECTION_LOST', '57P01', '57P02'];

/**
 * A statement or transaction exceeded its timeout, which a retry would do again; or no connection could be
 * obtained, because the server is starting or has too many, or because none was free in time.
 */
const UNAVAILABLE: readonly string[] = [
  '57014',
  '25P03',
  '25P04',
  '57P03',
  '53300',
  'NO_CONNECTION',
];

/** Whether an error means that the database is unavailable or overloaded now; a later request may succeed. */
export const isTemporaryDatabaseError = (error: unknown): boolean => {
  const code = databaseCode(error) ?? '';
  return UNAVAILABLE.includes(code) || CONNECTION_LOST.includes(code);
};

/** @param isCommitting the connection was lost during the commit, which may have succeeded */
function canRetry(error: unknown, isCommitting: boolean): boolean {
  const code = databaseCode(error) ?? '';
  return CONFLICTS.includes(code) || (!isCommitting && CONNECTION_LOST.includes(code));
}

/** Random, so that two transactions that conflicted do not collide again. */
const pauseAfter = (attempt: number): number => Math.random() * FIRST_PAUSE_MS * 2 ** attempt;

/** SQLSTATE of every statement after the one that failed: it does not say why the transaction failed. */
const IN_FAILED_TRANSACTION = '25P02';

/**
 * Awaits several queries of one transaction, which reach the server in one round trip (pipelining), and returns
 * their results. A failure is thrown after all queries have ended, because a query that is still pending when the
 * transaction ends would run outside of it. Of several errors, the first that does not merely result from another
 * failure is thrown: a deadlock must be recognized to be retried.
 */
export async function awaitAll<const Work extends readonly unknown[]>(
  work: Work,
): Promise<{ -readonly [Index in keyof Work]: Awaited<Work[Index]> }> {
  // Drizzle executes a query once per `then`, so each is converted to a promise once.
  const promises = work.map((each) => Promise.resolve(each));
  const ended = await Promise.allSettled(promises);
  const reasons = ended.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  const reason = reasons.find((each) => databaseCode(each) !== IN_FAILED_TRANSACTION);
  if (reason !== undefined) throw reason;
  return (await Promise.all(promises)) as { -readonly [Index in keyof Work]: Awaited<Work[Index]> };
}

const transactionsOf = new WeakMap<Transaction, Database>();

/**
 * Returns the database that a transaction belongs to, and a database unchanged. A transaction with its
 * own snapshot (an isolation level) is returned unchanged: it does not see the current state.
 */
export const databaseOf = (db: Database | Transaction): Database =>
  transactionsOf.get(db as Transaction) ?? db;

/**
 * Patches `db.transaction` to retry after a serialization failure, a deadlock or a connection that was lost
 * before the commit, at most `MAX_ATTEMPTS` times. It is part of the database handle, so that no transaction
 * can bypass it. The callback may run more than once: it must change nothing but the database, and nobody may be
 * notified before the transaction has returned. Other errors are thrown at once.
 *
 * Lock order, the same everywhere so that deadlocks are rare: shared rows (a draw, a contract, an order, an
 * account), then wallets by id, then the pot of a jackpot, then points by account.
 */
export function retryTransactions(db: Database): Database {
  const once: Database['transaction'] = db.transaction.bind(db);
  db.transaction = async (work, config) => {
    for (let attempt = 1; ; attempt += 1) {
      let isCommitting = false;
      try {
        return await once(async (tx) => {
          if (!config?.isolationLevel) transactionsOf.set(tx, db);
          const value = await work(tx);
          isCommitting = true;
          return value;
        }, config);
      } catch (error) {
        if (attempt === MAX_ATTEMPTS || !canRetry(error, isCommitting)) throw error;
        await wait(pauseAfter(attempt));
      }
    }
  };
  return db;
}
