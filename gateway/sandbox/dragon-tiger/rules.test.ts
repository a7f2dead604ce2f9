import { expect, test } from 'vitest';
import { simulate, simulatedRandom } from '../play/test-simulation.ts';
import { DRAGON_TIGER_CHANCES, DRAGON_TIGER_RTP, dragonTigerEngine } from './engine.ts';
import { dealDuel, returned, SHOE, SIDES } from './rules.ts';

const GAME = { nodeId: '1', gameType: 'LIVE' };

/** A random source that returns the given numbers in order. */
const numbers = (...values: number[]) => {
  const left = [...values];
  return () => left.shift() ?? 0;
};

test('[R10.10c] the published returns and chances are the exact ones: every pair of cards of eight decks', () => {
  const wins = { dragon: 0, tiger: 0, tie: 0 };
  for (let first = 0; first < SHOE; first += 1) {
    for (let second = 0; second < SHOE - 1; second += 1) {
      wins[dealDuel(numbers(first, second)).winner] += 1;
    }
  }
  const pairs = SHOE * (SHOE - 1);
  for (const side of SIDES) {
    const back = SIDES.reduce((sum, winner) => sum + wins[winner] * returned(side, winner, 1), 0);
    expect(Number(((back / pairs) * 100).toFixed(2)), side).toBe(DRAGON_TIGER_RTP[side]);
    expect(Number(((wins[side] / pairs) * 100).toFixed(2)), side).toBe(DRAGON_TIGER_CHANCES[side]);
  }
  expect(dragonTigerEngine.returnToPlayer(GAME)).toBe(DRAGON_TIGER_RTP.dragon);
});

test('[R10.10c] ten million rounds return what is published, on a side and on the tie', () => {
  const random = simulatedRandom('dragon tiger');
  for (const side of ['dragon', 'tie'] as const) {
    const { mean, tolerance } = simulate(() => returned(side, dealDuel(random).winner, 1));
    expect(Math.abs(mean - DRAGON_TIGER_RTP[side] / 100), side).toBeLessThan(tolerance + 0.0001);
    expect(tolerance, side).toBeLessThan(0.01);
  }
});

test('the two cards are never the same one, and all remaining cards are equally likely', () => {
  for (const first of [0, 51, 415]) {
    const seconds = Array.from({ length: SHOE - 1 }, (_, drawn) =>
      drawn === first ? SHOE - 1 : drawn,
    );
    expect(new Set(seconds).has(first)).toBe(false);
    expect(new Set(seconds).size).toBe(SHOE - 1);
  }
});

test('the higher rank wins, the ace is the lowest, suits do not count', () => {
  expect(dealDuel(numbers(12, 0))).toEqual({ dragon: 12, tiger: 0, winner: 'dragon' });
  expect(dealDuel(numbers(0, 1))).toEqual({ dragon: 0, tiger: 1, winner: 'tiger' });
  expect(dealDuel(numbers(3, 16))).toEqual({ dragon: 3, tiger: 16, winner: 'tie' });
});

test('a win pays 1 to 1; a tie pays 11 to 1 and returns half of the stakes on the sides', () => {
  const stake = { dragon: 100, tiger: 60, tie: 20 };
  const round = (first: number, second: number) =>
    dragonTigerEngine.play(GAME, 180, stake, numbers(first, second)).win;
  expect(round(12, 0)).toBe(200);
  expect(round(0, 12)).toBe(120);
  expect(round(3, 16)).toBe(50 + 30 + 240);
});

test.each([
  {},
  { dragon: 99, tiger: 1 },
  { dragon: 50 },
  { dragon: 200, tie: -100 },
  { luck: 100 },
])('%o for a bet of 100 is refused', (stake) => {
  expect(() => dragonTigerEngine.play(GAME, 100, stake, () => 0)).toThrow(/Unknown bet|do not sum/);
});
