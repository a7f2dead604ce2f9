import { expect, test } from 'vitest';
import { HI_LO_RTP, hiLoEngine } from './engine.ts';
import { CARDS, GUESSES, guessesAt } from './rules.ts';

const GAME = { nodeId: '1', gameType: 'PVP' };
const BET = 10_000;

test('[R10.10c] the published returns are the exact ones: every guess played against every card', () => {
  const returns: number[] = [];
  for (let base = 0; base < CARDS; base += 1) {
    for (const guess of guessesAt(base)) {
      let won = 0;
      for (let next = 0; next < CARDS; next += 1) {
        won += hiLoEngine.play(GAME, BET, { base, guess }, () => next).win;
      }
      returns.push((won / CARDS / BET) * 100);
    }
  }
  const mean = returns.reduce((sum, each) => sum + each) / returns.length;
  expect(returns).toHaveLength(104);
  expect(Number(mean.toFixed(2))).toBe(HI_LO_RTP.mean);
  expect(Number(Math.min(...returns).toFixed(2))).toBe(HI_LO_RTP.least);
  expect(Number(Math.max(...returns).toFixed(2))).toBe(HI_LO_RTP.most);
  expect(hiLoEngine.returnToPlayer(GAME)).toBe(HI_LO_RTP.mean);
  expect(HI_LO_RTP.least).toBeGreaterThan(95.6);
  expect(HI_LO_RTP.most).toBeLessThan(96.3);
});

test('an equal rank wins both guesses between the ends, and only "same" at an end', () => {
  const won = (base: number, guess: string, next: number) =>
    hiLoEngine.play(GAME, 100, { base, guess }, () => next).win > 0;
  expect([won(6, 'higher', 19), won(6, 'lower', 19)]).toEqual([true, true]);
  expect([won(0, 'higher', 13), won(0, 'same', 13)]).toEqual([false, true]);
  expect([won(12, 'lower', 25), won(12, 'same', 25)]).toEqual([false, true]);
  expect([won(6, 'higher', 5), won(6, 'lower', 5)]).toEqual([false, true]);
});

test('guesses that the card does not offer are refused', () => {
  for (const base of [0, 5, 12]) {
    for (const guess of GUESSES.filter((each) => !guessesAt(base).includes(each))) {
      expect(() => hiLoEngine.play(GAME, 100, { base, guess }, () => 0)).toThrow('not offered');
    }
  }
  expect(() => hiLoEngine.play(GAME, 100, { base: 52, guess: 'lower' }, () => 0)).toThrow();
});
