import type { Page } from '@playwright/test';
import {
  holdRequests,
  isMarked,
  lobbyCards,
  mark,
  navigateInApp,
  waitForHydration,
} from './support/pages.ts';
import { expect, test } from './support/test.ts';

const hero = 'section[aria-roledescription]';
const main = (page: Page) => page.getByRole('main');

test('[R2.01] home’s four addresses show banners, notices, menu, winners and the shell', async ({
  page,
}) => {
  for (const path of ['/', '/index', '/index.html', '/home']) {
    await page.goto(path);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Side menu' })).toBeVisible();
    await expect(main(page).getByRole('region', { name: 'Offers and news' })).toBeVisible();
    await expect(main(page).getByRole('region', { name: 'Notices' })).toBeVisible();
    await expect(main(page).getByRole('group', { name: 'Game types' })).toBeVisible();
    await expect(main(page).getByRole('region', { name: /^Hot games/ })).toBeVisible();
    await expect(main(page).getByRole('region', { name: 'Winners' })).toBeAttached();
    await expect(page.getByRole('contentinfo', { includeHidden: true })).toContainText('18+');
  }
});

test('[R2.02] /login and /register are home with a popup; a referral code is kept', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await expect(page.locator(hero)).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL((url) => url.pathname === '/');

  await page.goto('/register?referralCode=DEMO2026');
  const dialog = page.getByRole('dialog', { name: 'Create an account' });
  await expect(dialog.getByLabel(/Invitation code/)).toHaveValue('DEMO2026');
  await expect(page.locator(hero)).toBeAttached();
});

test('[R2.02] [R2.15] another spelling of a path leads to the page with its whole layout', async ({
  page,
}) => {
  await page.goto('/Login/?next=%2Frng');
  await expect(page).toHaveURL(/:\d+\/login\?next=%2Frng$/);
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
});

test('the document’s title names its route, in the server-rendered page too', async ({ page }) => {
  const sent = await (await page.request.get('/')).text();
  expect(sent).toMatch(/<title>[^<]*: slots, live casino, sports and more<\/title>/);
  expect(sent).toMatch(/<meta name="description" content="Slots, live casino[^"]*">/);
  await page.goto('/');
  await waitForHydration(page);
  await expect(page).toHaveTitle(/: slots, live casino, sports and more$/);
  await navigateInApp(page, '/rng');
  await expect(page).toHaveTitle(/^Slots · /);
  await navigateInApp(page, '/rng?tab=HOT&page=2');
  await expect(page).toHaveTitle(/^Hot · Slots · Page 2 · /);
  await navigateInApp(page, '/appDownload');
  await expect(page).toHaveTitle(/^The .* app$/);
  await page.goto('/no-such-page');
  await expect(page).toHaveTitle(/^This page is not here · /);
  await navigateInApp(page, '/login');
  await expect(page).toHaveTitle(/^Log in · /);
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveTitle(/: slots, live casino, sports and more$/);
  for (const [path, named, closed] of [
    ['/help', /^Help center · /, /: slots, live casino, sports and more$/],
    ['/promotions?promo=RELOAD', /^Daily reload: 10% back in · Promotions · /, /^Promotions · /],
  ] as const) {
    const served = await (await page.request.get(path)).text();
    expect(/<title>(.*?)<\/title>/.exec(served)?.[1]).toMatch(named);
    await page.goto(path);
    await waitForHydration(page);
    await expect(page).toHaveTitle(named);
    await page.keyboard.press('Escape');
    await expect(page).toHaveTitle(closed);
  }
});

