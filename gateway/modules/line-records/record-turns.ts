import { LRUCache } from 'lru-cache';
import { createLimiter, type Limiter } from '../../core/concurrency.ts';
import { tooMany } from '../../core/throttle.ts';

/** A screen asks for one record; more wait where its filters change faster than they are answered. */
const CAPACITY = { atOnce: 1, waiting: 4 };
/** Accounts whose turns are known at a time. */
const MOST_ACCOUNTS = 1000;

/** Runs what is dear for one account after the other. @throws {GatewayError} TOO_MANY_REQUEST when too much waits */
export type RecordTurns = <Value>(accountId: number, work: () => Promise<Value>) => Promise<Value>;

/**
 * Turns of accounts at records of their lines, in this process: however many windows somebody has, all others
 * keep their connections to the database.
 */
export function recordTurns(): RecordTurns {
  const limiters = new LRUCache<number, Limiter>({ max: MOST_ACCOUNTS });
  return (accountId, work) => {
    const limited = limiters.get(accountId) ?? createLimiter(CAPACITY, () => tooMany(1));
    limiters.set(accountId, limited);
    return limited(work);
  };
}
