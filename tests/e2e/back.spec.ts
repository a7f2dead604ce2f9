import type { Locator, Page } from '@playwright/test';
import { addFavourite, CLIENT_TYPE, gameList, PLATFORM } from '../../gateway/contract/games.ts';
import { demoMember } from './support/pages.ts';
import { rewardsBackOffice } from './support/rewards-back-office.ts';
import { FIRST_WITH_BETS, waitUntilStable } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { nextFrames } from './support/time.ts';

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** The content of a list: its headings, rows and cards. */
const contents = (page: Page) =>
  page
    .getByRole('main')
    .locator('article, h2, tbody tr, li')
    .evaluateAll((all) => all.slice(0, 40).map((each) => each.textContent));

const inMain = (name: RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first();

/** Scrolls the list, which must be long enough. */
async function scrollList(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo(0, to), top);
  await expect.poll(() => scrolled(page), 'the list scrolls').toBe(top);
  await nextFrames(page);
}

/** Opens an overlay over the list by keyboard and closes it by Back: the list has not moved. */
async function popupAndBack(page: Page, button: Locator, top: number): Promise<void> {
  await button.evaluate((node: HTMLElement) => {
    node.focus({ preventScroll: true });
    node.click();
  });
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect(await scrolled(page), 'a popup moves nothing').toBe(top);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
  expect(await scrolled(page)).toBe(top);
}

/** Leaves the list for another route and returns by Back: the same page of it at the same position. */
async function leaveAndBack(page: Page, top: number): Promise<void> {
  const address = page.url();
  const before = await contents(page);
  expect(before.length, 'the list shows something').toBeGreaterThan(2);
  await page
    .getByRole('navigation', { name: 'Side menu' })
    .getByRole('link', { name: 'App download' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { level: 1, name: /app/i })).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect.poll(() => contents(page)).toEqual(before);
  await expect.poll(() => scrolled(page)).toBe(top);
}

interface List {
  readonly name: string;
  readonly path: string;
  readonly isMembers?: boolean;
  /** A button of the list that opens a popup. */
  readonly opener?: (page: Page) => Locator;
  /** CSS pixels. */
  readonly top: number;
}

const LISTS: readonly List[] = [
  { name: 'lobby', path: '/rng?page=2', opener: inMain(/^About this game/), top: 300 },
  { name: 'game center', path: '/sports?gameType=SPORTS', top: 120 },
  {
    name: 'promotions',
    path: '/promotions?category=deposit',
    opener: inMain(/^Terms of/),
    top: 150,
  },
  { name: 'points mall', path: '/pointMall?tab=history', isMembers: true, top: 100 },
  {
    name: 'betting record',
    path: '/member?page=personalHistoryCopy&range=30d&p=2',
    isMembers: true,
    opener: (page) => page.locator('tbody button').first(),
    top: 300,
  },
  {
    name: 'account record',
    path: '/member?page=transactionHistory&range=30d',
    isMembers: true,
    top: 100,
  },
];

for (const [index, { name, path, isMembers, opener, top }] of LISTS.entries()) {
  test(`[R2.13] Back restores the ${name}, its page and scroll position, and closes what is open over it`, async ({
    page,
    logIn,
  }) => {
    if (isMembers) await logIn(demoMember(FIRST_WITH_BETS + 20 + index));
    await page.setViewportSize({ width: 1280, height: 500 });
    // A badge in a menu needs the last response, which must have arrived before the state is stored.
    await page.goto(path, { waitUntil: 'networkidle' });
    await waitUntilStable(page);
    await scrollList(page, top);
    if (opener) await popupAndBack(page, opener(page), top);
    await leaveAndBack(page, top);
  });
}

test('[R2.13] [R2.08] Back restores favourites and recent games', async ({
  page,
  gateway,
  freshMember,
}) => {
  const { client } = gateway;
  const { games } = await client.value(gameList, {
    language: 'EN',
    clientType: CLIENT_TYPE,
    platform: PLATFORM,
    merchant: 'baize',
    gameType: 'RNG',
    pageNo: 1,
    pageSize: 18,
  });
  for (const { nodeId, vassalage, gameType } of games.slice(0, 3)) {
    const data = { nodeId, vendor: vassalage, gameType };
    // At most one a second (R5.10).
    await expect
      .poll(async () => {
        const { token } = freshMember.session;
        return (await client.call(addFavourite, { data }, { token })).success;
      })
      .toBe(true);
  }
  await freshMember.logIn();
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/favorite?type=RNG');
  await waitUntilStable(page);
  await scrollList(page, 250);
  await popupAndBack(page, inMain(/^About this game/)(page), 250);
  await leaveAndBack(page, 250);
});

