import { type DrawnPrize, type FormatName, numbersIn } from './formats.ts';

export const BET_KINDS = [
  'end1',
  'end2',
  'end3',
  'end4',
  'box3',
  'box4',
  'any2',
  'any4',
  'size',
  'duel',
] as const;
export type BetKind = (typeof BET_KINDS)[number];

/** The kinds of bets on each format, the most common first. */
export const KINDS_OF: Readonly<Record<FormatName, readonly BetKind[]>> = {
  north: ['any2', 'end2', 'end3', 'end4', 'size'],
  south: ['any2', 'end2', 'end3', 'end4', 'size'],
  sea4: ['end4', 'box4', 'any4', 'end3', 'end2', 'size'],
  five: ['size', 'duel', 'end2', 'end3', 'box3', 'end4'],
  four: ['end4', 'box4', 'end3', 'end2', 'size'],
  three: ['end3', 'box3', 'end2', 'end1', 'size'],
  two: ['end2', 'end1', 'size', 'duel'],
};

const DIGITS: Partial<Record<BetKind, number>> = {
  end1: 1,
  end2: 2,
  end3: 3,
  end4: 4,
  box3: 3,
  box4: 4,
  any2: 2,
  any4: 4,
};
/** Kinds with one of a few words as the pick, instead of digits. */
const CHOICES: Partial<Record<BetKind, readonly string[]>> = {
  size: ['big', 'small', 'odd', 'even'],
  duel: ['dragon', 'tiger', 'tie'],
};

/** Number of digits of a pick; 0 for kinds with words. */
export const pickDigits = (kind: BetKind): number => DIGITS[kind] ?? 0;
export const choicesOf = (kind: BetKind): readonly string[] => CHOICES[kind] ?? [];

export function isPick(kind: BetKind, pick: string): boolean {
  const length = pickDigits(kind);
  return length === 0 ? choicesOf(kind).includes(pick) : new RegExp(`^\\d{${length}}$`).test(pick);
}

/** Number of distinct orders of a pick's digits. */
export function ordersOf(pick: string): number {
  const factorial = (of: number): number => (of < 2 ? 1 : of * factorial(of - 1));
  const repeats = [...new Set(pick)].map((digit) => pick.split(digit).length - 1);
  return repeats.reduce((orders, times) => orders / factorial(times), factorial(pick.length));
}

/** The total pay of a bet on any order, divided among the winning orders. */
const BOX_POT: Partial<Record<BetKind, number>> = { box3: 93_600, box4: 936_000 };
const FIXED: Partial<Record<BetKind, number>> = {
  end1: 940,
  end2: 9_400,
  end3: 94_000,
  end4: 940_000,
  any4: 312_000,
  size: 190,
};
/** Pay for each number of the draw that ends with the pick. */
const ANY2: Partial<Record<FormatName, number>> = { north: 350, south: 520 };

/**
 * Pay of a winning bet, in hundredths of its stake, the stake included. `any2` pays it once for every number that
 * ends with the pick.
 */
export function paysHundredths(format: FormatName, kind: BetKind, pick: string): number {
  if (kind === 'duel') return pick === 'tie' ? 940 : 208;
  if (kind === 'any2') return ANY2[format] ?? 0;
  const pot = BOX_POT[kind];
  return pot === undefined ? (FIXED[kind] ?? 0) : pot / ordersOf(pick);
}

const sorted = (digits: string) => [...digits].sort().join('');

function wordWins(main: string, pick: string): boolean {
  const first = Number(main[0]);
  const last = Number(main.at(-1));
  switch (pick) {
    case 'big':
      return last >= 5;
    case 'small':
      return last < 5;
    case 'odd':
      return last % 2 === 1;
    case 'even':
      return last % 2 === 0;
    case 'dragon':
      return first > last;
    case 'tiger':
      return first < last;
    default:
      return first === last;
  }
}

/** How many times a bet has won: 0 or 1; for `any2` and `any4` the count of matching numbers. */
function winsOf(
  kind: BetKind,
  pick: string,
  drawn: readonly Pick<DrawnPrize, 'numbers'>[],
): number {
  const numbers = drawn.flatMap((prize) => prize.numbers);
  const main = numbers[0] ?? '';
  const end = main.slice(-pick.length);
  if (kind === 'any2' || kind === 'any4') {
    return numbers.filter((number) => number.endsWith(pick)).length;
  }
  if (pickDigits(kind) === 0) return Number(wordWins(main, pick));
  const isBox = kind === 'box3' || kind === 'box4';
  return Number(isBox ? sorted(end) === sorted(pick) : end === pick);
}

/** Return of a bet in minor units. Stakes are multiples of fifty, so that nothing is rounded. */
export function winOf(
  format: FormatName,
  bet: { readonly kind: BetKind; readonly pick: string; readonly stake: number },
  drawn: readonly Pick<DrawnPrize, 'numbers'>[],
): number {
  const { kind, pick, stake } = bet;
  return (stake * paysHundredths(format, kind, pick) * winsOf(kind, pick, drawn)) / 100;
}

/** Maximum return of a bet, in minor units. */
export function highestWin(format: FormatName, kind: BetKind, pick: string, stake: number): number {
  const times = kind === 'any2' || kind === 'any4' ? numbersIn(format) : 1;
  return (stake * paysHundredths(format, kind, pick) * times) / 100;
}
