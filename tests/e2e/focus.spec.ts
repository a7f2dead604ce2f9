import type { Locator, Page } from '@playwright/test';
import { appPath } from '../../portal/shared/navigation/app-path.ts';
import { memberPath } from '../../portal/shared/paths.ts';
import { axeFindings } from './support/axe.ts';
import { LOOKS, setTheme } from './support/looks.ts';
import { comesToRest, enterAs, type Role } from './support/screens.ts';
import { expect, test } from './support/test.ts';

interface Opener {
  readonly role: Role;
  /** What opens it, on a page that it is over. */
  readonly trigger: (page: Page) => Locator;
  readonly opens: 'dialog' | 'alertdialog' | 'menu';
  readonly path?: string;
  /** It has no address, so that no walk over the screens sees it: axe looks at it here. */
  readonly isUnaddressed?: boolean;
}

const inHeader = (name: string | RegExp) => (page: Page) =>
  page.getByRole('banner').getByRole('button', { name });
const inMenu = (name: string | RegExp) => (page: Page) =>
  page.getByRole('navigation', { name: 'Side menu' }).getByRole('button', { name });
const inFooter = (name: string) => (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name });
const inMain = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first();

const OPENERS: Readonly<Record<string, Opener>> = {
  login: { role: 'visitor', trigger: inHeader('Log in'), opens: 'dialog' },
  register: { role: 'visitor', trigger: inHeader('Register'), opens: 'dialog' },
  search: { role: 'visitor', trigger: inHeader('Search'), opens: 'dialog' },
  brand: { role: 'visitor', trigger: inHeader('Brand'), opens: 'menu', isUnaddressed: true },
  language: { role: 'visitor', trigger: inMenu('Language'), opens: 'menu', isUnaddressed: true },
  license: { role: 'visitor', trigger: inMenu('Legal license'), opens: 'dialog' },
  contact: { role: 'visitor', trigger: inMenu('Customer service'), opens: 'dialog' },
  notice: { role: 'visitor', trigger: inFooter('Notices'), opens: 'dialog' },
  'game-info': {
    role: 'visitor',
    path: appPath('/rng'),
    trigger: inMain(/^About this game/),
    opens: 'dialog',
  },
  promotion: {
    role: 'visitor',
    path: appPath('/promotions'),
    trigger: inMain(/^Terms of/),
    opens: 'dialog',
  },
  account: { role: 'member', trigger: inHeader(/account/i), opens: 'menu', isUnaddressed: true },
  contracts: { role: 'member', trigger: inMenu(/contracts/i), opens: 'dialog' },
  'sign out': {
    role: 'member',
    trigger: inMenu('Sign out'),
    opens: 'alertdialog',
    isUnaddressed: true,
  },
  nickname: {
    role: 'member',
    path: memberPath('securityCenter'),
    trigger: inMain(/nickname/i),
    opens: 'dialog',
    isUnaddressed: true,
  },
  'payment password': {
    role: 'member',
    path: memberPath('securityCenter'),
    trigger: inMain(/transaction password$/i),
    opens: 'dialog',
    isUnaddressed: true,
  },
  authenticator: {
    role: 'member',
    path: memberPath('securityCenter'),
    trigger: inMain('Set up the app'),
    opens: 'dialog',
    isUnaddressed: true,
  },
  'record details': {
    role: 'member',
    path: `${memberPath('personalHistoryCopy')}&range=30d`,
    trigger: (page) => page.getByRole('row').nth(1).getByRole('button'),
    opens: 'dialog',
  },
};

for (const [seat, role] of (['visitor', 'member'] as const).entries()) {
  test(`Escape closes every popup and menu of a ${role}, the focus goes back, and axe finds nothing in them`, async ({
    page,
    gateway,
    callerIp,
  }) => {
    test.setTimeout(240_000);
    await enterAs(page, gateway.url, callerIp, role, 80 + seat);
    let shown = '';
    for (const [name, opener] of Object.entries(OPENERS)) {
      if (opener.role !== role) continue;
      const path = opener.path ?? appPath('/appDownload');
      if (shown !== path) {
        await page.goto(path);
        await comesToRest(page);
        shown = path;
      }
      const trigger = opener.trigger(page);
      const layer = page.getByRole(opener.opens);
      await trigger.press('Enter');
      await expect.soft(layer, name).toBeVisible();
      await comesToRest(page);
      const isInside = await layer.evaluate((node) => node.contains(document.activeElement));
      expect.soft(isInside, `${name}: the focus is inside`).toBe(true);
      await page.keyboard.press('Escape');
      await expect.soft(layer, name).toHaveCount(0);
      await expect.soft(trigger, name).toBeFocused();
      if (!opener.isUnaddressed) continue;
      await trigger.press('Enter');
      await comesToRest(page);
      for (const look of LOOKS) {
        await setTheme(page, look);
        // A brand's layout may have no menu beside the page, and none that opens in it.
        if (!(await layer.isVisible())) continue;
        const label = `${name} in ${look.brand} ${look.mode}`;
        expect.soft(await axeFindings(page, 'part'), label).toEqual([]);
      }
      shown = '';
    }
  });
}
