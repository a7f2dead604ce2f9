import { make, pause, reducedMotion } from '../../play/client/dom.ts';
import type { Prize } from './game.ts';
import { type SayLottery, sayKey } from './texts.ts';

const ROLL_MS = 70;
const ROLLS = 9;

const tile = (digit: string) => make('span', { class: 'tile', 'aria-hidden': 'true' }, digit);

/** The main number as tiles, one for each digit. */
export function mainNumber(prizes: readonly Prize[]): HTMLElement {
  const number = prizes[0]?.numbers[0] ?? '';
  const place = make('p', { class: 'main-number' }, ...[...number].map(tile));
  place.append(make('span', { class: 'unseen' }, number));
  return place;
}

/** Animates the tiles of a number, which stop one after the other. */
export async function rollNumber(place: HTMLElement): Promise<void> {
  if (reducedMotion()) return;
  const tiles = [...place.querySelectorAll('.tile')];
  const digits = tiles.map((each) => each.textContent ?? '');
  place.classList.add('rolling');
  for (let step = 0; step < ROLLS + tiles.length * 3; step += 1) {
    for (const [index, each] of tiles.entries()) {
      const stopped = step >= ROLLS + index * 3;
      each.classList.toggle('still', stopped);
      each.textContent = stopped ? (digits[index] ?? '') : String((step * 7 + index * 3) % 10);
    }
    await pause(ROLL_MS);
  }
  for (const [index, each] of tiles.entries()) each.textContent = digits[index] ?? '';
  place.classList.remove('rolling');
}

/** Every prize with its numbers, in the layout of Vietnam's result tables. */
export function prizeTable(prizes: readonly Prize[], say: SayLottery): HTMLElement {
  return make(
    'dl',
    { class: 'prizes' },
    ...prizes.map(({ prize, numbers }) =>
      make(
        'div',
        { class: 'prize', 'data-prize': prize },
        make('dt', {}, sayKey(say, `prize_${prize}`)),
        ...numbers.map((number) => make('dd', {}, number)),
      ),
    ),
  );
}
