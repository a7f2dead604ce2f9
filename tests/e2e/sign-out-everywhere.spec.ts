import type { Page } from '@playwright/test';
import { signOutEverywhere } from '../../gateway/contract/session.ts';
import { expect, expectNoAxeViolations, test } from './support/test.ts';

// The last test switches a flag of the merchant.
test.use({ ownGateway: true });

const SECURITY = '/member?page=securityCenter';
const everywhere = { name: 'Sign out everywhere' };
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Sign out everywhere?' });

test('signing out everywhere ends the session on another device and keeps this one, in every tab', async ({
  page,
  context,
  openElsewhere,
  freshMember,
  problems,
}) => {
  problems.allow(/status of 401/);
  await freshMember.logIn();
  await page.goto(SECURITY);
  const stranger = await openElsewhere();
  await freshMember.logIn(stranger);
  await stranger.goto(SECURITY);
  await expect(stranger.getByRole('button', everywhere)).toBeVisible();
  const tab = await context.newPage();
  await tab.goto(SECURITY);
  await expect(tab.getByRole('button', everywhere)).toBeVisible();

  await page.getByRole('button', everywhere).click();
  await expectNoAxeViolations(page, '[role="alertdialog"]');
  // The demo's merchant does not verify logins, so the text does not promise it.
  await expect(question(page)).not.toContainText('prove themselves');
  await question(page).getByRole('button', everywhere).click();
  await expect(question(page)).toHaveCount(0);
  await expect(page.getByText('You are signed out everywhere else.')).toBeVisible();

  await expect(stranger.getByText('You have been signed out')).toBeVisible();
  for (const own of [page, tab]) {
    await own.reload();
    await expect(own.getByRole('button', everywhere)).toBeVisible();
  }
});

test('by choice this browser is signed out as well', async ({ page, freshMember, problems }) => {
  problems.allow(/status of 401/);
  await freshMember.logIn();
  await page.goto(SECURITY);
  await page.getByRole('button', everywhere).click();
  await question(page).getByRole('checkbox', { name: 'Sign out here too' }).check();
  await question(page).getByRole('button', everywhere).click();
  // R2.12: the page is for members, so the login is shown over home.
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await expect(page.getByText('You have been signed out')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
});

test('if that fails nothing has ended: this tab and the others continue, and send the requests that they deferred', async ({
  page,
  context,
  freshMember,
  problems,
}) => {
  problems.allow(/status of 500/);
  await freshMember.logIn();
  await page.goto(SECURITY);
  const tab = await context.newPage();
  await freshMember.logIn(tab);
  await tab.goto(SECURITY);
  await expect(tab.getByRole('button', everywhere)).toBeVisible();
  await page.route(`**${signOutEverywhere.path}`, (route) =>
    route.fulfill({ status: 500, json: { success: false, errorCode: 'unknown_error' } }),
  );
  await page.getByRole('button', everywhere).click();
  await question(page).getByRole('checkbox', { name: 'Sign out here too' }).check();
  await question(page).getByRole('button', everywhere).click();
  await expect(question(page).getByText('Unknown error.')).toBeVisible();
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  for (const each of [page, tab]) {
    await each
      .getByRole('navigation', { name: 'Member center' })
      .getByRole('link', { name: /^Messages/ })
      .click();
    await expect(each.getByRole('main').getByText('Welcome').first()).toBeVisible();
  }
});

test('where logins from unregistered places are verified, the question says so', async ({
  page,
  gateway,
  freshMember,
}) => {
  await gateway.setFlags({ LOGINIPVERF3: true });
  await freshMember.logIn();
  await page.goto(SECURITY);
  await page.getByRole('button', everywhere).click();
  await expect(question(page)).toContainText('Other devices must prove themselves');
  await gateway.setFlags({ LOGINIPVERF3: false });
});
