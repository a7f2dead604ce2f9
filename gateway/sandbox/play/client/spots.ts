import type { Stakes } from './chip-game.ts';
import { byId, make } from './dom.ts';
import type { Money } from './panel.ts';

interface Spot<Side extends string> {
  readonly side: Side;
  readonly name: string;
  /** Its pay as text. */
  readonly pays: string;
}

/** Fills `#spots`: the spots for chips on the sides of a game. */
export function createSpots<Side extends string>(
  sides: readonly Spot<Side>[],
  money: Money,
  pressed: (side: Side) => void,
) {
  const spots = sides.map(({ side, name, pays }) => {
    const stack = make('span', { class: 'stack' });
    const spot = make(
      'button',
      { type: 'button', class: 'spot', 'data-side': side },
      name,
      make('small', {}, pays),
      stack,
    );
    spot.addEventListener('click', () => pressed(side));
    return { side, spot, stack };
  });
  byId('spots', HTMLElement).append(...spots.map((row) => row.spot));
  return {
    draw(stakes: Stakes, busy: boolean): void {
      for (const { side, spot, stack } of spots) {
        const stake = stakes[side] ?? 0;
        stack.textContent = stake > 0 ? money(stake) : '';
        spot.disabled = busy;
      }
    },
    /** Highlights the winning spot, or none. */
    light(winner: Side | undefined): void {
      for (const { side, spot } of spots) spot.classList.toggle('paid', side === winner);
    },
  };
}

/** Number of results that stay visible. */
const ROAD = 14;

/** Adds a result to `#road`, the newest last. */
export function addToRoad(side: string, letter: string): void {
  const road = byId('road', HTMLElement);
  road.append(make('li', { class: side }, letter));
  if (road.children.length > ROAD) road.firstElementChild?.remove();
}
