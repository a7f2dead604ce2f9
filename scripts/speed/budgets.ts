import { CSS_LIMIT } from '../../tokens/src/css-limit.ts';

/**
 * The portal's budgets of speed and size, for `npm run lighthouse`, `npm run inp` and `npm run size`. A missed budget is
 * printed, and the command exits with 1.
 */

/** Lighthouse's emulation: desktop or phone. */
export type Form = 'desktop' | 'mobile';

/** Minimum scores 0 to 100; maximum times in milliseconds, layout shift and requests. */
export const LIGHTHOUSE = {
  desktop: {
    performance: 100,
    accessibility: 98,
    bestPractices: 98,
    lcp: 800,
    tbt: 20,
    cls: 0.01,
    requests: 40,
  },
  mobile: {
    performance: 95,
    accessibility: 98,
    bestPractices: 98,
    lcp: 2000,
    tbt: 150,
    cls: 0.01,
    requests: 30,
  },
} as const satisfies Record<Form, Record<string, number>>;

/** Maximum milliseconds from a press to the next paint, by CPU slowdown factor. */
export const INTERACTION = {
  slowed: { rate: 4, ms: 100 },
  usual: { rate: 1, ms: 50 },
} as const;

/** Maximum before home's first paint: kB (1,000 bytes) after gzip. */
export const FIRST_PAINT = { js: 130, css: 30 } as const;

/** Maximum until a public page handles presses: scripts, and their kB (1,000 bytes) after brotli. */
export const UNTIL_A_PRESS = { scripts: 12, kB: 110 } as const;

/**
 * Server-rendered pages: median milliseconds of a cached page and of an uncached one; and of a bet at the 99th percentile
 * under a load of that many pages a second.
 */
export const RENDERING = { warm: 5, cold: 40, pagesPerSecond: 100, bet: 100 } as const;

/** The kit, kB after gzip: a component's own code, all of its CSS, one brand. */
export const KIT = { component: 3, css: 30, brand: CSS_LIMIT / 1000 } as const;
