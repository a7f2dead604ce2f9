import { setTimeout as wait } from 'node:timers/promises';
import type { Database, Transaction } from './types.ts';

/** PostgreSQL gave up one of two transactions that could not both go on; tried again, it can. */
const CONFLICTS: readonly string[] = ['40001', '40P01'];
/** The first one included. */
export const MOST_ATTEMPTS = 6;
/** Longest pause before the second attempt; each later one may be twice as long. Milliseconds. */
const FIRST_PAUSE_MS = 20;

/** Drizzle wraps the database's error: the code stands on the error or on one of its causes. */
function databaseCode(error: unknown): string | undefined {
  for (let each = error; each instanceof Error; each = each.cause) {
    if ('code' in each && typeof each.code === 'string') return each.code;
  }
  return undefined;
}

/** The connection was lost before the answer came, by itself or because the server stops. */
const LOST: readonly string[] = ['CONNECTION_LOST', '57P01', '57P02'];

/**
 * A statement took too long, or a transaction, or it asked for nothing for too long: it would again. Or there is no
 * connection: the server starts or has too many, none could be opened, none was free.
 */
const GIVEN_UP: readonly string[] = ['57014', '25P03', '25P04', '57P03', '53300', 'NO_CONNECTION'];

/** Whether the database could not answer just now: asked again, it may. */
export const isPassing = (error: unknown): boolean => {
  const code = databaseCode(error) ?? '';
  return GIVEN_UP.includes(code) || LOST.includes(code);
};

/** @param isCommitting its work was done: a commit that has no answer may have happened */
function isRetried(error: unknown, isCommitting: boolean): boolean {
  const code = databaseCode(error) ?? '';
  return CONFLICTS.includes(code) || (!isCommitting && LOST.includes(code));
}

/** Random, so that two transactions that stopped each other do not meet again at the same time. */
const pauseAfter = (attempt: number): number => Math.random() * FIRST_PAUSE_MS * 2 ** attempt;

/** The transaction has failed before: what its statements then say, and not why. */
const IN_FAILED_TRANSACTION = '25P02';

/**
 * Asks several things of a transaction at once, which go to the server in one journey, and gives their
 * answers. A failure is thrown when all have ended, the first by its place in the list: whatever is asked after the
 * transaction has ended would be done outside of it. What failed because another one had is never the reason, or a
 * deadlock would not be tried again.
 */
export async function awaitAll<const Work extends readonly unknown[]>(
  work: Work,
): Promise<{ -readonly [Index in keyof Work]: Awaited<Work[Index]> }> {
  // A query is asked anew by each `then`.
  const asked = work.map((each) => Promise.resolve(each));
  const ended = await Promise.allSettled(asked);
  const reasons = ended.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  const reason = reasons.find((each) => databaseCode(each) !== IN_FAILED_TRANSACTION);
  if (reason !== undefined) throw reason;
  return (await Promise.all(asked)) as { -readonly [Index in keyof Work]: Awaited<Work[Index]> };
}

const transactionsOf = new WeakMap<Transaction, Database>();

/**
 * The database whose present a handle sees: that of a transaction, a database itself. A transaction
 * with a snapshot of its own sees the past, and stands for itself.
 */
export const databaseOf = (db: Database | Transaction): Database =>
  transactionsOf.get(db as Transaction) ?? db;

/**
 * Makes every `db.transaction` begin again after a serialization failure, a deadlock, and a connection that was lost
 * before its commit, a bounded number of times, so that nothing that moves money can leave it out. The work of
 * a transaction may therefore run more than once: it changes nothing but the database, and tells
 * nobody before it has returned. All else that it throws is thrown at once.
 *
 * Locks are taken in one order everywhere, so that deadlocks stay the exception: rows that many
 * share (a draw, a contract, an order, an account), then wallets by id, then a jackpot's pot, then
 * points by account.
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
        if (attempt === MOST_ATTEMPTS || !isRetried(error, isCommitting)) throw error;
        await wait(pauseAfter(attempt));
      }
    }
  };
  return db;
}
