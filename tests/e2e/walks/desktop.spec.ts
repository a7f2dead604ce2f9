import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe.ts';
import { LOOKS, setLanguage, setTheme } from '../support/looks.ts';
import { expect, test } from '../support/screen-test.ts';
import { roleOfScreens, SCREEN_GROUPS, type Screen, waitUntilStable } from '../support/screens.ts';
import { withScrollbars } from '../support/scrollbars.ts';
import { DESKTOP } from '../support/show-screen.ts';

// With scrollbars that take space, one that appears late causes a layout shift.
test.use({ launchOptions: withScrollbars });

/** The look in which the Filipino texts are checked: a light one. */
const FILIPINO = LOOKS.find(({ brand, mode }) => brand === 'cedar' && mode === 'light');

/** Axe in every brand and mode; the texts of both languages. */
async function expectNoViolations(page: Page, { path }: Screen, whole: boolean): Promise<void> {
  const [usual] = LOOKS;
  for (const look of LOOKS) {
    const isRead = look === usual || look === FILIPINO;
    if (look === FILIPINO) await setLanguage(page, 'TY');
    await setTheme(page, look);
    if (look === FILIPINO) await waitUntilStable(page);
    // The shell is the same for all screens of one role.
    const what = isRead ? (whole ? 'page' : 'part') : 'look';
    const label = `axe, ${path} in ${look.brand} ${look.mode}`;
    expect.soft(await axeFindings(page, what), label).toEqual([]);
    if (look === FILIPINO) await setLanguage(page, 'EN');
  }
  if (usual) await setTheme(page, usual);
}

for (const [seat, screens] of SCREEN_GROUPS.entries()) {
  test(`nothing shifts while data arrives, and axe finds nothing in any brand, mode and language: screens of ${roleOfScreens(screens)}, part ${seat + 1}`, async ({
    showScreens,
  }) => {
    await showScreens(screens, seat, DESKTOP, async (page, screen, index) => {
      await expectNoViolations(page, screen, index === 0);
    });
  });
}
