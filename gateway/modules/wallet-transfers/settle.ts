import { MINUTE } from '../../contract/durations.ts';
import { createLimiter } from '../../core/concurrency.ts';
import type { Gateway } from '../../core/gateway.ts';
import { logError } from '../../core/log-error.ts';
import { startPeriodicJob } from '../../core/periodic-job.ts';
import { requirePort, type VendorWalletsPort } from '../../core/ports.ts';
import { drainQueue, type WorkQueue } from '../../core/work-queue.ts';
import { walletTransfers } from '../../database/schema/index.ts';
import { and, asc, eq, lte, sql } from '../../database/sql.ts';
import { awaitAll } from '../../database/transact.ts';
import { postEntry } from '../wallet/post-entry.ts';
import { publishBalances } from '../wallet/publish-balances.ts';
import { houseWallet } from '../wallet/wallets.ts';
import { remarkOf, type TransferRow, walletsOf } from './begin.ts';
import { findVendor } from './vendors.ts';

/** Milliseconds after which a request to a vendor times out. */
const RESPONSE_TIMEOUT_MS = 8_000;
/** Milliseconds until a vendor is asked again: the initial pause, which doubles, and the maximum. */
const PAUSE_MS = 5_000;
const MAX_PAUSE_MS = 10 * MINUTE;
const INTERVAL_MS = 2_000;
/** Number of vendors that are asked concurrently. */
const VENDORS_AT_ONCE = 4;
/** Milliseconds after which a vendor's turn ends, so that the others get theirs: one timeout. */
const LONGEST_TURN = RESPONSE_TIMEOUT_MS;
/** Number of attempts from which each one without an answer is logged. */
const REPORT_FROM = 12;

type Answer = Awaited<ReturnType<VendorWalletsPort['transfer']>>;

/** Sends the transfer to the vendor under its order number. Errors and timeouts are `unknown`. */
async function askVendor(gateway: Gateway, row: TransferRow): Promise<Answer> {
  const { orderNo, accountId, vassalage, direction, currency, amount, attempts } = row;
  const signal = AbortSignal.timeout(RESPONSE_TIMEOUT_MS);
  const silence = Promise.withResolvers<Answer>();
  const giveUp = () => silence.resolve('unknown');
  signal.addEventListener('abort', giveUp, { once: true });
  try {
    const order = { orderNo, accountId, vassalage, direction, currency, amount };
    const port = requirePort(gateway.ports, 'vendorWallets');
    return await Promise.race([port.transfer(order, signal), silence.promise]);
  } catch (error) {
    if (attempts >= REPORT_FROM) logError(`Transfer ${orderNo} has not been answered yet`, error);
    return 'unknown';
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}

/**
 * Second step of a transfer: asks the vendor, and credits the target wallet or returns the money, depending on
 * the answer. Without an answer the transfer stays pending and the job retries. Any number of processes may
 * run this concurrently: the vendor gives all the same answer, and with the row locked only the first one
 * moves money.
 * @returns the transfer in its new state
 */
export async function settleTransfer(gateway: Gateway, row: TransferRow): Promise<TransferRow> {
  const answer = await askVendor(gateway, row);
  if (answer === 'unknown') return row;
  const settled = await gateway.db.transaction(async (tx) => {
    const [held] = await tx
      .select()
      .from(walletTransfers)
      .where(eq(walletTransfers.id, row.id))
      .for('update');
    if (held?.state !== 'pending') return { row: held ?? row };
    const at = gateway.clock.now();
    const { from, to } = await walletsOf(tx, held, at);
    const vendor = await findVendor(tx, held.vassalage);
    const posted = await postEntry(tx, {
      kind: 'transfer',
      scope: `wallet-transfer:${held.orderNo}`,
      idempotencyKey: 'end',
      body: { orderNo: held.orderNo, answer },
      reference: held.orderNo,
      remark: vendor ? remarkOf(vendor, held.direction) : '',
      lines: [
        {
          walletId: await houseWallet(tx, 'house:transfers', held.currency, at),
          amount: -held.amount,
          kind: 'house',
        },
        {
          walletId: answer === 'done' ? to : from,
          amount: held.amount,
          kind: 'walletTransfer',
        },
      ],
      at,
    });
    const state = answer === 'done' ? ('done' as const) : ('returned' as const);
    const [changed] = await tx
      .update(walletTransfers)
      .set({ state, settledAt: at, attempts: sql`${walletTransfers.attempts} + 1` })
      .where(eq(walletTransfers.id, held.id))
      .returning();
    return { row: changed ?? held, posted };
  });
  if (settled.posted) await publishBalances(gateway, settled.posted);
  return settled.row;
}

const isDue = (now: number) =>
  and(eq(walletTransfers.state, 'pending'), lte(walletTransfers.nextAttemptAt, now));

/** Selects a vendor's pending transfers that are due, locks them, and postpones their next attempt. */
const dueTransfers = (
  gateway: Gateway,
  vassalage: string,
): WorkQueue<TransferRow, readonly TransferRow[]> => {
  const end = performance.now() + LONGEST_TURN;
  return {
    name: 'wallet-transfers',
    id: walletTransfers.id,
    idOf: ({ id }) => id,
    claim: async (tx, { now, limit, ready }) =>
      performance.now() >= end
        ? []
        : tx
            .select()
            .from(walletTransfers)
            .where(and(eq(walletTransfers.vassalage, vassalage), isDue(now), ready))
            .orderBy(asc(walletTransfers.nextAttemptAt), asc(walletTransfers.id))
            .limit(limit)
            .for('update', { skipLocked: true }),
    work: async (tx, rows, now) => {
      for (const { id, attempts } of rows) {
        const pause = Math.min(MAX_PAUSE_MS, PAUSE_MS * 2 ** Math.min(attempts, 20));
        await tx
          .update(walletTransfers)
          .set({ attempts: attempts + 1, nextAttemptAt: now + RESPONSE_TIMEOUT_MS + pause })
          .where(eq(walletTransfers.id, id));
      }
      return rows;
    },
    // The vendor is asked after the commit, so that no lock is held during a request to a third party.
    announce: async (rows) => {
      for (const row of rows) await settleTransfer(gateway, row);
    },
  };
};

/**
 * Retries the transfers that are due. Each vendor has its own turn, so that one that does not answer does not
 * delay the others. Any number of processes may run this concurrently.
 */
export async function settleDueTransfers(gateway: Gateway): Promise<void> {
  const vendors = await gateway.db
    .selectDistinct({ vassalage: walletTransfers.vassalage })
    .from(walletTransfers)
    .where(isDue(gateway.clock.now()));
  const limited = createLimiter(
    { atOnce: VENDORS_AT_ONCE, waiting: vendors.length },
    () => new Error('More vendors are in the queue than exist.'),
  );
  await awaitAll(
    vendors.map(({ vassalage }) =>
      limited(() => drainQueue(gateway, dueTransfers(gateway, vassalage))),
    ),
  );
}

/** Starts the periodic settlement. Returns a function that stops it and resolves when it has ended. */
export const startSettlingTransfers = (gateway: Gateway): (() => Promise<void>) =>
  startPeriodicJob({
    name: 'Settling wallet transfers',
    intervalMs: INTERVAL_MS,
    run: () => settleDueTransfers(gateway),
  });
