import { hashNumber } from '../play/hash-number.ts';

export interface Kind {
  readonly id: string;
  /** Times the bet of a shot. */
  readonly pays: number;
}

/** The kinds of fish, from the lowest to the highest pay. */
export const KINDS: readonly Kind[] = [
  { id: 'sardine', pays: 2 },
  { id: 'clown', pays: 3 },
  { id: 'tang', pays: 4 },
  { id: 'angel', pays: 6 },
  { id: 'puffer', pays: 8 },
  { id: 'lion', pays: 12 },
  { id: 'turtle', pays: 20 },
  { id: 'ray', pays: 35 },
  { id: 'shark', pays: 60 },
  { id: 'whale', pays: 120 },
  { id: 'dragon', pays: 250 },
];

/** Returns of the reefs, in thousandths of all bets; the return of a game never changes. */
export const RETURNS: readonly number[] = [955, 960, 965, 970];

export const reefReturn = (nodeId: string): number =>
  RETURNS[hashNumber(nodeId) % RETURNS.length] ?? 960;

/** A shot catches when a random number below `pays` times a thousand is below the return. */
export const chancesOf = (kind: Kind): number => kind.pays * 1000;
