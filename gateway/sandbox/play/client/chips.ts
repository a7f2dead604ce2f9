import type { GameState } from './api.ts';
import { byId, make } from './dom.ts';
import type { Say } from './messages.ts';
import type { Money } from './panel.ts';

const COLOURS = ['#2563c9', '#b3261e', '#16793c', '#6b2fb5', '#1c1c28'];
const TIMES = [1, 5, 25, 100, 500];

/** Fills `#chips` with chips from the lowest bet up, of which one is selected. */
export function createChips(state: GameState, say: Say, money: Money) {
  const step = Math.ceil(state.minBet / state.betStep) * state.betStep;
  const values = TIMES.map((times) => times * step).filter((chip) => chip <= state.maxBet);
  let chosen = values[1] ?? step;
  const buttons = values.map((value, index) => {
    const face = value >= state.minorUnits ? String(value / state.minorUnits) : money(value);
    const button = make(
      'button',
      { type: 'button', class: 'chip', 'aria-label': say('chip', { amount: money(value) }) },
      face,
    );
    button.style.setProperty('--chip', COLOURS[index] ?? '#333');
    button.addEventListener('click', () => choose(value));
    return { value, button };
  });
  byId('chips', HTMLElement).append(...buttons.map(({ button }) => button));
  function choose(value: number): void {
    chosen = value;
    for (const each of buttons)
      each.button.setAttribute('aria-pressed', String(each.value === value));
  }
  choose(chosen);
  return {
    /** The selected chip, minor units. */
    chosen: () => chosen,
    /** The colour of a pile: that of the highest chip within its amount. */
    colourOf: (amount: number): string =>
      COLOURS[values.findLastIndex((value) => value <= amount)] ?? COLOURS[0] ?? '',
  };
}
