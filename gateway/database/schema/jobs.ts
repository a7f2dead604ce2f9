import { bigint, integer, pgTable, primaryKey, text } from '../sql.ts';
import { time } from './columns.ts';

/**
 * Rows of a job's queue that failed: when they are tried again, or that they were set aside for
 * somebody to look at. A row that succeeds leaves this table.
 */
export const jobFailures = pgTable(
  'job_failures',
  {
    /** Name of the queue, for example `lottery-bets`. */
    queue: text('queue').notNull(),
    /** Id of the row in the queue's own table. */
    rowId: bigint('row_id', { mode: 'number' }).notNull(),
    /** How often it has failed. */
    attempts: integer('attempts').notNull(),
    /** What went wrong the last time; without the data of the row. */
    lastError: text('last_error').notNull(),
    failedAt: time('failed_at').notNull(),
    retryAt: time('retry_at').notNull(),
    /** Absent while it is still tried again. */
    setAsideAt: time('set_aside_at'),
  },
  (table) => [primaryKey({ columns: [table.queue, table.rowId] })],
);
