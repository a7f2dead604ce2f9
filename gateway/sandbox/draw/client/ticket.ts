import { make } from '../../play/client/dom.ts';
import { ballColour } from './game.ts';

/** The grid of numbers that the player marks. Arrow keys move in it, Space and Enter mark. */
export function createTicket(
  numbers: number,
  limit: number,
  label: string,
  changed: (refused: boolean) => void,
) {
  const picks = new Set<number>();
  const grid = make('div', { class: 'ticket', role: 'group', 'aria-label': label });
  const buttons = Array.from({ length: numbers }, (_, index) => {
    const ball = index + 1;
    const button = make(
      'button',
      { type: 'button', class: `pick ${ballColour(ball)}`, 'aria-pressed': 'false' },
      String(ball),
    );
    button.tabIndex = index === 0 ? 0 : -1;
    button.addEventListener('click', () => {
      const refused = !picks.has(ball) && picks.size >= limit;
      if (!refused && !picks.delete(ball)) picks.add(ball);
      update();
      changed(refused);
    });
    return button;
  });
  grid.append(...buttons);

  const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
  grid.addEventListener('keydown', (event) => {
    const from = buttons.findIndex((button) => button.matches(':focus'));
    // The row length depends on the width: neighbours above and below have the same left edge.
    const columns = buttons.filter((button) => button.offsetTop === buttons[0]?.offsetTop).length;
    const rows: Readonly<Record<string, number>> = { ArrowUp: -columns, ArrowDown: columns };
    const step = STEPS[event.key] ?? rows[event.key];
    const next = step === undefined ? undefined : buttons[from + step];
    if (!next) return;
    event.preventDefault();
    for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
    next.focus();
  });

  function update(): void {
    for (const [index, button] of buttons.entries()) {
      button.setAttribute('aria-pressed', String(picks.has(index + 1)));
    }
  }

  return {
    grid,
    /** In ascending order. */
    picks: () => [...picks].sort((one, two) => one - two),
    set(list: readonly number[]): void {
      picks.clear();
      for (const ball of list) picks.add(ball);
      update();
      changed(false);
    },
    lock(locked: boolean): void {
      for (const button of buttons) button.disabled = locked;
    },
    /** Highlights the drawn numbers of the ticket. */
    mark(drawn: readonly number[]): void {
      for (const [index, button] of buttons.entries()) {
        button.classList.toggle('hit', picks.has(index + 1) && drawn.includes(index + 1));
        button.classList.toggle('drawn', drawn.includes(index + 1));
      }
    },
  };
}

/** Picks a random ticket. The choice of numbers never changes the value of a ticket. */
export function luckyPick(numbers: number, count: number): number[] {
  const all = Array.from({ length: numbers }, (_, index) => index + 1);
  const values = crypto.getRandomValues(new Uint32Array(count));
  return [...values].flatMap((value) => all.splice(value % all.length, 1));
}
