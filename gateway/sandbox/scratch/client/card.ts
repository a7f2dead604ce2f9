import { make, pause } from '../../play/client/dom.ts';
import type { Say } from '../../play/client/messages.ts';
import type { Money } from '../../play/client/panel.ts';
import { sounds } from '../../play/client/sound.ts';
import type { ScratchText } from './texts.ts';

const FIELDS = 9;
/** Milliseconds between two fields that are scratched automatically. */
const NEXT_MS = 260;

/** The nine fields of a card; pressing one scratches it. */
export function createCard(say: Say<ScratchText>, money: Money) {
  let amounts: readonly number[] = [];
  let winning = 0;
  let shown: boolean[] = [];
  let finish: (() => void) | undefined;
  const fields = Array.from({ length: FIELDS }, (_, place) => {
    const button = make('button', { type: 'button', class: 'field' });
    button.addEventListener('click', () => scratch(place));
    return button;
  });
  const card = make(
    'div',
    { class: 'fields', role: 'group', 'aria-label': say('card') },
    ...fields,
  );

  function draw(): void {
    const isWhole = amounts.length > 0 && shown.every(Boolean);
    for (const [place, button] of fields.entries()) {
      const amount = amounts[place];
      const isShown = amount !== undefined && (shown[place] ?? false);
      const number = place + 1;
      const kind = amount === undefined ? 'empty' : isShown ? 'shown' : 'field';
      button.setAttribute(
        'aria-label',
        say(kind, { number, amount: isShown ? money(amount) : '' }),
      );
      button.setAttribute('aria-disabled', String(kind !== 'field'));
      button.dataset.kind = kind;
      button.classList.toggle('winning', isWhole && amount === winning);
      button.textContent = isShown ? money(amount) : '';
    }
  }

  function scratch(place: number): void {
    if (amounts[place] === undefined || shown[place]) return;
    shown[place] = true;
    sounds.reelStop(place);
    draw();
    if (shown.every(Boolean)) finish?.();
  }

  draw();
  return {
    card,
    clear(): void {
      amounts = [];
      draw();
    },
    /** Starts a new card; resolves when all of it was scratched. Amounts are minor units. */
    lay(printed: readonly number[], won: number): Promise<void> {
      amounts = printed;
      winning = won;
      shown = printed.map(() => false);
      draw();
      const { promise, resolve } = Promise.withResolvers<void>();
      finish = resolve;
      return promise;
    },
    /** Scratches the remaining fields one after the other. */
    async scratchAll(): Promise<void> {
      const [...own] = amounts;
      for (const place of own.keys()) {
        if (shown[place]) continue;
        scratch(place);
        await pause(NEXT_MS);
      }
    },
  };
}
