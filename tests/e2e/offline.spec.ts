import type { Page } from '@playwright/test';
import type { Problems } from './support/problems.ts';
import { expect, expectNoAxeViolations, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** The stored entries by cache; empty until the service worker controls the page. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = navigator.serviceWorker.controller ? await caches.keys() : [];
    const lists = names.map(async (name) => {
      const requests = await (await caches.open(name)).keys();
      return [name, requests.map(({ url }) => new URL(url).pathname)] as const;
    });
    return Object.fromEntries(await Promise.all(lists)) as Record<string, string[]>;
  });

const isReady = (page: Page) =>
  expect
    .poll(async () => Object.keys(await kept(page)).sort(), { timeout: 30_000 })
    .toEqual(['files', 'offline', 'pictures']);

/** Opens a page that the service worker controls from then on; failures offline are allowed. */
async function visit(page: Page, problems: Problems): Promise<void> {
  problems.allow(/ERR_INTERNET_DISCONNECTED/, /Failed to load resource/);
  await page.goto('/rng');
  await isReady(page);
}

const offlineTitle = (page: Page) => page.getByRole('heading', { level: 1 });

test('without a connection an offline page of the brand is shown, in the language, and the page recovers by itself', async ({
  page,
  context,
  gateway,
  problems,
}) => {
  await context.addCookies([{ name: 'brand', value: 'cedar', url: gateway.url }]);
  await visit(page, problems);
  await context.setOffline(true);
  await page.goto('/promotions');
  await expect(offlineTitle(page)).toHaveText('You are offline');
  await expect(page.getByText('Your balance and your bets are safe.')).toBeVisible();
  await expect(page).toHaveTitle(/^You are offline · /);
  await expect(page).toHaveURL(/\/promotions$/);
  // The kit's style is cached; without it a button would be an inline block.
  const button = page.getByRole('button', { name: 'Try again' });
  await expect(button).toHaveCSS('display', 'flex');
  await expectNoAxeViolations(page);
  await button.click();
  await expect(offlineTitle(page)).toHaveText('You are offline');
  await context.setOffline(false);
  await expect(offlineTitle(page)).toHaveText('Promotions', { timeout: 20_000 });
  await expect(page).toHaveURL(/\/promotions$/);
});

test('the offline page follows the chosen language', async ({
  page,
  context,
  gateway,
  problems,
}) => {
  await context.addCookies([{ name: 'lang', value: 'TY', url: gateway.url }]);
  await visit(page, problems);
  await context.setOffline(true);
  await page.reload();
  await expect(offlineTitle(page)).toHaveText('Walang koneksyon');
});

test('scripts, styles, fonts and viewed pictures are cached; calls and pages are not', async ({
  page,
  freshMember,
}) => {
  await freshMember.logIn();
  await page.goto('/rng');
  await isReady(page);
  await expect(page.getByRole('banner')).toContainText('$0.00');
  // The other files of this page are cached one by one.
  await page.waitForLoadState('networkidle');
  // Public pages have their styles inline.
  await page.goto('/member?page=wallet');
  await page.waitForLoadState('networkidle');
  const { files = [], pictures = [], offline = [] } = await kept(page);
  for (const kind of [/^\/assets\/later-.*\.css$/, /^\/assets\/.*\.js$/, /\.woff2$/]) {
    expect(files.some((path) => kind.test(path))).toBe(true);
  }
  expect(pictures.length).toBeGreaterThan(0);
  for (const path of files) expect(path).toMatch(/^\/(assets\/|brands\/.*\.woff2$)/);
  for (const path of pictures) expect(path).toMatch(/^\/art\/v\d+\//);
  expect(offline).toEqual(['/offline']);
});

test('a balance is requested again, and none is shown where that fails', async ({
  page,
  context,
  freshMember,
  problems,
}) => {
  await freshMember.logIn();
  await visit(page, problems);
  await expect(page.getByRole('banner')).toContainText('$0.00');
  await context.setOffline(true);
  await page.reload();
  await expect(offlineTitle(page)).toHaveText('You are offline');
  await expect(page.getByText('$0.00')).toHaveCount(0);
});
