import { axeFindings } from './support/axe.ts';
import { outOfWindow } from './support/fit.ts';
import { LOOKS, setTheme } from './support/looks.ts';
import { expect, test } from './support/screen-test.ts';
import { roleOfScreens, SCREEN_GROUPS } from './support/screens.ts';
import { withScrollbars } from './support/scrollbars.ts';
import { DESKTOP } from './support/show-screen.ts';
import { PORTRAIT } from './support/touch.ts';

// Every screen once, in the merchant's own look and in one of the others in turn, for each change. The walks check the
// same screens in every brand, mode and language, and on a phone (`npm test -- walks`).

// With scrollbars that take space, one that appears late causes a layout shift.
test.use({ launchOptions: withScrollbars });

const [USUAL, ...OTHERS] = LOOKS;

for (const [seat, screens] of SCREEN_GROUPS.entries()) {
  test(`nothing shifts while data arrives, axe finds nothing in two looks, and a narrow window loses nothing: screens of ${roleOfScreens(screens)}, part ${seat + 1}`, async ({
    showScreens,
  }) => {
    await showScreens(screens, seat, DESKTOP, async (page, screen, index) => {
      // The shell is the same for all screens of one role.
      const what = index === 0 ? 'page' : 'part';
      expect.soft(await axeFindings(page, what), `axe, ${screen.path}`).toEqual([]);
      const other = OTHERS[(seat + index) % OTHERS.length];
      if (!USUAL || !other) throw new Error('There is only one look.');
      await setTheme(page, other);
      const label = `axe, ${screen.path} in ${other.brand} ${other.mode}`;
      expect.soft(await axeFindings(page, 'look'), label).toEqual([]);
      await setTheme(page, USUAL);
      await page.setViewportSize(PORTRAIT);
      // Content that is being laid out (a font, a rail) may be clipped for a moment.
      const reflow = { message: `reflow, ${screen.path}`, timeout: 2000 };
      await expect.soft.poll(() => outOfWindow(page), reflow).toEqual([]);
    });
  });
}
