import { make } from '../../play/client/dom.ts';
import type { Money } from '../../play/client/panel.ts';
import { lineUnitOf, returnOf } from '../markets.ts';
import type { Bet } from './calls.ts';
import { type Choice, isSame, type MatchView, oddsText } from './game.ts';
import type { SaySports } from './texts.ts';
import { marketText, pickText } from './words.ts';

type Mode = 'singles' | 'accumulator';

/** The current odds of a choice; null where no bets are taken any more. */
export type Now = (choice: Choice) => number | null;

interface Slip {
  readonly say: SaySports;
  readonly money: Money;
  readonly mostLegs: number;
  /** Stake of each bet, minor units. */
  stake(): number;
  now: Now;
  place(bets: readonly Bet[]): void;
  changed(): void;
}

const legOf = ({ matchNo, market, pick, line, odds }: Choice) => ({
  matchNo,
  market,
  pick,
  line,
  odds,
});

/** The choices that are collected and not placed yet: as singles, or as one accumulator. */
export function createSlip({ say, money, mostLegs, stake, now, place, changed }: Slip) {
  let choices: Choice[] = [];
  let mode: Mode = 'singles';
  let sending = false;
  const heading = make('h2', { id: 'slip-title', tabindex: '-1' }, say('slip'));
  const clear = make('button', { type: 'button', class: 'button small' }, say('clearSlip'));
  const list = make('ul', { class: 'choices' });
  const empty = make('p', { class: 'hint' }, say('slipEmpty'));
  const modes = make('div', { class: 'modes', role: 'group', 'aria-label': say('kind') });
  const button = (kind: Mode) => {
    const one = make('button', { type: 'button', class: 'button' }, say(kind));
    one.addEventListener('click', () => {
      mode = kind;
      update();
    });
    modes.append(one);
    return one;
  };
  const modeButtons = { singles: button('singles'), accumulator: button('accumulator') };
  const total = make('dd', {});
  const possible = make('dd', { id: 'possible' });
  const odds = make('dd', {});
  const oddsLine = make('div', {}, make('dt', {}, say('odds')), odds);
  const sums = make(
    'dl',
    { class: 'sums' },
    oddsLine,
    make('div', {}, make('dt', {}, say('total')), total),
    make('div', {}, make('dt', {}, say('possible')), possible),
  );
  const warning = make('p', { class: 'warning', role: 'status' });
  const main = make('button', { type: 'button', class: 'button primary', id: 'place' });
  const bottom = make(
    'div',
    { class: 'slip-bottom' },
    make('div', { id: 'bet-box' }),
    sums,
    warning,
    main,
  );
  const root = make(
    'section',
    { class: 'slip', 'aria-labelledby': 'slip-title' },
    make('div', { class: 'slip-top' }, heading, clear),
    empty,
    modes,
    list,
    bottom,
  );

  const isAccumulator = () => mode === 'accumulator' && choices.length > 1;
  const bets = (): Bet[] =>
    isAccumulator()
      ? [{ stake: stake(), legs: choices.map(legOf) }]
      : choices.map((choice) => ({ stake: stake(), legs: [legOf(choice)] }));
  const highest = ({ stake: amount, legs }: Bet) =>
    returnOf(
      amount,
      legs.map((leg) => ({ odds: leg.odds, result: 'won' })),
    );
  const closed = () => choices.filter((choice) => now(choice) === null);
  const moved = () =>
    choices.filter((choice) => now(choice) !== null && now(choice) !== choice.odds);

  function remove(index: number): void {
    choices = choices.filter((_, at) => at !== index);
    update();
    const next = list.querySelectorAll<HTMLElement>('.remove')[Math.min(index, choices.length - 1)];
    (next ?? heading).focus();
  }

  function row(choice: Choice, index: number): HTMLElement {
    const pick = pickText(choice, say);
    const at = now(choice);
    const drop = make('button', { type: 'button', class: 'remove' }, '×');
    drop.setAttribute('aria-label', say('remove', { pick }));
    drop.addEventListener('click', () => remove(index));
    const price =
      at === null
        ? [make('span', { class: 'gone' }, say('closed'))]
        : at === choice.odds
          ? [oddsText(choice.odds)]
          : [make('s', {}, oddsText(choice.odds)), ' ', make('b', {}, oddsText(at))];
    return make(
      'li',
      {},
      make(
        'span',
        { class: 'what' },
        make('strong', {}, pick),
        make('small', {}, marketText(choice.market, lineUnitOf(choice.sport, choice.market), say)),
        make('small', {}, say('versus', { home: choice.home, away: choice.away })),
      ),
      make('span', { class: 'price' }, ...price),
      drop,
    );
  }

  function warn(): string {
    if (closed().length > 0) return say('closedChoice');
    if (moved().length > 0) return say('oddsMoved');
    return isAccumulator() && choices.length > mostLegs ? say('tooMany', { count: mostLegs }) : '';
  }

  function update(): void {
    const at = document.activeElement;
    const held = at ? [...list.querySelectorAll('.remove')].indexOf(at) : -1;
    list.replaceChildren(...choices.map(row));
    list.querySelectorAll<HTMLElement>('.remove')[held]?.focus();
    for (const [kind, one] of Object.entries(modeButtons)) {
      one.setAttribute(
        'aria-pressed',
        String(kind === (isAccumulator() ? 'accumulator' : 'singles')),
      );
    }
    const isEmpty = choices.length === 0;
    empty.hidden = !isEmpty;
    clear.hidden = isEmpty;
    bottom.hidden = isEmpty;
    modes.hidden = choices.length < 2;
    const own = bets();
    oddsLine.hidden = !isAccumulator();
    const times = choices.reduce((product, choice) => (product * choice.odds) / 100, 1);
    odds.textContent = times.toFixed(2);
    total.textContent = money(own.reduce((sum, bet) => sum + bet.stake, 0));
    possible.textContent = money(own.reduce((sum, bet) => sum + highest(bet), 0));
    const text = warn();
    if (warning.textContent !== text) warning.textContent = text;
    const isMoved = closed().length === 0 && moved().length > 0;
    main.disabled =
      sending || closed().length > 0 || (isAccumulator() && choices.length > mostLegs);
    main.textContent = sending
      ? say('placing')
      : isMoved
        ? say('acceptOdds')
        : own.length > 1
          ? say('place', { count: own.length })
          : say('placeOne');
    changed();
  }
  clear.addEventListener('click', () => {
    choices = [];
    update();
    heading.focus();
  });
  main.addEventListener('click', () => {
    if (sending) return;
    if (moved().length > 0) {
      // Accepts the new odds: the next press places the bets.
      choices = choices.map((choice) => ({ ...choice, odds: now(choice) ?? choice.odds }));
      update();
      return;
    }
    place(bets());
  });

  return {
    root,
    heading,
    update,
    count: () => choices.length,
    has: (match: MatchView, selection: Parameters<typeof isSame>[2]) =>
      choices.some((choice) => isSame(choice, match.matchNo, selection)),
    /** Adds a choice to the slip or removes it; the slip has at most one choice of a match. */
    toggle(choice: Choice): void {
      const isThere = choices.some((one) => isSame(one, choice.matchNo, choice));
      const others = choices.filter(({ matchNo }) => matchNo !== choice.matchNo);
      choices = isThere ? others : [...others, choice];
      if (choices.length > 12) choices = choices.slice(-12);
      update();
    },
    lock(isSending: boolean): void {
      sending = isSending;
      root.inert = isSending;
      update();
    },
    empty(): void {
      choices = [];
      mode = 'singles';
      update();
    },
  };
}
