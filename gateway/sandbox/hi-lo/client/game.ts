import type { HiLoText } from './texts.ts';

export type Guess = 'higher' | 'lower' | 'same';

export interface Option {
  guess: Guess;
  /** Number of winning ranks, of thirteen. */
  chance: number;
  /** Hundredths of the bet. */
  pays: number;
}

/** The game's description by the server. */
export interface HiLoGame {
  firstCard: number;
  returns: Record<'mean' | 'least' | 'most', number>;
  /** By rank. */
  table: Option[][];
}

export interface Guessed {
  base: number;
  guess: Guess;
  card: number;
  won: boolean;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
export const isHiLoGame = (value: unknown): value is HiLoGame =>
  isObject(value) && 'firstCard' in value && 'table' in value && 'returns' in value;
export const isGuessed = (value: unknown): value is Guessed =>
  isObject(value) && 'card' in value && 'base' in value && 'won' in value;

/** At ranks between the lowest and the highest an equal rank wins both guesses, and the button says so. */
export function guessText(guess: Guess, card: number): HiLoText {
  const rank = card % 13;
  if (guess === 'same' || rank === 0 || rank === 12) return guess;
  return guess === 'higher' ? 'higherSame' : 'lowerSame';
}
