export const SIDES = ['player', 'tie', 'banker'] as const;
export type Side = (typeof SIDES)[number];

export interface Coup {
  player: number[];
  banker: number[];
  playerTotal: number;
  bankerTotal: number;
  winner: Side;
}
export const isCoup = (value: unknown): value is Coup =>
  typeof value === 'object' && value !== null && 'player' in value && 'winner' in value;
