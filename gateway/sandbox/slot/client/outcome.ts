/** The data that the slot's engine sends; the gateway's types are in maths/. */
export interface LineWin {
  line: number;
  symbol: number;
  count: number;
  pay: number;
}
export interface Spin {
  window: number[][];
  lines: LineWin[];
  scatters: number;
  pay: number;
  multiplier: number;
  freeSpins: number;
}
export interface SlotOutcome {
  spins: Spin[];
}
export interface SlotGame {
  skin: string;
  strips: number[][];
  lines: number[][];
  pays: [number, number, number][];
  scatterPays: [number, number, number];
  freeSpins: [number, number, number];
  multiplier: number;
  freeSpinLimit: number;
  triggerEvery: number;
  baseRtp: number;
  freeSpinRtp: number;
}

export const WILD = 0;
export const SCATTER = 1;

function hasFields(value: unknown, ...names: string[]): boolean {
  return typeof value === 'object' && value !== null && names.every((name) => name in value);
}
export const isOutcome = (value: unknown): value is SlotOutcome => hasFields(value, 'spins');
export const isSlotGame = (value: unknown): value is SlotGame =>
  hasFields(value, 'skin', 'strips', 'lines', 'pays');
