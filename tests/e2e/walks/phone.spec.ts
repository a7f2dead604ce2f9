import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe.ts';
import { clippedBySpacing, outOfWindow } from '../support/fit.ts';
import { expect, test } from '../support/screen-test.ts';
import { roleOfScreens, SCREEN_GROUPS, type Screen, waitUntilStable } from '../support/screens.ts';
import { LANDSCAPE, PORTRAIT, touchFindings } from '../support/touch.ts';

/** The width of 1280 px at a zoom of 400 %. */
const NARROW = { width: 320, height: 640 };

test.use({ viewport: PORTRAIT, hasTouch: true, isMobile: true });

/** Axe including target size (24 px), larger text spacing, and a page zoomed to 400 % lose nothing. */
async function expectToFit(page: Page, { path }: Screen): Promise<void> {
  expect.soft(await axeFindings(page, 'page'), `axe, ${path} on a phone`).toEqual([]);
  // Content that is being laid out (a font, a rail) may be clipped for a moment.
  const within = (what: string) => ({ message: `${what}, ${path}`, timeout: 2000 });
  await expect.soft.poll(() => clippedBySpacing(page), within('text spacing')).toEqual([]);
  await page.setViewportSize(NARROW);
  await expect.soft.poll(() => outOfWindow(page), within('reflow')).toEqual([]);
}

for (const [seat, screens] of SCREEN_GROUPS.entries()) {
  test(`on a phone nothing shifts while data arrives and axe finds nothing, small windows and wide text spacing lose nothing; in portrait and landscape, every control has the size or spacing of a touch target, nothing is covered, no text is under 12 px and nothing scrolls sideways: screens of ${roleOfScreens(screens)}, part ${seat + 1}`, async ({
    showScreens,
  }) => {
    // The desktop walk, which may run at the same time, uses the seats before.
    await showScreens(screens, SCREEN_GROUPS.length + seat, PORTRAIT, async (page, screen) => {
      await expectToFit(page, screen);
      for (const size of [PORTRAIT, LANDSCAPE]) {
        await page.setViewportSize(size);
        await waitUntilStable(page);
        const label = `${screen.path} at ${size.width} × ${size.height}`;
        await expect.soft
          .poll(() => outOfWindow(page), { message: label, timeout: 2000 })
          .toEqual([]);
        expect.soft(await touchFindings(page), label).toEqual([]);
      }
    });
  });
}
