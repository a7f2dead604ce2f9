import { turnoverObligations } from '../../database/schema/index.ts';
import { and, asc, eq, isNull, type SQLWrapper, sql } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';

export interface Turnover {
  /** Minor units: bets still to be made, and out of how much. */
  readonly outstanding: number;
  readonly required: number;
}

/** One deposit's or bonus's share, minor units. */
interface Obligation {
  readonly id: number;
  readonly required: number;
  readonly fulfilled: number;
}

interface Of {
  readonly accountId: number;
  readonly currency: string;
}

/** Of obligations: they ask an account for bets still. Both may be columns of another query. */
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
 * Fulfils what an account's deposits and bonuses ask for by valid bets that were settled now. The
 * caller holds the account's wallet locked.
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
 * Bets that an account's deposits and bonuses still ask for. A withdrawal that depends on it locks
 * the account's wallet first: nothing is credited between the look and the withdrawal then.
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
 * Asks no longer for the rest of a bonus's bets; what was made of them stays. The caller holds the
 * account's wallet locked.
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
 * Asks an account for no more bets: it is being closed, and its own money is paid out (R10.11). The
 * caller holds the account's wallet locked.
 * @returns what was still asked for, minor units
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
