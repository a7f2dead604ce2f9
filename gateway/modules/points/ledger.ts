import type { PointMove } from '../../contract/points.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { pointAccounts, pointLedger } from '../../database/schema/index.ts';
import { asc, eq, inArray } from '../../database/sql.ts';
import { awaitAll } from '../../database/transact.ts';
import type { Transaction } from '../../database/types.ts';

/**
 * Returns the account's points, locked until the transaction ends. A transaction that also moves
 * money locks the wallets first, so that two transactions do not deadlock.
 */
async function lockPoints(tx: Transaction, accountId: number) {
  const row = (await lockPointsOf(tx, [accountId])).get(accountId);
  if (!row) throw new Error('A point account could not be created.');
  return row;
}

/** Returns the points of several accounts, locked in the order of their ids. */
export async function lockPointsOf(tx: Transaction, accountIds: readonly number[]) {
  const ids = [...new Set(accountIds)].sort((one, other) => one - other);
  if (ids.length === 0) return new Map<number, { balance: number; carry: number }>();
  const [, rows] = await awaitAll([
    tx
      .insert(pointAccounts)
      .values(ids.map((accountId) => ({ accountId })))
      .onConflictDoNothing(),
    tx
      .select()
      .from(pointAccounts)
      .where(inArray(pointAccounts.accountId, ids))
      .orderBy(asc(pointAccounts.accountId))
      .for('update'),
  ]);
  return new Map(rows.map(({ accountId, balance, carry }) => [accountId, { balance, carry }]));
}

/**
 * Moves whole points: inserts one ledger line with the balance after it, and updates the account's
 * balance. Each kind of movement happens once per reference.
 * @throws {GatewayError} points_insufficient if the balance would become negative
 */
export async function movePoints(
  tx: Transaction,
  move: {
    readonly accountId: number;
    readonly kind: PointMove;
    /** Signed, not zero. */
    readonly amount: number;
    readonly reference: string;
    readonly remark?: string;
    readonly at: number;
  },
): Promise<{ balance: number }> {
  const { accountId, kind, amount, reference, remark = '', at } = move;
  if (!Number.isSafeInteger(amount) || amount === 0) {
    throw new RangeError(`${amount} is not a valid number of points.`);
  }
  const { balance: before } = await lockPoints(tx, accountId);
  const balance = before + amount;
  if (balance < 0) throw new GatewayError('points_insufficient', 'There are not enough points.');
  await tx
    .insert(pointLedger)
    .values({ accountId, kind, amount, reference, remark, balanceAfter: balance, createdAt: at });
  await tx.update(pointAccounts).set({ balance }).where(eq(pointAccounts.accountId, accountId));
  return { balance };
}
