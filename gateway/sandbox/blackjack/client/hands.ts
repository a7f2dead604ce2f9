import { cardImage, cardName } from '../../play/client/cards.ts';
import { make, pause } from '../../play/client/dom.ts';
import type { Say } from '../../play/client/messages.ts';
import { sounds } from '../../play/client/sound.ts';
import type { BlackjackText } from './texts.ts';

/** Milliseconds between two cards. */
const CARD_MS = 450;

export interface Hand {
  readonly cards: readonly number[];
  readonly total: number;
  readonly soft: boolean;
}

export const totalText = ({ total, soft }: Hand, say: Say<BlackjackText>): string =>
  soft && total < 21 ? say('softTotal', { total }) : String(total);

/** One hand on the table: its cards and its total. */
export function createHand(who: 'dealer' | 'you', say: Say<BlackjackText>) {
  const row = make('div', { class: 'cards', role: 'img', 'aria-label': say(who) });
  const total = make('output', {});
  const side = make('div', { class: `side ${who}` }, make('h2', {}, say(who)), row, total);
  let laid: readonly number[] = [];
  let isHidden = false;

  function label(hand: Hand | undefined): void {
    total.textContent = hand && hand.cards.length > 0 ? totalText(hand, say) : '';
    const names = laid.map((card) => cardName(card, say));
    if (isHidden) names.push(say('hidden'));
    const cards = names.join(', ');
    row.setAttribute(
      'aria-label',
      names.length === 0
        ? say(who)
        : say('handLine', { who: say(who), cards, total: total.textContent }),
    );
  }

  return {
    side,
    clear(): void {
      laid = [];
      isHidden = false;
      row.replaceChildren();
      side.classList.remove('winner', 'loser');
      label(undefined);
    },
    /** Deals the new cards of a hand one by one. @param hides whether a face-down card lies beside them */
    async lay(hand: Hand, hides: boolean): Promise<void> {
      for (const card of hand.cards.slice(laid.length)) {
        await pause(CARD_MS);
        if (isHidden) row.lastElementChild?.remove();
        isHidden = false;
        row.append(cardImage(card));
        laid = [...laid, card];
        sounds.reelStop(laid.length);
      }
      if (hides && !isHidden) {
        isHidden = true;
        row.append(make('span', { class: 'back' }));
      }
      row.style.setProperty('--count', String(row.children.length));
      label(hand);
    },
    mark(result: 'winner' | 'loser' | undefined): void {
      side.classList.toggle('winner', result === 'winner');
      side.classList.toggle('loser', result === 'loser');
    },
  };
}
