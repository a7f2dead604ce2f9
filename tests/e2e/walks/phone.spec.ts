import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe.ts';
import { cutBySpacing, outOfWindow } from '../support/fit.ts';
import { expect, test } from '../support/screen-test.ts';
import { comesToRest, lookerAt, PARTS, type Screen } from '../support/screens.ts';
import { LYING, touchFindings, UPRIGHT } from '../support/touch.ts';

/** What 1280 px are at 400 %. */
const NARROW = { width: 320, height: 640 };

test.use({ viewport: UPRIGHT, hasTouch: true, isMobile: true });

/** Axe with target size among it (24 px), text set wider, and a page zoomed to 400 % lose nothing. */
async function expectToFit(page: Page, { path }: Screen): Promise<void> {
  expect.soft(await axeFindings(page, 'page'), `axe, ${path} on a phone`).toEqual([]);
  // What is just being laid out (a face of type, a rail) may be cut for a moment.
  const within = (what: string) => ({ message: `${what}, ${path}`, timeout: 2000 });
  await expect.soft.poll(() => cutBySpacing(page), within('text spacing')).toEqual([]);
  await page.setViewportSize(NARROW);
  await expect.soft.poll(() => outOfWindow(page), within('reflow')).toEqual([]);
}

for (const [seat, screens] of PARTS.entries()) {
  test(`on a phone nothing moves while data arrives and axe finds nothing, small windows and wide text lose nothing; upright and lying, every control is as large as a finger or as far apart, nothing is covered, no text is under 12 px and nothing scrolls sideways: screens of ${lookerAt(screens)}, part ${seat + 1}`, async ({
    showEach,
  }) => {
    // The walk at a desk, which may run beside this one, sits on the seats before.
    await showEach(screens, PARTS.length + seat, UPRIGHT, async (page, screen) => {
      await expectToFit(page, screen);
      for (const size of [UPRIGHT, LYING]) {
        await page.setViewportSize(size);
        await comesToRest(page);
        const label = `${screen.path} at ${size.width} × ${size.height}`;
        await expect.soft
          .poll(() => outOfWindow(page), { message: label, timeout: 2000 })
          .toEqual([]);
        expect.soft(await touchFindings(page), label).toEqual([]);
      }
    });
  });
}
