import type { BrowserContext, Page } from '@playwright/test';
import { shiftsOf, watchShifts } from './layout-shift.ts';
import { type Screen, visit, waitUntilStable } from './screens.ts';
import { expect } from './test.ts';

/** The most common window size of desktops. */
export const DESKTOP = { width: 1440, height: 900 };

/** Maximum layout-shift score of a screen; Core Web Vitals allow ten times as much. */
const LIMIT = 0.01;
const SLOW_MS = 400;

/**
 * Records layout shifts, and delays calls like a slow connection: placeholders become visible, and must not shift. Call it
 * before the first `showScreen`.
 */
export async function slowDownCalls(context: BrowserContext): Promise<void> {
  await watchShifts(context);
  await context.addInitScript((delay) => {
    const own = window.fetch;
    window.fetch = async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
      if (/^\/(wps|lgw)\//.test(pathname)) await new Promise((go) => setTimeout(go, delay));
      return own(input, init);
    };
  }, SLOW_MS);
}

/** Loads a screen in a window of this size, waits until it is completely loaded, and returns its layout shifts. */
export async function showScreen(
  page: Page,
  screen: Screen,
  size: { width: number; height: number },
): Promise<void> {
  await page.setViewportSize(size);
  await visit(page, screen);
  await waitUntilStable(page);
  const { sum, lines } = await shiftsOf(page);
  const label = `layout shift, ${screen.path} at ${size.width}\n  ${lines}\n`;
  expect.soft(sum, label).toBeLessThan(LIMIT);
}
