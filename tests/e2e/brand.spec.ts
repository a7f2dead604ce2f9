import type { Page } from '@playwright/test';
import { countRenders, readRenders, resetRenders } from '../../scripts/bench/commits.ts';
import { becomesAlive, holdRequests, preferBrand } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const accent = () => getComputedStyle(document.body).backgroundColor;

/** A sign that somebody is there, then a second in which React had nothing left to do. */
async function comesToRest(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  let last: number | undefined;
  const newCommits = async () => {
    const { commits } = await readRenders(page);
    const before = last;
    last = commits;
    return before === undefined ? undefined : commits - before;
  };
  await expect.poll(newCommits, { timeout: 15_000, intervals: [1000] }).toBe(0);
  await resetRenders(page);
}

test('another brand comes without a reload and without a commit of React', async ({ page }) => {
  await countRenders(page);
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toContainText('18+');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-brand', 'meridian');
  const before = await page.evaluate(accent);
  await page.evaluate(() => Reflect.set(window, 'here', true));

  await page.getByRole('banner').getByRole('button', { name: 'Brand' }).press('Enter');
  const cedar = page.getByRole('menuitem', { name: 'Cedar' });
  await expect(cedar).toBeVisible();
  // The menu's own closing is React's: what the brand itself does comes after its style sheet.
  const release = await holdRequests(page, '**/brands/cedar/brand.css');
  const asked = page.waitForRequest('**/brands/cedar/brand.css');
  await cedar.press('Enter');
  await asked;
  await expect(cedar).toHaveCount(0);
  await comesToRest(page);
  release();
  await expect(html).toHaveAttribute('data-brand', 'cedar');
  await expect.poll(() => page.evaluate(accent)).not.toBe(before);
  expect(await readRenders(page)).toEqual({ commits: 0, components: 0, names: [] });
  expect(await page.evaluate(() => Reflect.get(window, 'here'))).toBe(true);

  await page.reload();
  await expect(html).toHaveAttribute('data-brand', 'cedar');
});

test('a brand that cannot be fetched is told, and the former one stays', async ({
  page,
  problems,
}) => {
  problems.allow(/brand\.css/);
  await page.route('**/brands/cedar/brand.css', (route) => route.abort('connectionfailed'));
  await page.goto('/promotions');
  await page.getByRole('banner').getByRole('button', { name: 'Brand' }).click();
  await page.getByRole('menuitem', { name: 'Cedar' }).click();
  await expect(page.getByText('The brand could not be loaded. Please try again.')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'meridian');
});

test('a popup over the page has the brand too', async ({ page, context, gateway }) => {
  await preferBrand(context, gateway.url, 'cedar');
  await page.goto('/promotions?popup=contact');
  const dialog = page.getByRole('dialog', { name: 'Customer service' });
  await expect(dialog).toBeVisible();
  const colours = await dialog.evaluate((node) => [
    getComputedStyle(node).backgroundColor,
    getComputedStyle(node).color,
  ]);
  expect(colours).toEqual(['rgb(255, 255, 255)', 'rgb(27, 36, 32)']);
});

test('light and dark are switched where the brand has both, without a commit, and are kept', async ({
  page,
  context,
  gateway,
}) => {
  await preferBrand(context, gateway.url, 'cedar');
  await countRenders(page);
  await page.goto('/promotions');
  await becomesAlive(page);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-mode', 'light');
  await comesToRest(page);
  const before = await page.evaluate(accent);
  await page.getByRole('button', { name: 'Light or dark' }).click();
  await expect(html).toHaveAttribute('data-mode', 'dark');
  await expect.poll(() => page.evaluate(accent)).not.toBe(before);
  expect(await readRenders(page)).toEqual({ commits: 0, components: 0, names: [] });
  await page.reload();
  await expect(html).toHaveAttribute('data-mode', 'dark');

  await preferBrand(context, gateway.url, 'volt');
  await page.reload();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Light or dark' })).toBeHidden();
});
