import { GatewayError } from '../../core/gateway-error.ts';
import type { MerchantSettings } from '../../core/merchant-schema.ts';
import { readSettings } from '../../core/merchant-settings.ts';
import { gameRounds } from '../../database/schema/index.ts';
import { and, desc, eq } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';
import { lockWallets } from '../wallet/wallets.ts';

/** Kind of a round by RTS 14: a spin of a slot, or a game cycle of any other casino game. */
export type GameCycle = 'spin' | 'game';

/** A game played by one player. The wallet represents the account, and a visitor's trial. */
export interface PacedGame {
  readonly walletId: number;
  readonly nodeId: string;
  readonly cycle: GameCycle | null;
}

/** Returns the minimum milliseconds from the start of one cycle to the start of the next. */
export function cycleLength(
  { gamePace }: Pick<MerchantSettings, 'gamePace'>,
  cycle: GameCycle | null,
): number {
  if (cycle === null) return 0;
  return cycle === 'spin' ? gamePace.spinMs : gamePace.gameMs;
}

/**
 * Returns the milliseconds until the player's next round of a game is accepted; 0 if it is accepted
 * now.
 */
export async function waitForRound(
  db: Database | Transaction,
  { walletId, nodeId, cycle }: PacedGame,
  at: number,
): Promise<number> {
  const length = cycleLength(await readSettings(db), cycle);
  if (length === 0) return 0;
  const [last] = await db
    .select({ createdAt: gameRounds.createdAt })
    .from(gameRounds)
    .where(and(eq(gameRounds.walletId, walletId), eq(gameRounds.nodeId, nodeId)))
    .orderBy(desc(gameRounds.id))
    .limit(1);
  if (!last) return 0;
  const left = last.createdAt + length - at;
  // The demo's clock can be moved back: a round far in the future is ignored.
  return left > 2 * length ? 0 : Math.max(0, left);
}

/**
 * Refuses a round that begins before the minimum time since the last one of the same player and
 * game (R10.10). Called in the transaction of the round with the wallet locked, so that other tabs
 * and processes cannot bypass it.
 * @throws {GatewayError} round_too_soon with `waitMs`
 */
export async function checkPace(tx: Transaction, game: PacedGame, at: number): Promise<void> {
  await lockWallets(tx, [game.walletId]);
  const waitMs = await waitForRound(tx, game, at);
  if (waitMs > 0) {
    throw new GatewayError(
      'round_too_soon',
      'The minimum time of the last round is not over yet.',
      {
        waitMs,
      },
    );
  }
}
