import type { DeviceClass, PageMetric } from '../../contract/page-figures.ts';
import { integer, pgTable, primaryKey, text } from '../sql.ts';

/**
 * Counts of how often a metric of a page fell into a bucket on a day; contains no personal data.
 */
export const pageFigures = pgTable(
  'page_figures',
  {
    /** Day of the merchant's calendar (`merchant_day`). */
    day: integer('day').notNull(),
    /** Pattern of the portal's route. */
    route: text('route').notNull(),
    device: text('device').$type<DeviceClass>().notNull(),
    /** Slug of the brand. */
    brand: text('brand').notNull(),
    metric: text('metric').$type<PageMetric>().notNull(),
    /** Index into the metric's bounds (modules/page-figures/histogram.ts). */
    bucket: integer('bucket').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.day, table.route, table.device, table.brand, table.metric, table.bucket],
    }),
  ],
);
