import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe.ts';
import { LOOKS, setLanguage, setTheme } from '../support/looks.ts';
import { comesToRest, enterPart, lookerAt, PARTS, type Screen } from '../support/screens.ts';
import { withScrollbars } from '../support/scrollbars.ts';
import { DESKTOP, showScreen, watchArrivals } from '../support/show-screen.ts';
import { expect, test } from '../support/test.ts';

// Scrollbars that take room: where one comes late, what stands beside it moves.
test.use({ launchOptions: withScrollbars });

/** The one in which the Filipino words are read: a light one. */
const FILIPINO = LOOKS.find(({ brand, mode }) => brand === 'cedar' && mode === 'light');

/** Axe in every brand and mode; the words of both languages. */
async function expectNoViolations(page: Page, { path }: Screen, whole: boolean): Promise<void> {
  const [usual] = LOOKS;
  for (const look of LOOKS) {
    const isRead = look === usual || look === FILIPINO;
    if (look === FILIPINO) await setLanguage(page, 'TY');
    await setTheme(page, look);
    if (look === FILIPINO) await comesToRest(page);
    // What surrounds the screens is the same for all of one role.
    const what = isRead ? (whole ? 'page' : 'part') : 'look';
    const label = `axe, ${path} in ${look.brand} ${look.mode}`;
    expect.soft(await axeFindings(page, what), label).toEqual([]);
    if (look === FILIPINO) await setLanguage(page, 'EN');
  }
  if (usual) await setTheme(page, usual);
}

for (const [seat, screens] of PARTS.entries()) {
  const [first] = screens;
  if (!first) continue;
  test(`nothing moves while data arrives, and axe finds nothing in any brand, mode and language: screens of ${lookerAt(first)}, part ${seat + 1}`, async ({
    page,
    context,
    gateway,
    callerIp,
    problems,
    logIn,
  }) => {
    test.setTimeout(240_000);
    // A link of an email that is none, a page that is not there.
    problems.allow(/Failed to load resource/);
    await watchArrivals(context);
    await enterPart({ page, gateway, callerIp, logIn }, first, seat);
    for (const screen of screens) {
      await showScreen(page, screen, DESKTOP);
      await expectNoViolations(page, screen, screen === first);
    }
  });
}
