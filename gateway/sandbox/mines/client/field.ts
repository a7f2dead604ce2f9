import { make } from '../../play/client/dom.ts';
import type { Say } from '../../play/client/messages.ts';
import type { MinesView } from './game.ts';
import type { MinesText } from './texts.ts';

const SIDE = 5;
const TILES = SIDE * SIDE;

const GEM =
  '<path d="M14 20h36l10 14-28 28L4 34z" fill="#48e0c2"/><path d="M14 20l8 14H4zM50 20l-8 14h18zM22 34h20L32 62z" fill="#1ea58d"/><path d="M14 20h36l-8 14H22z" fill="#b8fff0"/>';
const MINE =
  '<g stroke="#1b1020" stroke-width="6" stroke-linecap="round"><path d="M32 6v52M6 32h52M14 14l36 36M50 14L14 50"/></g><circle cx="32" cy="32" r="18" fill="#2b1b33" stroke="#1b1020" stroke-width="3"/><circle cx="26" cy="26" r="5" fill="#fff8"/>';

const picture = (drawing: string): HTMLElement => {
  const element = make('span', { class: 'picture', 'aria-hidden': 'true' });
  // Constant markup from above; no part of it comes from outside.
  element.innerHTML = `<svg viewBox="0 0 64 64">${drawing}</svg>`;
  return element;
};

const ARROWS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -SIDE,
  ArrowDown: SIDE,
};

/** The field of tiles: one tab stop, with arrow keys inside. */
export function createField(say: Say<MinesText>, pressed: (tile: number) => void) {
  const tiles = Array.from({ length: TILES }, (_, tile) => {
    const button = make('button', { type: 'button', class: 'tile', 'data-tile': String(tile) });
    button.addEventListener('click', () => {
      stop(tile);
      pressed(tile);
    });
    return button;
  });
  const field = make(
    'div',
    { class: 'field', role: 'group', 'aria-label': say('field') },
    ...tiles,
  );

  function stop(at: number): void {
    for (const [tile, button] of tiles.entries()) button.tabIndex = tile === at ? 0 : -1;
  }

  field.addEventListener('keydown', (event) => {
    const by = ARROWS[event.key];
    const { activeElement } = document;
    const from = tiles.findIndex((tile) => tile.isSameNode(activeElement));
    if (by === undefined || from < 0) return;
    event.preventDefault();
    const column = from % SIDE;
    const leavesRow = (by === -1 && column === 0) || (by === 1 && column === SIDE - 1);
    const to = tiles[from + by];
    if (!to || leavesRow) return;
    stop(from + by);
    to.focus();
  });

  function draw(tile: number, kind: 'closed' | 'gem' | 'mine' | 'hit', isMissed: boolean): void {
    const button = tiles[tile];
    if (!button) return;
    const names = {
      closed: 'tileClosed',
      gem: 'tileGem',
      mine: 'tileMine',
      hit: 'tileHit',
    } as const;
    const place = { row: Math.floor(tile / SIDE) + 1, column: (tile % SIDE) + 1 };
    button.setAttribute('aria-label', say(names[kind], place));
    if (button.dataset.kind !== kind) {
      button.dataset.kind = kind;
      button.replaceChildren(...(kind === 'closed' ? [] : [picture(kind === 'gem' ? GEM : MINE)]));
    }
    button.classList.toggle('missed', isMissed);
  }

  stop(12);
  return {
    field,
    draw(view: MinesView | undefined): void {
      for (let tile = 0; tile < TILES; tile += 1) {
        const isOpened = view?.opened.includes(tile) ?? false;
        const isMine = view?.field?.includes(tile) ?? false;
        if (isOpened) draw(tile, isMine ? 'hit' : 'gem', false);
        else if (isMine) draw(tile, 'mine', false);
        else draw(tile, 'closed', view?.field !== null && view !== undefined);
      }
    },
    /** Whether closed tiles can be opened now; not `disabled`, so that the focus stays. */
    offer(offered: boolean): void {
      for (const tile of tiles) {
        tile.setAttribute('aria-disabled', String(!offered || tile.dataset.kind !== 'closed'));
      }
    },
  };
}
