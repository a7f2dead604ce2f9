import type { Page } from '@playwright/test';
import { logInForScreen, type Screen } from './screens.ts';
import { showScreen, slowDownCalls } from './show-screen.ts';
import { test as base } from './test.ts';

export { expect } from './test.ts';

/** Checks a screen that is completely loaded; `index` is its position in its group. */
type Look = (page: Page, screen: Screen, index: number) => Promise<void>;

interface Fixtures {
  /**
   * Logs in as the role of a group's screens, and shows each in a window of this size. `seat` distinguishes concurrent
   * logins.
   */
  showScreens(
    group: readonly Screen[],
    seat: number,
    size: { width: number; height: number },
    look: Look,
  ): Promise<void>;
}

/** A test for every screen of one group, with slow calls, so that layout shifts while data arrives are visible. */
export const test = base.extend<Fixtures>({
  showScreens: async ({ page, context, gateway, callerIp, problems, logIn }, use, testInfo) => {
    await use(async (group, seat, size, look) => {
      const [first] = group;
      if (!first) throw new Error('A group has no screen.');
      testInfo.setTimeout(240_000);
      // An invalid link of an email, a page that does not exist.
      problems.allow(/Failed to load resource/);
      await slowDownCalls(context);
      await logInForScreen({ page, gateway, callerIp, logIn }, first, seat);
      for (const [index, screen] of group.entries()) {
        await showScreen(page, screen, size);
        await look(page, screen, index);
      }
    });
  },
});
