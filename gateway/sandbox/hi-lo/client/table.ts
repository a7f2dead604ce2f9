import { cardImage, cardName } from '../../play/client/cards.ts';
import { make, pause } from '../../play/client/dom.ts';
import type { Say } from '../../play/client/messages.ts';
import type { Money } from '../../play/client/panel.ts';
import type { HiLoText } from './texts.ts';

const TRAIL = 7;
/** Milliseconds that the next card lies face down. */
const TURN_MS = 1600;

/** The table: the deck, the current card, the cards before it, and the list of wins. */
export function createTable(say: Say<HiLoText>, money: Money) {
  const deck = make('div', { class: 'deck', 'aria-hidden': 'true' });
  for (let index = 0; index < 4; index += 1) deck.append(make('i', {}));
  const now = make('div', { class: 'now', role: 'img' });
  const trail = make('ol', { class: 'trail', 'aria-hidden': 'true' });
  const steps = make('ol', { class: 'steps' });
  const ladder = make(
    'section',
    { class: 'ladder', 'aria-label': say('climb') },
    make('h2', {}, say('climb')),
    steps,
  );
  const cards = make('div', { class: 'cards' }, deck, now);

  const show = (card: number) => {
    now.setAttribute('aria-label', cardName(card, say));
    now.replaceChildren(cardImage(card));
  };

  return {
    cards,
    trail,
    ladder,
    show,
    /** Deals the next card over the previous one, which moves to the history. */
    async deal(from: number, card: number, won: boolean): Promise<void> {
      const old = make('li', {}, cardImage(from));
      trail.append(old);
      if (trail.children.length > TRAIL) trail.firstElementChild?.remove();
      now.classList.remove('right', 'wrong');
      now.setAttribute('aria-label', say('turning'));
      now.replaceChildren(make('span', { class: 'back' }));
      await pause(TURN_MS);
      show(card);
      // Not before the card is turned, because the colour would reveal the result.
      const result = won ? 'right' : 'wrong';
      now.classList.add(result);
      old.classList.add(result);
    },
    /** Renders the pot after every step, the latest on top. */
    climb(pots: readonly number[]): void {
      steps.replaceChildren(
        ...pots.map((pot, index) =>
          make(
            'li',
            { 'aria-label': say('step', { number: index, amount: money(pot) }) },
            make('span', {}, index === 0 ? say('bet') : String(index)),
            make('strong', {}, money(pot)),
          ),
        ),
      );
      steps.lastElementChild?.scrollIntoView({ block: 'nearest' });
    },
  };
}
