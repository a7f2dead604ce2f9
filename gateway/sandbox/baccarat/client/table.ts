import type { GameState } from '../../play/client/api.ts';
import { byId, make } from '../../play/client/dom.ts';
import type { Say } from '../../play/client/messages.ts';
import type { Money } from '../../play/client/panel.ts';
import { SIDES, type Side, type Stakes } from './sides.ts';

const PAYS: Record<Side, string> = { player: '1 : 1', tie: '8 : 1', banker: '0.95 : 1' };
const CHIP_COLOURS = ['#2563c9', '#b3261e', '#16793c', '#6b2fb5', '#1c1c28'];

/** The three places for chips, and the chips to put there. */
export function createTable(
  state: GameState,
  say: Say,
  money: Money,
  placed: (side: Side, chip: number) => void,
) {
  const step = Math.ceil(state.minBet / state.betStep) * state.betStep;
  const values = [1, 5, 25, 100, 500]
    .map((times) => times * step)
    .filter((chip) => chip <= state.maxBet);
  let chip = values[1] ?? step;

  const spots = SIDES.map((side) => {
    const stack = make('span', { class: 'stack' });
    const spot = make(
      'button',
      { type: 'button', class: 'spot', 'data-side': side },
      say(side),
      make('small', {}, PAYS[side]),
      stack,
    );
    spot.addEventListener('click', () => placed(side, chip));
    return { side, spot, stack };
  });
  byId('spots', HTMLElement).append(...spots.map((row) => row.spot));

  const chips = values.map((value, index) => {
    const face = value >= state.minorUnits ? String(value / state.minorUnits) : money(value);
    const button = make(
      'button',
      { type: 'button', class: 'chip', 'aria-label': say('chip', { amount: money(value) }) },
      face,
    );
    button.style.setProperty('--chip', CHIP_COLOURS[index] ?? '#333');
    button.addEventListener('click', () => {
      chip = value;
      choose();
    });
    return { value, button };
  });
  byId('chips', HTMLElement).append(...chips.map((row) => row.button));
  function choose(): void {
    for (const { value, button } of chips) {
      button.setAttribute('aria-pressed', String(value === chip));
    }
  }
  choose();

  return {
    update(stakes: Readonly<Stakes>, busy: boolean): void {
      for (const { side, spot, stack } of spots) {
        stack.textContent = stakes[side] > 0 ? money(stakes[side]) : '';
        spot.disabled = busy;
      }
    },
    /** Lights the place that is paid, or none. */
    light(winner: Side | undefined): void {
      for (const { side, spot } of spots) spot.classList.toggle('paid', side === winner);
    },
  };
}
