import type { Page, Request } from '@playwright/test';
import { reportPageFigures } from '../../gateway/contract/page-figures.ts';
import { expect, test } from './support/test.ts';

// It counts the pages of all test files that share a gateway with it.
test.use({ ownGateway: 'page-figures' });
// Serially, because these tests change what the gateway counts.
test.describe.configure({ mode: 'default' });

/** The script that counts is loaded with those of every page after the paint. */
const isCounter = (request: Request) => request.url().includes('once-painted');

/**
 * Opens a lobby, waits until the portal is idle, presses something, and goes to the back office.
 * @param isReady resolves when the page can be left
 */
async function lookAtLobby(
  page: Page,
  gatewayUrl: string,
  isReady = async () => {},
): Promise<void> {
  const counter = page.waitForEvent('requestfinished', { predicate: isCounter, timeout: 45_000 });
  await page.goto('/rng?utm_source=mail#top');
  await counter;
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await isReady();
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto(`${gatewayUrl}/sandbox/figures?days=1`);
}

test('a page that is hidden is counted once, by its route and without personal data; the staff sees it', async ({
  page,
  gateway,
}) => {
  // Playwright does not see beacons that are sent while a page is hidden.
  await page.addInitScript((path) => {
    const own = window.fetch;
    window.fetch = (input, init) => {
      if (input === path) {
        const told = JSON.parse(localStorage.getItem('told') ?? '[]');
        localStorage.setItem('told', JSON.stringify([...told, JSON.parse(String(init?.body))]));
      }
      return own(input, init);
    };
  }, reportPageFigures.path);
  await page.addInitScript(() => {
    const { observe } = PerformanceObserver.prototype;
    PerformanceObserver.prototype.observe = function (options) {
      if (options?.type === 'layout-shift') Reflect.set(window, 'observesShifts', true);
      observe.call(this, options);
    };
  });
  // The portal reports a page once it observes the last metric and has been idle.
  await lookAtLobby(page, gateway.url, async () => {
    await page.waitForFunction(() => Reflect.get(window, 'observesShifts') === true);
    await page.evaluate(async () => {
      for (const _ of [1, 2]) await new Promise((resolve) => requestIdleCallback(resolve));
    });
  });
  await expect
    .poll(async () => {
      await page.reload();
      return page.getByRole('row', { name: /^\/rng 1 / }).count();
    })
    .toBe(1);
  await expect(page.getByRole('row', { name: /^desktop 1 / })).toHaveCount(1);
  await expect(page.getByRole('row', { name: /^meridian 1 / })).toHaveCount(1);
  const told: unknown = await page.evaluate(() => JSON.parse(localStorage.getItem('told') ?? ''));
  expect(told).toEqual([
    {
      route: '/rng',
      device: 'desktop',
      brand: 'meridian',
      figures: expect.arrayContaining([
        { metric: 'LCP', value: expect.any(Number) },
        { metric: 'CLS', value: expect.any(Number) },
      ]),
    },
  ]);
});

test('where the setting is off, nothing is sent', async ({ page, gateway }) => {
  await gateway.developer('settings', { pageFigures: false });
  const asked: Request[] = [];
  page.on('request', (request) => asked.push(request));
  await lookAtLobby(page, gateway.url);
  await expect(page.getByText('Counting is off')).toBeVisible();
  expect(asked.filter((request) => request.url().endsWith(reportPageFigures.path))).toEqual([]);
});
