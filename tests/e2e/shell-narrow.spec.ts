import type { Page } from '@playwright/test';
import { LOOKS } from './support/looks.ts';
import { horizontalOverflow, preferBrand, preferLanguage } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const BRANDS = new Set(LOOKS.map(({ brand }) => brand));
const WIDTHS = [320, 360, 390];
/** The minimum size of a target, CSS pixels (WCAG 2.2, 2.5.8). */
const TARGET = 24;

/** Problems of the header's controls: too small, outside the window, or truncated. */
const cramped = (page: Page): Promise<string[]> =>
  page.getByRole('banner').evaluate((header, least) => {
    const found: string[] = [];
    for (const control of header.querySelectorAll<HTMLElement>('a, button')) {
      const { left, right, width, height } = control.getBoundingClientRect();
      if (width === 0 || getComputedStyle(control).visibility === 'hidden') continue;
      const name = control.getAttribute('aria-label') ?? control.textContent;
      if (width < least || height < least) found.push(`${name}: ${width} × ${height}`);
      if (left < 0 || right > innerWidth) found.push(`${name}: from ${left} to ${right}`);
      if (control.scrollWidth > control.clientWidth + 1) found.push(`${name}: its text is cut`);
    }
    return found;
  }, TARGET);

async function fitsEverywhere(page: Page, url: string, last: RegExp): Promise<void> {
  const wrong: string[] = [];
  for (const brand of BRANDS) {
    await preferBrand(page.context(), url, brand);
    await page.goto('/promotions');
    await expect(page.locator('html')).toHaveAttribute('data-brand', brand);
    await expect(page.getByRole('banner').getByRole('button', { name: last })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 760 });
      const found = await cramped(page);
      if ((await horizontalOverflow(page)) > 0) found.push('the page scrolls sideways');
      wrong.push(...found.map((text) => `${brand} at ${width}: ${text}`));
    }
  }
  expect(wrong).toEqual([]);
}

test('the header fits on the narrowest phones in every brand, for visitors and members', async ({
  page,
  context,
  gateway,
  freshMember,
}) => {
  test.slow();
  // The language with the longer words.
  await preferLanguage(context, gateway.url, 'TY');
  await fitsEverywhere(page, gateway.url, /^Magrehistro/);
  await freshMember.logIn();
  await fitsEverywhere(page, gateway.url, new RegExp(freshMember.username));
});
