import { expect, test } from 'vitest';
import { elapsed } from './use-second.ts';

test.each([
  [0, '0:00'],
  [-5, '0:00'],
  [59_999, '0:59'],
  [60_000, '1:00'],
  [3_599_000, '59:59'],
  [3_847_000, '1:04:07'],
  [36_000_000, '10:00:00'],
])('%d ms have passed: %s', (milliseconds, text) => {
  expect(elapsed(milliseconds)).toBe(text);
});
