import { readFile } from 'node:fs/promises';
import { DAY } from '../../gateway/contract/durations.ts';
import { expectRedBadge } from './support/count-badge.ts';
import { payIn } from './support/pay-in.ts';
import { expect, test } from './support/test.ts';

test('[R2.66a] filters, page and details are in the address; the range is exported as CSV', async ({
  page,
  logIn,
}) => {
  await logIn('demo_player');
  await page.goto('/member?page=personalHistoryCopy');
  await page.getByRole('button', { name: '30 days' }).click();
  await expect(page).toHaveURL(/range=30d/);
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(21);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/p=2/);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await rows.nth(1).getByRole('button').click();
  const details = page.getByRole('dialog');
  await expect(details.getByText('Order number')).toBeVisible();
  await page.reload();
  await expect(details.getByText('Order number')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expect(page).toHaveURL(/p=2/);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const text = await readFile(await (await saved).path(), 'utf8');
  expect(text).toMatch(/^\uFEFFOrder number,Time of bet,Game,/);
  const shown = await page.locator('dt:has-text("Bets placed") + dd').innerText();
  expect(text.trim().split('\r\n').length - 1).toBe(Number(shown.replaceAll(',', '')));
});

test('[R2.67] today is the gateway’s day: a new payment is listed on a device whose clock is a day late', async ({
  page,
  gateway,
  freshMember,
}) => {
  await payIn(gateway.client, freshMember.session.token, 100);
  await freshMember.logIn();
  await page.clock.install({ time: Date.now() - DAY });
  await page.goto('/member?page=transactionHistory');
  await expect(page.getByRole('row').filter({ hasText: 'Deposit' })).toContainText('$100.00');
});

test('[R2.73] a message stays open when it is read in the list of unread ones; a new one is listed at once', async ({
  page,
  gateway,
  freshMember,
}) => {
  await freshMember.logIn();
  // A page number beyond the last page shows the last page.
  await page.goto('/member?page=messageV2&kind=unread&p=9');
  const main = page.getByRole('main');
  await main
    .getByRole('button', { name: /Welcome/ })
    .first()
    .click();
  const letter = page.getByRole('dialog');
  await expect(letter).toContainText('Your account is ready');
  const banner = page.getByRole('banner');
  await expect(page.getByText('You have read everything')).toBeAttached();
  await expect(letter).toContainText('Your account is ready');
  await page.keyboard.press('Escape');
  await expect(letter).toHaveCount(0);
  await expect(banner.getByRole('button', { name: 'No unread messages' })).toBeVisible();
  await expect(page).toHaveURL((url) => !url.searchParams.has('p'));

  await payIn(gateway.client, freshMember.session.token, 40);
  await expect(banner.getByRole('button', { name: /[1-9] unread message/ })).toBeVisible();
  await expect(main.getByRole('listitem')).not.toHaveCount(0);
});

test('[R2.75a] reading a message reduces the count in list and header', async ({
  page,
  freshMember,
}) => {
  await freshMember.logIn();
  await page.goto('/member?page=messageV2');
  const nav = page.getByRole('navigation', { name: 'Member center' });
  const unread = nav.getByText('1 unread message');
  await expect(unread).toBeAttached();
  await expectRedBadge(unread, 1);
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('button', { name: '1 unread message' })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: /Welcome/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toContainText('Your account is ready');
  await expect(unread).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(banner.getByRole('button', { name: 'No unread messages' })).toBeVisible();
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Your inbox is empty')).toBeVisible();
});
