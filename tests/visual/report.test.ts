import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Locator } from 'playwright';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { browserFlags, browserPath } from '../../scripts/browser.ts';
import { ensureBrowser } from '../../scripts/test/browser.ts';
import { Baseline } from '../../scripts/visual/baseline.ts';
import { compare } from '../../scripts/visual/compare.ts';
import type { Finding } from '../../scripts/visual/compare-with-baseline.ts';
import { causesOf, grouped } from '../../scripts/visual/report/report-data.ts';
import { approve, serveReview } from '../../scripts/visual/report/review.ts';
import { writeReport } from '../../scripts/visual/report/write-report.ts';

/** A square of `colour` in a white picture. */
const picture = (colour: string, left = 40) =>
  sharp({ create: { width: 200, height: 100, channels: 3, background: '#ffffff' } })
    .composite([
      {
        input: { create: { width: 20, height: 10, channels: 3, background: colour } },
        left,
        top: 30,
      },
    ])
    .png()
    .toBuffer();

async function different(key: string, was: string, is: string, left?: number): Promise<Finding> {
  const [before, after] = [await picture(was), await picture(is, left)];
  const { pixels, difference, change } = await compare(before, after);
  return {
    key,
    kind: 'different',
    what: `${pixels} pixels differ`,
    shot: {
      key,
      story: 'kit-button--soft',
      plays: false,
      look: { brand: 'cedar', mode: 'light', language: 'EN' },
    },
    before,
    after,
    ...(difference && { difference }),
    ...(change && { change }),
  };
}
const findings = async (): Promise<Finding[]> => [
  await different('kit/button/soft.cedar-light', '#112233', '#445566'),
  await different('kit/chip/all.cedar-light', '#112233', '#445566'),
  await different('kit/menu/open.cedar-light', '#112233', '#112233', 60),
  { key: 'kit/card/old.cedar-light', kind: 'gone', what: 'no story makes this picture any more' },
  { key: 'kit/card/ill.cedar-light', kind: 'broken', what: 'It fell. <script>' },
];

beforeAll(ensureBrowser, 300_000);
let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'baize-report-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a changed colour is reported with its places; a shift is not a colour change', async () => {
  const [colour, , shift] = await findings();
  expect(colour?.change).toEqual({
    box: { left: 40, top: 30, width: 20, height: 10 },
    recolour: '#112233 to #445566',
  });
  // Half of the differing pixels were uncovered, half are covered now.
  expect(shift?.change?.box).toEqual({ left: 40, top: 30, width: 40, height: 10 });
});

test('the same colour change in several components is one cause, all else its component’s own', async () => {
  const all = await findings();
  const causes = causesOf(all);
  expect([...causes.values()]).toEqual([
    'colour #112233 to #445566',
    'colour #112233 to #445566',
    'kit/menu',
    'gone: kit/card',
    'broken: kit/card',
  ]);
  const groups = grouped(all.map(({ key }) => ({ key, cause: causes.get(key) ?? '' })));
  expect(groups.map(({ entries }) => entries.length)).toEqual([2, 1, 1, 1]);
});

test('the summary for a pull request lists each cause with its number of pictures', async () => {
  await writeReport(await findings(), 'Drawn by a browser.', folder);
  const text = await readFile(join(folder, 'summary.md'), 'utf8');
  expect(text).toContain('5 findings. Drawn by a browser.');
  expect(text).toContain('| colour #112233 to #445566 | 2 | kit/button, kit/chip |');
});

test('the report contains all its pictures, and its data cannot close the script element', async () => {
  const html = await readFile(await writeReport(await findings(), 'Now', folder), 'utf8');
  expect(html).not.toContain('It fell. <script>');
  const data = JSON.parse(await readFile(join(folder, 'report.json'), 'utf8'));
  const files = data.entries.flatMap(({ before, after, difference }: Record<string, string>) =>
    [before, after, difference].filter((file) => file !== undefined),
  );
  expect(files).toHaveLength(9);
  for (const file of files) expect((await readFile(join(folder, file))).length).toBeGreaterThan(0);
});

test('an approved picture replaces the old one; pictures without a story are removed; broken ones are kept', async () => {
  const baseline = await Baseline.open(join(folder, 'baseline'));
  const all = await findings();
  for (const { key, before } of all) await baseline.put(key, before ?? (await picture('#000000')));
  await baseline.save('any');
  const report = join(folder, 'report');
  await writeReport(all, '', report);
  const [first, , , gone, broken] = all;
  await approve([first?.key ?? '', gone?.key ?? ''], report, baseline);
  const kept = await Baseline.open(join(folder, 'baseline'));
  expect(kept.browser).toBe('any');
  expect(kept.keys).toHaveLength(4);
  expect(kept.keys).not.toContain(gone?.key);
  const { pixels } = await compare(await kept.read(first?.key ?? ''), first?.after ?? Buffer.of());
  expect(pixels).toBe(0);
  await expect(approve([broken?.key ?? ''], report, kept)).rejects.toThrow('can be approved');
  await expect(approve(['kit/none/at.all'], report, kept)).rejects.toThrow('can be approved');
});

test('the page groups, filters and compares; only its own page can approve', async () => {
  await writeReport(await findings(), 'Drawn by a browser.', folder);
  const review = await serveReview(folder);
  const browser = await chromium.launch({ executablePath: browserPath(), args: browserFlags });
  try {
    const { origin } = new URL(review.url);
    const body = JSON.stringify(['kit/menu/open.cedar-light']);
    expect((await fetch(`${origin}/approve`, { method: 'POST', body })).status).toBe(403);
    expect((await fetch(`${origin}/../../etc/passwd`)).status).toBe(404);
    const page = await browser.newPage();
    // A group renders its content after it has opened, by an asynchronous event.
    const has = (found: Locator, count: number) => expect.poll(() => found.count()).toBe(count);
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    await page.goto(review.url);
    const groups = page.locator('details');
    expect(await groups.locator('summary').allTextContents()).toEqual([
      'colour #112233 to #445566 (2)',
      'broken: kit/card (1)',
      'gone: kit/card (1)',
      'kit/menu (1)',
    ]);
    await has(page.getByRole('button', { name: 'Approve all 2' }), 1);
    await has(groups.first().locator('figure'), 6);
    await page.getByLabel('Compare').selectOption('slide');
    await has(groups.first().getByRole('slider'), 2);
    await page.getByLabel('Component or screen').selectOption('kit/card');
    await has(groups, 2);
    await page.getByText('It fell. <script>').waitFor();
    // A broken picture cannot be approved; a removed one can.
    const approvals = page.getByRole('button', { name: /^Approve/ });
    await has(approvals, 0);
    await groups.nth(1).locator('summary').click();
    await has(approvals, 2);
    expect(problems).toEqual([]);
  } finally {
    await browser.close();
    await review.close();
  }
});
