import type { BrowserContext } from '@playwright/test';
import { PATHS } from '../../portal/shared/paths.ts';
import { shiftsOf, watchShifts } from './support/layout-shift.ts';
import { comesToRest, enterAs, partsOfScreens, type Role } from './support/screens.ts';
import { withScrollbars } from './support/scrollbars.ts';
import { expect, test } from './support/test.ts';

test.use({ launchOptions: withScrollbars });

/** Layout-shift score of a screen; what Core Web Vitals call good is ten times as much. */
const LIMIT = 0.01;
/**
 * Home is drawn before anybody knows who looks: the session lives in the tab, and what is a
 * member's joins a visitor's page. That is held to what Core Web Vitals call good.
 */
const limitOf = (role: Role, path: string) =>
  path === PATHS.home && role !== 'visitor' ? 0.1 : LIMIT;

/** As on a slow line: what was drawn while waiting is seen, and must not move. */
const slowCalls = (context: BrowserContext) =>
  context.route(/\/(wps|lgw)\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.fallback();
  });

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

for (const [seat, screens] of partsOfScreens(8).entries()) {
  const [first] = screens;
  if (!first) continue;
  test(`nothing moves while data arrives: screens of a ${first.role}, part ${seat + 1}`, async ({
    page,
    context,
    gateway,
    callerIp,
    problems,
  }) => {
    test.setTimeout(120_000);
    problems.allow(/Failed to load resource/);
    await watchShifts(context);
    await slowCalls(context);
    await enterAs(page, gateway.url, callerIp, first.role, 30 + seat);
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      for (const { path, isPopup, role } of screens) {
        await page.goto(path);
        if (isPopup) await expect(page.getByRole('dialog'), path).toBeVisible({ timeout: 15_000 });
        await comesToRest(page);
        const { sum, lines } = await shiftsOf(page);
        expect
          .soft(sum, `${path} at ${size.width}\n  ${lines}\n`)
          .toBeLessThan(limitOf(role, path));
      }
    }
  });
}
