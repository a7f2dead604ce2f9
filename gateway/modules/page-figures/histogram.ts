import type { PageMetric } from '../../contract/page-figures.ts';

/**
 * Upper bounds of the buckets, each inclusive; values above the last bound are in one more bucket.
 * Milliseconds for LCP and INP. The thresholds for good and poor (web.dev/vitals) are among the
 * bounds, so that their shares are exact.
 */
export const BOUNDS: Readonly<Record<PageMetric, readonly number[]>> = {
  LCP: [
    200, 400, 600, 800, 1000, 1200, 1400, 1600, 1800, 2000, 2250, 2500, 2750, 3000, 3500, 4000,
    5000, 6000, 8000, 10_000, 15_000, 30_000,
  ],
  INP: [
    16, 24, 32, 40, 48, 56, 64, 80, 100, 120, 150, 200, 250, 300, 400, 500, 700, 1000, 1500, 2000,
    5000,
  ],
  CLS: [
    0, 0.001, 0.002, 0.005, 0.01, 0.015, 0.02, 0.03, 0.04, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.3,
    0.4, 0.5, 0.75, 1, 2,
  ],
};

/** Values up to `good` are good, those above `poor` are poor (web.dev/vitals). */
export const LIMITS: Readonly<
  Record<PageMetric, { readonly good: number; readonly poor: number }>
> = {
  LCP: { good: 2500, poor: 4000 },
  INP: { good: 200, poor: 500 },
  CLS: { good: 0.1, poor: 0.25 },
};

/** Returns the bucket of a value: the first whose bound is not below it. */
export function bucketOf(metric: PageMetric, value: number): number {
  const place = BOUNDS[metric].findIndex((bound) => value <= bound);
  return place < 0 ? BOUNDS[metric].length : place;
}

/** Counts by bucket. */
export type Histogram = ReadonlyMap<number, number>;

export interface Summary {
  /** Number of values. */
  readonly count: number;
  /**
   * Upper bound of the bucket with the 75th percentile: three quarters of the values are at most
   * this. Undefined above the last bound.
   */
  readonly p75: number | undefined;
  /** Shares of all values, from 0 to 1. */
  readonly good: number;
  readonly poor: number;
}

/** @returns undefined for a histogram without values */
export function summarise(metric: PageMetric, histogram: Histogram): Summary | undefined {
  const bounds = BOUNDS[metric];
  const { good, poor } = LIMITS[metric];
  const buckets = [...histogram].sort(([a], [b]) => a - b);
  const total = buckets.reduce((sum, [, times]) => sum + times, 0);
  if (total === 0) return undefined;
  const upTo = (limit: number) =>
    buckets
      .filter(([bucket]) => (bounds[bucket] ?? Number.POSITIVE_INFINITY) <= limit)
      .reduce((sum, [, times]) => sum + times, 0);
  let seen = 0;
  const [place] = buckets.find(([, times]) => {
    seen += times;
    return seen >= total * 0.75;
  }) ?? [bounds.length];
  return {
    count: total,
    p75: bounds[place],
    good: upTo(good) / total,
    poor: 1 - upTo(poor) / total,
  };
}