test('[R2.05] Back returns from pages that help and search opened to their term and query', async ({
  page,
}) => {
  await page.goto('/');
  await page.goto('/help#turnover');
  const help = page.getByRole('dialog', { name: 'Help center' });
  const turnover = help.getByRole('region', { name: 'Turnover' });
  await expect(turnover).toBeInViewport();
  await help.getByRole('button', { name: 'Customer service' }).first().click();
  const contact = page.getByRole('dialog', { name: 'Customer service' });
  await expect(contact).toBeVisible();
  await page.goBack();
  await expect(contact).toHaveCount(0);
  await expect(page).toHaveURL(/\/help#turnover$/);
  await expect(turnover).toBeInViewport();

  await page.goto('/promotions');
  await waitUntilStable(page);
  await page.evaluate(() => window.scrollTo(0, 200));
  await page.keyboard.press('/');
  const search = page.getByRole('dialog', { name: 'Search games, providers and pages' });
  await search.getByRole('combobox').fill('emberfall dragon');
  await expect(page).toHaveURL(/popup=search.*emberfall/);
  await expect(search.getByRole('option').first()).toContainText('Emberfall Dragon');
  await search.getByRole('combobox').press('Enter');
  const login = page.getByRole('dialog', { name: 'Log in' });
  await expect(login).toBeVisible();
  await page.goBack();
  await expect(login).toHaveCount(0);
  await expect(search.getByRole('combobox')).toHaveValue('emberfall dragon');
  await expect(search.getByRole('option').first()).toContainText('Emberfall Dragon');
  await page.goBack();
  await expect(search).toHaveCount(0);
  expect(await scrolled(page)).toBe(200);
});

test('[R2.13] Back closes a form over a page and not the page, and a closed form leaves no history entry', async ({
  page,
  freshMember,
}) => {
  await freshMember.logIn();
  await page.goto('/promotions');
  await page.goto('/member?page=securityCenter');
  const rename = page.getByRole('main').getByRole('button', { name: 'Change nickname' });
  const form = page.getByRole('dialog', { name: 'Change nickname' });
  await rename.click();
  await form.getByLabel(/^Nickname/).fill('Mara');
  await page.goBack();
  await expect(form).toHaveCount(0);
  await expect(page).toHaveURL(/\/member\?page=securityCenter$/);
  await expect(rename).toBeFocused();

  await rename.click();
  await expect(form).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/promotions$/);
});

test('[R2.13] Back cancels a confirmation and keeps the page below; after a sign-out the confirmation leaves no history entry', async ({
  page,
  freshMember,
}) => {
  await freshMember.logIn();
  await page.goto('/appDownload');
  await page.goto('/promotions');
  const menu = page.getByRole('navigation', { name: 'Side menu' });
  const signOut = menu.getByRole('button', { name: 'Sign out' });
  const question = page.getByRole('alertdialog', { name: 'Sign out' });
  await signOut.click();
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL(/\/promotions$/);
  await expect(signOut).toBeFocused();

  await signOut.click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/appDownload$/);
  await page.goForward();

  await signOut.click();
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/promotions$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/appDownload$/);
});

test('[R2.13] on a phone Back cancels a confirmation that the menu drawer has opened', async ({
  page,
  freshMember,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await freshMember.logIn();
  await page.goto('/appDownload');
  await page.goto('/promotions');
  await page.getByRole('button', { name: /menu/i }).first().click();
  const menu = page.getByRole('navigation', { name: 'Side menu' });
  await menu.getByRole('button', { name: 'Sign out' }).click();
  const question = page.getByRole('alertdialog', { name: 'Sign out' });
  await expect(question).toBeVisible();
  await waitUntilStable(page);
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL(/\/promotions$/);
});

test('[R2.13] a closed dialog of the address leaves no history entry, and stays closed', async ({
  page,
  freshMember,
  gateway,
}) => {
  await freshMember.logIn();
  await rewardsBackOffice(gateway.url, 'points', {
    username: freshMember.username,
    points: '90000',
  });
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const lists = [
    { path: '/promotions?category=deposit', opener: /^Terms of/, query: /promo=/ },
    { path: '/pointMall?type=gadget', opener: /^Redeem: /, query: /reward=/ },
  ];
  for (const { path, opener, query } of lists) {
    await page.goto('/appDownload');
    await page.goto(path);
    await waitUntilStable(page);
    await main.getByRole('button', { name: opener }).first().click();
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(query);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL((url) => url.pathname + url.search === path);
    await page.goBack();
    await expect(page).toHaveURL(/\/appDownload$/);
  }
});

test('[R2.13] [R2.20] applying changes the content of the same dialog: Back leads to the promotions', async ({
  page,
  freshMember,
}) => {
  await freshMember.logIn();
  await page.goto('/appDownload');
  await page.goto('/promotions');
  await waitUntilStable(page);
  const story = page
    .getByRole('main')
    .getByRole('article')
    .filter({ hasText: 'Show us your lantern' });
  const dialog = page.getByRole('dialog');
  await story.getByRole('button', { name: /^Terms of/ }).click();
  await dialog.getByRole('button', { name: /^Apply/ }).click();
  await expect(page).toHaveURL(/promo=STORY&apply=1$/);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/promotions$/);

  await story.getByRole('button', { name: /^Terms of/ }).click();
  await dialog.getByRole('button', { name: /^Apply/ }).click();
  await expect(page).toHaveURL(/promo=STORY&apply=1$/);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/promotions$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/appDownload$/);
  await expect(dialog).toHaveCount(0);

  // An address that opens the dialog directly has no list below it.
  await page.goto('/promotions?promo=STORY');
  await waitUntilStable(page);
  await dialog.getByRole('button', { name: /^Apply/ }).click();
  await expect(page).toHaveURL(/apply=1$/);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/promotions$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/appDownload$/);
});

test('[R2.13] the next page of a lobby and the next section of the member center open at their top, and Back restores the scroll position', async ({
  page,
  freshMember,
}) => {
  await freshMember.logIn();
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/rng', { waitUntil: 'networkidle' });
  await waitUntilStable(page);
  await scrollList(page, 400);
  await page
    .getByRole('navigation', { name: 'Pages of games' })
    .getByRole('link', { name: 'Next page' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/rng\?page=2$/);
  await expect.poll(() => scrolled(page)).toBe(0);
  await waitUntilStable(page);
  expect(await scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/rng$/);
  await expect.poll(() => scrolled(page)).toBe(400);

  await page.goto('/member?page=depositv2', { waitUntil: 'networkidle' });
  await waitUntilStable(page);
  await scrollList(page, 120);
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Account record' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/page=transactionHistory/);
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/page=depositv2/);
  await expect.poll(() => scrolled(page)).toBe(120);
});
