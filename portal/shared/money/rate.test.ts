import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseRate, rateText } from './rate.ts';

test('[R11.02] a rate is typed in percent with at most two decimals', () => {
  expect(parseRate('1.2')).toBe(120);
  expect(parseRate(' 0,05 % ')).toBe(5);
  expect(parseRate('0')).toBe(0);
  expect(parseRate('100')).toBe(10_000);
  for (const wrong of ['', '-1', '1.234', '100.01', '1e1', 'x', '1.2.3', '1000']) {
    expect(parseRate(wrong)).toBeUndefined();
  }
});

test('[R11.02] the initial text of a field is parsed as the same rate', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), (rate) => {
      expect(parseRate(rateText(rate))).toBe(rate);
    }),
  );
});
