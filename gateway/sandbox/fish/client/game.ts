import type { FishText } from './texts.ts';

const IDS = [
  'sardine',
  'clown',
  'tang',
  'angel',
  'puffer',
  'lion',
  'turtle',
  'ray',
  'shark',
  'whale',
  'dragon',
] as const satisfies readonly FishText[];
export type KindId = (typeof IDS)[number];

export interface Kind {
  id: KindId;
  pays: number;
  /** From 0 to 1. */
  chance: number;
}

/** The game's description by the server. */
export interface FishGame {
  reef: 'lagoon' | 'deep';
  kinds: Kind[];
}

export interface Shot {
  fish: KindId;
  caught: boolean;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isKindId = (value: unknown): value is KindId => IDS.some((id) => id === value);
export const isFishGame = (value: unknown): value is FishGame =>
  isObject(value) && 'reef' in value && 'kinds' in value;
export const isShot = (value: unknown): value is Shot =>
  isObject(value) && 'caught' in value && 'fish' in value && isKindId(value.fish);
