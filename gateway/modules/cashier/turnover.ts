import { and, desc, eq, gte, ne, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/open.ts';
import {
  depositOrders,
  gameRounds,
  promotionGrants,
  withdrawOrders,
} from '../../database/schema/index.ts';

export interface Turnover {
  /** Minor units: bets still to be made, and out of how much. */
  readonly outstanding: number;
  readonly required: number;
}

/** What one deposit or bonus asks for, and what was bet between it and the next one. */
export interface TurnoverStep {
  readonly required: number;
  readonly betsAfter: number;
}

/**
 * Deposits and bonuses add to what is asked, bets work it off; bets made when nothing is asked count for
 * nothing later. Pure: steps in the order in which they happened.
 */
export function workOff(steps: readonly TurnoverStep[]): Turnover {
  let outstanding = 0;
  let required = 0;
  for (const step of steps) {
    // Everything before was worked off: the counting starts anew.
    required = outstanding === 0 ? step.required : required + step.required;
    outstanding = Math.max(0, outstanding + step.required - step.betsAfter);
  }
  return outstanding === 0 ? { outstanding: 0, required: 0 } : { outstanding, required };
}

/** Credited deposits and claimed bonuses since a time, in the order in which they came. */
async function asked(db: Database | Transaction, accountId: number, since: number) {
  const deposits = await db
    .select({ at: depositOrders.decidedAt, required: depositOrders.turnoverRequired })
    .from(depositOrders)
    .where(
      and(
        eq(depositOrders.accountId, accountId),
        eq(depositOrders.status, 'approved'),
        gte(depositOrders.decidedAt, since),
      ),
    );
  const bonuses = await db
    .select({ at: promotionGrants.claimedAt, required: promotionGrants.turnoverRequired })
    .from(promotionGrants)
    .where(
      and(
        eq(promotionGrants.accountId, accountId),
        eq(promotionGrants.status, 'claimed'),
        gte(promotionGrants.claimedAt, since),
      ),
    );
  return [...deposits, ...bonuses]
    .map(({ at, required }) => ({ at: at ?? 0, required }))
    .sort((one, other) => one.at - other.at);
}

/**
 * Bets that the account's deposits and bonuses still ask for. Only what came since the last
 * withdrawal counts: a withdrawal is accepted only when nothing is asked any more.
 */
export async function turnoverOf(db: Database | Transaction, accountId: number): Promise<Turnover> {
  const [last] = await db
    .select({ createdAt: withdrawOrders.createdAt })
    .from(withdrawOrders)
    .where(eq(withdrawOrders.accountId, accountId))
    .orderBy(desc(withdrawOrders.createdAt))
    .limit(1);
  const asks = await asked(db, accountId, last?.createdAt ?? 0);
  const steps: TurnoverStep[] = [];
  for (const [index, { at, required }] of asks.entries()) {
    const until = asks[index + 1]?.at;
    const [bets] = await db
      .select({ sum: sql`coalesce(sum(${gameRounds.validBet}), 0)`.mapWith(Number) })
      .from(gameRounds)
      .where(
        and(
          eq(gameRounds.accountId, accountId),
          ne(gameRounds.state, 'cancelled'),
          sql`${gameRounds.createdAt} >= ${at}`,
          until ? sql`${gameRounds.createdAt} < ${until}` : undefined,
        ),
      );
    steps.push({ required, betsAfter: bets?.sum ?? 0 });
  }
  return workOff(steps);
}
