import {
  CallError,
  type GameState,
  loadHistory,
  loadState,
  type Round,
  reportShown,
  tellParent,
} from '../../play/client/api.ts';
import { type AutoPlan, askAutoplay } from '../../play/client/autoplay.ts';
import { byId, moneyFormat, pause } from '../../play/client/dom.ts';
import { browserLanguage } from '../../play/client/language.ts';
import { type Say, translator } from '../../play/client/messages.ts';
import { isRefusal, problem, showHistory } from '../../play/client/panel.ts';
import { newKey, sendPatiently } from '../../play/client/send.ts';
import { setSound, sounds } from '../../play/client/sound.ts';
import { createWallet } from '../../play/client/wallet.ts';
import { createControls } from './controls.ts';
import { isOutcome, isSlotGame, SCATTER, type SlotGame } from './outcome.ts';
import { showInfo } from './panels.ts';
import { presentRound, type Show } from './present.ts';
import { createReels } from './reels.ts';
import { loadSkin } from './skins.ts';
import { applySkin } from './theme.ts';

function play(state: GameState, game: SlotGame, say: Say): void {
  const money = moneyFormat(state.currencySymbol, state.minorUnits, state.language);
  const live = byId('live', HTMLElement);
  const wallet = createWallet(state, money);
  let busy = false;
  let stopping = false;
  let quick = false;
  let plan: AutoPlan | undefined;
  let planFrom = 0;

  const reels = createReels(byId('reels', HTMLElement), game.strips, (reel, scatter) => {
    sounds.reelStop(reel);
    if (scatter) sounds.scatter();
  });
  const show: Show = {
    game,
    reels,
    say,
    money,
    pace: () => (quick ? { gap: 40, landing: 260 } : { gap: 170, landing: 620 }),
    hurry: () => stopping,
    fresh: () => {
      stopping = false;
    },
    announce: (text) => {
      live.textContent = text;
    },
  };
  const putSign = (text: string) => {
    byId('sign-text', HTMLElement).textContent = text;
  };
  const endAuto = (text: string) => {
    plan = undefined;
    controls.setBusy(busy, 0);
    putSign(text);
    show.announce(text);
  };

  const controls = createControls(state, say, money, {
    spin: () => press(),
    auto: () => {
      if (plan) return endAuto(say('autoEnded'));
      if (busy) return;
      askAutoplay(controls.bet(), say('autoSpins'), say, money, (chosen) => {
        plan = chosen;
        planFrom = wallet.balance();
        spin();
      });
    },
    info: () => showInfo(state, game, controls.bet(), say, money),
    history: async () => {
      try {
        showHistory(await loadHistory(), say, money, state.language);
      } catch (error) {
        problem(error, say);
      }
    },
    exit: () => tellParent({ type: 'exit' }),
    sound: setSound,
    quick: (on) => {
      quick = on;
    },
    bet: () => sounds.press(),
  });

  function settled(round: Round, after: number): void {
    wallet.settle(round, after);
    busy = false;
    stopping = false;
    controls.setBusy(false, plan?.spins ?? 0);
    if (!plan) return;
    plan.spins -= 1;
    if (planFrom - wallet.balance() >= plan.loss) endAuto(say('autoLimit'));
    else if (plan.win > 0 && round.win >= plan.win) endAuto(say('autoWin'));
    else if (plan.spins <= 0) endAuto(say('autoEnded'));
    else
      pause(quick ? 150 : 600).then(() => {
        if (plan) spin();
      });
  }

  async function present(round: Round, after: number): Promise<void> {
    if (isOutcome(round.outcome)) await presentRound(round, round.outcome, show);
    // If this is lost the round is merely played back once more on the next load.
    reportShown(round.orderNo).catch(() => undefined);
    settled(round, after);
  }

  async function finish(key: string, bet: number): Promise<void> {
    try {
      const [played] = await Promise.all([sendPatiently(key, bet), pause(quick ? 120 : 520)]);
      await present(played.round, played.balance);
    } catch (error) {
      plan = undefined;
      // Without an answer the round may stand: only the same key may be sent again.
      if (!isRefusal(error)) {
        problem(error, say, () => finish(key, bet));
        return;
      }
      reels.show(startWindow());
      wallet.giveBack(bet);
      busy = false;
      controls.setBusy(false, 0);
      problem(error, say);
    }
  }

  function spin(): void {
    const bet = controls.bet();
    if (bet > wallet.balance()) {
      plan = undefined;
      controls.setBusy(false, 0);
      problem(new CallError('insufficient_balance'), say);
      return;
    }
    busy = true;
    stopping = false;
    wallet.spend(bet);
    byId('win', HTMLElement).textContent = money(0);
    putSign(say('good'));
    sounds.press();
    controls.setBusy(true, plan?.spins ?? 0);
    reels.start();
    finish(newKey(), bet);
  }

  function press(): void {
    if (busy) stopping = true;
    else spin();
  }

  const startWindow = () =>
    game.strips.map((strip, reel) => {
      const quiet = strip.filter((symbol) => symbol > SCATTER);
      return quiet.slice(reel * 4 + 2, reel * 4 + 5);
    });
  document.addEventListener('keydown', (event) => {
    if (event.code !== 'Space' || event.repeat || byId('panel', HTMLDialogElement).open) return;
    if (event.target instanceof HTMLElement && event.target.closest('button, select')) return;
    event.preventDefault();
    press();
  });
  reels.show(startWindow());
  byId('win', HTMLElement).textContent = money(0);
  putSign(say('good'));
  controls.setBusy(false, 0);
  byId('game', HTMLElement).dataset.state = 'ready';
  tellParent({ type: 'ready', name: state.gameName });
  if (!state.unseen) return;
  const { unseen } = state;
  busy = true;
  controls.setBusy(true, 0);
  putSign(say('resumed'));
  show.announce(say('resumed'));
  pause(1800).then(() => {
    reels.start();
    return present(unseen, state.balance);
  });
}

async function open(): Promise<void> {
  const say = translator(browserLanguage());
  try {
    const state = await loadState();
    if (!isSlotGame(state.game)) throw new CallError('failed');
    applySkin(state.game.skin, await loadSkin(state.game.skin));
    play(state, state.game, translator(state.language));
  } catch (error) {
    problem(error, say, () => location.reload());
  }
}
open();
