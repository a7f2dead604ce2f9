import type { Request } from '@playwright/test';
import {
  announcements,
  gameList,
  gameVendors,
  hotGames,
  memberInfo,
  updateLanguage,
  winnerBoard,
} from '../../gateway/contract/index.ts';
import {
  chooseLanguage,
  holdRequests,
  lobbyCards,
  navigateInApp,
  preferLanguage,
  queryOf,
  waitForHydration,
  watchCalls,
} from './support/pages.ts';
import { expect, test } from './support/test.ts';

const stored = (key: string) => localStorage.getItem(key);

test('[R1.07] English unless a supported language is stored', async ({ page }) => {
  const html = page.locator('html');
  await page.goto('/');
  await expect(html).toHaveAttribute('lang', 'en');
  for (const [value, tag] of [
    ['TY', 'fil-PH'],
    ['XX', 'en'],
    ['ty; drop', 'en'],
    ['EN', 'en'],
  ] as const) {
    await page.evaluate((language) => localStorage.setItem('lang', language), value);
    await page.reload();
    await expect(html).toHaveAttribute('lang', tag);
    const name = tag === 'en' ? 'Log in' : 'Mag-log in';
    await expect(page.getByRole('banner').getByRole('button', { name })).toBeVisible();
  }
});

test('an unsupported language in the cookie shows the page in English', async ({
  page,
  context,
  gateway,
}) => {
  await preferLanguage(context, gateway.url, 'ZZ');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('[R1.08] the language that a visitor chose becomes the account’s; without a choice it stays', async ({
  page,
  gateway,
  freshMember,
}) => {
  const { token } = freshMember.session;
  const languageOfAccount = async () =>
    (await gateway.client.value(memberInfo, {}, { token })).language;
  await freshMember.logIn();
  const told = watchCalls(page, updateLanguage);
  await page.goto('/');
  await expect(page.getByRole('banner').getByText('$0.00', { exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(told).toHaveLength(0);
  expect(await languageOfAccount()).toBe('EN');
  // The state after a visitor's choice.
  await page.evaluate(() => localStorage.setItem('lang', 'TY'));
  await page.reload();
  await expect.poll(languageOfAccount).toBe('TY');
  await page.waitForLoadState('networkidle');
  expect(told).toHaveLength(1);
});

test('[R1.08] a language that a later choice replaced is neither shown nor reported to the server', async ({
  page,
  freshMember,
}) => {
  await freshMember.logIn();
  await page.goto('/promotions');
  await waitForHydration(page);
  const words = /\/assets\/(words-)?fil-/;
  const held: Request[] = [];
  page.on('request', (request) => words.test(request.url()) && held.push(request));
  const release = await holdRequests(page, words);
  const told = watchCalls(page, updateLanguage);
  const languages = () => told.map((request) => request.postDataJSON().language);
  await chooseLanguage(page, 'Filipino');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await chooseLanguage(page, 'English');
  await expect.poll(languages).toEqual(['EN']);
  release();
  await Promise.all(held.map(async (request) => (await request.response())?.finished()));
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  // Reported after anything that the replaced choice would have reported.
  await chooseLanguage(page, 'English');
  await expect.poll(() => told.length).toBeGreaterThan(1);
  expect(languages()).toEqual(['EN', 'EN']);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('[R1.08] [R1.09] [R3.05] a switch is stored, reported to the server, and reloads texts of the server', async ({
  page,
  freshMember,
}) => {
  await freshMember.logIn();
  await page.goto('/');
  const banner = page.getByRole('banner');
  await expect(banner.getByText('$0.00', { exact: true })).toBeVisible({
    timeout: 15_000,
  });
  await expect(page.getByRole('heading', { name: 'Winners' })).toBeAttached();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => Reflect.set(window, 'here', performance.now()));
  expect(await page.evaluate(stored, 'lang'), 'nothing was chosen yet').toBeNull();
  const calls = {
    told: watchCalls(page, updateLanguage),
    hot: watchCalls(page, hotGames),
    winners: watchCalls(page, winnerBoard),
    announcements: watchCalls(page, announcements),
    vendors: watchCalls(page, gameVendors),
  };
  const paths: readonly string[] = [hotGames, winnerBoard, announcements, gameVendors].map(
    ({ path }) => path,
  );
  let lastAnswer = Date.now();
  page.on('requestfinished', (request) => {
    if (paths.includes(new URL(request.url()).pathname)) lastAnswer = Date.now();
  });
  await banner.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('menuitem', { name: 'Filipino' }).click();

  await expect(page.locator('html')).toHaveAttribute('lang', 'fil-PH');
  await expect(banner.getByRole('button', { name: /^Wika/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Mga Promo' }).first()).toBeVisible();
  expect(await page.evaluate(stored, 'lang')).toBe('TY');
  expect(await page.evaluate(stored, 'hisLang')).toBe('EN');
  await expect.poll(() => calls.told.length).toBe(1);
  expect(calls.told[0]?.postDataJSON()).toEqual({ language: 'TY' });
  expect(await calls.told[0]?.headerValue('authorization')).toBe(freshMember.session.token);

  for (const name of ['hot', 'winners', 'announcements', 'vendors'] as const) {
    await expect.poll(() => calls[name].length, name).toBeGreaterThan(0);
    for (const request of calls[name]) {
      expect(queryOf(request).language, name).toBe('TY');
      expect(await request.headerValue('language'), name).toBe('TY');
    }
  }
  expect(calls.vendors.every((request) => queryOf(request).flush === '1')).toBe(true);
  // The brand's own texts are translated as well.
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('demonstrasyong brand ng Baize');
  await expect(footer).not.toContainText('is a demonstration brand');
  expect(await page.evaluate(() => Reflect.get(window, 'here'))).toBeGreaterThan(0);

  // Back to the first language: everything is loaded again, and no cache answers for the vendors. Data of the last two
  // seconds would count as fresh.
  await expect.poll(() => Date.now() - lastAnswer, { timeout: 15_000 }).toBeGreaterThan(2000);
  for (const requests of Object.values(calls)) requests.length = 0;
  await banner.getByRole('button', { name: /^Wika/ }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(footer).toContainText('is a demonstration brand of Baize');
  expect(await page.evaluate(stored, 'lang')).toBe('EN');
  expect(await page.evaluate(stored, 'hisLang')).toBe('TY');
  for (const name of ['hot', 'winners', 'announcements', 'vendors'] as const) {
    await expect.poll(() => calls[name].length, name).toBeGreaterThan(0);
    expect(calls[name].map((request) => queryOf(request).language)).toEqual(
      calls[name].map(() => 'EN'),
    );
  }
  expect(calls.vendors.map((request) => queryOf(request).flush)).toEqual(
    calls.vendors.map(() => '1'),
  );

  await banner.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('menuitem', { name: 'Filipino' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil-PH');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil-PH');
});

test('[R1.09] the lobby reloads in the other language, and keeps its page', async ({ page }) => {
  await page.goto('/rng?page=2');
  await expect(lobbyCards(page)).toHaveCount(18);
  const asked = watchCalls(page, gameList);
  const vendors = watchCalls(page, gameVendors);
  await chooseLanguage(page, 'Filipino');
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  expect(asked.map((request) => queryOf(request).language)).toEqual(asked.map(() => 'TY'));
  expect(asked.map(queryOf)[0]).toMatchObject({ pageNo: '2' });
  await expect(page).toHaveURL(/\/rng\?page=2$/);
  await expect.poll(() => vendors.length).toBeGreaterThan(0);
  expect(vendors.map(queryOf)[0]).toMatchObject({ language: 'TY', flush: '1' });
});

test('[R1.09] a list that was not visible at the switch is shown in the new language when it is opened', async ({
  page,
}) => {
  const asked = watchCalls(page, hotGames);
  await page.goto('/promotions');
  await chooseLanguage(page, 'Filipino');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mga promo');
  asked.length = 0;
  await navigateInApp(page, '/');
  const hot = page.getByRole('main').getByRole('region', { name: /^Patok na laro/ });
  await expect(hot.getByRole('article')).toHaveCount(12);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.map((request) => queryOf(request).language)).toEqual(asked.map(() => 'TY'));
});

test('a language that cannot be reported to the gateway is shown nevertheless', async ({
  page,
  problems,
}) => {
  problems.allow(/member\/language/);
  await page.route(`**${updateLanguage.path}`, (route) => route.abort('connectionfailed'));
  await page.goto('/promotions');
  await chooseLanguage(page, 'Filipino');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil-PH');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mga promo');
});

test('a switch waits for its messages: nothing on the page disappears', async ({ page }) => {
  await page.route(/\/assets\/(words-)?fil-/, async (route) => {
    await new Promise((arrived) => setTimeout(arrived, 400));
    await route.continue();
  });
  await page.goto('/promotions');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Promotions');
  await page.evaluate(() => {
    const vanished: string[] = [];
    Reflect.set(window, 'vanished', vanished);
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (target instanceof HTMLElement && target.style.display === 'none')
          vanished.push(target.className);
      }
    }).observe(document.body, { subtree: true, attributeFilter: ['style'] });
  });
  await chooseLanguage(page, 'Filipino');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mga promo');
  await chooseLanguage(page, 'English');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Promotions');
  expect(await page.evaluate(() => Reflect.get(window, 'vanished'))).toEqual([]);
});

test('a language whose messages fail to load shows an error, and the page stays as it is', async ({
  page,
  problems,
}) => {
  problems.allow(/Failed to load resource|fetch dynamically imported module/);
  await page.goto('/promotions');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Promotions');
  await page.route(/\/assets\/(words-)?fil-/, (route) => route.abort('connectionfailed'));
  await chooseLanguage(page, 'Filipino');
  await expect(page.getByText('The language could not be loaded.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Promotions');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await page.evaluate(stored, 'lang')).not.toBe('TY');
});

test('other tabs follow a switch', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/promotions');
  await page.goto('/promotions');
  await chooseLanguage(page, 'Filipino');
  await expect(other.locator('html')).toHaveAttribute('lang', 'fil-PH');
  await expect(other.getByRole('button', { name: 'Mag-log in' })).toBeVisible();
});

test('no text of the shell, home and promotions stays English in Filipino', async ({
  page,
  context,
  gateway,
}) => {
  await preferLanguage(context, gateway.url, 'TY');
  const english = [
    'Log in',
    'Register',
    'Hot games',
    'Winners',
    'Fold menu',
    'Notices',
    'Products',
    'Help',
    'Favourites',
    'See all',
    'Skip to content',
    'Language',
    'Side menu',
    'Previous banner',
    'Next banner',
  ];
  await page.goto('/');
  await waitForHydration(page);
  for (const path of ['/promotions', '/no-such-page', '/']) {
    await navigateInApp(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    const words = await page.evaluate(() =>
      [...document.querySelectorAll('body *')].flatMap((node) => [
        node.childElementCount === 0 ? (node.textContent ?? '').trim() : '',
        node.getAttribute('aria-label') ?? '',
        node.getAttribute('title') ?? '',
      ]),
    );
    expect(words.filter((word) => english.includes(word))).toEqual([]);
  }
});
