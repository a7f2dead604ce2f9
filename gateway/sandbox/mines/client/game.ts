export interface LadderStep {
  /** Hundredths of the bet. */
  readonly pays: number;
  /** Probability (0 to 1) that so many tiles are clear. */
  readonly chance: number;
}

/** The game's description by the server. */
export interface MinesGame {
  readonly returns: Readonly<Record<'least' | 'most', number>>;
  readonly ladders: readonly { readonly mines: number; readonly steps: readonly LadderStep[] }[];
}

/** The part of a round that the player may see. */
export interface MinesView {
  readonly mines: number;
  readonly opened: readonly number[];
  readonly end: 'hit' | 'collected' | 'left' | null;
  /** Positions of the mines, once the round is over. */
  readonly field: readonly number[] | null;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
export const isMinesGame = (value: unknown): value is MinesGame =>
  isObject(value) && 'ladders' in value && 'returns' in value;
export const isMinesView = (value: unknown): value is MinesView =>
  isObject(value) && 'mines' in value && 'opened' in value && 'field' in value;
