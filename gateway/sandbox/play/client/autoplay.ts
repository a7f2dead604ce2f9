import { make } from './dom.ts';
import type { Say } from './messages.ts';
import { closeButton, type Money, openPanel } from './panel.ts';

export interface AutoPlan {
  /** Rounds still to play. */
  spins: number;
  /** Minor units. */
  loss: number;
  /** Minor units; 0 is no limit. */
  win: number;
}

/** Asks how to play by itself. A loss limit is always part of it. */
export function askAutoplay(
  bet: number,
  rounds: string,
  say: Say,
  money: Money,
  begin: (plan: AutoPlan) => void,
) {
  const choice = (label: string, options: readonly (readonly [number, string])[]) => {
    const select = make('select', {});
    select.append(
      ...options.map(([value, text]) => make('option', { value: String(value) }, text)),
    );
    return { field: make('label', {}, label, select), value: () => Number(select.value) };
  };
  const times = (list: readonly number[]) =>
    list.map((value) => [value * bet, money(value * bet)] as const);
  const spins = choice(
    rounds,
    [10, 25, 50, 100].map((value) => [value, String(value)] as const),
  );
  const loss = choice(say('lossLimit'), times([10, 20, 50, 100]));
  const win = choice(say('winLimit'), [[0, say('noLimit')], ...times([20, 50, 100])]);
  const start = make('button', { type: 'button', class: 'button primary' }, say('start'));
  const panel = openPanel(
    say('auto'),
    [make('div', { class: 'fields' }, spins.field, loss.field, win.field)],
    [closeButton(say), start],
  );
  start.addEventListener('click', () => {
    panel.close();
    begin({ spins: spins.value(), loss: loss.value(), win: win.value() });
  });
}
