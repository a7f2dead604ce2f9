import { createKeyedQueue } from '../../core/concurrency.ts';
import { tooManyRequests } from '../../core/throttle.ts';

/**
 * Maximum number of running and waiting requests of one account; a screen sends one at a time, or more while its
 * filters change.
 */
const MAX_OF_ACCOUNT = 5;

/** Runs the queries of one account one after the other. @throws {GatewayError} TOO_MANY_REQUEST if its queue is full */
export type RecordQueue = <Value>(accountId: number, work: () => Promise<Value>) => Promise<Value>;

/**
 * Creates the queues for expensive queries of line records in this process: an account with many open windows
 * must not occupy the database connections that others need.
 */
export function createRecordQueue(): RecordQueue {
  const enqueue = createKeyedQueue(MAX_OF_ACCOUNT, () => tooManyRequests(1));
  return (accountId, work) => enqueue(String(accountId), work);
}
