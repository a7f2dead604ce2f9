import * as z from 'zod/mini';
import { MINUTE } from './durations.ts';
import { endpoint } from './endpoint.ts';
import { nothing, text } from './fields.ts';

/** Core Web Vitals: largest contentful paint and interaction to next paint in ms, layout shift. */
export const PAGE_METRICS = ['LCP', 'INP', 'CLS'] as const;
export type PageMetric = (typeof PAGE_METRICS)[number];

export const DEVICES = ['phone', 'tablet', 'desktop'] as const;
export type DeviceClass = (typeof DEVICES)[number];

/** Longer than any page is worth waiting for; a larger value is nonsense. */
const HIGHEST_VALUE = 10 * MINUTE;

/**
 * What a page was like for whoever looked at it, sent when it goes out of sight. It tells the
 * route's pattern, never an address, and nothing of the person. Beyond the specification, for the
 * merchant's staff; off by the setting `pageFigures`.
 */
export const reportPageFigures = endpoint({
  method: 'POST',
  path: '/wps/system/pageFigures',
  token: 'none',
  request: z.object({
    /** As the portal's route table has it: `/rng`, with `:name` for what changes. */
    route: text(60, 1).check(z.regex(/^\/[A-Za-z0-9/:_.-]*$/)),
    device: z.enum(DEVICES),
    /** Slug of the brand that was shown. */
    brand: text(60, 1),
    /** One value of each metric at most; what did not happen is left out. */
    figures: z
      .array(
        z.object({
          metric: z.enum(PAGE_METRICS),
          value: z.number().check(z.minimum(0), z.maximum(HIGHEST_VALUE)),
        }),
      )
      .check(
        z.minLength(1),
        z.maxLength(PAGE_METRICS.length),
        z.refine((figures) => new Set(figures.map(({ metric }) => metric)).size === figures.length),
      ),
  }),
  response: nothing,
});
