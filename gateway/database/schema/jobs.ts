import { bigint, integer, pgTable, primaryKey, text } from '../sql.ts';
import { time } from './columns.ts';

/**
 * Failed rows of a job's queue: when they are retried, or that they were set aside for manual
 * inspection. The row is deleted when the work succeeds.
 */
export const jobFailures = pgTable(
  'job_failures',
  {
    /** Name of the queue, for example `lottery-bets`. */
    queue: text('queue').notNull(),
    /** Id of the row in the queue's own table. */
    rowId: bigint('row_id', { mode: 'number' }).notNull(),
    /** Number of failed attempts. */
    attempts: integer('attempts').notNull(),
    /** The last error, without data of the row. */
    lastError: text('last_error').notNull(),
    failedAt: time('failed_at').notNull(),
    retryAt: time('retry_at').notNull(),
    /** Null while the row is still retried. */
    setAsideAt: time('set_aside_at'),
  },
  (table) => [primaryKey({ columns: [table.queue, table.rowId] })],
);
