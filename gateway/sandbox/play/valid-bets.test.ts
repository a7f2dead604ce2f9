import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { baccaratEngine } from '../baccarat/engine.ts';
import { coupReturn, coupRisk, SIDES } from '../baccarat/rules.ts';
import { dragonTigerEngine } from '../dragon-tiger/engine.ts';
import { SIDES as DUEL_SIDES, duelReturn, duelRisk } from '../dragon-tiger/rules.ts';
import { BET_KINDS, choicesOf, KINDS_OF, pickDigits, winOf } from '../lottery/bets.ts';
import { type DrawnPrize, FORMATS, type FormatName } from '../lottery/formats.ts';
import { type LotteryStake, leastPayout, validBetsOf } from '../lottery/valid-bets.ts';
import { BETS } from '../roulette/bets.ts';
import { rouletteEngine } from '../roulette/engine.ts';
import { returnsOf, spinRisk, totalOf } from '../roulette/rules.ts';
import { distribute } from './distribute.ts';
import { maxLoss } from './max-loss.ts';

const amount = (step: number) => fc.nat({ max: 500 }).map((steps) => steps * step);

test('the maximum loss is the stake less the lowest return', () => {
  expect(maxLoss(100, [0, 200])).toBe(100);
  expect(maxLoss(200, [190, 200])).toBe(10);
  expect(maxLoss(200, [210, 220])).toBe(0);
});

test('a distributed sum stays whole, and no part gets more than its share and a unit', () => {
  fc.assert(
    fc.property(fc.nat({ max: 1e9 }), fc.array(fc.nat({ max: 1e9 })), (sum, weights) => {
      const total = weights.reduce((all, weight) => all + weight, 0);
      const parts = distribute(sum, weights);
      expect(parts.reduce((all, part) => all + part, 0)).toBe(total === 0 ? 0 : sum);
      for (const [index, part] of parts.entries()) {
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual((sum * (weights[index] ?? 0)) / (total || 1) + 1);
      }
    }),
  );
});

test('baccarat: no coup loses more than its valid bet, and some coup loses all of it', () => {
  const stakes = fc.record({ player: amount(20), banker: amount(20), tie: amount(20) });
  const game = { nodeId: 'n', gameType: 'LIVE' };
  fc.assert(
    fc.property(stakes, fc.infiniteStream(fc.nat()), (stake, numbers) => {
      const bet = stake.player + stake.banker + stake.tie;
      fc.pre(bet > 0);
      const risk = coupRisk(stake);
      const losses = SIDES.map((winner) => bet - coupReturn(winner, stake));
      expect(risk).toBe(Math.max(0, ...losses));
      const random = (below: number) => (numbers.next().value ?? 0) % below;
      const { win, validBet, outcome } = baccaratEngine.play(game, bet, stake, random);
      expect(bet - win).toBeLessThanOrEqual(validBet);
      expect(validBet).toBe('winner' in outcome && outcome.winner === 'tie' ? stake.tie : risk);
    }),
  );
});

test('baccarat: player and banker together count the commission alone', () => {
  expect(coupRisk({ player: 100 })).toBe(100);
  expect(coupRisk({ player: 10_000, banker: 10_000 })).toBe(500);
  expect(coupRisk({ player: 10_000, banker: 10_000, tie: 2_000 })).toBe(2_500);
});

test('dragon tiger: no duel loses more than its valid bet, and some duel loses all of it', () => {
  const stakes = fc.record({ dragon: amount(2), tiger: amount(2), tie: amount(2) });
  const game = { nodeId: 'n', gameType: 'LIVE' };
  fc.assert(
    fc.property(stakes, fc.infiniteStream(fc.nat()), (stake, numbers) => {
      const bet = stake.dragon + stake.tiger + stake.tie;
      fc.pre(bet > 0);
      const risk = duelRisk(stake);
      expect(risk).toBe(
        Math.max(0, ...DUEL_SIDES.map((winner) => bet - duelReturn(winner, stake))),
      );
      const random = (below: number) => (numbers.next().value ?? 0) % below;
      const { win, validBet } = dragonTigerEngine.play(game, bet, stake, random);
      expect(bet - win).toBeLessThanOrEqual(validBet);
      expect(validBet).toBe(risk);
    }),
  );
  expect(duelRisk({ dragon: 100, tiger: 100 })).toBe(100);
  expect(duelRisk({ dragon: 100, tiger: 100, tie: 10 })).toBe(10);
});

test('roulette: no number loses more than the valid bet, and some number loses all of it', () => {
  const chips = fc.dictionary(
    fc.constantFrom(...BETS.keys()),
    fc.integer({ min: 1, max: 10_000 }),
    { minKeys: 1, maxKeys: 60 },
  );
  const game = { nodeId: 'n', gameType: 'LIVE' };
  fc.assert(
    fc.property(chips, (stake) => {
      const bet = totalOf(stake);
      const wins = returnsOf(stake).map(
        (_, number) => rouletteEngine.play(game, bet, stake, () => number).win,
      );
      const risk = Math.max(0, ...wins.map((win) => bet - win));
      expect(spinRisk(stake)).toBe(risk);
      expect(rouletteEngine.play(game, bet, stake, () => 0).validBet).toBe(risk);
    }),
  );
});

const FORMAT_NAMES = Object.keys(FORMATS) as FormatName[];
const digits = (length: number) =>
  fc.nat({ max: 10 ** length - 1 }).map((number) => String(number).padStart(length, '0'));

