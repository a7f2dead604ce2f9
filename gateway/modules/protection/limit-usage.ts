import type { LimitKind } from '../../contract/protection.ts';
import { accountFigures, depositOrders, gameRounds, wallets } from '../../database/schema/index.ts';
import { and, eq, gt, gte, inArray, lt, sql } from '../../database/sql.ts';
import type { Transaction } from '../../database/types.ts';
import { ofRealMoney } from '../wallet/wallets.ts';
import type { Period } from './periods.ts';
import { playedBetween } from './play-time.ts';

export interface Player {
  readonly accountId: number;
  readonly currency: string;
}

/** Items of play: the names of journal line kinds and of the daily figures. */
const PLAY_ITEMS = ['bet', 'win'] as const;
type PlaySums = Readonly<Record<(typeof PLAY_ITEMS)[number], number>>;

/** Returns the sums of a player's stakes and wins in a period, from the daily figures. */
async function playSums(tx: Transaction, player: Player, period: Period): Promise<PlaySums> {
  const rows = await tx
    .select({
      item: accountFigures.item,
      sum: sql`sum(${accountFigures.amount})`.mapWith(Number),
    })
    .from(accountFigures)
    .where(
      and(
        eq(accountFigures.accountId, player.accountId),
        eq(accountFigures.currency, player.currency),
        gte(accountFigures.day, period.firstDay),
        lt(accountFigures.day, period.endDay),
        inArray(accountFigures.item, [...PLAY_ITEMS]),
      ),
    )
    .groupBy(accountFigures.item);
  const of = (item: string) => rows.find((row) => row.item === item)?.sum ?? 0;
  return { bet: of('bet'), win: of('win') };
}

/**
 * Returns refunded stakes of the period: bets that the player cancelled or that are void. Assigned to
 * the day of the stake, so that cancelling yesterday's bet frees nothing of today's limit.
 */
async function refundedStakes(tx: Transaction, player: Player, period: Period): Promise<number> {
  const [row] = await tx
    .select({ sum: sql`coalesce(sum(${gameRounds.bet}), 0)`.mapWith(Number) })
    .from(gameRounds)
    .innerJoin(wallets, eq(wallets.id, gameRounds.walletId))
    .where(
      and(
        eq(gameRounds.accountId, player.accountId),
        eq(gameRounds.state, 'cancelled'),
        gte(gameRounds.createdAt, period.startsAt),
        lt(gameRounds.createdAt, period.renewsAt),
        ofRealMoney,
        eq(wallets.currency, player.currency),
      ),
    );
  return row?.sum ?? 0;
}

/** Returns the deposits, before fees, that were credited in the period. */
async function creditedDeposits(tx: Transaction, player: Player, period: Period): Promise<number> {
  const [row] = await tx
    .select({ sum: sql`coalesce(sum(${depositOrders.amount}), 0)`.mapWith(Number) })
    .from(depositOrders)
    .where(
      and(
        eq(depositOrders.accountId, player.accountId),
        eq(depositOrders.currency, player.currency),
        eq(depositOrders.status, 'approved'),
        gte(depositOrders.decidedAt, period.startsAt),
        lt(depositOrders.decidedAt, period.renewsAt),
      ),
    );
  return row?.sum ?? 0;
}

/**
 * Returns the deposits that can still be paid. They count in whichever period they will be credited.
 */
async function pendingDeposits(tx: Transaction, player: Player, at: number): Promise<number> {
  const [row] = await tx
    .select({ sum: sql`coalesce(sum(${depositOrders.amount}), 0)`.mapWith(Number) })
    .from(depositOrders)
    .where(
      and(
        eq(depositOrders.accountId, player.accountId),
        eq(depositOrders.currency, player.currency),
        eq(depositOrders.status, 'pending'),
        gt(depositOrders.expiresAt, at),
      ),
    );
  return row?.sum ?? 0;
}

/** Deposits that count towards a limit: all that were requested, or only credited ones. */
export type DepositScope = 'requested' | 'credited';

interface UsageQuery {
  readonly kind: LimitKind;
  readonly period: Period;
  /** Current time, milliseconds. */
  readonly at: number;
  readonly deposits?: DepositScope | undefined;
}

/**
 * Returns the used amount of a limit in its period: minor units, or milliseconds of play. Deposits are
 * gross: withdrawals do not reduce them. A loss is stakes minus wins and refunded stakes; an open bet
 * counts as lost until it is won.
 */
export async function limitUsageOf(
  tx: Transaction,
  player: Player,
  { kind, period, at, deposits = 'requested' }: UsageQuery,
): Promise<number> {
  switch (kind) {
    case 'deposit': {
      const sum = await creditedDeposits(tx, player, period);
      return deposits === 'requested' ? sum + (await pendingDeposits(tx, player, at)) : sum;
    }
    case 'wager': {
      const { bet } = await playSums(tx, player, period);
      return -bet - (await refundedStakes(tx, player, period));
    }
    case 'loss': {
      const { bet, win } = await playSums(tx, player, period);
      return Math.max(0, -(bet + win) - (await refundedStakes(tx, player, period)));
    }
    case 'time':
      return playedBetween(tx, player.accountId, period);
  }
}
