import type { ParsedRequestOf } from '../../contract/endpoint.ts';
import {
  PAGE_METRICS,
  type PageMetric,
  type reportPageFigures,
} from '../../contract/page-figures.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { pageFigures } from '../../database/schema/index.ts';
import { and, gte, lt, type SQL, sql } from '../../database/sql.ts';
import { bucketOf, type Summary, summarise } from './histogram.ts';

type Context = Pick<Gateway, 'db' | 'clock'>;

/** Number of days that are kept; older ones are deleted. */
const RETENTION_DAYS = 90;
/**
 * Maximum number of route patterns per day: the portal has a tenth of them, and invented ones must not
 * fill the table.
 */
export const MAX_ROUTES = 200;

const today = ({ clock }: Context) => sql`merchant_day(${clock.now()})`;

/**
 * Counts the metrics of a page view.
 * @throws {GatewayError} request_param_err for an unknown brand
 */
export async function countPageFigures(
  gateway: Context & Pick<Gateway, 'brands'>,
  { route, device, brand, figures }: ParsedRequestOf<typeof reportPageFigures>,
): Promise<void> {
  if (!(await gateway.brands.find(brand))) {
    throw new GatewayError('request_param_err', 'There is no such brand.');
  }
  const day = today(gateway);
  const values = sql.join(
    figures.map(({ metric, value }) => sql`(${metric}, ${bucketOf(metric, value)}::integer)`),
    sql`, `,
  );
  await gateway.db.execute(sql`
    insert into page_figures (day, route, device, brand, metric, bucket, count)
    select ${day}, ${route}, ${device}, ${brand}, seen.metric, seen.bucket, 1
    from (values ${values}) as seen(metric, bucket)
    where exists (select 1 from page_figures where day = ${day} and route = ${route})
      or (select count(distinct route) from page_figures where day = ${day}) < ${MAX_ROUTES}
    on conflict (day, route, device, brand, metric, bucket)
    do update set count = page_figures.count + 1`);
}

/** What figures can be grouped by. */
export const GROUPINGS = ['route', 'device', 'brand'] as const;
export type Grouping = (typeof GROUPINGS)[number];

export interface FigureGroup {
  /** A route pattern, a device class, or the slug of a brand. */
  readonly name: string;
  readonly metrics: Readonly<Record<PageMetric, Summary | undefined>>;
}

/**
 * Returns the figures of the last days by one grouping, those with the most page views first.
 * @param days number of days, including today
 */
export async function readPageFigures(
  gateway: Context,
  grouping: Grouping,
  days: number,
): Promise<readonly FigureGroup[]> {
  const rows = await gateway.db
    .select({
      name: pageFigures[grouping],
      metric: pageFigures.metric,
      bucket: pageFigures.bucket,
      count: sql<number>`sum(${pageFigures.count})`.mapWith(Number),
    })
    .from(pageFigures)
    .where(since(gateway, days))
    .groupBy(pageFigures[grouping], pageFigures.metric, pageFigures.bucket);
  const names = [...new Set(rows.map(({ name }) => name))];
  const groups = names.map((name) => {
    const summaryOf = (metric: PageMetric) =>
      summarise(
        metric,
        new Map(
          rows
            .filter((row) => row.name === name && row.metric === metric)
            .map(({ bucket, count }) => [bucket, count]),
        ),
      );
    const [LCP, INP, CLS] = [summaryOf('LCP'), summaryOf('INP'), summaryOf('CLS')];
    return { name, metrics: { LCP, INP, CLS } };
  });
  const most = ({ metrics }: FigureGroup) =>
    Math.max(...PAGE_METRICS.map((metric) => metrics[metric]?.count ?? 0));
  return groups.sort((a, b) => most(b) - most(a) || a.name.localeCompare(b.name));
}

const since = (gateway: Context, days: number): SQL | undefined =>
  and(gte(pageFigures.day, sql`${today(gateway)} - ${days - 1}`));

/** Deletes the figures of days that are not reported any more. */
export async function deleteOldPageFigures(gateway: Context): Promise<void> {
  await gateway.db
    .delete(pageFigures)
    .where(lt(pageFigures.day, sql`${today(gateway)} - ${RETENTION_DAYS - 1}`));
}
