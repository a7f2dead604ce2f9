/** Numbers of a wheel with a single zero. */
export const NUMBERS = 37;

/** The pockets in their order on the wheel, clockwise from zero. */
export const WHEEL: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
];

const RED: ReadonlySet<number> = new Set([
  1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36,
]);
export type Colour = 'red' | 'black' | 'green';
export function colourOf(number: number): Colour {
  if (number === 0) return 'green';
  return RED.has(number) ? 'red' : 'black';
}

/** Pay of each kind of bet to one, besides the returned stake. */
export const PAYS = {
  straight: 35,
  split: 17,
  street: 11,
  corner: 8,
  line: 5,
  column: 2,
  dozen: 2,
  even: 1,
} as const;
export type BetKind = keyof typeof PAYS;

export interface RouletteBet {
  /** The covered numbers, joined by hyphens (`17`, `17-20`), or the name of an outside bet. */
  readonly id: string;
  readonly kind: BetKind;
  /** In ascending order. */
  readonly numbers: readonly number[];
}

const inside = (kind: BetKind, numbers: readonly number[]): RouletteBet => ({
  id: numbers.join('-'),
  kind,
  numbers,
});
const range = (count: number, from = 0) => Array.from({ length: count }, (_, at) => from + at);
const outside = (id: string, kind: BetKind, covers: (number: number) => boolean): RouletteBet => ({
  id,
  kind,
  numbers: range(36, 1).filter(covers),
});

/** A row of three numbers begins with 1, 4, 7 … 34. */
const ROWS = range(12).map((row) => row * 3 + 1);

/** Inside bets, zero among them. */
export const INSIDE_BETS: readonly RouletteBet[] = [
  ...range(NUMBERS).map((number) => inside('straight', [number])),
  ...[1, 2, 3].map((number) => inside('split', [0, number])),
  ...ROWS.flatMap((first) => [
    inside('split', [first, first + 1]),
    inside('split', [first + 1, first + 2]),
  ]),
  ...range(33, 1).map((number) => inside('split', [number, number + 3])),
  inside('street', [0, 1, 2]),
  inside('street', [0, 2, 3]),
  ...ROWS.map((first) => inside('street', range(3, first))),
  inside('corner', [0, 1, 2, 3]),
  ...ROWS.slice(0, -1).flatMap((first) =>
    [first, first + 1].map((low) => inside('corner', [low, low + 1, low + 3, low + 4])),
  ),
  ...ROWS.slice(0, -1).map((first) => inside('line', range(6, first))),
];

/** Outside bets; zero loses all of them. */
export const OUTSIDE_BETS: readonly RouletteBet[] = [
  ...[1, 2, 3].map((at) => outside(`column-${at}`, 'column', (number) => (number - at) % 3 === 0)),
  ...[1, 2, 3].map((at) =>
    outside(`dozen-${at}`, 'dozen', (number) => Math.ceil(number / 12) === at),
  ),
  outside('low', 'even', (number) => number <= 18),
  outside('even', 'even', (number) => number % 2 === 0),
  outside('red', 'even', (number) => colourOf(number) === 'red'),
  outside('black', 'even', (number) => colourOf(number) === 'black'),
  outside('odd', 'even', (number) => number % 2 === 1),
  outside('high', 'even', (number) => number > 18),
];

/** Every bet of the table by its id. */
export const BETS: ReadonlyMap<string, RouletteBet> = new Map(
  [...INSIDE_BETS, ...OUTSIDE_BETS].map((bet) => [bet.id, bet]),
);
