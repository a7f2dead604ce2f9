import { expect, test } from 'vitest';
import { elapsed, playedTime } from './use-second.ts';

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

test.each([
  [0, '00:00:00'],
  [247_000, '00:04:07'],
  [3_847_999, '01:04:07'],
  [90_000_000, '25:00:00'],
])('[R10.06] time played of %d ms has hours, minutes and seconds: %s', (milliseconds, text) => {
  expect(playedTime(milliseconds)).toBe(text);
});
