import { lineWin } from './evaluate.ts';
import { LINES, type Machine, ROWS, SCATTER, SCATTER_PAYS, SYMBOL_COUNT } from './machine.ts';

export interface Theory {
  /** Exact return to player, as a share of the bet. */
  readonly rtp: number;
  readonly baseRtp: number;
  readonly freeSpinRtp: number;
  /** Chance of free spins on a paid spin. */
  readonly triggerChance: number;
  /** Expected number of free spins of a trigger, including retriggered ones. */
  readonly freeSpinsPerTrigger: number;
}

/** Share of each symbol on each reel, which is its chance in every row, because the strip is a ring. */
function symbolShares(machine: Machine): number[][] {
  return machine.strips.map((strip) =>
    Array.from(
      { length: SYMBOL_COUNT },
      (_, symbol) => strip.filter((value) => value === symbol).length / strip.length,
    ),
  );
}

/** Expected pay of one line in line bets: all combinations of five symbols by their chances. */
function expectedLinePay(shares: readonly (readonly number[])[]): number {
  let total = 0;
  const walk = (symbols: number[], chance: number): void => {
    const share = shares[symbols.length];
    if (!share) {
      total += chance * lineWin(symbols).pay;
      return;
    }
    for (const [symbol, part] of share.entries()) {
      if (part > 0) walk([...symbols, symbol], chance * part);
    }
  };
  walk([], 1);
  return total;
}

/** Chance of 0, 1, … 5 visible scatters; a reel shows at most one. */
function scatterChances(machine: Machine): number[] {
  let chances = [1];
  for (const strip of machine.strips) {
    const inView = (stop: number) =>
      Array.from({ length: ROWS }, (_, row) => strip[(stop + row) % strip.length]);
    const seen = strip.filter((_, stop) => inView(stop).includes(SCATTER)).length / strip.length;
    const before = chances;
    chances = Array.from(
      { length: before.length + 1 },
      (_, count) => (before[count] ?? 0) * (1 - seen) + (before[count - 1] ?? 0) * seen,
    );
  }
  return chances;
}

/** Expected number of free spins played from `awarded`, including retriggers (Markov chain). */
function expectedFreeSpins(machine: Machine, chances: readonly number[], start: number): number {
  const limit = machine.freeSpinLimit;
  const known = new Map<number, number>();
  const from = (played: number, awarded: number): number => {
    if (played >= awarded) return awarded;
    const key = played * (limit + 1) + awarded;
    const seen = known.get(key);
    if (seen !== undefined) return seen;
    let expected = 0;
    for (const [count, chance] of chances.entries()) {
      if (chance === 0) continue;
      const won = machine.freeSpins[count - 3] ?? 0;
      expected += chance * from(played + 1, Math.min(limit, awarded + won));
    }
    known.set(key, expected);
    return expected;
  };
  return from(0, Math.min(start, limit));
}

/**
 * The exact theoretical return, by enumeration. Lines share symbols, but expectations add up regardless of dependence;
 * free spins are a stopped sequence of independent spins, so their expected win is (expected number) x (expected win of
 * one) by Wald's equation.
 */
export function theory(machine: Machine): Theory {
  const chances = scatterChances(machine);
  const linePay = expectedLinePay(symbolShares(machine));
  const scatterPay = SCATTER_PAYS.reduce(
    (total, pay, tier) => total + pay * (chances[tier + 3] ?? 0),
    0,
  );
  // One line bet is a LINES.length-th of the bet, and there are LINES.length lines.
  const baseRtp = (linePay * LINES.length) / LINES.length + scatterPay;
  const tiers = machine.freeSpins.map((spins, tier) => ({ spins, chance: chances[tier + 3] ?? 0 }));
  const triggerChance = tiers.reduce((total, tier) => total + tier.chance, 0);
  const freeSpins = tiers.reduce(
    (total, { spins, chance }) => total + chance * expectedFreeSpins(machine, chances, spins),
    0,
  );
  const freeSpinRtp = freeSpins * machine.multiplier * baseRtp;
  return {
    rtp: baseRtp + freeSpinRtp,
    baseRtp,
    freeSpinRtp,
    triggerChance,
    freeSpinsPerTrigger: triggerChance === 0 ? 0 : freeSpins / triggerChance,
  };
}
