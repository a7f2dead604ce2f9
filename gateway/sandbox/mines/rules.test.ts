import { expect, test } from 'vitest';
import { ABANDON_MOVE } from '../play/engine.ts';
import { simulate, simulatedRandom } from '../play/test-simulation.ts';
import { MINES_RTP, minesEngine } from './engine.ts';
import {
  allReturns,
  chanceOf,
  ladderOf,
  MINES,
  maxOpenedTiles,
  placeMines,
  TILES,
} from './rules.ts';

const GAME = { nodeId: '1', gameType: 'RNG' };
const play = (drawn: readonly number[], ...moves: string[]) =>
  minesEngine.stateOf({ bet: 1000, stake: { mines: drawn.length }, drawn, moves });

test('[R10.10c] the published returns are the exact ones: every number of mines and of tiles', () => {
  const returns = allReturns();
  expect(returns).toHaveLength(24 + 21 + 17 + 12);
  expect(MINES_RTP).toEqual({ least: 96.25, most: 97 });
  expect(Math.min(...returns) * 100).toBeCloseTo(MINES_RTP.least, 10);
  expect(Math.max(...returns) * 100).toBeCloseTo(MINES_RTP.most, 10);
  expect(minesEngine.returnToPlayer(GAME)).toBe(MINES_RTP.least);
});

test('[R10.10c] ten million rounds return what is published', () => {
  const random = simulatedRandom('mines');
  // Three mines, and five tiles along the top row.
  const pays = (ladderOf(3)[4] ?? 0) / 100;
  const { mean, tolerance } = simulate(() =>
    placeMines(3, random).some((tile) => tile < 5) ? 0 : pays,
  );
  expect(Math.abs(mean - pays * chanceOf(3, 5))).toBeLessThan(tolerance);
  expect(tolerance).toBeLessThan(0.002);
});

test('every field of three mines occurs, all equally often', () => {
  const fields = new Map<string, number>();
  for (let first = 0; first < TILES; first += 1) {
    for (let second = 0; second < TILES - 1; second += 1) {
      for (let third = 0; third < TILES - 2; third += 1) {
        const left = [first, second, third];
        const mines = placeMines(3, () => left.shift() ?? 0);
        const key = mines.toSorted((one, other) => one - other).join();
        fields.set(key, (fields.get(key) ?? 0) + 1);
      }
    }
  }
  expect(fields.size).toBe(2300);
  expect(new Set(fields.values())).toEqual(new Set([6]));
});

test('collecting pays the published step for the number of opened tiles', () => {
  expect(play([0, 1, 2])).toMatchObject({ staked: 1000, settled: null });
  expect(play([0, 1, 2], 'tile-3')).toMatchObject({ settled: null });
  expect(play([0, 1, 2], 'tile-3', 'collect').settled).toEqual({ win: 1100, validBet: 1000 });
  expect(play([0, 1, 2], 'tile-3', 'tile-4', 'collect').settled).toEqual({
    win: 1250,
    validBet: 1000,
  });
});

test('a mine loses the bet, and the last tile collects automatically', () => {
  expect(play([0, 1, 2], 'tile-3', 'tile-0').settled).toEqual({ win: 0, validBet: 1000 });
  for (const mines of MINES) {
    const field = Array.from({ length: mines }, (_, tile) => tile);
    const moves = Array.from({ length: maxOpenedTiles(mines) }, (_, index) => `tile-${24 - index}`);
    const pays = ladderOf(mines).at(-1) ?? 0;
    expect(pays).toBeLessThanOrEqual(100_000);
    expect(play(field, ...moves).settled).toEqual({ win: pays * 10, validBet: 1000 });
  }
});

test('the field is shown only when the round is over', () => {
  expect(play([7, 9, 24], 'tile-3').view).toEqual({
    mines: 3,
    opened: [3],
    end: null,
    field: null,
  });
  expect(play([7, 9, 24], 'tile-9').view).toMatchObject({ end: 'hit', field: [7, 9, 24] });
});

test('an abandoned round is collected; without an opened tile its bet is returned and does not count', () => {
  expect(play([0, 1, 2], 'tile-3', ABANDON_MOVE).settled).toEqual({ win: 1100, validBet: 1000 });
  expect(play([0, 1, 2], ABANDON_MOVE).settled).toEqual({ win: 1000, validBet: 0 });
});

test.each([
  ['collect'],
  ['tile-25'],
  ['tile-3', 'tile-3'],
  ['tile-3', 'collect', 'tile-4'],
  ['tile-0', 'collect'],
  ['luck'],
])('the moves %s %s %s are refused', (...moves) => {
  expect(() => play([0, 1, 2], ...moves)).toThrow('not offered');
});

test.each([{}, { mines: 2 }, { mines: 3, luck: 1 }, { mines: '3' }])(
  'the bet %o is refused',
  (bet) => {
    expect(() => minesEngine.draw(bet, () => 0)).toThrow('Unknown bet');
  },
);
