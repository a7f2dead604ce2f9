import {
  CallError,
  type GameState,
  type Played,
  type Round,
  reportShown,
  type Stake,
} from './api.ts';
import { showReturn } from './frame.ts';
import type { Say } from './messages.ts';
import { createPace } from './pace.ts';
import { type Money, showProblem } from './panel.ts';
import { playRound } from './round.ts';
import { sounds } from './sound.ts';
import { createWallet } from './wallet.ts';

interface Bet {
  /** Minor units; the balance covers it. */
  readonly bet: number;
  readonly stake?: Stake;
  /** Shows that a round is in progress. */
  begin(): void;
  /** Runs the animation while the response is pending; the outcome is shown after it. */
  meanwhile?(): Promise<unknown>;
  /** Shows the outcome. */
  show(round: Round, after: number): Promise<void>;
  /** The round was refused: its bet is returned, and the player has been told why. */
  onRefused(): Promise<void>;
}

/**
 * The life of a bet in every game: it is deducted from the balance, sent, and paid when the player has seen its
 * outcome.
 */
export function createBetting(state: GameState, say: Say, money: Money) {
  const wallet = createWallet(state, money);
  const pace = createPace(state);
  return {
    wallet,
    pace,
    /** Whether the balance covers a bet; shows a message if it does not. */
    covers(bet: number): boolean {
      if (bet <= wallet.balance()) return true;
      showProblem(new CallError('insufficient_balance'), say);
      return false;
    },
    place({ bet, stake, begin, meanwhile, show, onRefused }: Bet): void {
      pace.begin();
      wallet.spend(bet);
      showReturn({ bet, win: 0 }, say, money);
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
    /** Reports that the player has seen the end of the round. @param after the balance in the gateway's response */
    settle(round: Round, after: number): void {
      // If this call is lost, the round is only shown again when the game is opened next.
      reportShown(round.orderNo).catch(() => undefined);
      wallet.settle(round, after);
      showReturn(round, say, money);
    },
  };
}
