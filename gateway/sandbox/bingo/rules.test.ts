import { expect, test } from 'vitest';
import { simulate, simulatedRandom } from '../play/test-simulation.ts';
import { BINGO_CHANCES, BINGO_RTP, bingoEngine } from './engine.ts';
import {
  BALLS,
  BALLS_DRAWN,
  dealCard,
  drawBalls,
  FIELDS,
  FREE_FIELD,
  LINES,
  linesOf,
  NUMBERS_PER_COLUMN,
  PAYS,
  paysOf,
  SIDE,
} from './rules.ts';
import { bitOf, chancesOfLines, wholeLines } from './test-chances.ts';

const GAME = { nodeId: '1', gameType: 'RNG' };

test('[R10.10c] the published return and chances are the exact ones: every way in which a card can be marked', () => {
  const chances = chancesOfLines();
  const sum = (list: readonly number[]) => list.reduce((all, chance) => all + chance, 0);
  expect(sum(chances)).toBeCloseTo(1, 12);
  const share = sum(chances.map((chance, lines) => chance * paysOf(lines)));
  expect(Number((share * 100).toFixed(2))).toBe(BINGO_RTP);
  const last = PAYS.length - 1;
  const published = [...chances.slice(0, last), sum(chances.slice(last))];
  expect(published.map((chance) => Number((chance * 100).toFixed(4)))).toEqual(BINGO_CHANCES);
  expect(bingoEngine.returnToPlayer(GAME)).toBe(BINGO_RTP);
});

test('[R10.10c] ten million rounds return what is published', () => {
  const random = simulatedRandom('bingo');
  // The drum stays mixed from the round before: the shuffle does not need a sorted start.
  const drum = Uint8Array.from({ length: BALLS }, (_, index) => index + 1);
  const bits = new Int32Array(BALLS + 1);
  let card: number[] = [];
  let played = 0;
  const { mean, tolerance } = simulate(() => {
    const isNewCard = played % 1000 === 0;
    played += 1;
    if (isNewCard) {
      card = dealCard(random);
      bits.fill(0);
      for (const [field, number] of card.entries())
        if (field !== FREE_FIELD) bits[number] = bitOf(field);
    }
    let marked = 0;
    for (let index = 0; index < BALLS_DRAWN; index += 1) {
      const at = index + random(BALLS - index);
      const ball = drum[at] ?? 0;
      drum[at] = drum[index] ?? 0;
      drum[index] = ball;
      marked |= bits[ball] ?? 0;
    }
    const lines = wholeLines(marked);
    // Proves that the fast implementation above gives the same results as the game's own.
    if (isNewCard) expect(linesOf(card, [...drum.subarray(0, BALLS_DRAWN)])).toHaveLength(lines);
    return paysOf(lines);
  });
  expect(Math.abs(mean - BINGO_RTP / 100)).toBeLessThan(tolerance);
  expect(tolerance).toBeLessThan(0.005);
});

test('a card has five numbers of each column, none of them twice, and a free middle', () => {
  const random = simulatedRandom('bingo cards');
  for (let dealt = 0; dealt < 200; dealt += 1) {
    const card = dealCard(random);
    expect(card).toHaveLength(FIELDS);
    expect(card[FREE_FIELD]).toBe(0);
    expect(new Set(card).size).toBe(FIELDS);
    const isInColumn = card.every((number, field) => {
      const from = (field % SIDE) * NUMBERS_PER_COLUMN;
      return field === FREE_FIELD || (number > from && number <= from + NUMBERS_PER_COLUMN);
    });
    expect(isInColumn).toBe(true);
  }
});

test('forty of seventy-five balls are drawn, none of them twice', () => {
  const balls = drawBalls(simulatedRandom('bingo balls'));
  expect(balls).toHaveLength(BALLS_DRAWN);
  expect(new Set(balls).size).toBe(BALLS_DRAWN);
  expect(balls.every((ball) => ball >= 1 && ball <= BALLS)).toBe(true);
});

test('rows, columns and diagonals are lines; the free field belongs to four of them', () => {
  expect(LINES).toHaveLength(12);
  expect(new Set(LINES.map((line) => [...line].sort().join())).size).toBe(12);
  expect(LINES.filter((line) => line.includes(FREE_FIELD))).toHaveLength(4);
  const card = Array.from({ length: FIELDS }, (_, field) => (field === FREE_FIELD ? 0 : field + 1));
  expect(linesOf(card, [1, 2, 3, 4, 5])).toEqual([0]);
  expect(linesOf(card, [1, 7, 19, 25])).toEqual([10]);
  expect(linesOf(card, card)).toHaveLength(12);
  expect(linesOf(card, [1, 2, 3, 4])).toEqual([]);
});

test('a round pays by its lines, twelve as much as six, and counts whole', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 12].map(paysOf)).toEqual([0, 1, 3, 8, 22, 60, 200, 200]);
  const random = simulatedRandom('bingo rounds');
  for (let round = 0; round < 200; round += 1) {
    const { outcome, win, validBet } = bingoEngine.play(GAME, 300, {}, random);
    const { card, balls, lines } = Object(outcome);
    expect(lines).toEqual(linesOf(card, balls));
    expect(win).toBe(300 * paysOf(lines.length));
    expect(validBet).toBe(300);
  }
  expect(() => bingoEngine.play(GAME, 300, { luck: 7 }, () => 0)).toThrow('Unknown bet');
});