const stakeOf = (format: FormatName): fc.Arbitrary<LotteryStake> =>
  fc.constantFrom(...BET_KINDS.filter((kind) => KINDS_OF[format].includes(kind))).chain((kind) =>
    fc.record({
      kind: fc.constant(kind),
      pick: pickDigits(kind) > 0 ? digits(pickDigits(kind)) : fc.constantFrom(...choicesOf(kind)),
      stake: fc.integer({ min: 1, max: 200 }).map((steps) => steps * 50),
    }),
  );

/** All picks of a kind at once, sometimes with gaps: cases in which bets cover each other. */
const coverOf = (format: FormatName): fc.Arbitrary<LotteryStake[]> =>
  fc.constantFrom(...KINDS_OF[format].filter((kind) => pickDigits(kind) <= 2)).map((kind) =>
    pickDigits(kind) > 0
      ? Array.from({ length: 10 ** pickDigits(kind) }, (_, number) => ({
          kind,
          pick: String(number).padStart(pickDigits(kind), '0'),
          stake: 50,
        }))
      : choicesOf(kind).map((pick) => ({ kind, pick, stake: 500 })),
  );

const slipOf = fc.constantFrom(...FORMAT_NAMES).chain((format) =>
  fc.record({
    format: fc.constant(format),
    bets: fc
      .tuple(
        fc.oneof(fc.constant([]), coverOf(format)),
        fc.array(stakeOf(format), { maxLength: 12 }),
      )
      .map(([cover, others]) => [...cover, ...others])
      .filter((bets) => bets.length > 0),
  }),
);

const payoutOf = (format: FormatName, bets: readonly LotteryStake[], drawn: DrawnPrize[]) =>
  bets.reduce((sum, bet) => sum + winOf(format, bet, drawn), 0);

/** A draw whose numbers have the given endings. */
const drawsOf = (format: FormatName, numbers: Iterator<number>): DrawnPrize[] =>
  FORMATS[format].map(({ prize, count, digits: length }) => ({
    prize,
    numbers: Array.from({ length: count }, () =>
      String((numbers.next().value ?? 0) % 10 ** length).padStart(length, '0'),
    ),
  }));

test('lottery: no draw pays less than the least payout, so none loses more than the valid bets', () => {
  fc.assert(
    fc.property(slipOf, fc.infiniteStream(fc.nat()), ({ format, bets }, numbers) => {
      const staked = bets.reduce((sum, { stake }) => sum + stake, 0);
      const valid = validBetsOf(format, bets);
      const sum = valid.reduce((all, each) => all + each, 0);
      const least = leastPayout(format, bets);
      expect(sum).toBe(Math.max(0, staked - least));
      for (const [index, each] of valid.entries()) {
        expect(each).toBeGreaterThanOrEqual(0);
        expect(each).toBeLessThanOrEqual(bets[index]?.stake ?? 0);
      }
      for (let draw = 0; draw < 10; draw += 1) {
        const paid = payoutOf(format, bets, drawsOf(format, numbers));
        expect(paid).toBeGreaterThanOrEqual(least);
        expect(staked - paid).toBeLessThanOrEqual(sum);
      }
    }),
    { numRuns: 200 },
  );
});

test('lottery: some draw pays the least payout, found by trying every main number', () => {
  const short = fc.constantFrom<FormatName>('two', 'three', 'four', 'five');
  const slips = short.chain((format) =>
    fc.record({
      format: fc.constant(format),
      bets: fc
        .tuple(
          fc.oneof(fc.constant([]), coverOf(format)),
          fc.array(stakeOf(format), { maxLength: 3 }),
        )
        .map(([cover, others]) => [...cover.slice(0, 20), ...others])
        .filter((bets) => bets.length > 0),
    }),
  );
  fc.assert(
    fc.property(slips, ({ format, bets }) => {
      const length = FORMATS[format][0].digits;
      let least = Number.POSITIVE_INFINITY;
      // Of five digits only the first and the last four matter.
      for (let number = 0; number < 10 ** Math.min(length, 4); number += 1) {
        const end = String(number).padStart(Math.min(length, 4), '0');
        for (const first of length > 4 ? '0123456789' : ['']) {
          const drawn: DrawnPrize[] = [{ prize: 'main', numbers: [first + end] }];
          least = Math.min(least, payoutOf(format, bets, drawn));
        }
      }
      expect(leastPayout(format, bets)).toBe(least);
    }),
    { numRuns: 12 },
  );
});

test('lottery: the sides of one number and all endings together cover each other', () => {
  const size = (pick: string, stake = 10_000) => ({ kind: 'size' as const, pick, stake });
  expect(validBetsOf('four', [size('big')])).toEqual([10_000]);
  expect(validBetsOf('four', [size('big'), size('small')])).toEqual([500, 500]);
  expect(validBetsOf('four', [size('odd'), size('even', 5_000)])).toEqual([3_666, 1_834]);
  const duel = (pick: string, stake: number) => ({ kind: 'duel' as const, pick, stake });
  expect(validBetsOf('two', [duel('dragon', 100), duel('tiger', 100)])).toEqual([100, 100]);
  expect(validBetsOf('two', [duel('dragon', 100), duel('tiger', 100), duel('tie', 50)])).toEqual([
    16, 17, 9,
  ]);
  const any2 = Array.from({ length: 100 }, (_, number) => ({
    kind: 'any2' as const,
    pick: String(number).padStart(2, '0'),
    stake: 50,
  }));
  // 27 numbers pay 175 each, of a stake of 5,000.
  expect(validBetsOf('north', any2).reduce((sum, each) => sum + each, 0)).toBe(5_000 - 27 * 175);
});
