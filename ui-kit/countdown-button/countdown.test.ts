import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deadlineFrom, isTooSoon, remainingSeconds, untilNextTick } from './countdown.ts';

const NOW = 1_795_000_000_000;

test('[R4.12] the deadline is expiredMinutes x 60 s away', () => {
  expect(deadlineFrom(1, NOW) - NOW).toBe(60_000);
  expect(remainingSeconds(deadlineFrom(5, NOW), NOW)).toBe(300);
  expect(remainingSeconds(deadlineFrom(0.5, NOW), NOW)).toBe(30);
});

test('counts down to 0 and never below, and shows 1 until the end', () => {
  expect(remainingSeconds(NOW + 1001, NOW)).toBe(2);
  expect(remainingSeconds(NOW + 1000, NOW)).toBe(1);
  expect(remainingSeconds(NOW + 1, NOW)).toBe(1);
  expect(remainingSeconds(NOW, NOW)).toBe(0);
  expect(remainingSeconds(NOW - 50_000, NOW)).toBe(0);
  expect(remainingSeconds(undefined, NOW)).toBe(0);
});

test('after any delay the next tick shows the right number of seconds, never more', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 600_000 }), (left) => {
      const deadline = NOW + left;
      const wait = untilNextTick(deadline, NOW);
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(1000);
      const shown = remainingSeconds(deadline, NOW);
      expect(remainingSeconds(deadline, NOW + wait)).toBe(shown - 1);
      expect(remainingSeconds(deadline, NOW + wait - 1)).toBe(shown);
    }),
  );
});

test('[R5.07] presses within the interval are too soon, and setting the clock back does not lock the button', () => {
  expect(isTooSoon(undefined, NOW, 1000)).toBe(false);
  expect(isTooSoon(NOW, NOW + 999, 1000)).toBe(true);
  expect(isTooSoon(NOW, NOW + 1000, 1000)).toBe(false);
  expect(isTooSoon(NOW, NOW - 3_600_000, 1000)).toBe(false);
});
