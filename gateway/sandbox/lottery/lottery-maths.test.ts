import { createHash } from 'node:crypto';
import { CURRENCY_CODES } from '@baize/gateway/contract/currencies.ts';
import { expect, test } from 'vitest';
import { betRange } from '../play/create-launch.ts';
import { type BetKind, highestWin, isPick, KINDS_OF, ordersOf, winOf } from './bets.ts';
import { drawNumbers, newSeed, seedHash } from './draw-numbers.ts';
import { type DrawnPrize, FORMATS, type FormatName, numbersIn } from './formats.ts';
import { highestPayoutOf, LOTTERIES, LOTTERY_STAKES, STAKE_STEP } from './lotteries.ts';
import { leastReturn, payTable } from './returns.ts';
import { issueAt } from './schedule.ts';

const FORMAT_NAMES = Object.keys(FORMATS) as FormatName[];
const main = (number: string): DrawnPrize[] => [{ prize: 'main', numbers: [number] }];
const endings = (digits: number) =>
  Array.from({ length: 10 ** digits }, (_, value) => String(value).padStart(digits, '0'));

/** Return of a bet of 100 over all possible numbers, each once, in percent. */
function countedReturn(format: FormatName, kind: BetKind, pick: string): number {
  const perNumber = kind === 'any2' || kind === 'any4';
  // All numbers of a draw have the same independent distribution, so one of them suffices.
  const times = perNumber ? numbersIn(format) : 1;
  const digits = kind === 'duel' ? 2 : Math.max(1, pick.replace(/\D/g, '').length);
  const all = endings(digits);
  const bet = { kind, pick, stake: 100 };
  const paid = all.reduce((sum, number) => sum + winOf(format, bet, main(number)), 0);
  return Number(((paid / all.length) * times).toFixed(2));
}

const ROWS = FORMAT_NAMES.flatMap((format) =>
  KINDS_OF[format].flatMap((kind) =>
    payTable(format, kind).map((row) => [format, kind, row.example, row.rtp] as const),
  ),
);

test.each(ROWS)(
  '%s: %s of %s returns exactly %d %% over every number',
  (format, kind, pick, rtp) => {
    expect(countedReturn(format, kind, pick)).toBe(rtp);
    expect(rtp).toBeGreaterThan(93);
    expect(rtp).toBeLessThan(96);
  },
);

test('all picks of a box have the same return, whichever digits repeat', () => {
  const returns = new Set(
    endings(3)
      .filter((_, index) => index % 37 === 0)
      .map((pick) => countedReturn('three', 'box3', pick)),
  );
  expect([...returns]).toEqual([93.6]);
  expect(['1234', '1123', '1122', '1112', '1111'].map(ordersOf)).toEqual([24, 12, 6, 4, 1]);
});

test('the catalogue publishes the lowest return of any bet', () => {
  expect(leastReturn('north')).toBe(94);
  expect(leastReturn('south')).toBe(93.6);
});

test('wins are whole minor units at every stake that is offered', () => {
  for (const [format, kind, pick] of ROWS) {
    for (const stake of [LOTTERY_STAKES.minBet, STAKE_STEP * 3, LOTTERY_STAKES.maxBet]) {
      expect(Number.isInteger(highestWin(format, kind, pick, stake))).toBe(true);
    }
  }
});

test.each(CURRENCY_CODES)(
  'every bet can be placed, and wins whole minor units, in %s',
  (currency) => {
    const { minBet, maxBet } = betRange(LOTTERY_STAKES, STAKE_STEP, currency);
    expect([minBet % STAKE_STEP, maxBet % STAKE_STEP]).toEqual([0, 0]);
    for (const [format, kind, pick] of ROWS) {
      for (const stake of [minBet, minBet + STAKE_STEP, maxBet]) {
        expect(Number.isSafeInteger(highestWin(format, kind, pick, stake))).toBe(true);
      }
      const least = highestWin(format, kind, pick, minBet);
      expect(least, `${format} ${kind}`).toBeLessThanOrEqual(highestPayoutOf(currency));
    }
  },
);

test('numbers depend on seed and issue alone, and the hash on the seed', () => {
  const seed = '00'.repeat(32);
  const first = drawNumbers('north', seed, 'VN_HANOI:20261121');
  expect(drawNumbers('north', seed, 'VN_HANOI:20261121')).toEqual(first);
  expect(drawNumbers('north', seed, 'VN_HANOI:20261122')).not.toEqual(first);
  expect(first.map(({ numbers }) => numbers.length)).toEqual([1, 1, 2, 6, 4, 6, 3, 4]);
  expect(first.flatMap(({ numbers }) => numbers.map((number) => number.length))).toEqual(
    FORMATS.north.flatMap(({ count, digits }) => Array.from({ length: count }, () => digits)),
  );
  expect(seedHash(seed)).toBe(createHash('sha256').update(Buffer.alloc(32)).digest('hex'));
  expect(newSeed()).not.toBe(newSeed());
});

test('digits are equally likely: chi-squared of 20,000 of them', () => {
  const counts = Array.from({ length: 10 }, () => 0);
  const seed = 'ab'.repeat(32);
  for (let issue = 0; issue < 4000; issue += 1) {
    for (const digit of drawNumbers('five', seed, `X:${issue}`)[0]?.numbers[0] ?? '') {
      counts[Number(digit)] = (counts[Number(digit)] ?? 0) + 1;
    }
  }
  const chi = counts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
  // With 9 degrees of freedom 27.9 is exceeded once in a thousand; the seed is fixed.
  expect(chi).toBeLessThan(27.9);
});

test('picks have the length or word of their kind', () => {
  expect(isPick('end2', '07')).toBe(true);
  for (const pick of ['7', '007', '0x', '', ' 7', '٠٧']) expect(isPick('end2', pick)).toBe(false);
  expect(isPick('size', 'big')).toBe(true);
  expect(isPick('size', 'tiger')).toBe(false);
});

test('issues follow from the clock: number, close and draw', () => {
  const schedule = (code: string) => {
    const lottery = LOTTERIES.find((one) => one.code === code);
    if (!lottery) throw new Error(`No lottery ${code}.`);
    return lottery.schedule;
  };
  const at = (text: string) => Date.parse(text);
  expect(issueAt(schedule('VN_HANOI'), at('2026-11-21T11:29:59Z'))).toEqual({
    issueNo: '20261121',
    openAt: at('2026-11-20T11:30:00Z'),
    closeAt: at('2026-11-21T11:15:00Z'),
    drawAt: at('2026-11-21T11:30:00Z'),
  });
  expect(issueAt(schedule('VN_HANOI'), at('2026-11-21T11:30:00Z')).issueNo).toBe('20261122');
  const minute = schedule('HOUSE_SPEED_FIVE_1M');
  expect(issueAt(minute, at('2026-11-21T16:00:00Z')).issueNo).toBe('20261122-0001');
  expect(issueAt(minute, at('2026-11-21T15:59:59Z')).issueNo).toBe('20261121-1440');
  expect(issueAt(minute, at('2026-11-21T16:00:00Z'), 1).issueNo).toBe('20261121-1440');
});

test('every lottery has a code of its own', () => {
  expect(new Set(LOTTERIES.map(({ code }) => code)).size).toBe(LOTTERIES.length);
  expect(LOTTERIES.map(({ vassalage }) => vassalage).filter((v) => v === 'LOTT')).toHaveLength(16);
});
