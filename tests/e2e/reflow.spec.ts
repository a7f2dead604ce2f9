import { axeFindings } from './support/axe.ts';
import { cutBySpacing, outOfWindow } from './support/fit.ts';
import { comesToRest, enterAs, partsOfScreens, visit } from './support/screens.ts';
import { expect, test } from './support/test.ts';

for (const [seat, screens] of partsOfScreens(9).entries()) {
  const [first] = screens;
  if (!first) continue;
  test(`small windows and wide text lose nothing: screens of a ${first.role}, part ${seat + 1}`, async ({
    page,
    gateway,
    callerIp,
    problems,
  }) => {
    test.setTimeout(120_000);
    problems.allow(/Failed to load resource/);
    await enterAs(page, gateway.url, callerIp, first.role, 50 + seat);
    await page.setViewportSize({ width: 390, height: 844 });
    for (const screen of screens) {
      await visit(page, screen);
      await comesToRest(page);
      // Target size among it: 24 px, on a phone too.
      expect.soft(await axeFindings(page, 'page'), `axe, ${screen.path}`).toEqual([]);
      expect.soft(await cutBySpacing(page), `text spacing, ${screen.path}`).toEqual([]);
      // What 1280 px are at 400 %.
      await page.setViewportSize({ width: 320, height: 640 });
      const options = { message: `reflow, ${screen.path}`, timeout: 2000 };
      await expect.soft.poll(() => outOfWindow(page), options).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
    }
  });
}
