import type { GameState, Round } from '../../play/client/api.ts';
import { createBetting } from '../../play/client/betting.ts';
import { announce } from '../../play/client/frame.ts';
import type { Say } from '../../play/client/messages.ts';
import type { Money } from '../../play/client/panel.ts';
import { sounds } from '../../play/client/sound.ts';
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
  readonly bet: () => number;
  readonly changed: () => void;
}

/**
 * Fires, waits for the server's result, and shows it. Each shot is a round of its own, and takes the minimum time
 * of a game cycle (R10.10).
 */
export function createShooter(tools: Tools) {
  const { state, say, money, reef, cannon, bet, changed } = tools;
  const betting = createBetting(state, say, money);
  const { pace } = betting;
  /** True from a shot until the next one may be fired, also while the response to a shot is pending. */
  let busy = state.unseen !== null || pace.left() > 0;

  async function waitForNextRound(): Promise<void> {
    changed();
    await pace.over();
    busy = false;
    changed();
  }

  function reveal(fish: Fish, round: Round, after: number): void {
    const { outcome } = round;
    const caught = isShot(outcome) && outcome.caught;
    betting.settle(round, after);
    const name = say(fish.kind.id);
    const isWin = round.win > round.bet;
    cannon.splash(fish, isWin ? `+${money(round.win)}` : '');
    if (caught) reef.take(fish);
    else reef.hit(fish);
    if (isWin) (fish.kind.pays >= 20 ? sounds.bigWin : sounds.win)();
    announce(caught ? say('caught', { name, amount: money(round.win) }) : say('escaped', { name }));
  }

  /** Fires at a fish, unless the minimum time of the last shot is not over. */
  function fire(fish: Fish | undefined): void {
    if (!fish || fish.gone || busy) return;
    const amount = bet();
    if (!betting.covers(amount)) return;
    busy = true;
    betting.place({
      bet: amount,
      stake: { fish: fish.kind.id },
      begin: changed,
      meanwhile: () => cannon.shoot(fish),
      show: async (round, after) => {
        reveal(fish, round, after);
        await waitForNextRound();
      },
      onRefused: waitForNextRound,
    });
  }

  return {
    pace,
    fire,
    isBusy: () => busy,
    /** Continues the minimum time of a shot that was fired before the game was opened again. */
    waitForFirst: waitForNextRound,
    /** Shows the result of an interrupted shot. */
    replay: async (round: Round, fish: Fish) => {
      await cannon.shoot(fish);
      reveal(fish, round, state.balance);
      await waitForNextRound();
    },
  };
}
