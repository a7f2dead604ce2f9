import type { BrowserContext, Page } from '@playwright/test';
import { axeFindings } from './support/axe.ts';
import { cutBySpacing, outOfWindow } from './support/fit.ts';
import { shiftsOf, watchShifts } from './support/layout-shift.ts';
import { LOOKS, setLanguage, setTheme } from './support/looks.ts';
import {
  AGENT_WITH_CONTRACTS,
  comesToRest,
  enterAs,
  partsOfScreens,
  type Screen,
  visit,
} from './support/screens.ts';
import { withScrollbars } from './support/scrollbars.ts';
import { expect, test } from './support/test.ts';

// Scrollbars that take room: where one comes late, what stands beside it moves.
test.use({ launchOptions: withScrollbars });

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** What 1280 px are at 400 %. */
const NARROW = { width: 320, height: 640 };

/** Layout-shift score of a screen; what Core Web Vitals call good is ten times as much. */
const LIMIT = 0.01;
const SLOW_MS = 400;

/** As on a slow line: what was drawn while waiting is seen, and must not move. */
const slowCalls = (context: BrowserContext) =>
  context.addInitScript((delay) => {
    const own = window.fetch;
    window.fetch = async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
      if (/^\/(wps|lgw)\//.test(pathname)) await new Promise((go) => setTimeout(go, delay));
      return own(input, init);
    };
  }, SLOW_MS);

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

/** A phone, text set wider, and a page zoomed to 400 % lose nothing. */
async function expectToFit(page: Page, { path }: Screen): Promise<void> {
  // A phone's scrollbar lies over the page.
  await page.evaluate(() => {
    document.documentElement.style.scrollbarWidth = 'none';
  });
  // Target size among it: 24 px, on a phone too.
  expect.soft(await axeFindings(page, 'page'), `axe, ${path} on a phone`).toEqual([]);
  // What is just being laid out (a face of type, a rail) may be cut for a moment.
  const within = (what: string) => ({ message: `${what}, ${path}`, timeout: 2000 });
  await expect.soft.poll(() => cutBySpacing(page), within('text spacing')).toEqual([]);
  await page.setViewportSize(NARROW);
  await expect.soft.poll(() => outOfWindow(page), within('reflow')).toEqual([]);
}

async function show(page: Page, screen: Screen, size: typeof DESKTOP): Promise<void> {
  await page.setViewportSize(size);
  await visit(page, screen);
  await comesToRest(page);
  const { sum, lines } = await shiftsOf(page);
  const label = `layout shift, ${screen.path} at ${size.width}\n  ${lines}\n`;
  expect.soft(sum, label).toBeLessThan(LIMIT);
}

for (const [seat, screens] of partsOfScreens(5).entries()) {
  const [first] = screens;
  if (!first) continue;
  test(`nothing moves while data arrives, axe finds nothing in any brand, mode and language, and small windows and wide text lose nothing: screens of ${first.showsContracts ? 'an agent with contracts' : `a ${first.role}`}, part ${seat + 1}`, async ({
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
    await watchShifts(context);
    await slowCalls(context);
    if (first.showsContracts) await logIn(AGENT_WITH_CONTRACTS);
    else await enterAs(page, gateway.url, callerIp, first.role, seat);
    for (const screen of screens) {
      await show(page, screen, DESKTOP);
      await expectNoViolations(page, screen, screen === first);
      await show(page, screen, PHONE);
      await expectToFit(page, screen);
    }
  });
}
