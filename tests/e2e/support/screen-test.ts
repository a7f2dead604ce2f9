import type { Page } from '@playwright/test';
import { enterPart, type Screen } from './screens.ts';
import { showScreen, watchArrivals } from './show-screen.ts';
import { test as base } from './test.ts';

export { expect } from './test.ts';

/** Checks a screen that is completely loaded; `index` is its position in its part. */
type Look = (page: Page, screen: Screen, index: number) => Promise<void>;

interface Fixtures {
  /**
   * Logs in as the role of a part's screens, and shows each in a window of this size. `seat` distinguishes concurrent
   * logins.
   */
  showEach(
    part: readonly Screen[],
    seat: number,
    size: { width: number; height: number },
    look: Look,
  ): Promise<void>;
}

/** A test for every screen of one part, with slow calls, so that layout shifts while data arrives are visible. */
export const test = base.extend<Fixtures>({
  showEach: async ({ page, context, gateway, callerIp, problems, logIn }, use, testInfo) => {
    await use(async (part, seat, size, look) => {
      const [first] = part;
      if (!first) throw new Error('A section has no screen.');
      testInfo.setTimeout(240_000);
      // An invalid link of an email, a page that does not exist.
      problems.allow(/Failed to load resource/);
      await watchArrivals(context);
      await enterPart({ page, gateway, callerIp, logIn }, first, seat);
      for (const [index, screen] of part.entries()) {
        await showScreen(page, screen, size);
        await look(page, screen, index);
      }
    });
  },
});
