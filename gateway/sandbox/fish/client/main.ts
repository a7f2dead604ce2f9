import { CallError, type GameState } from '../../play/client/api.ts';
import { createBetPicker } from '../../play/client/bet-picker.ts';
import { byId, make, pause } from '../../play/client/dom.ts';
import {
  announce,
  commonRules,
  heading,
  openGame,
  paragraphs,
  parseGame,
  setUpFrame,
  signalReady,
} from '../../play/client/frame.ts';
import type { Say } from '../../play/client/messages.ts';
import { closeButton, type Money, openPanel } from '../../play/client/panel.ts';
import { createShortcuts } from '../../play/client/shortcuts.ts';
import { createCannon } from './cannon.ts';
import { type FishGame, isFishGame, isShot } from './game.ts';
import { createReef } from './reef.ts';
import { createShooter } from './shooter.ts';
import { createTargetList, payTable } from './target-list.ts';
import { type FishText, TEXTS } from './texts.ts';

type SayFish = Say<FishText>;

function showRules(state: GameState, game: FishGame, say: SayFish, money: Money): void {
  openPanel(
    state.gameName,
    [
      ...paragraphs([say('rules')]),
      payTable(game, say),
      heading(say('rtp')),
      ...paragraphs([
        say('rtpText', { rtp: state.rtp.toFixed(2) }),
        say('spaceBets', { button: say('fire') }),
        ...commonRules(state, say, money),
      ]),
    ],
    [closeButton(say)],
  );
}

function start(state: GameState, say: SayFish, money: Money): void {
  const { unseen } = state;
  const game = parseGame(state, isFishGame);
  const first = game.kinds[1] ?? game.kinds[0];
  if (!first) throw new CallError('failed');
  setUpFrame(state, say, money, () => showRules(state, game, say, money));
  let kind = first;

  const reef = createReef(game, say('reefLabel'), (fish) => shooter.fire(fish));
  const cannon = createCannon(reef);
  const picker = createBetPicker(state, say, money, () => undefined);
  const shooter = createShooter({
    state,
    say,
    money,
    reef,
    cannon,
    bet: picker.bet,
    changed: () => update(),
  });
  const hint = make('p', { class: 'hint' }, say('aim'));
  const targets = createTargetList(game, say, (chosen) => {
    kind = chosen;
    reef.aim(kind);
  });
  byId('stage', HTMLElement).append(reef.root, hint, targets);

  const fire = make('button', { type: 'button', class: 'button primary' }, say('fire'));
  fire.addEventListener('click', () => shooter.fire(reef.nearest(kind)));
  byId('actions', HTMLElement).append(fire);

  function update(): void {
    const busy = shooter.isBusy();
    fire.textContent = say(busy ? 'wait' : 'fire');
    // Not `disabled`, to keep the focus; the label says what the button waits for.
    fire.setAttribute('aria-disabled', String(busy));
    shooter.pace.mark(fire, busy);
    picker.lock(busy);
  }

  createShortcuts(fire, { Space: () => shooter.fire(reef.nearest(kind)) });
  reef.aim(kind);
  update();
  signalReady(state);
  if (!unseen) {
    shooter.waitForFirst();
    return;
  }
  const { outcome } = unseen;
  const shot = isShot(outcome) ? game.kinds.find(({ id }) => id === outcome.fish) : undefined;
  const fish = shot && reef.nearest(shot);
  if (!fish) return;
  hint.textContent = say('resumed');
  announce(say('resumed'));
  pause(1600)
    .then(() => shooter.replay(unseen, fish))
    .then(() => {
      hint.textContent = say('aim');
    });
}

openGame(TEXTS, start);
