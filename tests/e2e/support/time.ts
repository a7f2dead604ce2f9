import type { Page } from '@playwright/test';

/** Advances the page's wall clock, because of presses within a second only the first one counts (R5.07). */
export const skipSecond = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() + 1000;
  });

/** Waits until the page has rendered pending updates, and has run their effects. */
export const nextFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
      ),
  );
