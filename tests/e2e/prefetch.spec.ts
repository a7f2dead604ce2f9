import type { Page } from '@playwright/test';
import { demoAgent } from './support/pages.ts';
import { waitUntilStable } from './support/screens.ts';
import { expect, test } from './support/test.ts';

/** The scripts that a page loads from now on. */
function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

/** A login dialog prefetches the header of members, without waiting for it. */
const isAwaited = (script: string) => !/\/member-[^/]+$/.test(script);

const header = (page: Page) => page.getByRole('banner');
const loginButton = (page: Page) => header(page).getByRole('button', { name: 'Log in' });

test('a popup’s scripts are prefetched when its button is hovered, and the press waits for none', async ({
  page,
}) => {
  await page.goto('/');
  await waitUntilStable(page);
  const scripts = watchScripts(page);
  await loginButton(page).hover();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
  await waitUntilStable(page);
  scripts.length = 0;
  await loginButton(page).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Username' })).toBeVisible();
  expect(scripts.filter(isAwaited)).toEqual([]);
});

test('keyboard focus prefetches, too', async ({ page }) => {
  await page.goto('/');
  await waitUntilStable(page);
  const scripts = watchScripts(page);
  await header(page).getByRole('button', { name: 'Register' }).focus();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
  await waitUntilStable(page);
  scripts.length = 0;
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(scripts.filter(isAwaited)).toEqual([]);
});

test('a page’s scripts are prefetched when its link is hovered', async ({ page }) => {
  await page.goto('/');
  await waitUntilStable(page);
  const scripts = watchScripts(page);
  const link = page.getByRole('navigation', { name: 'Games', exact: true }).getByRole('link', {
    name: 'Slots',
  });
  await link.hover();
  await expect.poll(() => scripts.some((script) => script.includes('/lobby-'))).toBe(true);
  await waitUntilStable(page);
  scripts.length = 0;
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Slots', exact: true })).toBeVisible();
  expect(scripts).toEqual([]);
});

for (const [center, path, menu, name] of [
  ['member', '/member', 'Member center', 'Profit and loss'],
  ['agent', '/agentHome', 'Agent menu', 'Team management'],
] as const) {
  test(`a page of the ${center} center is prefetched when its link is hovered, like its frame`, async ({
    page,
    logIn,
  }) => {
    await logIn(demoAgent(2));
    await page.goto(path);
    const link = page.getByRole('navigation', { name: menu }).getByRole('link', { name });
    await expect(link).toBeVisible();
    await waitUntilStable(page);
    const scripts = watchScripts(page);
    await link.hover();
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
    await waitUntilStable(page);
    scripts.length = 0;
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await waitUntilStable(page);
    expect(scripts).toEqual([]);
  });
}
