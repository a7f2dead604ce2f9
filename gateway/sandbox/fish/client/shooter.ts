import { CallError, type GameState, type Round, reportShown } from '../../play/client/api.ts';
import { announce, putReturn } from '../../play/client/frame.ts';
import type { Say } from '../../play/client/messages.ts';
import { createPace } from '../../play/client/pace.ts';
import { type Money, problem } from '../../play/client/panel.ts';
import { playRound } from '../../play/client/round.ts';
import { sounds } from '../../play/client/sound.ts';
import type { Wallet } from '../../play/client/wallet.ts';
import type { createCannon } from './cannon.ts';
import { isShot } from './game.ts';
import type { Fish, Reef } from './reef.ts';
import type { FishText } from './texts.ts';

interface Tools {
  readonly state: GameState;
  readonly say: Say<FishText>;
  readonly money: Money;
  readonly reef: Reef;
  readonly cannon: ReturnType<typeof createCannon>;
  readonly wallet: Wallet;
  readonly bet: () => number;
  readonly changed: () => void;
}

/**
 * Fires, waits for what the server drew, and shows it. Each shot is a round of its own, and takes the
 * time of a game cycle (R10.10).
 */
export function createShooter(tools: Tools) {
  const { state, say, money, reef, cannon, wallet, bet, changed } = tools;
  const pace = createPace(state);
  /** From a shot until the next one may be fired; also while a shot has no answer. */
  let busy = state.unseen !== null || pace.left() > 0;

  async function untilNext(): Promise<void> {
    changed();
    await pace.over();
    busy = false;
    changed();
  }

  function reveal(fish: Fish, round: Round, after: number): void {
    const { outcome } = round;
    const caught = isShot(outcome) && outcome.caught;
    reportShown(round.orderNo).catch(() => undefined);
    wallet.settle(round, after);
    putReturn(round, say, money);
    const name = say(fish.kind.id);
    const isWin = round.win > round.bet;
    cannon.splash(fish, isWin ? `+${money(round.win)}` : '');
    if (caught) reef.take(fish);
    else reef.hit(fish);
    if (isWin) (fish.kind.pays >= 20 ? sounds.bigWin : sounds.win)();
    announce(caught ? say('caught', { name, amount: money(round.win) }) : say('escaped', { name }));
  }

  /** Fires at a fish, unless the last shot still takes its time. */
  function fire(fish: Fish | undefined): void {
    if (!fish || fish.gone || busy) return;
    const amount = bet();
    if (amount > wallet.balance()) {
      problem(new CallError('insufficient_balance'), say);
      return;
    }
    busy = true;
    pace.begin();
    wallet.spend(amount);
    sounds.press();
    changed();
    playRound({
      bet: amount,
      stake: { fish: fish.kind.id },
      pace,
      wallet,
      say,
      meanwhile: () => cannon.shoot(fish),
      show: async ({ round, balance }) => {
        reveal(fish, round, balance);
        await untilNext();
      },
      onRefused: untilNext,
    });
  }

  return {
    pace,
    fire,
    isBusy: () => busy,
    /** The game was opened anew while the last shot still takes its time. */
    waitForFirst: untilNext,
    /** Shows how an interrupted shot ended. */
    replay: async (round: Round, fish: Fish) => {
      await cannon.shoot(fish);
      reveal(fish, round, state.balance);
      await untilNext();
    },
  };
}
