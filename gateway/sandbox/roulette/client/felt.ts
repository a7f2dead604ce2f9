import type { Stakes } from '../../play/client/chip-game.ts';
import { byId, make } from '../../play/client/dom.ts';
import type { Say } from '../../play/client/messages.ts';
import type { Money } from '../../play/client/panel.ts';
import { colourOf, PAYS, type RouletteBet } from '../bets.ts';
import { faceOf, hintOf, nameOf, PLACES } from './places.ts';
import type { RouletteText } from './texts.ts';

type SayRoulette = Say<RouletteText>;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const centre = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** The nearest bet in a direction; a sideways offset counts more. */
function neighbour(
  from: Element,
  all: readonly HTMLElement[],
  [dx, dy]: readonly [number, number],
) {
  const here = centre(from);
  let best: { readonly element: HTMLElement; readonly distance: number } | undefined;
  for (const element of all) {
    const there = centre(element);
    const ahead = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    const distance = ahead + aside * 3;
    if (ahead > 1 && (!best || distance < best.distance)) best = { element, distance };
  }
  return best?.element;
}

/** The betting table: every bet is a button, the whole table one tab stop. */
export function createFelt(
  say: SayRoulette,
  money: Money,
  { pressed, chipColour }: { pressed(bet: string): void; chipColour(amount: number): string },
) {
  const felt = byId('felt', HTMLElement);
  felt.setAttribute('aria-label', say('felt'));
  const spots = PLACES.map(([bet, place]) => {
    const pile = make('span', { class: 'pile', 'aria-hidden': 'true' });
    const button = make(
      'button',
      { type: 'button', class: `spot ${bet.kind}`, tabindex: '-1', 'data-bet': bet.id },
      make('span', { class: 'face' }, faceOf(bet, say)),
      pile,
    );
    const [first = 0] = bet.numbers;
    if (bet.kind === 'straight') button.classList.add(colourOf(first));
    if (bet.id === 'red' || bet.id === 'black') button.classList.add('diamond', bet.id);
    for (const [key, value] of Object.entries(place))
      button.style.setProperty(`--${key}`, `${value}`);
    return { bet, button, pile };
  });
  const buttons = spots.map(({ button }) => button);
  const spotOf = (target: EventTarget | null) =>
    spots.find(({ button }) => target instanceof Node && button.contains(target));
  felt.append(...buttons);

  const hint = byId('hint', HTMLElement);
  /** Highlights the numbers that a bet covers. */
  function point(bet: RouletteBet | undefined): void {
    hint.textContent = bet ? hintOf(bet, say) : '';
    for (const spot of spots) {
      const number = spot.bet.kind === 'straight' ? spot.bet.numbers[0] : undefined;
      const isLit = number !== undefined && bet?.numbers.includes(number) === true;
      spot.button.classList.toggle('lit', isLit);
    }
  }
  function stopAt(button: HTMLElement | undefined): void {
    for (const each of buttons) each.tabIndex = each === button ? 0 : -1;
  }
  stopAt(buttons.find(({ dataset }) => dataset.bet === 'red'));

  felt.addEventListener('focusin', ({ target }) => {
    const spot = spotOf(target);
    stopAt(spot?.button);
    point(spot?.bet);
  });
  felt.addEventListener('focusout', () => point(undefined));
  felt.addEventListener('pointerover', ({ target }) => point(spotOf(target)?.bet));
  felt.addEventListener('pointerleave', () => point(undefined));
  felt.addEventListener('keydown', (event) => {
    const direction = ARROWS[event.code];
    const from = spotOf(event.target)?.button;
    if (!direction || !from) return;
    event.preventDefault();
    neighbour(from, buttons, direction)?.focus();
  });
  felt.addEventListener('click', ({ target }) => {
    const spot = spotOf(target);
    if (spot) pressed(spot.bet.id);
  });
  // A finger may slide to the intended bet, which is placed where it is lifted.
  let from: Element | undefined;
  const under = ({ clientX, clientY }: PointerEvent) =>
    spotOf(document.elementFromPoint(clientX, clientY));
  felt.addEventListener('pointerdown', (event) => {
    from = event.pointerType === 'mouse' ? undefined : under(event)?.button;
  });
  felt.addEventListener('pointermove', (event) => {
    if (from) point(under(event)?.bet);
  });
  felt.addEventListener('pointerup', (event) => {
    const spot = under(event);
    // Lifted on the same bet, the click event places it.
    if (from && spot && spot.button !== from) pressed(spot.bet.id);
    from = undefined;
  });
  felt.addEventListener('pointercancel', () => {
    from = undefined;
    point(undefined);
  });

  return {
    draw(stakes: Stakes, busy: boolean): void {
      felt.classList.toggle('busy', busy);
      for (const { bet, button, pile } of spots) {
        const stake = stakes[bet.id] ?? 0;
        const values = { bet: nameOf(bet, say), pays: PAYS[bet.kind], amount: money(stake) };
        // Not `disabled`: the focus stays where it was.
        button.setAttribute('aria-disabled', String(busy));
        button.setAttribute('aria-label', say(stake > 0 ? 'betWithChips' : 'betName', values));
        pile.textContent = stake > 0 ? shortMoney(stake, money) : '';
        pile.style.setProperty('--chip', chipColour(stake));
      }
    },
    /** Highlights the bets that a number wins, or none. */
    light(number: number | undefined): void {
      for (const { bet, button } of spots) {
        const isWon = number !== undefined && bet.numbers.includes(number);
        button.classList.toggle('won', isWon && bet.kind === 'straight');
        button.classList.toggle('paid', isWon && bet.kind !== 'straight');
      }
    },
  };
}

/** Formats an amount for a chip: without currency, and without decimals that are zero. */
const shortMoney = (minor: number, money: Money) =>
  money(minor)
    .replace(/[^\d.,]/g, '')
    .replace(/[.,]0+$/, '');
