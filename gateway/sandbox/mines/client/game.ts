export interface LadderStep {
  /** Hundredths of the bet. */
  readonly pays: number;
  /** Of one: that so many tiles are clear. */
  readonly chance: number;
}

/** What the server describes. */
export interface MinesGame {
  readonly returns: Readonly<Record<'least' | 'most', number>>;
  readonly ladders: readonly { readonly mines: number; readonly steps: readonly LadderStep[] }[];
}

/** What the player may see of a round. */
export interface MinesView {
  readonly mines: number;
  readonly opened: readonly number[];
  readonly end: 'hit' | 'collected' | 'left' | null;
  /** Where the mines lie, once the round is over. */
  readonly field: readonly number[] | null;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
export const isMinesGame = (value: unknown): value is MinesGame =>
  isObject(value) && 'ladders' in value && 'returns' in value;
export const isMinesView = (value: unknown): value is MinesView =>
  isObject(value) && 'mines' in value && 'opened' in value && 'field' in value;