test('[R2.12] a route that needs a login leads to it, and from there to the requested page', async ({
  page,
  freshMember,
}) => {
  await page.goto('/member?page=personalHistoryCopy#wanted');
  await expect(page).toHaveURL((url) => url.pathname === '/login');
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByLabel(/^Username/).fill(freshMember.username);
  await dialog.getByLabel(/^Password/).fill(freshMember.password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/member\?page=personalHistoryCopy#wanted$/);
  // A first login may open the welcome dialog.
  await expect(dialog).toHaveCount(0);
  await page.goBack();
  await expect(page).not.toHaveURL(/\/login/);
});

test('[R2.12] a next parameter with an external address leads home', async ({
  page,
  freshMember,
}) => {
  await freshMember.logIn();
  for (const next of ['https://evil.example/', '//evil.example', '/\\evil.example']) {
    await page.goto(`/login?${new URLSearchParams({ next })}`);
    await expect(page).toHaveURL((url) => url.pathname === '/' && url.hostname === 'localhost');
  }
});

test('[R2.13] the loader disappears, another route starts at its top, Back restores the scroll position', async ({
  page,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  await page.evaluate(() => scrollTo(0, 900));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  const release = await holdRequests(page, '**/assets/promotions-route-*.js');
  await page.getByRole('link', { name: 'Promotions' }).first().press('Enter');
  await expect(main(page).getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
  await expect(main(page).getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
});

test('[R2.13] a hash scrolls to its element, also when that is rendered later', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto('/promotions');
  await waitForHydration(page);
  const last = page.getByRole('article').last();
  await expect(last).toBeAttached();
  const id = await last.getAttribute('id');
  await navigateInApp(page, '/rng');
  await expect(lobbyCards(page)).toHaveCount(18);
  await page.goto(`/promotions#${id}`);
  await expect(last).toBeInViewport();
  await waitForHydration(page);
  await navigateInApp(page, '/');
  await navigateInApp(page, `/promotions#${id}`);
  await expect(last).toBeInViewport();
});

test('[R2.13] [R2.05] an invalid percent-encoding does not break the page', async ({ page }) => {
  await page.goto('/promotions#50%off');
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
  for (const path of ['/help#50%', '/promotions?popup=help:50%25']) {
    await page.goto(path);
    await waitForHydration(page);
    const help = page.getByRole('dialog', { name: 'Help center' });
    await expect(help.getByRole('region', { name: 'Turnover' })).toBeAttached();
  }
});

test('[R2.14a] home is not remounted between /, /index, /login and /register', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  await mark(page, hero);
  for (const path of ['/index', '/login', '/register', '/', '/index.html', '/home']) {
    await navigateInApp(page, path);
    await expect(page.getByRole('dialog')).toHaveCount(/login|register/.test(path) ? 1 : 0);
    expect(await isMarked(page, hero), path).toBe(true);
  }
  await navigateInApp(page, '/promotions');
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
  await navigateInApp(page, '/');
  await expect(page.locator(hero)).toBeVisible();
  expect(await isMarked(page, hero)).toBe(false);
});

test('[R2.14b] another path or gameType is another view, another page of a list is not', async ({
  page,
}) => {
  const search = 'main input';
  await page.goto('/rng?gameType=RNG');
  await waitForHydration(page);
  await expect(lobbyCards(page)).toHaveCount(18);
  await mark(page, search);
  await navigateInApp(page, '/rng?gameType=RNG&page=2');
  await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(await isMarked(page, search)).toBe(true);
  await navigateInApp(page, '/rng?gameType=FISH');
  await expect.poll(() => isMarked(page, search)).toBe(false);
  await expect(lobbyCards(page)).toHaveCount(18);
  await mark(page, search);
  await navigateInApp(page, '/live');
  await expect(page.getByRole('heading', { level: 1, name: 'Live casino' })).toBeVisible();
  expect(await isMarked(page, search)).toBe(false);
});

test('[R6.01] a visitor can see the public pages, and is asked to log in at the others', async ({
  page,
}) => {
  for (const [path, heading] of [
    ['/rng', 'Slots'],
    ['/promotions', 'Promotions'],
    ['/appDownload', /app/i],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveURL((url) => url.pathname === path);
  }
  for (const [path, name] of [
    ['/', undefined],
    ['/login', 'Log in'],
    ['/register', 'Create an account'],
    ['/help', 'Help center'],
    ['/?popup=forgot', 'Forgot password'],
    ['/?popup=announcement', 'Announcements'],
    ['/?popup=contact', 'Customer service'],
  ] as const) {
    await page.goto(path);
    if (name) await expect(page.getByRole('dialog', { name })).toBeVisible();
    else await expect(page.locator(hero)).toBeVisible();
  }
  for (const path of ['/lottery', '/vnLottery', '/seaLottery', '/favorite', '/recent', '/member']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login\?next=/);
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  }
});

for (const path of ['/no-such-page', '/rng/extra', '/%F0%9F%8E%B2', '/lottert']) {
  test(`[R2.26] ${path} shows the not-found page, with a link home`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not here');
    await page.getByRole('link', { name: 'Go to home page' }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await expect(page.locator(hero)).toBeVisible();
  });
}
