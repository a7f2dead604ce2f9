import { make } from '../../play/client/dom.ts';
import type { BetTable } from './game.ts';
import { pickText, type SayLottery, sayKey } from './texts.ts';

const DIGITS = [...'0123456789'];

/** A group of toggle buttons of which several can be on; arrow keys move in it. */
function choiceRow(options: readonly { value: string; text: string }[], label: string) {
  const chosen = new Set<string>();
  const row = make('div', { class: 'choices', role: 'group', 'aria-label': label });
  const buttons = options.map(({ value, text }, index) => {
    const button = make(
      'button',
      { type: 'button', class: 'choice', 'aria-pressed': 'false' },
      text,
    );
    button.tabIndex = index === 0 ? 0 : -1;
    button.addEventListener('click', () => {
      if (!chosen.delete(value)) chosen.add(value);
      show();
      row.dispatchEvent(new Event('change', { bubbles: true }));
    });
    return button;
  });
  row.append(...buttons);
  row.addEventListener('keydown', (event) => {
    const from = buttons.findIndex((button) => button.matches(':focus'));
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const next = step === undefined ? undefined : buttons[from + step];
    if (!next) return;
    event.preventDefault();
    for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
    next.focus();
  });
  function show(): void {
    for (const [index, { value }] of options.entries()) {
      buttons[index]?.setAttribute('aria-pressed', String(chosen.has(value)));
    }
  }
  return {
    row,
    values: () => options.filter(({ value }) => chosen.has(value)).map(({ value }) => value),
    set(values: readonly string[]): void {
      chosen.clear();
      for (const value of values) chosen.add(value);
      show();
    },
  };
}

/** Digits by position, or words: all choices of one position are combined with all of the others. */
export function createPicker(bet: BetTable, say: SayLottery, changed: () => void) {
  const options =
    bet.digits > 0
      ? DIGITS.map((digit) => ({ value: digit, text: digit }))
      : bet.choices.map((choice) => ({ value: choice, text: pickText(say, choice) }));
  const rows = Array.from({ length: Math.max(1, bet.digits) }, (_, index) =>
    choiceRow(
      options,
      bet.digits > 0 ? say('digit', { number: index + 1 }) : sayKey(say, bet.kind),
    ),
  );
  const root = make('div', { class: bet.digits > 0 ? 'pad digits' : 'pad words' });
  for (const [index, { row }] of rows.entries()) {
    root.append(
      ...(bet.digits > 0
        ? [make('span', { class: 'place', 'aria-hidden': 'true' }, String(index + 1))]
        : []),
      row,
    );
  }
  root.addEventListener('change', changed);
  return {
    root,
    /** All picks that the choices combine to; none while a position is empty. */
    picks: (): string[] =>
      rows.reduce<string[]>(
        (picks, { values }) => picks.flatMap((pick) => values().map((value) => pick + value)),
        [''],
      ),
    clear(): void {
      for (const row of rows) row.set([]);
      changed();
    },
    /** A random pick; the choice never changes the value of a bet. */
    lucky(): void {
      const values = crypto.getRandomValues(new Uint32Array(rows.length));
      for (const [index, row] of rows.entries()) {
        row.set([options[(values[index] ?? 0) % options.length]?.value ?? '']);
      }
      changed();
    },
  };
}
