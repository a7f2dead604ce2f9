export const SIDES = ['player', 'tie', 'banker'] as const;
export type Side = (typeof SIDES)[number];
export type Stakes = Record<Side, number>;

export const NOTHING: Readonly<Stakes> = { player: 0, tie: 0, banker: 0 };
export const totalOf = (stakes: Readonly<Stakes>): number =>
  stakes.player + stakes.tie + stakes.banker;

export interface Coup {
  player: number[];
  banker: number[];
  playerTotal: number;
  bankerTotal: number;
  winner: Side;
}
export const isCoup = (value: unknown): value is Coup =>
  typeof value === 'object' && value !== null && 'player' in value && 'winner' in value;
