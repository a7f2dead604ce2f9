import { jobFailures } from '../database/schema/index.ts';
import {
  and,
  asc,
  eq,
  gt,
  inArray,
  lte,
  notExists,
  or,
  type PgColumn,
  type SQL,
  sql,
} from '../database/sql.ts';
import type { Database, Transaction } from '../database/types.ts';
import type { Gateway } from './gateway.ts';
import { errorSummary, logError } from './log-error.ts';

/**
 * Failures after which a row is set aside, some three hours after the first one: a temporary outage of
 * something else needs no staff.
 */
export const MAX_ATTEMPTS = 12;
/** Milliseconds until a row is retried after its first failure; the pause doubles with each further one. */
const FIRST_PAUSE_MS = 5_000;

export interface ClaimOptions {
  /** Milliseconds by the gateway's clock. */
  readonly now: number;
  /** Maximum number of rows to lock. */
  readonly limit: number;
  /** Condition on the queue's id column that excludes failed rows whose pause is not over. */
  readonly ready: SQL | undefined;
}

/** Describes how a job processes the due rows of one table. */
export interface WorkQueue<Row, Result> {
  /** Name in the log and in `job_failures`. */
  readonly name: string;
  /** Column that identifies a row. */
  readonly id: PgColumn;
  /** Rows per transaction; 1 by default. */
  readonly batch?: number;
  idOf(row: Row): number;
  /** Locks due rows with FOR UPDATE SKIP LOCKED, `ready` and `limit` included. */
  claim(tx: Transaction, options: ClaimOptions): Promise<Row[]>;
  /** Processes the rows in the transaction that locked them. */
  work(tx: Transaction, rows: readonly Row[], now: number): Promise<Result>;
  /** Runs after the commit, for example to publish events. */
  announce?(result: Result): Promise<void>;
}

/** Condition: the row never failed, its pause is over, or it failed at a time that is in the future since the clock was set back. */
const readyRows = (db: Database, queue: string, id: PgColumn, now: number) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(jobFailures)
      .where(
        and(
          eq(jobFailures.queue, queue),
          eq(jobFailures.rowId, id),
          or(
            sql`${jobFailures.setAsideAt} is not null`,
            and(gt(jobFailures.retryAt, now), lte(jobFailures.failedAt, now)),
          ),
        ),
      ),
  );

async function storeFailure(
  db: Database,
  queue: string,
  rowId: number,
  now: number,
  error: unknown,
) {
  const lastError = errorSummary(error);
  const pause = sql`${FIRST_PAUSE_MS}::bigint * (2 ^ ${jobFailures.attempts})::bigint`;
  const [noted] = await db
    .insert(jobFailures)
    .values({ queue, rowId, attempts: 1, lastError, failedAt: now, retryAt: now + FIRST_PAUSE_MS })
    .onConflictDoUpdate({
      target: [jobFailures.queue, jobFailures.rowId],
      set: {
        attempts: sql`${jobFailures.attempts} + 1`,
        lastError,
        failedAt: now,
        retryAt: sql`${now}::bigint + ${pause}`,
        setAsideAt: sql`case when ${jobFailures.attempts} + 1 >= ${MAX_ATTEMPTS} then ${now}::bigint end`,
      },
    })
    .returning();
  if (!noted) return;
  const then = noted.setAsideAt
    ? 'It is set aside until an operator releases it.'
    : `It will be retried in ${Math.round((noted.retryAt - now) / 1000)} s.`;
  console.error(`${queue}: row ${rowId} failed (attempt ${noted.attempts}): ${lastError} ${then}`);
}

type Queues = Pick<Gateway, 'db' | 'clock' | 'closing'>;

/** The rows of one transaction, with what came of them. */
type Batch<Row, Result> = { readonly rows: readonly Row[]; readonly now: number } & (
  | { readonly result: Result }
  | { readonly error: unknown }
);

/**
 * Claims and processes due rows in one transaction; undefined if no row is due. An error of processing is
 * returned with its rows.
 * @throws when rows cannot be claimed
 */
async function processBatch<Row, Result>(
  { db, clock }: Queues,
  queue: WorkQueue<Row, Result>,
  limit: number,
): Promise<Batch<Row, Result> | undefined> {
  const { name, id } = queue;
  const now = clock.now();
  let rows: readonly Row[] = [];
  try {
    return await db.transaction(async (tx) => {
      // A transaction that is retried claims again.
      rows = [];
      rows = await queue.claim(tx, { now, limit, ready: readyRows(db, name, id, now) });
      if (rows.length === 0) return undefined;
      const result = await queue.work(tx, rows, now);
      await tx
        .delete(jobFailures)
        .where(and(eq(jobFailures.queue, name), inArray(jobFailures.rowId, rows.map(queue.idOf))));
      return { rows, now, result };
    });
  } catch (error) {
    if (rows.length === 0) throw error;
    return { rows, now, error };
  }
}

async function announce<Row, Result>(queue: WorkQueue<Row, Result>, result: Result): Promise<void> {
  try {
    await queue.announce?.(result);
  } catch (error) {
    logError(`${queue.name}: a result could not be published`, error);
  }
}

/**
 * Processes all due rows of a queue, in batches of one transaction each. Any number of processes may run it
 * concurrently; it stops between two transactions when the gateway closes. A failed row is retried after a
 * growing pause and set aside after `MAX_ATTEMPTS`; it never blocks the rows behind it. When a batch fails,
 * its rows are processed one by one to find the failing one.
 * @returns the number of processed rows
 * @throws when rows cannot be claimed or a failure cannot be stored, because the database is unavailable
 */
export async function drainQueue<Row, Result>(
  gateway: Queues,
  queue: WorkQueue<Row, Result>,
): Promise<number> {
  let done = 0;
  /** Rows of a failed batch that are still to be processed one by one. */
  let single = 0;
  while (!gateway.closing?.aborted) {
    const batch = await processBatch(gateway, queue, single > 0 ? 1 : (queue.batch ?? 1));
    if (!batch) return done;
    const { rows } = batch;
    if ('result' in batch) {
      done += rows.length;
      single -= rows.length;
      await announce(queue, batch.result);
      continue;
    }
    const [row] = rows;
    // The transaction was rolled back: all of its rows will be claimed again.
    if (rows.length > 1) single = rows.length;
    else if (row !== undefined) {
      single -= 1;
      await storeFailure(gateway.db, queue.name, queue.idOf(row), batch.now, batch.error);
    }
  }
  return done;
}

/** Lists the failed rows of all queues for staff, oldest failure first. */
export const listJobFailures = (db: Database) =>
  db.select().from(jobFailures).orderBy(asc(jobFailures.failedAt), asc(jobFailures.rowId));

/** Makes one failed row, or all of a queue, due at once. Returns the number of rows. */
export async function releaseJobs(
  db: Database,
  { queue, rowId }: { readonly queue: string; readonly rowId?: number | undefined },
): Promise<number> {
  const released = await db
    .delete(jobFailures)
    .where(
      and(
        eq(jobFailures.queue, queue),
        rowId === undefined ? undefined : eq(jobFailures.rowId, rowId),
      ),
    )
    .returning({ rowId: jobFailures.rowId });
  return released.length;
}
