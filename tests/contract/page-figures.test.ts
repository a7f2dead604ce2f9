import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { RequestOf } from '../../gateway/contract/endpoint.ts';
import { reportPageFigures } from '../../gateway/contract/page-figures.ts';
import { permission } from '../../gateway/contract/system.ts';
import { writeSettings } from '../../gateway/core/merchant-settings.ts';
import { pageFigures, throttleWindows } from '../../gateway/database/schema/index.ts';
import { deleteExpired } from '../../gateway/housekeeping.ts';
import { MAX_ROUTES } from '../../gateway/modules/page-figures/page-figures.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { createClient, startTestGateway, type TestClient } from './client.ts';

let running: RunningGateway;
let client: TestClient;
beforeAll(async () => {
  running = await startTestGateway();
  client = createClient(running.url);
}, 60_000);
afterAll(() => running.close());
beforeEach(async () => {
  await running.gateway.db.delete(pageFigures);
  await running.gateway.db.delete(throttleWindows);
  await writeSettings(running.gateway.db, { pageFigures: true });
});

type Report = RequestOf<typeof reportPageFigures>;
const REPORT: Report = {
  route: '/rng',
  device: 'phone',
  brand: 'meridian',
  figures: [
    { metric: 'LCP', value: 1234.5 },
    { metric: 'CLS', value: 0 },
  ],
};
const report = (change: Partial<Report> = {}) =>
  client.call(reportPageFigures, { ...REPORT, ...change });
const rows = () =>
  running.gateway.db
    .select({
      route: pageFigures.route,
      device: pageFigures.device,
      brand: pageFigures.brand,
      metric: pageFigures.metric,
      bucket: pageFigures.bucket,
      count: pageFigures.count,
    })
    .from(pageFigures)
    .orderBy(pageFigures.metric, pageFigures.route);
const readPage = async (query = '') =>
  (await fetch(`${running.url}/sandbox/figures${query}`)).text();

test('concurrent reports of pages are each counted, by bucket and nothing else', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => report()));
  expect(answers.every(({ success }) => success)).toBe(true);
  const place = { route: '/rng', device: 'phone', brand: 'meridian', count: 20 };
  expect(await rows()).toEqual([
    { ...place, metric: 'CLS', bucket: 0 },
    { ...place, metric: 'LCP', bucket: 6 },
  ]);
});

test.each<[string, Partial<Report>]>([
  ['an address in place of a pattern', { route: '/member?page=bets' }],
  ['a brand that is none', { brand: 'nobody' }],
  ['no figure', { figures: [] }],
  ['a figure below zero', { figures: [{ metric: 'LCP', value: -1 }] }],
  ['a figure of hours', { figures: [{ metric: 'LCP', value: 3_600_000 }] }],
  [
    'a metric twice',
    {
      figures: [
        { metric: 'LCP', value: 1 },
        { metric: 'LCP', value: 2 },
      ],
    },
  ],
])('%s is refused and counts nothing', async (_what, change) => {
  const answer = await report(change);
  expect(answer.errorCode).toBe('request_param_err');
  expect(await rows()).toEqual([]);
});

test('invented pages cannot fill the table: a day accepts a limited number of patterns, and known ones continue', async () => {
  const { db, clock } = running.gateway;
  await db.execute(sql`
    insert into page_figures (day, route, device, brand, metric, bucket, count)
    select merchant_day(${clock.now()}), '/invented/' || n, 'phone', 'meridian', 'LCP', 1, 1
    from generate_series(1, ${MAX_ROUTES - 1}::integer) n`);
  await report({ route: '/last' });
  await report({ route: '/one-too-many' });
  await report({ route: '/last' });
  const found = await rows();
  expect(found.filter(({ route }) => route === '/one-too-many')).toEqual([]);
  expect(found.filter(({ route }) => route === '/last').map(({ count }) => count)).toEqual([2, 2]);
});

test('one address can report 120 pages an hour, then it is throttled', async () => {
  for (let sent = 0; sent < 120; sent += 1) expect((await report()).success).toBe(true);
  expect((await report()).status).toBe(429);
});

test('the setting turns it off: the portal is told, nothing is accepted, the staff sees that it is off', async () => {
  expect((await client.value(permission, {})).info.pageFigures).toBe(true);
  expect(await readPage()).not.toContain('Counting is off');
  await writeSettings(running.gateway.db, { pageFigures: false });
  expect((await client.value(permission, {})).info.pageFigures).toBe(false);
  expect((await report()).errorCode).toBe('function.not.available');
  expect(await rows()).toEqual([]);
  expect(await readPage()).toContain('Counting is off');
});

test('the staff sees the 75th percentile and the shares of the chosen period', async () => {
  const { db, clock } = running.gateway;
  expect(await readPage()).toContain('No page was counted in this time.');
  // Four of today and four of eight days before, of which half are poor.
  await db.execute(sql`
    insert into page_figures (day, route, device, brand, metric, bucket, count) values
    (merchant_day(${clock.now()}), '/rng', 'phone', 'meridian', 'LCP', 9, 3),
    (merchant_day(${clock.now()}), '/rng', 'phone', 'meridian', 'LCP', 13, 1),
    (merchant_day(${clock.now()}) - 8, '/rng', 'desktop', 'meridian', 'LCP', 16, 4)`);
  const week = await readPage('?days=7');
  expect(week).toContain('≤ 2 s');
  expect(week).toContain('75 % · 25 % · 0 %');
  expect(week).not.toContain('desktop');
  const month = await readPage('?days=28');
  expect(month).toContain('38 % · 13 % · 50 %');
  expect(month).toContain('desktop');
});

test('days older than 90 are deleted', async () => {
  const { db, clock } = running.gateway;
  await db.execute(sql`
    insert into page_figures (day, route, device, brand, metric, bucket, count) values
    (merchant_day(${clock.now()}) - 89, '/kept', 'phone', 'meridian', 'LCP', 1, 1),
    (merchant_day(${clock.now()}) - 90, '/gone', 'phone', 'meridian', 'LCP', 1, 1)`);
  await deleteExpired(running.gateway);
  expect((await rows()).map(({ route }) => route)).toEqual(['/kept']);
});
