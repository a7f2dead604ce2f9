import type { Locator, Page } from '@playwright/test';
import { addBankCard, setPaymentPassword } from '../../gateway/contract/cashier.ts';
import { appPath } from '../../portal/shared/navigation/app-path.ts';
import { memberPath } from '../../portal/shared/paths.ts';
import { axeFindings } from './support/axe.ts';
import { LOOKS, setTheme } from './support/looks.ts';
import { payIn } from './support/pay-in.ts';
import { logInAs, type Role, waitUntilStable } from './support/screens.ts';
import { expect, test } from './support/test.ts';

interface Opener {
  readonly role: Role;
  /** Opens it, on a page below it. */
  readonly trigger: (page: Page) => Locator;
  readonly opens: 'dialog' | 'alertdialog' | 'menu';
  readonly path?: string;
  /** It has no address, so the walks over the screens do not reach it: axe checks it here. */
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
  test(`Escape closes every popup and menu of a ${role}, the focus returns, and axe finds no violations in them`, async ({
    page,
    gateway,
    callerIp,
  }) => {
    test.setTimeout(240_000);
    await logInAs(page, gateway.url, callerIp, role, 80 + seat);
    let shown = '';
    for (const [name, opener] of Object.entries(OPENERS)) {
      if (opener.role !== role) continue;
      const path = opener.path ?? appPath('/appDownload');
      if (shown !== path) {
        await page.goto(path);
        await waitUntilStable(page);
        shown = path;
      }
      const trigger = opener.trigger(page);
      const layer = page.getByRole(opener.opens);
      await trigger.press('Enter');
      await expect.soft(layer, name).toBeVisible();
      await waitUntilStable(page);
      const isInside = await layer.evaluate((node) => node.contains(document.activeElement));
      expect.soft(isInside, `${name}: the focus is inside`).toBe(true);
      await page.keyboard.press('Escape');
      await expect.soft(layer, name).toHaveCount(0);
      await expect.soft(trigger, name).toBeFocused();
      if (!opener.isUnaddressed) continue;
      await trigger.press('Enter');
      await waitUntilStable(page);
      for (const look of LOOKS) {
        await setTheme(page, look);
        // A brand's layout may have no menu beside the page, and no collapsible one.
        if (!(await layer.isVisible())) continue;
        const label = `${name} in ${look.brand} ${look.mode}`;
        expect.soft(await axeFindings(page, 'part'), label).toEqual([]);
      }
      shown = '';
    }
  });
}

/** Removes an entry of a list by keyboard, and confirms it. */
async function removeByKeys(page: Page, trigger: Locator, confirm: string): Promise<void> {
  await trigger.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: confirm }).press('Enter');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
}

test('the focus moves to the neighbour of an entry that a response removes from a list', async ({
  page,
  gateway: { client },
  freshMember,
}) => {
  const { token } = freshMember.session;
  const secret = '481516';
  await client.value(
    setPaymentPassword,
    {
      loginPassword: freshMember.password,
      newPaymentPassword: secret,
      confirmPaymentPassword: secret,
    },
    { token },
  );
  for (const accountNumber of ['1234567890', '2234567891']) {
    const card = { bankCode: 'HARB', holder: 'Maria Santos', accountNumber };
    await client.value(addBankCard, { ...card, paymentPassword: secret }, { token });
  }
  await payIn(client, token, 40);
  await freshMember.logIn();

  await page.goto('/member?page=messageV2');
  const main = page.getByRole('main');
  const letters = main.getByRole('button', { name: /^Delete/ });
  const lines = main
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Delete/ }) });
  await expect.poll(() => letters.count()).toBeGreaterThan(1);
  await waitUntilStable(page);
  for (let left = await letters.count(); left > 0; left -= 1) {
    await removeByKeys(page, letters.first(), 'Delete');
    await expect(letters).toHaveCount(left - 1);
    const isInMain = () => main.evaluate((node) => node.contains(document.activeElement));
    await expect.poll(isInMain, `${left - 1} are left`).toBe(true);
    if (left === 1) continue;
    // The message that took the place of the previous one.
    await expect(lines.first().getByRole('button').first()).toBeFocused();
  }

  await page.goto('/member?page=securityCenter');
  const cards = main.getByRole('button', { name: /^Remove .*\d{4}$/ });
  await expect(cards).toHaveCount(2);
  await waitUntilStable(page);
  await removeByKeys(page, cards.first(), 'Remove');
  await expect(cards).toHaveCount(1);
  await expect(cards).toBeFocused();
  await removeByKeys(page, cards, 'Remove');
  await expect(cards).toHaveCount(0);
  await expect(main.getByRole('button', { name: 'Add an account' })).toBeFocused();
});
