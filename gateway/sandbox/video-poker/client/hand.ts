import { cardImage, cardName } from '../../play/client/cards.ts';
import { make, pause } from '../../play/client/dom.ts';
import type { Say } from '../../play/client/messages.ts';
import { sounds } from '../../play/client/sound.ts';
import type { PokerText } from './texts.ts';

const PLACES = 5;
/** Milliseconds between two cards. */
const CARD_MS = 220;

/** Five places for cards; while the player decides, pressing one holds it, as do the keys 1 to 5. */
export function createHand(say: Say<PokerText>) {
  let held: boolean[] = [];
  let offered = false;
  const places = Array.from({ length: PLACES }, (_, place) => {
    const face = make('span', { class: 'face' });
    const tag = make('span', { class: 'tag', 'aria-hidden': 'true' });
    const button = make('button', { type: 'button', class: 'place' }, face, tag);
    button.addEventListener('click', () => press(place));
    return { button, face, tag };
  });
  const row = make('div', { class: 'hand' }, ...places.map(({ button }) => button));

  function mark(): void {
    for (const [place, { button, tag }] of places.entries()) {
      const isHeld = held[place] ?? false;
      button.setAttribute('aria-pressed', String(isHeld));
      button.setAttribute('aria-disabled', String(!offered));
      tag.textContent = isHeld ? say('held') : offered ? say('hold') : '';
    }
  }

  function press(place: number): void {
    if (!offered) return;
    held = places.map((_, index) => (index === place ? !held[index] : (held[index] ?? false)));
    mark();
    sounds.press();
  }

  document.addEventListener('keydown', ({ key, target, repeat }) => {
    const inField = target instanceof HTMLElement && target.closest('select, dialog');
    const place = Number(key) - 1;
    if (repeat || inField || !places[place]) return;
    press(place);
  });

  function put(place: number, card: number | undefined): void {
    const at = places[place];
    if (!at) return;
    at.face.replaceChildren(card === undefined ? make('span', { class: 'back' }) : cardImage(card));
    const name = card === undefined ? undefined : cardName(card, say);
    at.button.setAttribute('aria-label', name ? say('cardHold', { card: name }) : say('closed'));
  }

  async function turn(which: readonly number[], cards: readonly number[]): Promise<void> {
    for (const place of which) {
      await pause(CARD_MS);
      put(place, cards[place]);
      sounds.reelStop(place);
    }
  }
  const all = places.map((_, place) => place);

  return {
    row,
    held: () => places.map((_, place) => held[place] ?? false),
    clear(): void {
      held = [];
      for (const place of all) put(place, undefined);
      mark();
    },
    /** Deals five cards, from left to right. @param heldCards the held cards, of a round that is over */
    async deal(cards: readonly number[], heldCards: readonly boolean[] | null): Promise<void> {
      held = [...(heldCards ?? [])];
      mark();
      await turn(all, cards);
    },
    /** Exchanges the cards that are not held. */
    async exchange(cards: readonly number[], heldCards: readonly boolean[]): Promise<void> {
      held = [...heldCards];
      mark();
      const others = all.filter((place) => !heldCards[place]);
      for (const place of others) put(place, undefined);
      await turn(others, cards);
    },
    offer(now: boolean): void {
      offered = now;
      mark();
    },
  };
}
