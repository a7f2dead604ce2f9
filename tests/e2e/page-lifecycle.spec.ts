import type { Page } from '@playwright/test';
import { balance } from '../../gateway/contract/wallet.ts';
import { holdRequests } from './support/pages.ts';
import { expect, test } from './support/test.ts';

// The headless shell has no back-forward cache (its reason is "masked"), so the test dispatches the events that a
// browser sends for it.
const leave = (page: Page) =>
  page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  });
/** The content of the page at the end of the event, before any request to the gateway. */
const restore = (page: Page) =>
  page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    return sessionStorage.getItem('token');
  });
const banner = (page: Page) => page.getByRole('banner');

test('a page allows the back-forward cache: it is not sent as no-store, and leaving it closes its socket, which reopens on return', async ({
  page,
  freshMember,
}) => {
  await freshMember.logIn();
  const opened = page.waitForEvent('websocket');
  const response = await page.goto('/rng');
  expect(response?.headers()['cache-control']).toBe('private, no-cache');
  const socket = await opened;
  await expect(banner(page)).toContainText('$0.00');
  // A socket that is still connecting ends with an error, which counts as closed as well.
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await leave(page);
  await closed;
  await expect(banner(page)).not.toContainText('$0.00');

  const release = await holdRequests(page, `**${balance.path}*`);
  const again = page.waitForEvent('websocket');
  await restore(page);
  await again;
  await expect(banner(page)).not.toContainText('$0.00');
  release();
  await expect(banner(page)).toContainText('$0.00');
});

test('the scroll position is restored by the portal within a document, and by the browser for a document that was left', async ({
  page,
}) => {
  const who = () => page.evaluate(() => history.scrollRestoration);
  await page.goto('/rng');
  await expect.poll(who).toBe('manual');
  await leave(page);
  expect(await who()).toBe('auto');
  await restore(page);
  expect(await who()).toBe('manual');
});

test('a logout in another tab is noticed immediately by a page from the back-forward cache', async ({
  page,
  context,
  freshMember,
}) => {
  await freshMember.logIn();
  await page.goto('/rng');
  await expect(banner(page)).toContainText('$0.00');
  const other = await context.newPage();
  await other.goto('/promotions');
  await expect(banner(other)).toContainText('$0.00');
  await leave(page);
  await banner(other)
    .getByRole('button', { name: /^Account menu of/ })
    .click();
  await other.getByRole('menuitem', { name: 'Sign out' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(banner(other).getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).not.toBeNull();
  expect(await restore(page)).toBeNull();
  await expect(banner(page).getByRole('button', { name: 'Log in' })).toBeVisible();
});
