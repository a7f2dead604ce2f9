import { expect, test } from 'vitest';
import { simulate, simulatedRandom } from '../play/test-simulation.ts';
import { BETS, type BetKind, colourOf, NUMBERS, PAYS, WHEEL } from './bets.ts';
import { ROULETTE_RTP, rouletteEngine } from './engine.ts';
import { returnsOf, spinRisk, spinWheel } from './rules.ts';

const GAME = { nodeId: '1', gameType: 'LIVE' };
const play = (stake: Record<string, unknown>, bet: number, number = 17) =>
  rouletteEngine.play(GAME, bet, stake, () => number);

test('the table has every bet of a wheel with one zero, each on as many numbers as its name says', () => {
  const count = (kind: BetKind) => [...BETS.values()].filter((bet) => bet.kind === kind);
  const shapes = (Object.keys(PAYS) as BetKind[]).map((kind) => [
    kind,
    count(kind).length,
    [...new Set(count(kind).map(({ numbers }) => numbers.length))],
  ]);
  expect(shapes).toEqual([
    ['straight', 37, [1]],
    ['split', 60, [2]],
    ['street', 14, [3]],
    ['corner', 23, [4]],
    ['line', 11, [6]],
    ['column', 3, [12]],
    ['dozen', 3, [12]],
    ['even', 6, [18]],
  ]);
  expect(BETS.size).toBe(157);
  expect(BETS.get('corner')).toBeUndefined();
  expect(BETS.get('17-20')?.kind).toBe('split');
  expect(BETS.get('3-4')).toBeUndefined();
  expect(BETS.get('column-3')?.numbers).toEqual([3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36]);
  expect(BETS.get('dozen-2')?.numbers).toEqual([13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24]);
});

test('the wheel has every number once, and red and black alternate', () => {
  expect(new Set(WHEEL).size).toBe(NUMBERS);
  const colours = WHEEL.slice(1).map(colourOf);
  expect(colours.filter((colour) => colour === 'red')).toHaveLength(18);
  expect(colours.every((colour, at) => colour !== colours[at + 1])).toBe(true);
});

test('[R10.10c] the published return is the exact one of every bet: each played against each number', () => {
  for (const id of BETS.keys()) {
    const wins = Array.from(
      { length: NUMBERS },
      (_, number) => play({ [id]: 100 }, 100, number).win,
    );
    const share = wins.reduce((sum, win) => sum + win, 0) / NUMBERS;
    expect(Number(share.toFixed(2)), id).toBe(ROULETTE_RTP);
  }
  expect(rouletteEngine.returnToPlayer(GAME)).toBe(ROULETTE_RTP);
});

test('[R10.10c] ten million spins return what is published: a straight bet, and a table full of chips', () => {
  const random = simulatedRandom('roulette');
  const one = returnsOf({ 17: 1 });
  const bets = [...BETS.keys()];
  const all = returnsOf(Object.fromEntries(bets.map((id, at) => [id, (at % 5) + 1])));
  const staked = bets.reduce((sum, _, at) => sum + (at % 5) + 1, 0);
  const results = [
    simulate(() => one[spinWheel(random)] ?? 0),
    simulate(() => (all[spinWheel(random)] ?? 0) / staked),
  ];
  for (const { mean, tolerance } of results) {
    expect(Math.abs(mean - 36 / 37)).toBeLessThan(tolerance);
    expect(tolerance).toBeLessThan(0.008);
  }
});

test('a spin pays each bet by its odds and returns the stake with it', () => {
  const stake = {
    17: 10,
    '17-20': 20,
    '16-17-18': 30,
    '13-14-16-17': 40,
    'column-2': 50,
    black: 60,
  };
  expect(play(stake, 210)).toEqual({
    outcome: { number: 17 },
    win: 10 * 36 + 20 * 18 + 30 * 12 + 40 * 9 + 50 * 3 + 60 * 2,
    validBet: 210,
  });
  expect(play({ red: 50, 'dozen-1': 10, low: 5 }, 65, 0).win).toBe(0);
  expect(play({ '0-1-2-3': 10 }, 10, 0).win).toBe(90);
});

test('bets that cover each other count their maximum joint loss', () => {
  expect(spinRisk({ red: 100 })).toBe(100);
  expect(spinRisk({ red: 100, black: 100 })).toBe(200);
  expect(spinRisk({ red: 100, black: 100, 0: 10 })).toBe(10);
  expect(spinRisk({ 'dozen-1': 100, 'dozen-2': 100, 'dozen-3': 100, 0: 9 })).toBe(9);
  const everyNumber = Object.fromEntries(Array.from({ length: NUMBERS }, (_, at) => [at, 100]));
  expect(spinRisk(everyNumber)).toBe(100);
});

test.each([
  [{}, 100],
  [{ luck: 100 }, 100],
  [{ 37: 100 }, 100],
  [{ '3-4': 100 }, 100],
  [{ '20-17': 100 }, 100],
  [{ toString: 100 }, 100],
  [{ red: 50 }, 100],
  [{ red: 150, black: -50 }, 100],
  [{ red: 99.5, black: 0.5 }, 100],
  [{ red: '100' }, 100],
  [{ red: 100, black: 0 }, 100],
])('%o for a bet of %i is refused', (stake, bet) => {
  expect(() => play(stake, bet)).toThrow(/Unknown bet|do not sum/);
});
