import { make } from '../../play/client/dom.ts';
import type { Money } from '../../play/client/panel.ts';
import type { Line } from './calls.ts';
import type { BetTable, LotteryGame } from './game.ts';
import { createPicker } from './picker.ts';
import { MAX_SLIP_LINES, winOf } from './slip.ts';
import { type SayLottery, sayKey } from './texts.ts';

/** The form that composes bets: a kind, its digits or words, and the pay of one bet. */
export function createBetForm(
  game: LotteryGame,
  say: SayLottery,
  money: Money,
  stakeOf: () => number,
  add: (lines: readonly Line[]) => boolean,
) {
  const kinds = make('div', { class: 'kinds', role: 'radiogroup', 'aria-label': say('kinds') });
  const how = make('p', { class: 'how' });
  const pad = make('div', { class: 'pad-place' });
  const price = make('p', { class: 'price', 'aria-live': 'polite' });
  const lucky = make('button', { type: 'button', class: 'button' }, say('lucky'));
  const addButton = make('button', { type: 'button', class: 'button primary' }, say('add'));
  let bet: BetTable | undefined;
  let picker: ReturnType<typeof createPicker> | undefined;

  function update(): void {
    if (!bet || !picker) return;
    const picks = picker.picks();
    const stake = stakeOf();
    const best = Math.max(
      ...(picks.length > 0 ? picks : ['']).map((pick) => winOf(bet as BetTable, pick, stake)),
    );
    const times = (best / stake).toLocaleString('en');
    price.textContent =
      picks.length > MAX_SLIP_LINES
        ? say('tooMany', { count: MAX_SLIP_LINES })
        : `${say('paysTimes', { times })} · ${say('canWin', { amount: money(best) })}`;
    addButton.disabled = picks.length === 0 || picks.length > MAX_SLIP_LINES;
    addButton.textContent = picks.length > 1 ? say('addMany', { count: picks.length }) : say('add');
  }

  function choose(next: BetTable): void {
    bet = next;
    picker = createPicker(next, say, update);
    how.textContent = sayKey(say, `how.${next.kind}`);
    pad.replaceChildren(picker.root);
    update();
  }

  for (const [index, each] of game.bets.entries()) {
    const input = make('input', { type: 'radio', name: 'kind', value: each.kind });
    input.checked = index === 0;
    input.addEventListener('change', () => choose(each));
    kinds.append(make('label', { class: 'kind' }, input, make('span', {}, sayKey(say, each.kind))));
  }
  lucky.addEventListener('click', () => picker?.lucky());
  addButton.addEventListener('click', () => {
    if (!bet || !picker) return;
    const { kind } = bet;
    const stake = stakeOf();
    if (add(picker.picks().map((pick) => ({ kind, pick, stake })))) picker.clear();
    else price.textContent = say('tooMany', { count: MAX_SLIP_LINES });
  });
  const root = make(
    'section',
    { class: 'picker' },
    kinds,
    how,
    pad,
    price,
    make('div', { class: 'picker-actions' }, lucky, addButton),
  );
  const [first] = game.bets;
  if (first) choose(first);
  return { root, update };
}
