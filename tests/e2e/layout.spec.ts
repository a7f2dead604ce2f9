import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { preferBrand, preferLanguage, waitForHydration } from './support/pages.ts';
import { expect, expectNoAxeViolations, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const CATEGORIES = [
  'Slots',
  'Live casino',
  'Fish',
  'Poker & cards',
  'Sports',
  'E-sports',
  'Cockfight',
  'Lottery',
  'E-lottery',
];

/** The visible effect of each brand's `layout.json`. */
const ARRANGED = {
  meridian: {
    header: ['Meridian', 'Search', 'Language: EN', 'Log in'],
    headings: ['Hot games', 'Jackpots', 'Winners', ...CATEGORIES],
    hot: ['Hot games', 'Patok na laro', 12],
    banners: { slides: 5, cards: 0 },
  },
  volt: {
    header: ['Volt', 'Search', 'Language: EN', 'Log in'],
    headings: ['Offers and news', 'Top played', ...CATEGORIES, 'Jackpots', 'Winners'],
    hot: ['Top played', 'Pinakanilalaro', 12],
    banners: { slides: 0, cards: 5 },
  },
  cedar: {
    header: ['Cedar', 'Search', 'Language: EN', 'Log in'],
    headings: ['Loved by our players', ...CATEGORIES, 'Jackpots', 'Winners'],
    hot: ['Loved by our players', 'Paborito ng mga manlalaro', 6],
    banners: { slides: 3, cards: 2 },
  },
  lantern: {
    header: ['Search', 'Lantern', 'Language: EN', 'Log in'],
    headings: ['Lucky tonight', 'Jackpots', 'Hot games', ...CATEGORIES],
    hot: ['Hot games', 'Patok na laro', 12],
    banners: { slides: 5, cards: 0 },
  },
} as const;

const sideMenu = (page: Page) => page.getByRole('navigation', { name: 'Side menu' });
const categoryBar = (page: Page) => page.getByRole('navigation', { name: 'Games', exact: true });
const headings = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
/** Without the figures in some of them; also for content that is not laid out yet. */
const wordsOf = (all: Locator) =>
  all.evaluateAll((nodes) => nodes.map((node) => node.firstChild?.textContent));
const left = async (part: Locator) => (await part.boundingBox())?.x ?? Number.NaN;
const opacity = (part: Locator) => part.evaluate((node) => Number(getComputedStyle(node).opacity));

for (const [brand, wanted] of Object.entries(ARRANGED)) {
  test(`home of ${brand} is arranged by its layout, in both languages, and accessible`, async ({
    page,
    context,
    gateway,
  }) => {
    await preferBrand(context, gateway.url, brand);
    await page.goto('/');
    await waitForHydration(page);
    expect(await wordsOf(headings(page))).toEqual(wanted.headings);
    const banner = page.getByRole('banner');
    const parts = wanted.header.map((name) =>
      banner
        .getByRole('link', { name, exact: true })
        .or(banner.getByRole('button', { name, exact: true })),
    );
    const places = await Promise.all(parts.map(left));
    expect(places).toEqual(places.toSorted((one, other) => one - other));

    const [english, filipino, games] = wanted.hot;
    const hot = page.getByRole('region', { name: new RegExp(`^${english}`) });
    await expect(hot.getByRole('article')).toHaveCount(games);
    const { slides, cards } = wanted.banners;
    const main = page.getByRole('main');
    await expect(main.getByRole('group', { name: /^Banner \d/, includeHidden: true })).toHaveCount(
      slides,
    );
    const beside = page.getByRole('region', { name: /^(Offers and news|More offers)/ });
    const still = beside.locator('a:not([data-slide])', { has: page.locator('img') });
    await expect(still).toHaveCount(cards);
    await expectNoAxeViolations(page);

    await preferLanguage(context, gateway.url, 'TY');
    await page.goto('/');
    await expect(page.getByRole('region', { name: new RegExp(`^${filipino}`) })).toBeVisible();
  });
}

test('a menu beside the page, categories above it, or both: together they have all entries', async ({
  page,
  context,
  gateway,
}) => {
  const slots = () => sideMenu(page).getByRole('link', { name: 'Slots', exact: true });
  await page.goto('/');
  await expect(sideMenu(page)).toBeVisible();
  await expect(categoryBar(page)).toBeVisible();
  await expect(slots()).toBeHidden();

  await preferBrand(context, gateway.url, 'volt');
  await page.goto('/');
  await expect(categoryBar(page)).toBeHidden();
  await expect(slots()).toBeVisible();
  await slots().click();
  await expect(page).toHaveURL(/\/rng$/);

  await preferBrand(context, gateway.url, 'cedar');
  await page.goto('/');
  await expect(categoryBar(page)).toBeVisible();
  await expect(sideMenu(page)).toBeHidden();
});

test('a menu that opens over the page is reached, closed and left by keyboard only', async ({
  page,
  context,
  gateway,
}) => {
  await preferBrand(context, gateway.url, 'cedar');
  await page.goto('/rng');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Open menu' }).press('Enter');
  await expect(sideMenu(page)).toBeVisible();
  await expectNoAxeViolations(page, 'nav');
  // No sticky element of the page overlaps the menu or its backdrop.
  const covered = await page.evaluate(() => {
    const search = document
      .querySelector('main input[placeholder^="Search games"]')
      ?.getBoundingClientRect();
    if (!search) throw new Error('the lobby has no search');
    const top = document.elementFromPoint(search.x + 4, search.y + 4);
    return top?.closest('main') === null;
  });
  expect(covered).toBe(true);
  await page.keyboard.press('Escape');
  await expect(sideMenu(page)).toBeHidden();
  const opener = page.getByRole('button', { name: 'Open menu' });
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await sideMenu(page).getByRole('link', { name: 'Jackpots' }).press('Enter');
  await expect(page).toHaveURL(/classify=JP/);
  await expect(sideMenu(page)).toBeHidden();
});

test('text over a tile appears on hover and focus; corner actions may always be visible', async ({
  page,
  context,
  gateway,
}) => {
  await preferBrand(context, gateway.url, 'lantern');
  await page.goto('/rng');
  const tile = page.getByRole('tabpanel').getByRole('article').first();
  const title = await tile.getAttribute('aria-label');
  const words = tile.getByText(title ?? '', { exact: true }).locator('..');
  expect(await opacity(words)).toBe(0);
  await tile.hover();
  await expect.poll(() => opacity(words)).toBe(1);
  await page.mouse.move(0, 0);
  await expect.poll(() => opacity(words)).toBe(0);
  await tile.getByRole('button').first().focus();
  await expect.poll(() => opacity(words)).toBe(1);

  const corner = () => opacity(tile.getByRole('button', { name: /^About/ }));
  await page.mouse.move(0, 0);
  await page.goto('/rng');
  expect(await corner()).toBe(0);
  await preferBrand(context, gateway.url, 'volt');
  await page.goto('/rng');
  expect(await corner()).toBe(1);
  const cover = await tile.locator('img').first().boundingBox();
  expect(cover?.width).toBeCloseTo(cover?.height ?? 0, 0);
});

test('another brand rearranges the open page, and the previous one can be restored', async ({
  page,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  await page.evaluate(() => Reflect.set(window, 'here', true));
  const choose = async (name: string) => {
    await page.getByRole('banner').getByRole('button', { name: 'Brand' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  const first = () => wordsOf(headings(page));
  await choose('Volt');
  await expect.poll(first).toEqual(ARRANGED.volt.headings);
  await choose('Lantern');
  await expect.poll(first).toEqual(ARRANGED.lantern.headings);
  await choose('Meridian');
  await expect.poll(first).toEqual(ARRANGED.meridian.headings);
  expect(await page.evaluate(() => Reflect.get(window, 'here'))).toBe(true);
});

test('type, density and background are the brand’s; a brand without a layout sets none of them', async ({
  page,
  context,
  gateway,
}) => {
  const looks = async (brand: string) => {
    await preferBrand(context, gateway.url, brand);
    await page.goto('/promotions');
    return page.evaluate(() => {
      const root = getComputedStyle(document.documentElement);
      const read = (name: string) => root.getPropertyValue(name).trim();
      return {
        type: read('--bz-font-size-md'),
        control: read('--bz-size-control-md'),
        ground: getComputedStyle(document.body).backgroundImage,
      };
    });
  };
  expect(await looks('meridian')).toEqual({ type: '1rem', control: '40px', ground: 'none' });
  expect(await looks('cedar')).toMatchObject({ type: '1.06rem', control: '40px' });
  const volt = await looks('volt');
  expect(volt).toMatchObject({ type: '1rem', control: '34px' });
  expect(volt.ground).toContain('linear-gradient');
  const built = join(import.meta.dirname, '../../tokens/dist/brands/meridian/brand.css');
  expect(await readFile(built, 'utf8')).not.toContain('--bz-layout-');
});
