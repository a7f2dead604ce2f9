import type { Random } from '../slot/maths/play.ts';

/** Five of thirty-six, like common lotto games, drawn immediately. */
export const NUMBERS = 36;
export const PICKS = 5;
/** Pay by the number of matching numbers, times the bet, from none to five. */
export const PAYS: readonly number[] = [0, 0, 3, 25, 500, 25_000];

export interface Draw {
  /** 1 to 36, in the order in which they were drawn. */
  readonly drawn: readonly number[];
  readonly hits: number;
}

/** Draws five different numbers, all sets equally likely. */
export function drawNumbers(picks: readonly number[], random: Random): Draw {
  const balls = Array.from({ length: NUMBERS }, (_, index) => index + 1);
  const drawn = Array.from({ length: PICKS }, () => balls.splice(random(balls.length), 1)).flat();
  return { drawn, hits: drawn.filter((ball) => picks.includes(ball)).length };
}

/** Number of sets of `count` elements among `of` (binomial coefficient). */
export function choose(of: number, count: number): number {
  let sets = 1;
  for (let step = 1; step <= count; step += 1) sets = (sets * (of - count + step)) / step;
  return sets;
}

/** Number of possible draws that match the given count of numbers. */
export const drawsWith = (hits: number): number =>
  choose(PICKS, hits) * choose(NUMBERS - PICKS, PICKS - hits);

export const DRAWS = choose(NUMBERS, PICKS);

/** Exact share of all bets that is returned: 353,600 of 376,992. */
export const drawReturn = (): number =>
  PAYS.reduce((sum, pays, hits) => sum + pays * drawsWith(hits), 0) / DRAWS;
