import { CallError, type GameState, type Round, reportShown } from '../../play/client/api.ts';
import type { AutoPlan } from '../../play/client/autoplay.ts';
import { announce, put } from '../../play/client/frame.ts';
import type { MessageKey, Say } from '../../play/client/messages.ts';
import { isRefusal, type Money, problem } from '../../play/client/panel.ts';
import { newKey, sendPatiently } from '../../play/client/send.ts';
import { sounds } from '../../play/client/sound.ts';
import type { Wallet } from '../../play/client/wallet.ts';
import type { createCannon } from './cannon.ts';
import { isShot } from './game.ts';
import type { Fish, Reef } from './reef.ts';
import type { FishText } from './texts.ts';

/** At most five shots a second, and so many whose answer is still awaited. */
const GAP_MS = 210;
const IN_FLIGHT = 5;

interface Tools {
  readonly state: GameState;
  readonly say: Say<FishText>;
  readonly money: Money;
  readonly reef: Reef;
  readonly cannon: ReturnType<typeof createCannon>;
  readonly wallet: Wallet;
  readonly bet: () => number;
  /** The fish that automatic fire aims at. */
  readonly target: () => Fish | undefined;
  readonly changed: () => void;
}

/** Fires, waits for what the server drew, and shows it. Each shot is a round of its own. */
export function createShooter(tools: Tools) {
  const { say, money, reef, cannon, wallet, bet, target, changed } = tools;
  let ready = 0;
  let inFlight = 0;
  let plan: AutoPlan | undefined;
  let planFrom = 0;
  /** Set while a shot has no answer: nothing more is fired until it is known. */
  let stuck = false;

  const endAuto = (text: MessageKey | undefined) => {
    plan = undefined;
    changed();
    if (text) announce(say(text));
  };

  function reveal(fish: Fish, round: Round, after: number): void {
    const { outcome } = round;
    const caught = isShot(outcome) && outcome.caught;
    reportShown(round.orderNo).catch(() => undefined);
    wallet.settle(round, after);
    put('win', money(round.win));
    const name = say(fish.kind.id);
    cannon.splash(fish, caught ? `+${money(round.win)}` : '');
    if (caught) {
      reef.take(fish);
      (fish.kind.pays >= 20 ? sounds.bigWin : sounds.win)();
    } else reef.hit(fish);
    // Automatic fire would talk without end: then only catches are told.
    if (caught) announce(say('caught', { name, amount: money(round.win) }));
    else if (!plan) announce(say('escaped', { name }));
    if (plan) {
      if (planFrom - wallet.balance() >= plan.loss) endAuto('autoLimit');
      else if (plan.win > 0 && round.win >= plan.win) endAuto('autoWin');
    }
  }

  async function send(key: string, amount: number, fish: Fish): Promise<void> {
    try {
      const stake = { fish: fish.kind.id };
      const [played] = await Promise.all([sendPatiently(key, amount, stake), cannon.shoot(fish)]);
      stuck = false;
      inFlight -= 1;
      reveal(fish, played.round, played.balance);
    } catch (error) {
      plan = undefined;
      // Without an answer the shot may stand: only the same key may be sent again.
      if (!isRefusal(error)) {
        stuck = true;
        changed();
        problem(error, say, () => send(key, amount, fish));
        return;
      }
      inFlight -= 1;
      wallet.giveBack(amount);
      problem(error, say);
    }
    changed();
  }

  /** Fires at a fish, unless the last shot was a moment ago. Returns whether it did. */
  function fire(fish: Fish | undefined): boolean {
    const now = performance.now();
    const amount = bet();
    if (!fish || fish.gone || stuck || now < ready || inFlight >= IN_FLIGHT) return false;
    if (amount > wallet.balance()) {
      if (inFlight > 0) return false;
      endAuto(undefined);
      problem(new CallError('insufficient_balance'), say);
      return false;
    }
    ready = now + GAP_MS;
    inFlight += 1;
    wallet.spend(amount);
    sounds.press();
    changed();
    send(newKey(), amount, fish);
    return true;
  }

  function pull(): void {
    if (!plan) return;
    // What is in the air counts as lost until it is known: the limit is never overshot.
    const wouldLose = planFrom - wallet.balance() + bet();
    if (wouldLose > plan.loss) {
      if (inFlight === 0) endAuto('autoLimit');
    } else if (fire(target())) {
      plan.spins -= 1;
      if (plan.spins <= 0) endAuto('autoEnded');
    }
    if (plan) setTimeout(pull, 60);
  }

  return {
    fire,
    isAuto: () => plan !== undefined,
    isBusy: () => inFlight > 0,
    stopAuto: () => endAuto('autoEnded'),
    begin(chosen: AutoPlan): void {
      plan = { ...chosen };
      planFrom = wallet.balance();
      changed();
      pull();
    },
    /** Shows how an interrupted shot ended. */
    replay: async (round: Round, fish: Fish) => {
      await cannon.shoot(fish);
      reveal(fish, round, tools.state.balance);
      changed();
    },
  };
}
