/** One prize of a draw: how many numbers it has, of how many digits. */
export interface Prize {
  readonly prize: PrizeName;
  readonly count: number;
  readonly digits: number;
}

const PRIZE_NAMES = [
  'main',
  'special',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
] as const;
export type PrizeName = (typeof PRIZE_NAMES)[number];

const prize = (name: PrizeName, digits: number, count = 1): Prize => ({
  prize: name,
  digits,
  count,
});

/**
 * The prizes of each format. The first one listed is the main prize, on whose number bets on endings are decided.
 */
export const FORMATS = {
  /** The northern table of Vietnam: 27 numbers. */
  north: [
    prize('special', 5),
    prize('first', 5),
    prize('second', 5, 2),
    prize('third', 5, 6),
    prize('fourth', 4, 4),
    prize('fifth', 4, 6),
    prize('sixth', 3, 3),
    prize('seventh', 2, 4),
  ],
  /** The table of central and southern Vietnam: 18 numbers. */
  south: [
    prize('special', 6),
    prize('first', 5),
    prize('second', 5),
    prize('third', 5, 2),
    prize('fourth', 5, 7),
    prize('fifth', 4),
    prize('sixth', 4, 3),
    prize('seventh', 3),
    prize('eighth', 2),
  ],
  /** Three winning numbers of four digits. */
  sea4: [prize('first', 4), prize('second', 4), prize('third', 4)],
  five: [prize('main', 5)],
  four: [prize('main', 4)],
  three: [prize('main', 3)],
  two: [prize('main', 2)],
} as const satisfies Record<string, readonly Prize[]>;
export type FormatName = keyof typeof FORMATS;

/** The numbers of a draw by prize, in the format's order; digits as text, with leading zeros. */
export interface DrawnPrize {
  readonly prize: PrizeName;
  readonly numbers: readonly string[];
}

/** Number of numbers of a draw. */
export const numbersIn = (format: FormatName): number =>
  FORMATS[format].reduce((sum, { count }) => sum + count, 0);
