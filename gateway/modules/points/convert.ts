import { multiplyDivide } from '../../contract/decimal.ts';
import { fieldError } from '../../core/field-error.ts';
import type { Gateway } from '../../core/gateway.ts';
import { bodyHash, requireSameRequest } from '../../core/idempotency.ts';
import { lockAccount } from '../../core/lock-account.ts';
import { pointConversions } from '../../database/schema/index.ts';
import { and, eq } from '../../database/sql.ts';
import { publishRewards } from '../promotions/publish-rewards.ts';
import { amountConversion } from '../wallet/amount-conversion.ts';
import { toMajor, toMinor } from '../wallet/money.ts';
import { postEntry } from '../wallet/post-entry.ts';
import { publishBalances } from '../wallet/publish-balances.ts';
import { accountWallet, houseWallet } from '../wallet/wallets.ts';
import { movePoints } from './ledger.ts';
import { pointOrderNumber } from './orders.ts';
import { type PointSettings, pointRate, readPoints } from './settings.ts';

type Row = typeof pointConversions.$inferSelect;
const view = (row: Row) => ({
  orderNo: row.orderNo,
  points: row.points,
  amount: toMajor(row.amount, row.currency),
});

/** @throws {GatewayError} request_param_err beside `points` */
function checkPoints(points: number, settings: PointSettings): void {
  if (points < settings.convertMinimum) throw fieldError('points', 'points_low');
  if (points % settings.convertStep !== 0) throw fieldError('points', 'points_step');
}

/**
 * Converts points to money of the main wallet at the configured rate, rounded down to the smallest
 * coin. Requests with the same key convert once.
 * @throws {GatewayError} request_param_err, points_insufficient, idempotency_conflict
 */
export async function convertPoints(
  gateway: Gateway,
  request: { readonly accountId: number; readonly key: string; readonly points: number },
) {
  const { accountId, key, points } = request;
  const hash = bodyHash([points]);
  const done = await gateway.db.transaction(async (tx) => {
    const currency = await lockAccount(tx, accountId);
    const [known] = await tx
      .select()
      .from(pointConversions)
      .where(
        and(eq(pointConversions.accountId, accountId), eq(pointConversions.idempotencyKey, key)),
      );
    if (known) return { row: requireSameRequest(known, hash) };
    const settings = await readPoints(tx);
    checkPoints(points, settings);
    const at = gateway.clock.now();
    const orderNo = pointOrderNumber('C', at);
    const rate = pointRate(settings, await amountConversion(tx, currency));
    const amount = multiplyDivide(points, toMinor(rate.amount, currency), rate.points, 'down');
    if (amount === 0) throw fieldError('points', 'points_low');
    const house = await houseWallet(tx, 'house:promotions', currency, at);
    const walletId = await accountWallet(tx, { accountId, kind: 'main', currency, at });
    // Lock order: the wallet before the points, as in rounds.
    const posted = await postEntry(tx, {
      kind: 'promotion',
      scope: `conversion:${orderNo}`,
      idempotencyKey: 'credit',
      body: { orderNo, points, amount },
      reference: orderNo,
      remark: `${points} points`,
      lines: [
        { walletId: house, amount: -amount, kind: 'house' },
        { walletId, amount, kind: 'bonus' },
      ],
      at,
    });
    await movePoints(tx, { accountId, kind: 'convert', amount: -points, reference: orderNo, at });
    const [row] = await tx
      .insert(pointConversions)
      .values({
        orderNo,
        accountId,
        idempotencyKey: key,
        bodyHash: hash,
        points,
        currency,
        amount,
        createdAt: at,
      })
      .returning();
    if (!row) throw new Error('A conversion was not stored.');
    return { row, posted };
  });
  if (done.posted) {
    await publishBalances(gateway, done.posted);
    await publishRewards(gateway, accountId);
  }
  return view(done.row);
}
