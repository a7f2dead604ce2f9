/**
 * The slot's mathematics: five reels of three rows, twenty fixed lines, a wild on the middle reels
 * and a scatter that opens free spins. Pays are multiples of the line bet (a twentieth of the bet).
 */
export const WILD = 0;
export const SCATTER = 1;
/** Symbols 2 to 5 are the theme's own, 6 to 10 the common ones. */
export const SYMBOL_COUNT = 11;
export const REELS = 5;
export const ROWS = 3;

/** Row of each reel on a line; the order is the numbering that players see. */
export const LINES: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 0, 0],
  [2, 2, 1, 2, 2],
  [1, 2, 2, 2, 1],
  [1, 0, 0, 0, 1],
  [1, 0, 1, 0, 1],
  [1, 2, 1, 2, 1],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [0, 2, 0, 2, 0],
  [2, 0, 2, 0, 2],
  [0, 2, 2, 2, 0],
];

/** Pays in line bets for three, four and five of a symbol from the left, by symbol. */
export const PAYS: readonly (readonly [number, number, number])[] = [
  [0, 0, 0],
  [0, 0, 0],
  [40, 150, 1000],
  [25, 80, 400],
  [20, 60, 250],
  [15, 50, 150],
  [10, 30, 100],
  [8, 25, 80],
  [6, 20, 60],
  [5, 15, 50],
  [5, 15, 50],
];

/** Pays in whole bets for three, four and five scatters anywhere. */
export const SCATTER_PAYS: readonly [number, number, number] = [2, 10, 50];

export interface Machine {
  readonly id: string;
  /** The symbols of each reel in order; the strip is a ring. */
  readonly strips: readonly (readonly number[])[];
  /** Free spins for three, four and five scatters; the same again during free spins. */
  readonly freeSpins: readonly [number, number, number];
  /** Multiplier of wins in free spins. */
  readonly multiplier: number;
  /** Maximum number of free spins in one round, including retriggered ones. */
  readonly freeSpinLimit: number;
}

/**
 * Places counted symbols on a ring with distance between equal ones. Scatters are placed first and therefore never
 * within the same window: a reel shows at most one, which the theory relies on.
 */
export function buildReelStrip(counts: readonly number[]): number[] {
  const length = counts.reduce((total, count) => total + count, 0);
  const strip: (number | undefined)[] = new Array(length).fill(undefined);
  const order = [
    SCATTER,
    WILD,
    ...Array.from({ length: SYMBOL_COUNT - 2 }, (_, index) => index + 2),
  ];
  for (const symbol of order) {
    const count = counts[symbol] ?? 0;
    for (let placed = 0; placed < count; placed += 1) {
      let at = Math.floor(((placed + symbol / SYMBOL_COUNT) * length) / count) % length;
      while (strip[at] !== undefined) at = (at + 1) % length;
      strip[at] = symbol;
    }
  }
  return strip.map((symbol) => symbol ?? SYMBOL_COUNT - 1);
}
