import type { Page } from '@playwright/test';
import { enterPart, type Screen } from './screens.ts';
import { showScreen, watchArrivals } from './show-screen.ts';
import { test as base } from './test.ts';

export { expect } from './test.ts';

/** Looks at a screen that shows all it has; `index` is its place in its part. */
type Look = (page: Page, screen: Screen, index: number) => Promise<void>;

interface Fixtures {
  /**
   * Enters as whoever looks at the screens of a part, and shows each in a window of this size. `seat` tells
   * apart who looks at the same time.
   */
  showEach(
    part: readonly Screen[],
    seat: number,
    size: { width: number; height: number },
    look: Look,
  ): Promise<void>;
}

/** A test over every screen of one part: slow calls, so that what moves while data arrives is seen. */
export const test = base.extend<Fixtures>({
  showEach: async ({ page, context, gateway, callerIp, problems, logIn }, use, testInfo) => {
    await use(async (part, seat, size, look) => {
      const [first] = part;
      if (!first) throw new Error('A part has no screen.');
      testInfo.setTimeout(240_000);
      // A link of an email that is none, a page that is not there.
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
