import type { Page } from '@playwright/test';

/** Moves the page's wall clock on: of presses within a second only the first one counts (R5.07). */
export const skipSecond = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() + 1000;
  });

/** Waits until the page has drawn what it was told, and has run what that started. */
export const nextFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
      ),
  );
