export interface Row {
  hits: number;
  pays: number;
  oneIn: number;
}

/** The game's description by the server. */
export interface DrawGame {
  numbers: number;
  picks: number;
  table: Row[];
}

export interface Drawn {
  drawn: number[];
  hits: number;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

export const isDrawGame = (value: unknown): value is DrawGame =>
  isObject(value) && 'numbers' in value && 'picks' in value && 'table' in value;

export const isDrawn = (value: unknown): value is Drawn =>
  isObject(value) && 'drawn' in value && Array.isArray(value.drawn);

/** The five colours of balls, by tens. */
export const ballColour = (ball: number): string => `tone-${Math.floor((ball - 1) / 9)}`;
