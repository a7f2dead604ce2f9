import type { Say } from '../../play/client/messages.ts';
import { INSIDE_BETS, OUTSIDE_BETS, PAYS, type RouletteBet } from '../bets.ts';
import type { RouletteText } from './texts.ts';

/**
 * Position of a bet on the table, in units of a number's width: `along` the twelve rows of three from zero on, `across`
 * a row, negative for outside bets. The style sheet rotates it for wide and narrow screens.
 */
export interface Place {
  readonly along: number;
  readonly across: number;
  readonly length: number;
  readonly width: number;
}

/** Touch width of the line between numbers. */
const LINE = 0.4;

const alongOf = (number: number) => 1.5 + Math.floor((number - 1) / 3);
const acrossOf = (number: number) => ((number - 1) % 3) + 0.5;
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Bets with zero are on its line: at the numbers that they share, or at the end of the row. */
function placeAtZero(bet: RouletteBet): Place {
  const [, ...others] = bet.numbers;
  if (others.length === 0) return { along: 0.5, across: 1.5, length: 1, width: 3 };
  const across = others.length === 3 ? 0 : mean(others.map(acrossOf));
  return { along: 1, across, length: LINE, width: others.length === 1 ? 1 - LINE : LINE };
}

function placeInside(bet: RouletteBet): Place {
  const { kind, numbers } = bet;
  if (numbers[0] === 0) return placeAtZero(bet);
  const along = mean(numbers.map(alongOf));
  if (kind === 'street') return { along, across: 0, length: 1 - LINE, width: LINE };
  if (kind === 'line') return { along, across: 0, length: LINE, width: LINE };
  const across = mean(numbers.map(acrossOf));
  if (kind === 'straight') return { along, across, length: 1, width: 1 };
  if (kind === 'corner') return { along, across, length: LINE, width: LINE };
  const isAlong = new Set(numbers.map(acrossOf)).size === 1;
  return isAlong
    ? { along, across, length: LINE, width: 1 - LINE }
    : { along, across, length: 1 - LINE, width: LINE };
}

/** The columns are at the far end, the dozens beside the numbers, the even chances beside those. */
function placeOutside({ kind }: RouletteBet, at: number): Place {
  if (kind === 'column') return { along: 13.5, across: at + 0.5, length: 1, width: 1 };
  if (kind === 'dozen') return { along: 3 + at * 4, across: -0.5, length: 4, width: 1 };
  return { along: 2 + at * 2, across: -1.5, length: 2, width: 1 };
}

/** Every bet with its position, numbers first, so that the bets on lines between them are on top. */
export const PLACES: readonly (readonly [RouletteBet, Place])[] = [
  ...INSIDE_BETS.map((bet) => [bet, placeInside(bet)] as const),
  ...OUTSIDE_BETS.map((bet) => {
    const ofKind = OUTSIDE_BETS.filter(({ kind }) => kind === bet.kind);
    return [bet, placeOutside(bet, ofKind.indexOf(bet))] as const;
  }),
];

type SayRoulette = Say<RouletteText>;

/** Spoken name of a bet. */
export function nameOf({ id, kind, numbers }: RouletteBet, say: SayRoulette): string {
  if (kind === 'column') return say('column', { at: id.slice(-1) });
  if (kind === 'dozen') return say('dozen', { from: numbers[0] ?? 0, to: numbers.at(-1) ?? 0 });
  if (kind !== 'even') return say(kind, { numbers: numbers.join(', ') });
  return say(EVEN[id] ?? 'even');
}

const EVEN: Readonly<Record<string, RouletteText>> = {
  low: 'low',
  even: 'even',
  red: 'red',
  black: 'black',
  odd: 'odd',
  high: 'high',
};

/** Label of a bet on the table. */
export function faceOf(bet: RouletteBet, say: SayRoulette): string {
  const { id, kind, numbers } = bet;
  if (kind === 'straight') return String(numbers[0]);
  if (kind === 'column') return say('columnShort');
  if (kind === 'dozen') return `${numbers[0]}–${numbers.at(-1)}`;
  if (id === 'low') return '1–18';
  if (id === 'high') return '19–36';
  return kind === 'even' ? nameOf(bet, say) : '';
}

export const hintOf = (bet: RouletteBet, say: SayRoulette): string =>
  say('betHint', { bet: nameOf(bet, say), pays: PAYS[bet.kind] });
