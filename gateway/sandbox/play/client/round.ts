import type { Played, Stake } from './api.ts';
import type { Say } from './messages.ts';
import type { Pace } from './pace.ts';
import { isRefusal, problem } from './panel.ts';
import { newKey, sendRoundWithRetries } from './send.ts';
import type { Wallet } from './wallet.ts';

interface Turn {
  /** Minor units; the wallet has spent it. */
  readonly bet: number;
  readonly stake?: Stake;
  readonly pace: Pace;
  readonly wallet: Wallet;
  readonly say: Say;
  /** What moves while the answer is on its way; the outcome is shown after it. */
  meanwhile?(): Promise<unknown>;
  /** Shows the outcome. */
  show(played: Played): Promise<void>;
  /** The round was refused: its bet is back, and the player knows why. */
  onRefused(): Promise<void>;
}

/**
 * Sends a round under a key of its own and shows what came of it. Without an answer the round may
 * stand: the player can only send the same key again. A refusal gives the bet back.
 */
export async function playRound(turn: Turn, key = newKey()): Promise<void> {
  const { bet, stake, pace, wallet, say } = turn;
  const send = async () => {
    const played = await sendRoundWithRetries(key, bet, stake);
    pace.hear(played.waitMs);
    return played;
  };
  try {
    const [played] = await Promise.all([send(), turn.meanwhile?.()]);
    await turn.show(played);
  } catch (error) {
    if (!isRefusal(error)) {
      problem(error, say, () => playRound(turn, key));
      return;
    }
    pace.refused(error);
    wallet.giveBack(bet);
    problem(error, say);
    await turn.onRefused();
  }
}
