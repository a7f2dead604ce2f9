import type { Gateway } from '@baize/gateway/core/gateway.ts';
import { gameRounds, wallets } from '@baize/gateway/database/schema/index.ts';
import { and, desc, eq, isNull } from '@baize/gateway/database/sql.ts';
import type { LaunchRow } from './find-launch.ts';
import type { RoundRow } from './round-row.ts';
import { roundStateOf } from './stepped-round.ts';

const HISTORY_ROWS = 50;

/** Rounds of this launch, or of the account's earlier launches of the same game with this wallet. */
const ownRounds = (launch: LaunchRow) =>
  and(eq(gameRounds.walletId, launch.walletId), eq(gameRounds.nodeId, launch.nodeId));

/**
 * A round as the game's client sees it; amounts in minor units, the win includes the jackpot. For an open round it has
 * the state that the player may see, and the number of moves.
 */
export function roundView(round: RoundRow, engine: string) {
  const state = roundStateOf(engine, round);
  return {
    orderNo: round.orderNo,
    bet: round.bet,
    win: round.win,
    ...(round.jackpot > 0 && { jackpot: round.jackpot }),
    stake: round.stake,
    outcome: state?.view ?? round.outcome,
    time: round.createdAt,
    ...(state && { open: round.state === 'open', steps: state.steps }),
  };
}

/** A wallet's balance in minor units, and the vendor that it belongs to. */
export async function walletOf(gateway: Gateway, walletId: number) {
  const [row] = await gateway.db
    .select({ balance: wallets.balance, vassalage: wallets.vassalage })
    .from(wallets)
    .where(eq(wallets.id, walletId));
  return { balance: row?.balance ?? 0, vassalage: row?.vassalage ?? '' };
}

export const walletBalance = async (gateway: Gateway, walletId: number): Promise<number> =>
  (await walletOf(gateway, walletId)).balance;

/** The round whose end the player has not seen, if there is one: settled, or still open. */
export async function unseenRound(
  gateway: Gateway,
  launch: LaunchRow,
): Promise<RoundRow | undefined> {
  const [round] = await gateway.db
    .select()
    .from(gameRounds)
    .where(and(ownRounds(launch), isNull(gameRounds.shownAt)))
    .orderBy(desc(gameRounds.id))
    .limit(1);
  return round;
}

/** A settled round of the launch's game and wallet whose end was not seen. */
const settledUnseen = (launch: LaunchRow, orderNo: string) =>
  and(
    ownRounds(launch),
    eq(gameRounds.orderNo, orderNo),
    eq(gameRounds.state, 'settled'),
    isNull(gameRounds.shownAt),
  );

/** Whether a settled round is still marked as unseen. */
export async function isUnseen(
  gateway: Gateway,
  launch: LaunchRow,
  orderNo: string,
): Promise<boolean> {
  const rows = await gateway.db
    .select({ id: gameRounds.id })
    .from(gameRounds)
    .where(settledUnseen(launch, orderNo));
  return rows.length > 0;
}

/** Marks a settled round as seen. Returns false if it was seen before or belongs to another launch. */
export async function markShown(
  gateway: Gateway,
  launch: LaunchRow,
  orderNo: string,
): Promise<boolean> {
  const rows = await gateway.db
    .update(gameRounds)
    .set({ shownAt: gateway.clock.now() })
    .where(settledUnseen(launch, orderNo))
    .returning({ id: gameRounds.id });
  return rows.length > 0;
}

/** The latest rounds of this game and wallet, newest first. */
export const roundHistory = (gateway: Gateway, launch: LaunchRow) =>
  gateway.db
    .select({
      orderNo: gameRounds.orderNo,
      bet: gameRounds.bet,
      win: gameRounds.win,
      time: gameRounds.createdAt,
    })
    .from(gameRounds)
    .where(ownRounds(launch))
    .orderBy(desc(gameRounds.id))
    .limit(HISTORY_ROWS);
