import { CSS_LIMIT } from '../../tokens/src/css-limit.ts';

/**
 * What the portal's pages may cost: every budget of speed and size that `npm run lighthouse`,
 * `npm run inp` and `npm run size` hold. One that is missed is told and ends the command with 1.
 */

/** Desktop or a phone, as Lighthouse emulates it. */
export type Form = 'desktop' | 'mobile';

/** Scores 0 to 100 at least; times in milliseconds, layout shift and requests at most. */
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

/** From a press to the next paint, milliseconds at most, by how much the processor is slowed. */
export const INTERACTION = {
  slowed: { rate: 4, ms: 100 },
  usual: { rate: 1, ms: 50 },
} as const;

/** Before home's first paint: kB (1,000 bytes) after gzip. */
export const FIRST_PAINT = { js: 130, css: 30 } as const;

/** Until a public page answers to a press: scripts, and their kB (1,000 bytes) after brotli. */
export const UNTIL_A_PRESS = { scripts: 12, kB: 110 } as const;

/**
 * Pages that the gateway draws: milliseconds at the median of one that is kept and of one that nobody
 * asked for before; and of a bet at the 99th percentile while so many pages a second are asked for.
 */
export const RENDERING = { warm: 5, cold: 40, pagesPerSecond: 100, bet: 100 } as const;

/** Of the kit alone, kB after gzip: a component's own code, all of its CSS, one brand. */
export const KIT = { component: 3, css: 30, brand: CSS_LIMIT / 1000 } as const;
