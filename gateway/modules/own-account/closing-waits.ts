import type { ClosingObstacle, ClosingWait } from '../../contract/own-account.ts';
import {
  accountClosings,
  accountLines,
  agentContracts,
  bankCards,
  contractPeriods,
  withdrawOrders,
  withdrawPayments,
} from '../../database/schema/index.ts';
import {
  and,
  count,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  sql,
  sum,
} from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';
import { OPEN_PAYMENT_STATUSES } from '../cashier/payments.ts';
import { openBetsOf } from '../promotions/bonuses.ts';
import { realMoneyOf } from '../wallet/balance.ts';

export type ClosingRow = typeof accountClosings.$inferSelect;

/** Returns the closing of an account that is in force. */
export async function closingOf(
  db: Database | Transaction,
  accountId: number,
): Promise<ClosingRow | undefined> {
  const [row] = await db
    .select()
    .from(accountClosings)
    .where(and(eq(accountClosings.accountId, accountId), isNull(accountClosings.reopenedAt)));
  return row;
}

/** Returns the amount of an account's withdrawals that is not paid yet, minor units. */
export async function pendingWithdrawalsOf(
  db: Database | Transaction,
  accountId: number,
): Promise<number> {
  const [row] = await db
    .select({ sum: sum(sql`${withdrawOrders.amount} - ${withdrawOrders.paid}`).mapWith(Number) })
    .from(withdrawOrders)
    .where(and(eq(withdrawOrders.accountId, accountId), eq(withdrawOrders.status, 'pending')));
  return row?.sum ?? 0;
}

/** Returns the payments whose receipt can still be denied, so their money may be returned. */
async function openReceipts(db: Database | Transaction, accountId: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(withdrawPayments)
    .where(
      and(
        eq(withdrawPayments.accountId, accountId),
        inArray(withdrawPayments.status, [...OPEN_PAYMENT_STATUSES]),
      ),
    );
  return row?.count ?? 0;
}

/** Whether a payout was returned since its payout account was chosen. */
export async function wasPayoutReturned(
  db: Database | Transaction,
  { accountId, cardChosenAt }: ClosingRow,
): Promise<boolean> {
  const [order] = await db
    .select({ id: withdrawOrders.id })
    .from(withdrawOrders)
    .where(
      and(
        eq(withdrawOrders.accountId, accountId),
        eq(withdrawOrders.status, 'refused'),
        gte(withdrawOrders.decidedAt, cardChosenAt),
      ),
    )
    .limit(1);
  if (order) return true;
  const [payment] = await db
    .select({ id: withdrawPayments.id })
    .from(withdrawPayments)
    .where(
      and(
        eq(withdrawPayments.accountId, accountId),
        eq(withdrawPayments.status, 'returned'),
        gte(withdrawPayments.settledAt, cardChosenAt),
      ),
    )
    .limit(1);
  return payment !== undefined;
}

/** Returns the chosen payout account, unless its owner has removed it. */
export async function payoutCardOf(
  db: Database | Transaction,
  { cardId }: ClosingRow,
): Promise<number | undefined> {
  if (cardId === null) return undefined;
  const [card] = await db
    .select({ id: bankCards.id })
    .from(bankCards)
    .where(and(eq(bankCards.id, cardId), isNull(bankCards.removedAt)));
  return card?.id;
}

/**
 * Returns what an account's closing waits for; empty once it can be completed.
 * @param obstacles the account's obstacles, if they are already known
 */
export async function waitsOf(
  db: Database | Transaction,
  closing: ClosingRow,
  obstacles?: readonly ClosingObstacle[],
): Promise<ClosingWait[]> {
  const { accountId } = closing;
  // Money at vendors counts as well: it is being transferred back.
  const hasMoney = (await realMoneyOf(db, accountId)).total > 0;
  const hasCard = (await payoutCardOf(db, closing)) !== undefined;
  const isRefused = hasMoney && hasCard && (await wasPayoutReturned(db, closing));
  const isOnItsWay =
    (await pendingWithdrawalsOf(db, accountId)) > 0 || (await openReceipts(db, accountId)) > 0;
  const waits: ClosingWait[] = [];
  if ((await openBetsOf(db, accountId, 0)) > 0) waits.push('bets');
  if (hasMoney && !hasCard) waits.push('payoutAccount');
  if (isRefused) waits.push('payoutRefused');
  // Money that can be paid out will be paid by the job, so it counts as a pending withdrawal.
  if (isOnItsWay || (hasMoney && waits.length === 0)) waits.push('withdrawals');
  const isUpline = obstacles?.includes('downline') ?? (await hasDownline(db, accountId));
  if (isUpline) waits.push('downline');
  return waits;
}

/** Whether an account has accounts below it that are not closed. */
async function hasDownline(db: Database | Transaction, accountId: number): Promise<boolean> {
  const [below] = await db
    .select({ count: count() })
    .from(accountLines)
    .where(
      and(
        eq(accountLines.ancestorId, accountId),
        isNull(accountLines.untilDay),
        sql`${accountLines.depth} > 0`,
        sql`not exists (select 1 from ${accountClosings}
          where ${accountClosings.accountId} = ${accountLines.descendantId}
            and ${accountClosings.closedAt} is not null and ${accountClosings.reopenedAt} is null)`,
      ),
    );
  return (below?.count ?? 0) > 0;
}

/**
 * Returns the reasons why others depend on an account, which cannot be closed while there are any.
 */
export async function obstaclesOf(
  db: Database | Transaction,
  accountId: number,
): Promise<ClosingObstacle[]> {
  const isParty = or(eq(agentContracts.agentId, accountId), eq(agentContracts.uplineId, accountId));
  const [contract] = await db
    .select({ id: agentContracts.id })
    .from(agentContracts)
    .where(and(inArray(agentContracts.status, ['active', 'offered']), isParty))
    .limit(1);
  // The last period of an ended contract is computed only after the period is over.
  const [uncounted] = await db
    .select({ id: agentContracts.id })
    .from(agentContracts)
    .where(
      and(
        eq(agentContracts.status, 'terminated'),
        or(
          isNotNull(agentContracts.dueAt),
          lt(agentContracts.settledUntil, agentContracts.endedAt),
        ),
        isParty,
      ),
    )
    .limit(1);
  const [owed] = await db
    .select({ id: contractPeriods.id })
    .from(contractPeriods)
    .where(
      and(
        eq(contractPeriods.state, 'owed'),
        or(eq(contractPeriods.agentId, accountId), eq(contractPeriods.payerId, accountId)),
      ),
    )
    .limit(1);
  const obstacles: ClosingObstacle[] = [];
  if (await hasDownline(db, accountId)) obstacles.push('downline');
  if (contract) obstacles.push('contracts');
  if (owed || uncounted) obstacles.push('salaries');
  return obstacles;
}
