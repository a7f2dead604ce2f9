import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PAGE_METRICS, type PageMetric } from '../../contract/page-figures.ts';
import { BOUNDS, bucketOf, LIMITS, summarise } from './histogram.ts';

const metrics = fc.constantFrom(...PAGE_METRICS);
const valuesOf = (metric: PageMetric) =>
  fc.array(fc.double({ min: 0, max: metric === 'CLS' ? 3 : 40_000, noNaN: true }), {
    minLength: 1,
    maxLength: 200,
  });
const measured = metrics.chain((metric) => valuesOf(metric).map((values) => ({ metric, values })));

function histogramOf(metric: PageMetric, values: readonly number[]): Map<number, number> {
  const histogram = new Map<number, number>();
  for (const value of values) {
    const bucket = bucketOf(metric, value);
    histogram.set(bucket, (histogram.get(bucket) ?? 0) + 1);
  }
  return histogram;
}

test.each(PAGE_METRICS)(
  'the bounds of %s are ascending and include the limits of good and poor',
  (metric) => {
    const bounds = BOUNDS[metric];
    expect(bounds).toEqual([...new Set(bounds)].sort((a, b) => a - b));
    expect(bounds).toContain(LIMITS[metric].good);
    expect(bounds).toContain(LIMITS[metric].poor);
  },
);

test('a value is in the first bucket whose bound is not below it', () => {
  expect(bucketOf('CLS', 0)).toBe(0);
  expect(bucketOf('LCP', 200)).toBe(0);
  expect(bucketOf('LCP', 200.1)).toBe(1);
  expect(bucketOf('LCP', 30_001)).toBe(BOUNDS.LCP.length);
});

test('the 75th percentile is the bucket bound right above the exact value, and shares are exact', () => {
  fc.assert(
    fc.property(measured, ({ metric, values }) => {
      const sorted = [...values].sort((a, b) => a - b);
      const exact = sorted[Math.ceil(sorted.length * 0.75) - 1] ?? Number.NaN;
      const found = summarise(metric, histogramOf(metric, values));
      expect(found?.count).toBe(values.length);
      expect(found?.p75).toBe(BOUNDS[metric].find((bound) => bound >= exact));
      const { good, poor } = LIMITS[metric];
      expect(found?.good).toBeCloseTo(
        values.filter((value) => value <= good).length / values.length,
        9,
      );
      expect(found?.poor).toBeCloseTo(
        values.filter((value) => value > poor).length / values.length,
        9,
      );
    }),
  );
});

test('without values there is no summary', () => {
  expect(summarise('LCP', new Map())).toBeUndefined();
});
