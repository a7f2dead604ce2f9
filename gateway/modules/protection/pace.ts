import { GatewayError } from '../../core/gateway-error.ts';
import type { MerchantSettings } from '../../core/merchant-schema.ts';
import { readSettings } from '../../core/merchant-settings.ts';
import { gameRounds } from '../../database/schema/index.ts';
import { and, desc, eq } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';
import { lockWallets } from '../wallet/wallets.ts';

/** What a round is by RTS 14: a spin of a slot, or a game cycle of any other casino game. */
export type GameCycle = 'spin' | 'game';

/** A game as one player plays it. The wallet stands for the account, and for a visitor's trial. */
export interface PacedGame {
  readonly walletId: number;
  readonly nodeId: string;
  readonly cycle: GameCycle | null;
}

/** Milliseconds from the start of one cycle to the start of the next, at least. */
export function cycleLength(
  { gamePace }: Pick<MerchantSettings, 'gamePace'>,
  cycle: GameCycle | null,
): number {
  if (cycle === null) return 0;
  return cycle === 'spin' ? gamePace.spinMs : gamePace.gameMs;
}

/** Milliseconds until the player's next round of a game is taken; 0 when it is taken now. */
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
  // The demo's clock can be moved back: a round far in the future holds up nobody.
  return left > 2 * length ? 0 : Math.max(0, left);
}

/**
 * Refuses a round that begins before the last one of the same player and game has taken its time
 * (R10.10). Inside the transaction of the round and behind the lock of the wallet: a second tab or
 * another process changes nothing.
 * @throws {GatewayError} round_too_soon with `waitMs`
 */
export async function checkPace(tx: Transaction, game: PacedGame, at: number): Promise<void> {
  await lockWallets(tx, [game.walletId]);
  const waitMs = await waitForRound(tx, game, at);
  if (waitMs > 0) {
    throw new GatewayError('round_too_soon', 'The last round has not taken its time yet.', {
      waitMs,
    });
  }
}
