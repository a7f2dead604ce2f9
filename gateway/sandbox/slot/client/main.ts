import {
  CallError,
  type GameState,
  loadHistory,
  loadState,
  postToParent,
  type Round,
} from '../../play/client/api.ts';
import { createBetting } from '../../play/client/betting.ts';
import { byId, moneyFormat, pause } from '../../play/client/dom.ts';
import { browserLanguage } from '../../play/client/language.ts';
import { type Say, translator } from '../../play/client/messages.ts';
import { showHistory, showProblem } from '../../play/client/panel.ts';
import { createShortcuts } from '../../play/client/shortcuts.ts';
import { setSound, sounds } from '../../play/client/sound.ts';
import { createControls } from './controls.ts';
import { isOutcome, isSlotGame, SCATTER, type SlotGame } from './outcome.ts';
import { showInfo } from './panels.ts';
import { presentRound, type Show } from './present.ts';
import { createReels } from './reels.ts';
import { loadSkin } from './skins.ts';
import { applySkin } from './theme.ts';

/** Milliseconds that the reels spin before the first of them stops. */
const FIRST_TURN_MS = 900;

function play(state: GameState, game: SlotGame, say: Say): void {
  const money = moneyFormat(state.currencySymbol, state.minorUnits, state.language);
  const live = byId('live', HTMLElement);
  const betting = createBetting(state, say, money);
  const { pace } = betting;
  /** From the press until the next round is accepted. */
  let busy = false;

  const reels = createReels(byId('reels', HTMLElement), game.strips, (reel, scatter) => {
    sounds.reelStop(reel);
    if (scatter) sounds.scatter();
  });
  const show: Show = {
    game,
    reels,
    say,
    money,
    announce: (text) => {
      live.textContent = text;
    },
  };
  const putSign = (text: string) => {
    byId('sign-text', HTMLElement).textContent = text;
  };

  const controls = createControls(state, say, money, {
    pace,
    spin: () => spin(),
    info: () => showInfo(state, game, controls.bet(), say, money),
    history: async () => {
      try {
        showHistory(await loadHistory(), say, money, state.language);
      } catch (error) {
        showProblem(error, say);
      }
    },
    sound: setSound,
    bet: () => sounds.press(),
  });

  /** Keeps the button waiting until the minimum duration of the round is over. */
  async function waitForNextRound(): Promise<void> {
    if (pace.left() > 0) controls.setState('waiting');
    await pace.over();
    busy = false;
    controls.setState('ready');
  }

  async function present(round: Round, after: number): Promise<void> {
    if (isOutcome(round.outcome)) await presentRound(round, round.outcome, show);
    betting.settle(round, after);
    await waitForNextRound();
  }

  function spin(): void {
    const bet = controls.bet();
    if (busy || !betting.covers(bet)) return;
    busy = true;
    betting.place({
      bet,
      begin: () => {
        putSign(say('good'));
        controls.setState('turning');
        reels.start();
      },
      meanwhile: () => pause(FIRST_TURN_MS),
      show: present,
      onRefused: async () => {
        reels.show(startWindow());
        await waitForNextRound();
      },
    });
  }

  const startWindow = () =>
    game.strips.map((strip, reel) => {
      const quiet = strip.filter((symbol) => symbol > SCATTER);
      return quiet.slice(reel * 4 + 2, reel * 4 + 5);
    });
  createShortcuts(byId('spin', HTMLElement), { Space: spin });
  reels.show(startWindow());
  byId('win', HTMLElement).textContent = money(0);
  putSign(say('good'));
  controls.setState('ready');
  byId('game', HTMLElement).dataset.state = 'ready';
  postToParent({ type: 'ready', name: state.gameName });
  const { unseen } = state;
  busy = unseen !== null || pace.left() > 0;
  if (!busy) return;
  if (!unseen) {
    waitForNextRound();
    return;
  }
  controls.setState('turning');
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
    showProblem(error, say, () => location.reload());
  }
}
open();
