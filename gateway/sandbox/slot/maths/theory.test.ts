import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evaluate } from './evaluate.ts';
import { buildReelStrip, LINES, type Machine, ROWS, SCATTER } from './machine.ts';
import { MACHINE_RTP, MACHINES } from './machines.ts';
import { playSlot, slotWin } from './play.ts';
import { theory } from './theory.ts';

test.each(MACHINES.map((machine, index) => ({ machine, published: MACHINE_RTP[index] })))(
  '[R10.10c] the published return of reels $machine.id is the exact theoretical one',
  ({ machine, published }) => {
    expect(Number((theory(machine).rtp * 100).toFixed(2))).toBe(published);
  },
);

test('the closed form equals the enumeration of all stops of every reel', () => {
  const machine: Machine = {
    id: 'small',
    strips: [
      [0, 1, 1, 2, 1, 0, 1, 0, 0, 1, 0],
      [1, 1, 1, 1, 1, 0, 1, 0, 0, 1, 0],
      [1, 1, 2, 1, 0, 1, 1, 0, 0, 1, 0],
      [1, 1, 1, 2, 1, 0, 1, 0, 1, 0, 0],
      [0, 1, 2, 1, 1, 0, 1, 0, 0, 1, 0],
    ].map(buildReelStrip),
    freeSpins: [2, 3, 4],
    multiplier: 1,
    freeSpinLimit: 0,
  };
  const lengths = machine.strips.map((strip) => strip.length);
  const cycle = lengths.reduce((product, length) => product * length, 1);
  let pay = 0;
  let triggers = 0;
  for (let turn = 0; turn < cycle; turn += 1) {
    let rest = turn;
    const stops = lengths.map((length) => {
      const stop = rest % length;
      rest = Math.floor(rest / length);
      return stop;
    });
    const spin = evaluate(machine, stops, 1);
    pay += spin.pay;
    if (spin.freeSpins > 0) triggers += 1;
  }
  const exact = theory(machine);
  expect(pay / cycle / LINES.length).toBeCloseTo(exact.baseRtp, 10);
  expect(triggers / cycle).toBeCloseTo(exact.triggerChance, 10);
});

test('a reel never shows two scatters', () => {
  for (const { strips } of MACHINES) {
    for (const strip of strips) {
      for (const stop of strip.keys()) {
        const rows = Array.from({ length: ROWS }, (_, row) => strip[(stop + row) % strip.length]);
        expect(rows.filter((symbol) => symbol === SCATTER).length).toBeLessThanOrEqual(1);
      }
    }
  }
});

test('a round plays exactly the free spins that it won, and its win is the sum of its spins', () => {
  fc.assert(
    fc.property(fc.integer(), fc.constantFrom(...MACHINES), (seed, machine) => {
      let state = seed >>> 0;
      const random = (limit: number) => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return Math.floor((state / 2 ** 32) * limit);
      };
      const outcome = playSlot(machine, random);
      const won = outcome.spins.reduce((total, spin) => total + spin.freeSpins, 0);
      expect(outcome.spins.length - 1).toBe(Math.min(won, machine.freeSpinLimit));
      expect(outcome.pay).toBe(outcome.spins.reduce((total, spin) => total + spin.pay, 0));
      expect(Number.isInteger(slotWin(outcome, 20))).toBe(true);
    }),
    { numRuns: 300 },
  );
});
