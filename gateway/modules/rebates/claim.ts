import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { lockAccount } from '../../core/lock-account.ts';
import { orderNumber } from '../../core/order-number.ts';
import { type RebatePart, rebateClaims, rebateEarnings } from '../../database/schema/index.ts';
import { and, asc, eq, gt, sql } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';
import { amountConversion } from '../wallet/amount-conversion.ts';
import { merchantToMinor } from '../wallet/money.ts';
import { type PostedEntry, postEntry } from '../wallet/post-entry.ts';
import { accountWallet, houseWallet, lockWallets } from '../wallet/wallets.ts';
import { PARTS } from './earn.ts';
import { readRebates } from './settings.ts';

export type ClaimRow = typeof rebateClaims.$inferSelect;

/**
 * Returns the unclaimed earnings by vendor and product, with the amount that a claim pays for each.
 * Minor units.
 */
export async function pendingParts(
  db: Database | Transaction,
  of: { readonly accountId: number; readonly currency: string },
): Promise<RebatePart[]> {
  const rows = await db
    .select()
    .from(rebateEarnings)
    .where(
      and(
        eq(rebateEarnings.accountId, of.accountId),
        eq(rebateEarnings.currency, of.currency),
        gt(rebateEarnings.validBets, 0),
      ),
    )
    .orderBy(asc(rebateEarnings.gameType), asc(rebateEarnings.vassalage));
  return rows.map(({ vassalage, gameType, validBets, earned }) => ({
    vassalage,
    gameType,
    validBets,
    amount: Math.floor(earned / PARTS),
  }));
}

/** Returns the total amount of the parts of a rebate, minor units. */
export const sumOf = (parts: readonly RebatePart[]): number =>
  parts.reduce((sum, { amount }) => sum + amount, 0);

/**
 * Subtracts what is paid. For a paid part, its bets are reset and the remainder of less than a
 * minor unit is kept; a part worth less than a minor unit is unchanged.
 */
async function takeEarnings(
  tx: Transaction,
  of: { readonly accountId: number; readonly currency: string },
): Promise<void> {
  await tx
    .update(rebateEarnings)
    .set({ validBets: 0, earned: sql`${rebateEarnings.earned} % ${PARTS}::bigint` })
    .where(
      and(
        eq(rebateEarnings.accountId, of.accountId),
        eq(rebateEarnings.currency, of.currency),
        sql`${rebateEarnings.earned} >= ${PARTS}::bigint`,
      ),
    );
}

interface Claim {
  readonly accountId: number;
  readonly key: string;
  readonly automatic: boolean;
}

/**
 * Pays what an account has earned since its last claim, with one journal entry, in the caller's
 * transaction. Locks the account, then its main wallet, so that no bet is settled meanwhile.
 * @returns the claim, or the earlier one with the same key; undefined if less than the minimum is
 * earned
 */
export async function payRebate(
  tx: Transaction,
  { accountId, key, automatic }: Claim,
  at: number,
): Promise<{ readonly row: ClaimRow; readonly posted?: PostedEntry } | undefined> {
  const currency = await lockAccount(tx, accountId);
  const [known] = await tx
    .select()
    .from(rebateClaims)
    .where(and(eq(rebateClaims.accountId, accountId), eq(rebateClaims.idempotencyKey, key)));
  if (known) return { row: known };
  const walletId = await accountWallet(tx, { accountId, kind: 'main', currency, at });
  await lockWallets(tx, [walletId]);
  const parts = (await pendingParts(tx, { accountId, currency })).filter(
    ({ amount }) => amount > 0,
  );
  const amount = sumOf(parts);
  const { least } = await readRebates(tx);
  const lowest = merchantToMinor(least, await amountConversion(tx, currency), 'up');
  if (amount === 0 || amount < lowest) return undefined;
  const orderNo = orderNumber('R', at);
  const house = await houseWallet(tx, 'house:promotions', currency, at);
  const posted = await postEntry(tx, {
    kind: 'promotion',
    scope: `rebate:${accountId}`,
    idempotencyKey: key,
    body: { amount },
    reference: orderNo,
    lines: [
      { walletId: house, amount: -amount, kind: 'house' },
      { walletId, amount, kind: 'rebate' },
    ],
    at,
  });
  await takeEarnings(tx, { accountId, currency });
  const validBets = parts.reduce((sum, part) => sum + part.validBets, 0);
  const [row] = await tx
    .insert(rebateClaims)
    .values({
      orderNo,
      accountId,
      idempotencyKey: key,
      currency,
      validBets,
      amount,
      automatic,
      parts,
      createdAt: at,
      entryId: posted.entryId,
    })
    .returning();
  if (!row) throw new Error('A rebate was not stored.');
  return { row, posted };
}

/**
 * Pays a member's rebate on request, once per key.
 * @throws {GatewayError} rebate_too_small if less than the minimum is earned
 */
export async function claimRebateManually(
  gateway: Gateway,
  who: { readonly accountId: number; readonly key: string },
): Promise<{ readonly row: ClaimRow; readonly posted?: PostedEntry }> {
  return gateway.db.transaction(async (tx) => {
    const claim = { ...who, key: `hand:${who.key}`, automatic: false };
    const paid = await payRebate(tx, claim, gateway.clock.now());
    if (!paid)
      throw new GatewayError('rebate_too_small', 'The rebate is below the payable minimum.');
    return paid;
  });
}
