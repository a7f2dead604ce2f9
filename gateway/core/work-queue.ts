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
 * Failures after which a row is set aside, some three hours after the first: what fails because
 * something else is down for a while goes on by itself.
 */
export const MAX_ATTEMPTS = 12;
/** Pause after a row's first failure; it doubles with each further one. Milliseconds. */
const FIRST_PAUSE_MS = 5_000;

export interface ClaimOptions {
  /** The gateway clock's milliseconds. */
  readonly now: number;
  /** Rows to lock at most. */
  readonly limit: number;
  /** Condition on the queue's id column: leaves out rows that failed and must wait. */
  readonly ready: SQL | undefined;
}

/** Due rows of one table that a job works off. */
export interface WorkQueue<Row, Result> {
  /** Name in the log and in `job_failures`. */
  readonly name: string;
  /** Column that identifies a row. */
  readonly id: PgColumn;
  /** Rows of one transaction; 1 where not told. */
  readonly batch?: number;
  idOf(row: Row): number;
  /** Locks due rows with FOR UPDATE SKIP LOCKED, `ready` and `limit` included. */
  claim(tx: Transaction, options: ClaimOptions): Promise<Row[]>;
  /** Does what the rows wait for, in the transaction that locked them. */
  work(tx: Transaction, rows: readonly Row[], now: number): Promise<Result>;
  /** Runs after the commit: tells whom it concerns. */
  announce?(result: Result): Promise<void>;
}

/** Rows that never failed, whose pause is over, or that failed before the clock was set back. */
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

async function noteFailure(
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
    ? 'It is set aside until somebody releases it.'
    : `It is tried again in ${Math.round((noted.retryAt - now) / 1000)} s.`;
  console.error(`${queue}: row ${rowId} failed (attempt ${noted.attempts}): ${lastError} ${then}`);
}

/**
 * Works off all due rows of a queue, some in each transaction. Any number of processes may do it at
 * once. It stops between two transactions when the gateway ends. A row that fails is tried again after a pause that grows, and set aside after
 * `MAX_ATTEMPTS`; the rows behind it go on. When a batch fails, its rows are taken one by one.
 * @returns how many rows were worked off
 * @throws when rows cannot be claimed or a failure cannot be noted: the database is not there
 */
export async function drainQueue<Row, Result>(
  gateway: Pick<Gateway, 'db' | 'clock' | 'closing'>,
  queue: WorkQueue<Row, Result>,
): Promise<number> {
  const { db, clock } = gateway;
  const { name, id, batch = 1 } = queue;
  let done = 0;
  /** Rows that are still to be taken one by one. */
  let single = 0;
  while (!gateway.closing?.aborted) {
    const now = clock.now();
    const limit = single > 0 ? 1 : batch;
    let claimed: readonly Row[] = [];
    let finished: { readonly result: Result } | undefined;
    try {
      finished = await db.transaction(async (tx) => {
        claimed = [];
        claimed = await queue.claim(tx, { now, limit, ready: readyRows(db, name, id, now) });
        if (claimed.length === 0) return undefined;
        const result = await queue.work(tx, claimed, now);
        await tx
          .delete(jobFailures)
          .where(
            and(eq(jobFailures.queue, name), inArray(jobFailures.rowId, claimed.map(queue.idOf))),
          );
        return { result };
      });
    } catch (error) {
      const [row] = claimed;
      if (row === undefined) throw error;
      // The work of this transaction is undone: all of its rows are claimed again.
      if (claimed.length > 1) single = claimed.length;
      else {
        single -= 1;
        await noteFailure(db, name, queue.idOf(row), now, error);
      }
      continue;
    }
    if (!finished) return done;
    done += claimed.length;
    single -= claimed.length;
    try {
      await queue.announce?.(finished.result);
    } catch (error) {
      logError(`${name}: a result could not be announced`, error);
    }
  }
  return done;
}

/** Rows of all queues that failed, oldest failure first: what staff has to look at. */
export const listJobFailures = (db: Database) =>
  db.select().from(jobFailures).orderBy(asc(jobFailures.failedAt), asc(jobFailures.rowId));

/** Lets a row, or all rows of a queue, be tried again at once. Returns how many there were. */
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
