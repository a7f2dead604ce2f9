import { expect, test } from 'vitest';
import { DRAW_RTP, drawEngine } from './engine.ts';
import { DRAWS, drawNumbers, drawsWith, NUMBERS, PAYS, PICKS } from './rules.ts';

const GAME = { nodeId: '1', gameType: 'LOTT' };

test('[R10.10c] the published return is the exact one: every one of the 376,992 draws counted', () => {
  const picks = [2, 9, 17, 28, 36];
  const hits = [0, 0, 0, 0, 0, 0];
  const draw = (from: number, left: number, right: number) => {
    if (left === 0) {
      hits[right] = (hits[right] ?? 0) + 1;
      return;
    }
    for (let ball = from; ball <= NUMBERS - left + 1; ball += 1) {
      draw(ball + 1, left - 1, right + (picks.includes(ball) ? 1 : 0));
    }
  };
  draw(1, PICKS, 0);
  expect(hits.reduce((sum, count) => sum + count)).toBe(DRAWS);
  expect(hits).toEqual(hits.map((_, index) => drawsWith(index)));
  const paid = hits.reduce((sum, count, index) => sum + count * (PAYS[index] ?? 0), 0);
  expect(Number(((paid / DRAWS) * 100).toFixed(2))).toBe(DRAW_RTP);
  expect(DRAW_RTP).toBe(93.8);
});

test('a draw has five different numbers, and every result of the random source gives a possible ball', () => {
  for (const place of [0, 1, 7, 30, 35]) {
    const { drawn } = drawNumbers([1, 2, 3, 4, 5], (limit) => place % limit);
    expect(new Set(drawn).size).toBe(PICKS);
    expect(drawn.every((ball) => ball >= 1 && ball <= NUMBERS)).toBe(true);
  }
  expect(drawNumbers([1, 2, 3, 4, 5], () => 0)).toEqual({ drawn: [1, 2, 3, 4, 5], hits: 5 });
});

test.each(['', '1-2-3-4', '1-2-3-4-37', '5-4-3-2-1', '1-1-2-3-4', '0-1-2-3-4', '1-2-3-4-5-6'])(
  'picks "%s" are refused',
  (picks) => {
    expect(() => drawEngine.play(GAME, 100, { picks }, () => 0)).toThrow('Pick five');
  },
);
