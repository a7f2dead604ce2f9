import type { Random } from '../slot/maths/play.ts';

/** A card is 0 to 51: rank is card % 13 (0 is the ace, the lowest), suit is card / 13. */
export const RANKS = 13;
export const CARDS = 52;

export const GUESSES = ['higher', 'lower', 'same'] as const;
export type Guess = (typeof GUESSES)[number];

/** Return of a guess in hundredths of the bet, by the number of winning ranks of thirteen. */
const PAYS: Readonly<Record<number, number>> = {
  1: 1248,
  2: 624,
  3: 416,
  4: 312,
  5: 250,
  6: 208,
  7: 178,
  8: 156,
  9: 139,
  10: 125,
  11: 113,
  12: 104,
};

const rankOf = (card: number): number => card % RANKS;

/** At the lowest and the highest rank "same" replaces the guess that would win with certainty. */
export function guessesAt(card: number): readonly Guess[] {
  const rank = rankOf(card);
  if (rank === 0) return ['higher', 'same'];
  return rank === RANKS - 1 ? ['lower', 'same'] : ['higher', 'lower'];
}

/** Between the ends an equal rank wins both guesses; at an end it wins only "same". */
export function wins(base: number, guess: Guess, next: number): boolean {
  const [from, to] = [rankOf(base), rankOf(next)];
  if (guess === 'same') return from === to;
  if (from === to) return from !== 0 && from !== RANKS - 1;
  return guess === 'higher' ? to > from : to < from;
}

/** How many of the thirteen ranks win. */
export const chanceOf = (base: number, guess: Guess): number =>
  Array.from({ length: RANKS }, (_, rank) => rank).filter((rank) => wins(base, guess, rank)).length;

/** Hundredths of the bet. */
export const paysOf = (base: number, guess: Guess): number => PAYS[chanceOf(base, guess)] ?? 0;

/** The next card comes from a full deck, shuffled anew: every rank is equally likely. */
export const nextCard = (random: Random): number => random(CARDS);

/** Exact returns of all guesses that the game offers, as shares of the bet. */
export const allReturns = (): number[] =>
  Array.from({ length: RANKS }, (_, rank) =>
    guessesAt(rank).map((guess) => (chanceOf(rank, guess) * paysOf(rank, guess)) / RANKS / 100),
  ).flat();
