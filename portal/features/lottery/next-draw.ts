import type { LotteryGame } from '@baize/gateway/contract';
import { clockAhead } from './countdown.ts';

/** Milliseconds after a draw after which its numbers are available. */
const AFTER_DRAW = 2_000;
/**
 * The minimum of milliseconds between two requests, also while a finished draw has no successor
 * yet.
 */
const SOONEST = 5_000;

/**
 * Milliseconds until the next draw of any of them is over; 0 where none has scheduled draws.
 * Counted from now, not from when the answer arrived, so that a later request waits no longer.
 */
export function untilNextDraw(games: readonly LotteryGame[]): number {
  const draws = games.flatMap((game) =>
    game.issue ? game.issue.drawAt - Date.now() - clockAhead(game, game.serverTime) : [],
  );
  return draws.length === 0 ? 0 : Math.max(SOONEST, Math.min(...draws) + AFTER_DRAW);
}
