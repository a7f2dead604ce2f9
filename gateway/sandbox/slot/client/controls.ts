import type { GameState } from '../../play/client/api.ts';
import { createBetPicker } from '../../play/client/bet-picker.ts';
import { byId, make } from '../../play/client/dom.ts';
import { iconButton, toggleButton } from '../../play/client/icons.ts';
import type { MessageKey, Say } from '../../play/client/messages.ts';
import type { Pace } from '../../play/client/pace.ts';
import type { Money } from '../../play/client/panel.ts';

const SPIN = '<path class="arc" d="M19.500 12a7.500 7.500 0 1 1-2.400-5.500M20 3v5h-5"/>';

export type SpinState = 'ready' | 'turning' | 'waiting';

const SPIN_LABELS = {
  ready: 'spin',
  turning: 'turning',
  waiting: 'nextSpin',
} as const satisfies Record<SpinState, MessageKey>;

export interface Actions {
  readonly pace: Pace;
  spin(): void;
  info(): void;
  history(): void;
  sound(on: boolean): void;
  bet(): void;
}

/** Builds the buttons and meters; the game reads their settings and sets what they show. */
export function createControls(state: GameState, say: Say, money: Money, actions: Actions) {
  byId('tools', HTMLElement).append(
    toggleButton('sound', say('sound'), actions.sound),
    iconButton('history', say('history'), actions.history),
    iconButton('info', say('info'), actions.info),
  );

  const picker = createBetPicker(state, say, money, actions.bet);
  const spin = make('button', { type: 'button', id: 'spin' });
  spin.addEventListener('click', actions.spin);
  spin.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true">${SPIN}</svg>`;
  byId('play-box', HTMLElement).append(spin);

  /** `waiting`: the round was shown, and its minimum duration is not over (R10.10). */
  const setState = (state: SpinState): void => {
    picker.lock(state !== 'ready');
    spin.setAttribute('aria-label', say(SPIN_LABELS[state]));
    // Not `disabled`, to keep the focus; the label says what the button waits for.
    spin.setAttribute('aria-disabled', String(state !== 'ready'));
    spin.dataset.state = state;
    actions.pace.mark(spin, state !== 'ready');
  };

  byId('title', HTMLElement).textContent = state.gameName;
  document.title = state.gameName;
  byId('vendor', HTMLElement).textContent = state.vendorName;
  byId('balance-label', HTMLElement).textContent = say('balance');
  byId('win-label', HTMLElement).textContent = say('win');
  const mode = byId('mode', HTMLElement);
  mode.hidden = state.mode === 'real';
  mode.textContent = say('trial');
  return { bet: picker.bet, setState };
}
