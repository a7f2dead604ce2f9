import { expect, expectNoAxeViolations, type TestGateway, test } from './support/test.ts';
import { memberWithWithdrawal } from './support/withdrawing.ts';

const callCashier = (gateway: TestGateway, path: string, body: Record<string, string>) =>
  fetch(`${gateway.url}/sandbox/cashier/${path}`, {
    method: 'POST',
    body: new URLSearchParams(body),
    redirect: 'manual',
  });

test.use({ ownGateway: true });

test('[R2.18] [R4.23] parts of a withdrawal are confirmed, or reported missing with a proof, and a forced receipt is shown', async ({
  page,
  gateway,
  freshMember,
}) => {
  const { ask } = await memberWithWithdrawal(gateway, freshMember, { deposit: 100 });
  const orderNo = await ask(40);
  await freshMember.logIn();
  await page.goto('/member?page=withdraw');
  const receipts = page.getByRole('region', { name: 'Payment to confirm' });
  await expect(page.getByText(/Being checked; decided by/)).toBeVisible();
  await expect(receipts).toHaveCount(0);

  await callCashier(gateway, `withdrawals/${orderNo}`, { part: '1500', paid: '0' });
  await expect(receipts).toContainText('$15.00 sent to Harbour Bank •••• 7890');
  await expect(receipts).toContainText('Still open: $40.00.');
  await expect(receipts).toContainText(/Counts as received in (30:00|29:\d\d)/);
  await expectNoAxeViolations(page);
  // One status, and a confirm button wherever the withdrawal is shown.
  const order = page.getByRole('table').getByRole('row').filter({ hasText: orderNo });
  await expect(order).toContainText('Waiting for your confirmation');
  await expect(order).not.toContainText('Pending');
  await expect(order.getByRole('button', { name: 'Confirm receipt of $15.00' })).toBeVisible();
  await receipts.getByRole('button', { name: 'Confirm receipt of $15.00' }).click();
  await expect(page).toHaveURL(/receipt=P/);
  const dialog = page.getByRole('dialog', { name: 'Has the money arrived?' });
  await expect(dialog.getByRole('radio')).toHaveCount(2);
  await dialog.getByRole('radio', { name: /^Received/ }).check();
  await expect(dialog).toContainText('what counts as received is not refunded');
  await dialog.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByRole('status').getByText('The receipt is confirmed')).toBeVisible();
  await expect(receipts).toHaveCount(0);

  await callCashier(gateway, `withdrawals/${orderNo}`, { decision: 'approve' });
  await receipts.getByRole('button', { name: 'Confirm receipt of $25.00' }).click();
  await expect(dialog.getByRole('radio', { name: /^Fully paid/ })).toBeVisible();
  await dialog.getByRole('radio', { name: /^Not received/ }).check();
  await dialog.getByRole('button', { name: 'Send answer' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Add a picture');
  const buffer = await page.screenshot();
  await dialog
    .getByLabel('Add the picture')
    .setInputFiles({ name: 'proof.png', mimeType: 'image/png', buffer });
  await expect(dialog.getByRole('progressbar')).toHaveCount(0);
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Send answer' }).click();
  await expect(receipts).toContainText('Under review');
  await page.reload();
  await expect(receipts).toContainText('We compare your proof with the bank');

  const { paymentNo = '' } =
    /payments\/(?<paymentNo>P\w+)/.exec(
      await (await fetch(`${gateway.url}/sandbox/cashier`)).text(),
    )?.groups ?? {};
  await callCashier(gateway, `payments/${paymentNo}`, { decision: 'force' });
  await expect(receipts).toHaveCount(0);
  await expect(page.getByRole('table').getByText('Receipt forced')).toBeVisible();
  await page.goto('/member?page=transactionHistory');
  const row = page.getByRole('row').filter({ hasText: 'Withdrawal' });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Receipt forced');
  await page.goto('/member?page=messageV2');
  await expect(page.getByText('Receipt of $25.00 was forced')).toBeVisible();
});
