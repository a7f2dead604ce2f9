import { expect, test } from 'vitest';
import { simulate, simulatedRandom } from '../play/test-simulation.ts';
import { SCRATCH_RTP, scratchEngine } from './engine.ts';
import { dealPrize, FIELDS, PRIZES, printCard, prizeOf, SERIES, wonBy } from './rules.ts';

const GAME = { nodeId: '1', gameType: 'RNG' };

test('[R10.10c] the published return is the exact one: every ticket of a series', () => {
  const counts = new Map<number, number>();
  let sum = 0;
  for (let ticket = 0; ticket < SERIES; ticket += 1) {
    const prize = prizeOf(ticket);
    sum += prize;
    counts.set(prize, (counts.get(prize) ?? 0) + 1);
  }
  expect(Number(((sum / SERIES) * 100).toFixed(2))).toBe(SCRATCH_RTP);
  expect(SCRATCH_RTP).toBe(96);
  for (const { pays, tickets } of PRIZES) expect(counts.get(pays)).toBe(tickets);
  expect(counts.get(0)).toBe(65_672);
  expect(scratchEngine.returnToPlayer(GAME)).toBe(SCRATCH_RTP);
});

test('[R10.10c] ten million cards return what is published', () => {
  const random = simulatedRandom('scratch');
  const { mean, tolerance } = simulate(() => dealPrize(random));
  expect(Math.abs(mean - SCRATCH_RTP / 100)).toBeLessThan(tolerance);
  expect(tolerance).toBeLessThan(0.01);
});

test('a card shows its prize three times, and nothing else more than twice', () => {
  const random = simulatedRandom('scratch cards');
  for (const prize of [0, ...PRIZES.map(({ pays }) => pays)]) {
    for (let printed = 0; printed < 40; printed += 1) {
      const fields = printCard(prize, random);
      expect(fields).toHaveLength(FIELDS);
      expect(wonBy(fields)).toBe(prize);
      for (const { pays } of PRIZES) {
        const count = fields.filter((field) => field === pays).length;
        if (pays === prize) expect(count).toBe(3);
        else expect(count).toBeLessThanOrEqual(2);
      }
    }
  }
});

test('a round pays the prize of its card, and the whole bet is valid', () => {
  expect(scratchEngine.play(GAME, 300, {}, () => 0)).toMatchObject({
    outcome: { prize: 500 },
    win: 150_000,
    validBet: 300,
  });
  const lost = scratchEngine.play(GAME, 300, {}, (limit) => limit - 1);
  expect(lost).toMatchObject({ outcome: { prize: 0 }, win: 0, validBet: 300 });
  expect(() => scratchEngine.play(GAME, 300, { luck: 7 }, () => 0)).toThrow('Unknown bet');
});
