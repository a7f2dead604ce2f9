import type { Page } from '@playwright/test';
import { BOOT_PATH } from '../../gateway/contract/page.ts';
import { countRenders, readRenders, resetRenders } from '../../scripts/bench/commits.ts';
import {
  holdRequests,
  preferBrand,
  waitForAnnouncements,
  waitForHydration,
} from './support/pages.ts';
import { expect, test } from './support/test.ts';

const accent = () => getComputedStyle(document.body).backgroundColor;

/** Triggers an interaction, then waits for a second in which React had nothing left to do. */
async function waitUntilNoCommits(page: Page): Promise<void> {
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

test('another brand with the same layout applies without a reload and without a React commit', async ({
  page,
}) => {
  await countRenders(page);
  await page.route(`**${BOOT_PATH}`, async (route) => {
    const response = await route.fetch();
    const { value, ...rest } = await response.json();
    const { layout: _, texts: __, ...brand } = value.brand;
    await route.fulfill({ response, json: { ...rest, value: { ...value, brand } } });
  });
  await page.route('**/brands/cedar/brand.css', async (route) => {
    const response = await route.fetch();
    const css = (await response.text()).replace(/^:root:root\[data-brand="cedar"\]\{[^}]*\}$/m, '');
    expect(css).not.toContain('--bz-layout-');
    await route.fulfill({ response, body: css });
  });
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toContainText('18+');
  await waitForAnnouncements(page);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-brand', 'meridian');
  const before = await page.evaluate(accent);
  await page.evaluate(() => Reflect.set(window, 'here', true));

  await page.getByRole('banner').getByRole('button', { name: 'Brand' }).press('Enter');
  const cedar = page.getByRole('menuitem', { name: 'Cedar' });
  await expect(cedar).toBeVisible();
  // Closing the menu is a React commit of its own, so the brand is observed from its style sheet on.
  const release = await holdRequests(page, '**/brands/cedar/brand.css');
  const asked = page.waitForRequest('**/brands/cedar/brand.css');
  await cedar.press('Enter');
  await asked;
  await expect(cedar).toHaveCount(0);
  await waitUntilNoCommits(page);
  release();
  await expect(html).toHaveAttribute('data-brand', 'cedar');
  await expect.poll(() => page.evaluate(accent)).not.toBe(before);
  expect(await readRenders(page)).toEqual({ commits: 0, components: 0, names: [] });
  expect(await page.evaluate(() => Reflect.get(window, 'here'))).toBe(true);

  await page.reload();
  await expect(html).toHaveAttribute('data-brand', 'cedar');
});

