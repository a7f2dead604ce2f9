import {
  CallError,
  type GameState,
  type Played,
  type Round,
  reportShown,
  type Stake,
} from './api.ts';
import { putReturn } from './frame.ts';
import type { Say } from './messages.ts';
import { createPace } from './pace.ts';
import { type Money, problem } from './panel.ts';
import { playRound } from './round.ts';
import { sounds } from './sound.ts';
import { createWallet } from './wallet.ts';

interface Bet {
  /** Minor units, which the balance covers. */
  readonly bet: number;
  readonly stake?: Stake;
  /** Draws that a round is under way. */
  begin(): void;
  /** What moves while the answer is on its way; the outcome is shown after it. */
  meanwhile?(): Promise<unknown>;
  /** Shows the outcome. */
  show(round: Round, after: number): Promise<void>;
  /** The round was refused: its bet is back, and the player knows why. */
  onRefused(): Promise<void>;
}

/**
 * What every game does with a bet: it leaves the balance as it is placed, is sent, and is paid when
 * the player has seen what came of it.
 */
export function createBetting(state: GameState, say: Say, money: Money) {
  const wallet = createWallet(state, money);
  const pace = createPace(state);
  return {
    wallet,
    pace,
    /** Whether the balance covers a bet; says so where it does not. */
    covers(bet: number): boolean {
      if (bet <= wallet.balance()) return true;
      problem(new CallError('insufficient_balance'), say);
      return false;
    },
    place({ bet, stake, begin, meanwhile, show, onRefused }: Bet): void {
      pace.begin();
      wallet.spend(bet);
      putReturn({ bet, win: 0 }, say, money);
      sounds.press();
      begin();
      playRound({
        bet,
        ...(stake && { stake }),
        ...(meanwhile && { meanwhile }),
        pace,
        wallet,
        say,
        show: ({ round, balance }: Played) => show(round, balance),
        onRefused,
      });
    },
    /** The player has seen the round to its end. @param after the balance that the gateway answered */
    settle(round: Round, after: number): void {
      // If this is lost the round is merely shown once more when the game opens next.
      reportShown(round.orderNo).catch(() => undefined);
      wallet.settle(round, after);
      putReturn(round, say, money);
    },
  };
}
