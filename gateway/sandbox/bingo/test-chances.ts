import { BALLS, BALLS_DRAWN, FIELDS, FREE_FIELD, LINES } from './rules.ts';

const NUMBERS = FIELDS - 1;

/** Binomial coefficient. */
function choose(from: number, count: number): number {
  let ways = 1;
  for (let index = 0; index < count; index += 1) ways = (ways * (from - index)) / (index + 1);
  return ways;
}

/** The bit of a field in a mask of marked fields; the free field has none. */
export const bitOf = (field: number): number => 1 << (field < FREE_FIELD ? field : field - 1);
const MASKS = Int32Array.from(LINES, (line) =>
  line.filter((field) => field !== FREE_FIELD).reduce((mask, field) => mask | bitOf(field), 0),
);

/** Number of complete lines for a mask of marked fields (`bitOf`). */
export function wholeLines(marked: number): number {
  let lines = 0;
  for (let index = 0; index < MASKS.length; index += 1) {
    const mask = MASKS[index] ?? 0;
    if ((marked & mask) === mask) lines += 1;
  }
  return lines;
}

/**
 * Computes the chance of each number of complete lines: enumerates all 16,777,216 subsets of the card's 24
 * numbers, each with the chance that exactly this subset is drawn.
 */
export function chancesOfLines(): readonly number[] {
  const all = choose(BALLS, BALLS_DRAWN);
  /** By the number of marked fields: the chance that exactly a given subset of that size is marked. */
  const chances = Float64Array.from({ length: NUMBERS + 1 }, (_, marked) =>
    marked > BALLS_DRAWN ? 0 : choose(BALLS - NUMBERS, BALLS_DRAWN - marked) / all,
  );
  const counts = new Float64Array((NUMBERS + 1) * (LINES.length + 1));
  const ones = Uint8Array.from({ length: 1 << 12 }, (_, bits) => {
    let sum = 0;
    for (let left = bits; left > 0; left &= left - 1) sum += 1;
    return sum;
  });
  for (let marked = 0; marked < 1 << NUMBERS; marked += 1) {
    const lines = wholeLines(marked);
    const count = (ones[marked & 4095] ?? 0) + (ones[marked >> 12] ?? 0);
    const at = count * (LINES.length + 1) + lines;
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return Array.from({ length: LINES.length + 1 }, (_, lines) => {
    let sum = 0;
    for (let count = 0; count <= NUMBERS; count += 1) {
      sum += (counts[count * (LINES.length + 1) + lines] ?? 0) * (chances[count] ?? 0);
    }
    return sum;
  });
}
