import { axeFindings } from './support/axe.ts';
import { LOOKS, speak, wear } from './support/looks.ts';
import { comesToRest, enterAs, partsOfScreens, visit } from './support/screens.ts';
import { expect, test } from './support/test.ts';

/** The one in which the Filipino words are read: a light one. */
const FILIPINO = LOOKS.find(({ brand, mode }) => brand === 'cedar' && mode === 'light');

for (const [seat, screens] of partsOfScreens(6).entries()) {
  const [first] = screens;
  if (!first) continue;
  test(`axe finds nothing in any brand and mode, EN and TY: screens of a ${first.role}, part ${seat + 1}`, async ({
    page,
    gateway,
    callerIp,
    problems,
  }) => {
    test.setTimeout(120_000);
    // A link of an email that is none, a page that is not there.
    problems.allow(/Failed to load resource/);
    await enterAs(page, gateway.url, callerIp, first.role, seat);
    for (const screen of screens) {
      await visit(page, screen);
      for (const look of LOOKS) {
        const isFirst = look === LOOKS[0];
        if (look === FILIPINO) await speak(page, 'TY');
        await wear(page, look);
        if (isFirst || look === FILIPINO) await comesToRest(page);
        // What surrounds the screens is the same for all of one role.
        const whole = isFirst && screen === first ? 'page' : 'part';
        const what = isFirst || look === FILIPINO ? whole : 'look';
        const label = `${screen.path} in ${look.brand} ${look.mode}`;
        expect.soft(await axeFindings(page, what), label).toEqual([]);
        if (look === FILIPINO) await speak(page, 'EN');
      }
    }
  });
}
