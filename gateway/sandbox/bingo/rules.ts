import type { Random } from '../slot/maths/play.ts';

export const SIDE = 5;
/** Fields of a card, row by row; that in the middle is free. */
export const FIELDS = SIDE * SIDE;
export const FREE_FIELD = 12;
/** Balls in the drum. */
export const BALLS = 75;
/** Numbers of a column: B 1 to 15, I 16 to 30 and so on. */
export const NUMBERS_PER_COLUMN = BALLS / SIDE;
/** Balls drawn in a round. */
export const BALLS_DRAWN = 40;

/** Rows, columns and both diagonals. */
export const LINES: readonly (readonly number[])[] = [
  ...Array.from({ length: SIDE }, (_, row) =>
    Array.from({ length: SIDE }, (__, column) => row * SIDE + column),
  ),
  ...Array.from({ length: SIDE }, (_, column) =>
    Array.from({ length: SIDE }, (__, row) => row * SIDE + column),
  ),
  Array.from({ length: SIDE }, (_, step) => step * (SIDE + 1)),
  Array.from({ length: SIDE }, (_, step) => (step + 1) * (SIDE - 1)),
];

/** Return by the number of complete lines, times the bet, from zero lines; more lines than entries return the last. */
export const PAYS = [0, 1, 3, 8, 22, 60, 200] as const;
export const paysOf = (lines: number): number => PAYS[Math.min(lines, PAYS.length - 1)] ?? 0;

/** Shuffles the first `count` entries of a list and returns them. */
function deal(list: number[], count: number, random: Random): number[] {
  for (let index = 0; index < count; index += 1) {
    const at = index + random(list.length - index);
    const one = list[at] ?? 0;
    list[at] = list[index] ?? 0;
    list[index] = one;
  }
  return list.slice(0, count);
}

/** Draws a card: five numbers of each column, row by row; 0 is the free field in the middle. */
export function dealCard(random: Random): number[] {
  const columns = Array.from({ length: SIDE }, (_, column) =>
    deal(
      Array.from(
        { length: NUMBERS_PER_COLUMN },
        (__, index) => column * NUMBERS_PER_COLUMN + index + 1,
      ),
      SIDE,
      random,
    ),
  );
  return Array.from({ length: FIELDS }, (_, field) =>
    field === FREE_FIELD ? 0 : (columns[field % SIDE]?.[Math.floor(field / SIDE)] ?? 0),
  );
}

const DRUM: readonly number[] = Array.from({ length: BALLS }, (_, index) => index + 1);

/** Draws the balls of a round, in their order. */
export const drawBalls = (random: Random): number[] => deal([...DRUM], BALLS_DRAWN, random);

/** Returns the complete lines of a card, by their index in `LINES`. */
export const linesOf = (card: readonly number[], balls: readonly number[]): number[] =>
  LINES.flatMap((line, index) =>
    line.every((field) => field === FREE_FIELD || balls.includes(card[field] ?? 0)) ? [index] : [],
  );
