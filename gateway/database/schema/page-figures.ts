import type { DeviceClass, PageMetric } from '../../contract/page-figures.ts';
import { integer, pgTable, primaryKey, text } from '../sql.ts';

/** How often a metric of a page fell into a bucket on a day: counts alone, nothing of a person. */
export const pageFigures = pgTable(
  'page_figures',
  {
    /** Merchant's day, as `merchant_day` counts. */
    day: integer('day').notNull(),
    /** Pattern of the portal's route. */
    route: text('route').notNull(),
    device: text('device').$type<DeviceClass>().notNull(),
    /** Slug of the brand. */
    brand: text('brand').notNull(),
    metric: text('metric').$type<PageMetric>().notNull(),
    /** Place in the metric's bounds (modules/page-figures/histogram.ts). */
    bucket: integer('bucket').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.day, table.route, table.device, table.brand, table.metric, table.bucket],
    }),
  ],
);
