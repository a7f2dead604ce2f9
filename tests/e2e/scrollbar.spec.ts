import type { Page } from '@playwright/test';
import { LOOKS, setTheme } from './support/looks.ts';
import { withScrollbars } from './support/scrollbars.ts';
import { expect, test } from './support/test.ts';

test.use({ launchOptions: withScrollbars });

test('where scrollbars take space a dialog covers the window, and the page behind it does not shift', async ({
  page,
}) => {
  await page.goto('/promotions');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  // Also while the dialog hides them from screen readers.
  const banner = page.getByRole('banner', { includeHidden: true });
  const logo = banner.getByRole('link', { includeHidden: true }).first();
  const register = banner.getByRole('button', { name: 'Register', includeHidden: true });
  const places = async () => [await logo.boundingBox(), await register.boundingBox()];
  const widths = () =>
    page.evaluate(() => [window.innerWidth, document.documentElement.clientWidth]);
  const [inner = 0, client = 0] = await widths();
  expect(inner - client, 'the scrollbar takes room').toBeGreaterThan(5);
  const before = await places();

  await register.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const scrim = await dialog.evaluate((node) => {
    const { left, right } = node.parentElement?.getBoundingClientRect() ?? { left: 1, right: 0 };
    return { left, right };
  });
  expect(scrim).toEqual({ left: 0, right: inner });
  expect(await places()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(await widths()).toEqual([inner, client]);
  expect(await places()).toEqual(before);
});

/** A colour of the theme, in the format of computed styles. */
const themeColour = (page: Page, name: string) =>
  page.evaluate((property) => {
    const probe = document.createElement('i');
    probe.style.color = `var(${property})`;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, `--bz-color-${name}`);

test('scrollbars have the colours of the brand, in everything that scrolls', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  const seen = new Set<string>();
  for (const look of LOOKS) {
    await setTheme(page, look);
    const thumb = await themeColour(page, 'surface-borderStrong');
    const track = await themeColour(page, 'canvas-bg');
    const scrollers = ['html', 'main ul'].map((selector) => page.locator(selector).first());
    for (const scroller of scrollers)
      await expect(scroller, look.brand).toHaveCSS('scrollbar-color', `${thumb} ${track}`);
    seen.add(thumb);
  }
  expect(seen.size, 'not one colour for all of them').toBeGreaterThan(1);
});

test('amounts use lining figures in a font with old-style figures', async ({ page }) => {
  await page.goto('/');
  await setTheme(page, { brand: 'meridian', mode: 'dark' });
  const heading = page.getByRole('heading', { level: 2, name: /Hot games/ });
  await expect(heading).toHaveCSS('font-family', /Playfair Display/);
  const without = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((node) => getComputedStyle(node).fontFamily.includes('Playfair'))
      .filter((node) => !getComputedStyle(node).fontFeatureSettings.includes('lnum'))
      .map((node) => node.outerHTML.slice(0, 80)),
  );
  expect(without).toEqual([]);
});
