import { randomInt } from 'node:crypto';
import { evaluate, type Spin } from './evaluate.ts';
import { LINES, type Machine } from './machine.ts';

/** A whole number from 0 below `limit`, each as likely as the other. */
export type Random = (limit: number) => number;

/** The server's random source; tests bring their own to reach rare outcomes. */
export const secureRandom: Random = (limit) => randomInt(limit);

export interface SlotOutcome {
  readonly machine: string;
  /** The paid spin, then every free spin that came of it. */
  readonly spins: readonly Spin[];
  /** Whole win in line bets. */
  readonly pay: number;
}

/** Draws a whole round, free spins included, before anything of it is shown. */
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

/** The win of an outcome for a bet, both in minor units; bets divide by the number of lines. */
export const slotWin = (outcome: Pick<SlotOutcome, 'pay'>, bet: number): number =>
  (outcome.pay * bet) / LINES.length;
