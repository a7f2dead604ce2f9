import { appPath } from '../../../portal/shared/navigation/app-path.ts';
import { memberPath } from '../../../portal/shared/paths.ts';
import { walk } from '../support/focus.ts';
import { LOOKS, setTheme } from '../support/looks.ts';
import { logInAs, type Role, waitUntilStable } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

/** Pages that together have every kind of control, with the number of steps to tab. */
const WALKS: readonly (readonly [Role, readonly (readonly [string, number])[]])[] = [
  [
    'visitor',
    [
      [appPath('/'), 90],
      [appPath('/register'), 30],
      [appPath('/agent'), 20],
    ],
  ],
  [
    'visitor',
    [
      [appPath('/rng'), 90],
      [`${appPath('/mirrors')}?popup=help`, 12],
    ],
  ],
  [
    'member',
    [
      [memberPath('personalHistoryCopy'), 100],
      [memberPath('depositv2'), 70],
    ],
  ],
  ['agent', [[appPath('/agentHome'), 50]]],
];

for (const [seat, [role, pages]] of WALKS.entries()) {
  for (const width of [1440, 390]) {
    test(`the focus is visible in every brand and never covered: ${role}, part ${seat + 1}, at ${width}`, async ({
      page,
      gateway,
      callerIp,
    }) => {
      test.setTimeout(240_000);
      await logInAs(page, gateway.url, callerIp, role, 70 + seat * 2 + (width === 390 ? 1 : 0));
      await page.setViewportSize({ width, height: 700 });
      for (const [path, steps] of pages) {
        await page.goto(path);
        await waitUntilStable(page);
        // Loads the style sheet of each.
        for (const look of LOOKS.toReversed()) await setTheme(page, look);
        expect.soft(await walk(page, steps), path).toEqual([]);
      }
    });
  }
}
