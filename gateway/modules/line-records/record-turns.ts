import { createTurns } from '../../core/concurrency.ts';
import { tooMany } from '../../core/throttle.ts';

/** A screen asks for one record; four more wait where its filters change faster than they are answered. */
const PLACES = 5;

/** Runs what is dear for one account after the other. @throws {GatewayError} TOO_MANY_REQUEST when too much waits */
export type RecordTurns = <Value>(accountId: number, work: () => Promise<Value>) => Promise<Value>;

/**
 * Turns of accounts at records of their lines, in this process: however many windows somebody has, all others
 * keep their connections to the database.
 */
export function recordTurns(): RecordTurns {
  const turns = createTurns(PLACES, () => tooMany(1));
  return (accountId, work) => turns(String(accountId), work);
}
