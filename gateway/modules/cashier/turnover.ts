import { turnoverObligations } from '../../database/schema/index.ts';
import { and, asc, eq, isNull, type SQLWrapper, sql } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';

export interface Turnover {
  /** Minor units: bets still required, and the total requirement. */
  readonly outstanding: number;
  readonly required: number;
}

/** The requirement of one deposit or bonus, minor units. */
interface Obligation {
  readonly id: number;
  readonly required: number;
  readonly fulfilled: number;
}

interface Of {
  readonly accountId: number;
  readonly currency: string;
}

/**
 * Returns the condition that an obligation of an account is open. Both parameters may be columns of another query.
 */
export const isObligationOpen = ({
  accountId,
  currency,
}: {
  readonly accountId: number | SQLWrapper;
  readonly currency: string | SQLWrapper;
}) =>
  and(
    eq(turnoverObligations.accountId, accountId),
    eq(turnoverObligations.currency, currency),
    isNull(turnoverObligations.fulfilledAt),
    isNull(turnoverObligations.waivedAt),
  );

/**
 * Adds the turnover that a deposit or bonus requires before a withdrawal. Call it in the transaction that credits the
 * money, with the wallet locked. Does nothing if no turnover is required.
 */
export async function addTurnoverObligation(
  tx: Transaction,
  of: Of & {
    readonly source: 'deposit' | 'bonus';
    /** Order or grant number; unique. */
    readonly reference: string;
    /** Minor units. */
    readonly required: number;
    readonly at: number;
  },
): Promise<void> {
  const { accountId, currency, source, reference, required, at } = of;
  if (required <= 0) return;
  await tx
    .insert(turnoverObligations)
    .values({ accountId, currency, source, reference, required, createdAt: at });
}

/**
 * Distributes bets over open obligations, oldest first. Bets beyond them are not credited to later obligations.
 * @returns the obligations that have changed
 */
export function fulfilObligations<Row extends Obligation>(
  open: readonly Row[],
  bets: number,
): Row[] {
  let left = bets;
  const changed: Row[] = [];
  for (const row of open) {
    const share = Math.min(left, row.required - row.fulfilled);
    if (share <= 0) continue;
    left -= share;
    changed.push({ ...row, fulfilled: row.fulfilled + share });
  }
  return changed;
}

/**
 * Applies newly settled valid bets to the account's open obligations. The caller holds the account's wallet locked.
 * @param bets minor units
 */
export async function fulfilTurnover(
  tx: Transaction,
  of: Of & { readonly bets: number; readonly at: number },
): Promise<void> {
  const open = await tx
    .select({
      id: turnoverObligations.id,
      required: turnoverObligations.required,
      fulfilled: turnoverObligations.fulfilled,
    })
    .from(turnoverObligations)
    .where(isObligationOpen(of))
    .orderBy(asc(turnoverObligations.id));
  for (const { id, required, fulfilled } of fulfilObligations(open, of.bets)) {
    await tx
      .update(turnoverObligations)
      .set({ fulfilled, ...(fulfilled === required && { fulfilledAt: of.at }) })
      .where(eq(turnoverObligations.id, id));
  }
}

/**
 * Returns the turnover that an account's deposits and bonuses still require. A withdrawal that depends on it must
 * lock the account's wallet first, so that nothing is credited in between.
 */
export async function turnoverOf(db: Database | Transaction, of: Of): Promise<Turnover> {
  const [row] = await db
    .select({
      required: sql`coalesce(sum(${turnoverObligations.required}), 0)`.mapWith(Number),
      fulfilled: sql`coalesce(sum(${turnoverObligations.fulfilled}), 0)`.mapWith(Number),
    })
    .from(turnoverObligations)
    .where(isObligationOpen(of));
  const { required, fulfilled } = row ?? { required: 0, fulfilled: 0 };
  return { outstanding: required - fulfilled, required };
}

/**
 * Waives the remaining turnover of a bonus; what was fulfilled stays. The caller holds the account's wallet locked.
 */
export async function waiveTurnover(
  tx: Transaction,
  of: { readonly grantNo: string; readonly at: number },
): Promise<void> {
  await tx
    .update(turnoverObligations)
    .set({ waivedAt: of.at })
    .where(
      and(
        eq(turnoverObligations.source, 'bonus'),
        eq(turnoverObligations.reference, of.grantNo),
        isNull(turnoverObligations.fulfilledAt),
      ),
    );
}

/**
 * Waives all turnover of an account that is being closed, so that its own money can be paid out (R10.11). The caller
 * holds the account's wallet locked.
 * @returns the turnover that was still required, minor units
 */
export async function waiveAllTurnover(
  tx: Transaction,
  of: Of & { readonly at: number },
): Promise<number> {
  const { outstanding } = await turnoverOf(tx, of);
  if (outstanding > 0) {
    await tx.update(turnoverObligations).set({ waivedAt: of.at }).where(isObligationOpen(of));
  }
  return outstanding;
}
