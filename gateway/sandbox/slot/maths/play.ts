import { randomInt } from 'node:crypto';
import { evaluate, type Spin } from './evaluate.ts';
import { LINES, type Machine } from './machine.ts';

/** A random integer from 0 below `limit`, uniformly distributed. */
export type Random = (limit: number) => number;

/** The server's random source; tests pass their own to produce rare outcomes. */
export const secureRandom: Random = (limit) => randomInt(limit);

export interface SlotOutcome {
  readonly machine: string;
  /** The paid spin, then the free spins that it triggered. */
  readonly spins: readonly Spin[];
  /** Total win in line bets. */
  readonly pay: number;
}

/** Draws a whole round, free spins included, before any of it is shown. */
export function playSlot(machine: Machine, random: Random): SlotOutcome {
  const spinOnce = (multiplier: number) =>
    evaluate(
      machine,
      machine.strips.map((strip) => random(strip.length)),
      multiplier,
    );
  const spins = [spinOnce(1)];
  let awarded = Math.min(spins[0]?.freeSpins ?? 0, machine.freeSpinLimit);
  while (spins.length <= awarded) {
    const spin = spinOnce(machine.multiplier);
    awarded = Math.min(awarded + spin.freeSpins, machine.freeSpinLimit);
    spins.push(spin);
  }
  return { machine: machine.id, spins, pay: spins.reduce((total, spin) => total + spin.pay, 0) };
}

/** The win of an outcome for a bet, both in minor units; bets are divisible by the number of lines. */
export const slotWin = (outcome: Pick<SlotOutcome, 'pay'>, bet: number): number =>
  (outcome.pay * bet) / LINES.length;
