import { make } from '../../play/client/dom.ts';
import type { Say } from '../../play/client/messages.ts';
import type { BingoText } from './texts.ts';

const SIDE = 5;
const FREE_FIELD = 12;
const LETTERS = [...'BINGO'];

/** Rows, columns and both diagonals, in the server's order. */
const LINES = [
  ...Array.from({ length: SIDE }, (_, row) =>
    Array.from({ length: SIDE }, (__, column) => row * SIDE + column),
  ),
  ...Array.from({ length: SIDE }, (_, column) =>
    Array.from({ length: SIDE }, (__, row) => row * SIDE + column),
  ),
  Array.from({ length: SIDE }, (_, step) => step * (SIDE + 1)),
  Array.from({ length: SIDE }, (_, step) => (step + 1) * (SIDE - 1)),
];

/** A bingo card as a table of five columns. */
export function createCard(say: Say<BingoText>) {
  const cells = Array.from({ length: SIDE * SIDE }, () => make('td', {}));
  const rows = Array.from({ length: SIDE }, (_, row) =>
    make('tr', {}, ...cells.slice(row * SIDE, row * SIDE + SIDE)),
  );
  const heads = LETTERS.map((letter) => make('th', { scope: 'col' }, letter));
  const table = make(
    'table',
    { class: 'bingo', 'aria-label': say('card') },
    make('thead', {}, make('tr', {}, ...heads)),
    make('tbody', {}, ...rows),
  );
  let numbers: readonly number[] = [];

  function mark(field: number): void {
    const cell = cells[field];
    cell?.classList.add('marked');
    if (field !== FREE_FIELD)
      cell?.setAttribute('aria-label', say('marked', { number: numbers[field] ?? '' }));
  }

  function lay(next: readonly number[]): void {
    numbers = next;
    for (const [field, cell] of cells.entries()) {
      cell.className = '';
      cell.removeAttribute('aria-label');
      cell.textContent = field === FREE_FIELD ? say('free') : String(numbers[field] ?? '');
    }
    mark(FREE_FIELD);
  }

  lay([]);
  return {
    table,
    lay,
    /** Marks the number of a ball. Returns whether the card has it. */
    call(ball: number): boolean {
      const field = numbers.indexOf(ball);
      if (field >= 0) mark(field);
      return field >= 0;
    },
    /** Highlights complete lines, by the server's indexes of them. */
    light(lines: readonly number[]): void {
      for (const field of lines.flatMap((line) => LINES[line] ?? [])) {
        cells[field]?.classList.add('lit');
      }
    },
  };
}

/** The letter of a ball's column. */
export const letterOf = (ball: number): string => LETTERS[Math.floor((ball - 1) / 15)] ?? '';
