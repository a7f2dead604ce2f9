import type { Played, Stake } from './api.ts';
import type { Say } from './messages.ts';
import type { Pace } from './pace.ts';
import { isRefusal, showProblem } from './panel.ts';
import { newKey, sendRoundWithRetries } from './send.ts';
import type { Wallet } from './wallet.ts';

interface Turn {
  /** Minor units; already deducted from the balance. */
  readonly bet: number;
  readonly stake?: Stake;
  readonly pace: Pace;
  readonly wallet: Wallet;
  readonly say: Say;
  /** Runs the animation while the response is pending; the outcome is shown after it. */
  meanwhile?(): Promise<unknown>;
  /** Shows the outcome. */
  show(played: Played): Promise<void>;
  /** The round was refused: its bet is returned, and the player has been told why. */
  onRefused(): Promise<void>;
}

/**
 * Sends a round under a new key and shows its outcome. Without a response the round may have been placed, so a retry
 * uses the same key. A refusal returns the bet.
 */
export async function playRound(turn: Turn, key = newKey()): Promise<void> {
  const { bet, stake, pace, wallet, say } = turn;
  const send = async () => {
    const played = await sendRoundWithRetries(key, bet, stake);
    pace.setWait(played.waitMs);
    return played;
  };
  try {
    const [played] = await Promise.all([send(), turn.meanwhile?.()]);
    await turn.show(played);
  } catch (error) {
    if (!isRefusal(error)) {
      showProblem(error, say, () => playRound(turn, key));
      return;
    }
    pace.refused(error);
    wallet.giveBack(bet);
    showProblem(error, say);
    await turn.onRefused();
  }
}
