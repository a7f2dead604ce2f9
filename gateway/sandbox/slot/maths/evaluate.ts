import { LINES, type Machine, PAYS, REELS, ROWS, SCATTER, SCATTER_PAYS, WILD } from './machine.ts';

export interface LineWin {
  /** Index into LINES. */
  readonly line: number;
  readonly symbol: number;
  readonly count: number;
  /** In line bets. */
  readonly pay: number;
}

export interface Spin {
  /** Stop of each reel: the strip position of the top row. */
  readonly stops: readonly number[];
  /** Symbols by reel, then row. */
  readonly window: readonly (readonly number[])[];
  readonly lines: readonly LineWin[];
  readonly scatters: number;
  /** Total win of this spin in line bets, including the multiplier. */
  readonly pay: number;
  readonly multiplier: number;
  /** Number of free spins that this spin won. */
  readonly freeSpins: number;
}

/** Number of symbols from the left that win on a line; wilds count as the first symbol. */
export function lineWin(symbols: readonly number[]): {
  symbol: number;
  count: number;
  pay: number;
} {
  const symbol = symbols.find((value) => value !== WILD) ?? WILD;
  let count = 0;
  while (count < symbols.length && (symbols[count] === symbol || symbols[count] === WILD))
    count += 1;
  return { symbol, count, pay: PAYS[symbol]?.[count - 3] ?? 0 };
}

/** Evaluates what a machine shows and pays when its reels stop at `stops`. */
export function evaluate(machine: Machine, stops: readonly number[], multiplier: number): Spin {
  const window = machine.strips.map((strip, reel) =>
    Array.from({ length: ROWS }, (_, row) => strip[((stops[reel] ?? 0) + row) % strip.length] ?? 0),
  );
  const lines: LineWin[] = [];
  for (const [line, rows] of LINES.entries()) {
    const win = lineWin(rows.map((row, reel) => window[reel]?.[row] ?? 0));
    if (win.pay > 0) lines.push({ line, ...win });
  }
  const scatters = window.flat().filter((symbol) => symbol === SCATTER).length;
  const tier = Math.min(scatters, REELS) - 3;
  const linePay = lines.reduce((total, win) => total + win.pay, 0);
  const scatterPay = (SCATTER_PAYS[tier] ?? 0) * LINES.length;
  return {
    stops,
    window,
    lines,
    scatters,
    pay: (linePay + scatterPay) * multiplier,
    multiplier,
    freeSpins: machine.freeSpins[tier] ?? 0,
  };
}
