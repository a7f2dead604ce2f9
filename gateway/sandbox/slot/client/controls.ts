import type { GameState } from '../../play/client/api.ts';
import { createBetPicker } from '../../play/client/bet-picker.ts';
import { byId, make } from '../../play/client/dom.ts';
import { iconButton, toggleButton } from '../../play/client/icons.ts';
import type { Say } from '../../play/client/messages.ts';
import type { Money } from '../../play/client/panel.ts';

const SPIN = '<path class="arc" d="M19.500 12a7.500 7.500 0 1 1-2.400-5.500M20 3v5h-5"/>';
const STOP = '<rect x="6" y="6" width="12" height="12" rx="2" fill="currentColor"/>';

export interface Actions {
  spin(): void;
  auto(): void;
  info(): void;
  history(): void;
  exit(): void;
  sound(on: boolean): void;
  quick(on: boolean): void;
  bet(): void;
}

/** Builds the buttons and meters; the game asks it what is set and tells it what to show. */
export function createControls(state: GameState, say: Say, money: Money, actions: Actions) {
  byId('tools', HTMLElement).append(
    toggleButton('sound', say('sound'), actions.sound),
    iconButton('history', say('history'), actions.history),
    iconButton('info', say('info'), actions.info),
    ...(parent === window ? [] : [iconButton('exit', say('exit'), actions.exit)]),
  );

  const picker = createBetPicker(state, say, money, actions.bet);
  const spin = make('button', { type: 'button', id: 'spin' });
  spin.addEventListener('click', actions.spin);
  const auto = iconButton('auto', say('auto'), actions.auto);
  byId('play-box', HTMLElement).append(
    toggleButton('quick', say('quick'), actions.quick),
    auto,
    spin,
  );

  const setBusy = (busy: boolean, autoLeft: number): void => {
    picker.lock(busy || autoLeft > 0);
    spin.setAttribute('aria-label', say(busy ? 'stop' : 'spin'));
    spin.innerHTML = `<svg class="${busy ? '' : 'go'}" viewBox="0 0 24 24" aria-hidden="true">${busy ? STOP : SPIN}</svg>`;
    auto.setAttribute('aria-pressed', String(autoLeft > 0));
    auto.setAttribute('aria-label', say(autoLeft > 0 ? 'stopAuto' : 'auto'));
  };

  byId('title', HTMLElement).textContent = state.gameName;
  document.title = state.gameName;
  byId('vendor', HTMLElement).textContent = state.vendorName;
  byId('balance-label', HTMLElement).textContent = say('balance');
  byId('win-label', HTMLElement).textContent = say('win');
  const mode = byId('mode', HTMLElement);
  mode.hidden = state.mode === 'real';
  mode.textContent = say('trial');
  return { bet: picker.bet, setBusy };
}
