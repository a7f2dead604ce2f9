import type { LotteryGame } from '@baize/gateway/contract';
import { clockAhead } from './countdown.ts';

/** Milliseconds after a draw in which its numbers are there. */
const AFTER_DRAW = 2_000;
/** Milliseconds between two questions at least: also while a draw that is over has no successor yet. */
const SOONEST = 5_000;

/**
 * Milliseconds from now until the next draw of any of them is over; 0 where none is drawn by the
 * clock. Reckoned from now, not from when the answer came: whoever asks again later waits no longer.
 */
export function untilNextDraw(games: readonly LotteryGame[]): number {
  const draws = games.flatMap((game) =>
    game.issue ? game.issue.drawAt - Date.now() - clockAhead(game, game.serverTime) : [],
  );
  return draws.length === 0 ? 0 : Math.max(SOONEST, Math.min(...draws) + AFTER_DRAW);
}
