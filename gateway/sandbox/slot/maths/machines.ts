import type { Volatility } from '@baize/gateway/contract/games.ts';
import { buildReelStrip, type Machine } from './machine.ts';

/** Number of each symbol (wild, scatter, four own, five common) on each reel. */
type Counts = readonly (readonly number[])[];

const machine = (
  id: string,
  counts: Counts,
  freeSpins: Machine['freeSpins'],
  multiplier: number,
): Machine => ({
  id,
  strips: counts.map(buildReelStrip),
  freeSpins,
  multiplier,
  freeSpinLimit: 100,
});

/** Four sets of reels; `theory.test.ts` proves the published return (MACHINE_RTP) of each. */
export const MACHINES: readonly [Machine, Machine, Machine, Machine] = [
  machine(
    'A',
    [
      [0, 1, 5, 5, 8, 6, 2, 2, 1, 2, 3],
      [2, 1, 2, 3, 8, 3, 3, 4, 4, 1, 4],
      [2, 1, 2, 7, 4, 3, 6, 3, 4, 2, 2],
      [2, 1, 5, 5, 4, 5, 3, 1, 3, 4, 4],
      [0, 1, 2, 4, 5, 4, 4, 2, 4, 2, 5],
    ],
    [10, 15, 25],
    2,
  ),
  machine(
    'B',
    [
      [0, 1, 5, 3, 2, 3, 6, 1, 2, 5, 6],
      [2, 1, 3, 3, 2, 4, 7, 2, 2, 5, 4],
      [2, 1, 8, 2, 3, 4, 5, 2, 1, 6, 3],
      [2, 1, 6, 6, 1, 4, 1, 3, 5, 5, 3],
      [0, 1, 5, 3, 3, 3, 2, 4, 6, 4, 5],
    ],
    [8, 12, 20],
    3,
  ),
  machine(
    'C',
    [
      [0, 1, 6, 3, 3, 3, 3, 3, 4, 3, 6],
      [2, 1, 5, 3, 5, 2, 4, 4, 3, 3, 5],
      [2, 1, 7, 1, 6, 1, 3, 3, 4, 1, 7],
      [2, 1, 3, 4, 4, 5, 1, 3, 3, 5, 7],
      [0, 1, 3, 3, 2, 2, 3, 1, 2, 7, 8],
    ],
    [12, 18, 30],
    2,
  ),
  machine(
    'D',
    [
      [0, 1, 5, 1, 5, 3, 2, 5, 4, 6, 4],
      [2, 1, 5, 1, 6, 4, 1, 1, 5, 4, 5],
      [2, 1, 8, 1, 6, 2, 3, 3, 3, 3, 4],
      [2, 1, 2, 4, 2, 6, 3, 3, 1, 8, 3],
      [0, 1, 2, 4, 6, 1, 3, 4, 1, 6, 6],
    ],
    [10, 15, 20],
    3,
  ),
];

/** Published returns in percent, in the order of MACHINES; exact to the digits shown. */
export const MACHINE_RTP: readonly [number, number, number, number] = [94, 95.5, 96.2, 97];

/** Volatility of each machine, in the same order; `volatility.test.ts` proves it. */
export const MACHINE_VOLATILITY: readonly [Volatility, Volatility, Volatility, Volatility] = [
  'LOW',
  'HIGH',
  'MEDIUM',
  'MEDIUM',
];