test('a brand that fails to load shows a message, and the previous one stays', async ({
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

test('a popup over the page changes its brand too', async ({ page, context, gateway }) => {
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

test('light and dark can be switched where the brand has both, without a React commit, and are stored', async ({
  page,
  context,
  gateway,
}) => {
  await preferBrand(context, gateway.url, 'cedar');
  await countRenders(page);
  await page.goto('/promotions');
  await waitForHydration(page);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-mode', 'light');
  await waitForAnnouncements(page);
  await waitUntilNoCommits(page);
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

/** The brand's data in the page's head. */
const identity = (page: Page) =>
  page.evaluate(() => {
    const link = (rel: string) => document.head.querySelector(`link[rel="${rel}"]`);
    const meta = (name: string) => document.head.querySelector(`meta[name="${name}"]`);
    return {
      title: document.title,
      icon: link('icon')?.getAttribute('href'),
      touch: link('apple-touch-icon')?.getAttribute('href'),
      manifest: link('manifest')?.getAttribute('href'),
      name: meta('application-name')?.getAttribute('content'),
      color: meta('theme-color')?.getAttribute('content'),
    };
  });

test('name, title, icons and colour follow a switch of brand and of mode without a reload, everywhere', async ({
  page,
}) => {
  await page.goto('/promotions');
  await waitForHydration(page);
  expect(await identity(page)).toEqual({
    title: 'Promotions · Meridian',
    icon: '/brands/meridian/mark.svg',
    touch: '/brands/meridian/apple-touch-icon.png',
    manifest: '/brands/meridian/manifest.webmanifest?lang=EN&mode=dark',
    name: 'Meridian',
    color: '#131a2e',
  });
  const year = new Date().getFullYear();
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(`© 2019-${year} Meridian`);

  await page.getByRole('banner').getByRole('button', { name: 'Brand' }).click();
  await page.getByRole('menuitem', { name: 'Cedar' }).click();
  const cedar = {
    title: 'Promotions · Cedar',
    icon: '/brands/cedar/mark.svg',
    touch: '/brands/cedar/apple-touch-icon.png',
    manifest: '/brands/cedar/manifest.webmanifest?lang=EN&mode=light',
    name: 'Cedar',
    color: '#ffffff',
  };
  await expect.poll(() => identity(page)).toEqual(cedar);
  await expect(footer).toContainText('Cedar is a demonstration brand');
  await expect(footer).toContainText(`© 2019-${year} Cedar`);
  await expect(footer).not.toContainText('Meridian');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cedar' })).toBeVisible();

  // Later renderings have the name as well.
  await page
    .getByRole('navigation', { name: 'Games', exact: true })
    .getByRole('link', { name: 'Slots' })
    .click();
  await expect(page).toHaveTitle('Slots · Cedar');
  await page.getByRole('banner').getByRole('link', { name: 'Cedar' }).click();
  await expect(page).toHaveTitle(/Cedar/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Cedar');

  await page.getByRole('button', { name: 'Light or dark' }).click();
  const title = await page.title();
  const dark = {
    ...cedar,
    title,
    manifest: '/brands/cedar/manifest.webmanifest?lang=EN&mode=dark',
    color: '#18211d',
  };
  await expect.poll(() => identity(page)).toEqual(dark);
  // The gateway renders the next page with the same data.
  await page.reload();
  expect(await identity(page)).toEqual(dark);
});

test('the app manifest has no error in the browser’s parser, and each icon of a page exists', async ({
  page,
  gateway,
}) => {
  await page.goto('/promotions');
  const devTools = await page.context().newCDPSession(page);
  const { errors, data, url } = await devTools.send('Page.getAppManifest');
  expect({ errors, url }).toEqual({
    errors: [],
    url: `${gateway.url}/brands/meridian/manifest.webmanifest?lang=EN&mode=dark`,
  });
  const { icons }: { icons: { src: string }[] } = JSON.parse(data ?? '');
  const { icon = '', touch = '' } = await identity(page);
  for (const path of [icon, touch, ...icons.map(({ src }) => src), '/favicon.ico']) {
    const answer = await page.request.get(gateway.url + path);
    expect([path, answer.status()]).toEqual([path, 200]);
    expect(answer.headers()['content-type']).toMatch(/^image\//);
  }
});

test('a lobby describes its games to search engines, as structured data that the page’s policy allows', async ({
  page,
  gateway,
}) => {
  await page.goto('/rng');
  const data = page.locator('head > script[type="application/ld+json"]');
  const { '@graph': graph } = JSON.parse((await data.textContent()) ?? '');
  expect(graph).toMatchObject([{ '@type': 'BreadcrumbList' }, { '@type': 'ItemList' }]);
  const { item } = graph[1].itemListElement[0];
  expect(item).toMatchObject({ '@type': 'VideoGame', author: { '@type': 'Organization' } });
  // Both URLs of a game exist: its picture, and its page.
  expect((await page.request.get(item.image)).headers()['content-type']).toMatch(/^image\//);
  await page.goto(item.url);
  await expect(page.getByRole('dialog', { name: item.name })).toBeVisible();
  expect(item.url).toContain(gateway.url);

  const social = page.locator('head > meta[property="og:image"]');
  const picture = await page.request.get((await social.getAttribute('content')) ?? '');
  expect(picture.headers()['content-type']).toBe('image/png');
});
