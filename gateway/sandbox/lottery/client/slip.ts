import { make } from '../../play/client/dom.ts';
import type { Money } from '../../play/client/panel.ts';
import type { Line } from './calls.ts';
import { type BetTable, paysOf } from './game.ts';
import { pickText, type SayLottery, sayKey } from './texts.ts';

/** Maximum number of bets in one slip. */
export const MAX_SLIP_LINES = 20;

/** Win of a pick at a stake, in minor units; for picks that are paid for each matching number, of one number. */
export const winOf = (bet: BetTable, pick: string, stake: number): number =>
  (stake * paysOf(bet, pick)) / 100;

/** The bets that are collected and not placed yet, drawn as a paper ticket. */
export function createSlip(
  bets: readonly BetTable[],
  say: SayLottery,
  money: Money,
  changed: () => void,
) {
  let lines: Line[] = [];
  const list = make('ul', { class: 'lines' });
  const empty = make('p', { class: 'hint' }, say('slipEmpty'));
  const total = make('dd', {});
  const possible = make('dd', {});
  const clear = make('button', { type: 'button', class: 'button small' }, say('clearSlip'));
  clear.addEventListener('click', () => set([]));
  const sums = make(
    'dl',
    { class: 'sums' },
    make('div', {}, make('dt', {}, say('total')), total),
    make('div', {}, make('dt', {}, say('possible')), possible),
  );
  const heading = make('h2', { id: 'slip-title' }, say('slip'));
  const root = make(
    'section',
    { class: 'slip', 'aria-labelledby': 'slip-title' },
    make('div', { class: 'slip-top' }, heading, clear),
    empty,
    list,
    sums,
  );
  const tableOf = (kind: string) => bets.find((bet) => bet.kind === kind);
  const winOfLine = ({ kind, pick, stake }: Line) => {
    const bet = tableOf(kind);
    return bet ? winOf(bet, pick, stake) : 0;
  };

  function row(line: Line, index: number): HTMLElement {
    const pick = pickText(say, line.pick);
    const remove = make('button', { type: 'button', class: 'remove' }, '×');
    remove.setAttribute('aria-label', say('remove', { pick }));
    remove.addEventListener('click', () => {
      set(lines.filter((_, at) => at !== index));
      const next = list.querySelectorAll<HTMLElement>('.remove')[Math.min(index, lines.length - 1)];
      (next ?? heading).focus();
    });
    return make(
      'li',
      {},
      make('strong', { class: 'pick' }, pick),
      make(
        'span',
        { class: 'what' },
        sayKey(say, line.kind),
        make('small', {}, say('canWin', { amount: money(winOfLine(line)) })),
      ),
      make('span', { class: 'stake' }, money(line.stake)),
      remove,
    );
  }

  function set(next: readonly Line[]): void {
    show(next);
    changed();
  }

  function show(next: readonly Line[]): void {
    lines = [...next];
    list.replaceChildren(...lines.map(row));
    empty.hidden = lines.length > 0;
    clear.hidden = lines.length === 0;
    sums.hidden = lines.length === 0;
    total.textContent = money(totalOf());
    possible.textContent = money(lines.reduce((sum, line) => sum + winOfLine(line), 0));
  }
  const totalOf = () => lines.reduce((sum, { stake }) => sum + stake, 0);
  heading.tabIndex = -1;
  show([]);
  return {
    root,
    lines: (): readonly Line[] => lines,
    /** Minor units. */
    total: totalOf,
    /** Returns false if the slip has no room for them. */
    add(more: readonly Line[]): boolean {
      if (lines.length + more.length > MAX_SLIP_LINES) return false;
      set([...lines, ...more]);
      return true;
    },
    clear: () => set([]),
  };
}
