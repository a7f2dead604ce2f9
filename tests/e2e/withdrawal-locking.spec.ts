import { expect, expectNoAxeViolations, type TestGateway, test } from './support/test.ts';
import { memberWithWithdrawal } from './support/withdrawing.ts';

// These tests change a setting of the merchant and the cashier's delay.
test.use({ ownGateway: true });

const allow = (gateway: TestGateway, withdrawalCancelling: boolean) =>
  gateway.developer('settings', { withdrawalCancelling });
/** The cashier's delay of a withdrawal, milliseconds. */
const decideAfter = (gateway: TestGateway, decideAfterMs: number) =>
  fetch(`${gateway.url}/sandbox/cashier/settings`, {
    method: 'POST',
    body: JSON.stringify({
      withdraw: {
        minimumAmount: 10,
        maximumAmount: 5000,
        dailyCount: 5,
        decideAfterMs,
        usualMinutes: 1,
      },
    }),
  });

test.beforeEach(async ({ gateway }) => void (await decideAfter(gateway, 24 * 3_600_000)));
test.afterEach(async ({ gateway }) => {
  await decideAfter(gateway, 60_000);
  await allow(gateway, false);
});

test('[R10.12a] with the setting off a withdrawal can be neither cancelled nor locked', async ({
  page,
  gateway,
  freshMember,
}) => {
  const { ask } = await memberWithWithdrawal(gateway, freshMember, { deposit: 100 });
  await ask(40);
  await freshMember.logIn();
  await page.goto('/member?page=withdraw');
  await expect(page.getByText(/Being checked; decided by/)).toBeVisible();
  await expect(page.getByRole('button', { name: /the withdrawal of/ })).toHaveCount(0);
  await expect(page.getByRole('switch', { name: 'Lock all my withdrawals' })).toHaveCount(0);
});

test('[R10.12b] with the setting on a withdrawal is cancelled, another is locked, and then all are', async ({
  page,
  gateway,
  freshMember,
}) => {
  await allow(gateway, true);
  const { ask } = await memberWithWithdrawal(gateway, freshMember, { deposit: 100 });
  await ask(40);
  await freshMember.logIn();
  await page.goto('/member?page=withdraw');
  const question = page.getByRole('alertdialog');
  await page.getByRole('button', { name: 'Take back the withdrawal of $40.00' }).click();
  await expect(question).toContainText('$40.00 returns to your balance at once');
  await expectNoAxeViolations(page);
  await question.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText('$40.00 is in your balance.')).toBeVisible();
  await expect(page.getByRole('table').getByText('Cancelled')).toBeVisible();
  await expect(page.getByRole('banner').getByText('$100.00', { exact: true })).toBeVisible();

  await ask(30);
  await page.reload();
  await page.getByRole('button', { name: 'Lock the withdrawal of $30.00' }).click();
  await expect(question).toContainText('cannot be taken back');
  await question.getByRole('button', { name: 'Lock' }).click();
  await expect(page.getByRole('table').getByText('Locked: it cannot be taken back')).toBeVisible();
  await expect(page.getByRole('button', { name: /the withdrawal of/ })).toHaveCount(0);

  const all = page.getByRole('switch', { name: 'Lock all my withdrawals' });
  await all.click();
  await question.getByRole('button', { name: 'Lock' }).click();
  await expect(all).toBeChecked();
  await ask(20);
  await page.reload();
  await expect(page.getByText('Locked: it cannot be taken back')).toHaveCount(2);
  await all.click();
  await expect(all).not.toBeChecked();
  await expect(page.getByText(/New withdrawals are locked until/)).toBeVisible();
  await expectNoAxeViolations(page);
});

test('[R2.13] [R10.12b] Back cancels the question about a lock, and the input on the page stays', async ({
  page,
  gateway,
  freshMember,
}) => {
  await allow(gateway, true);
  await memberWithWithdrawal(gateway, freshMember, { deposit: 100 });
  await freshMember.logIn();
  await page.goto('/promotions');
  await page.goto('/member?page=withdraw');
  const amount = page.getByRole('main').getByLabel('Amount');
  await amount.fill('45');
  const locksAll = page.getByRole('switch', { name: 'Lock all my withdrawals' });
  const question = page.getByRole('alertdialog', { name: 'Lock all your withdrawals?' });
  await locksAll.press('Space');
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL(/page=withdraw$/);
  await expect(amount).toHaveValue('45');
  await expect(locksAll).toBeFocused();
  await expect(locksAll).not.toBeChecked();
});
