import {
  addBankCard,
  depositByQRImageUrl,
  depositOrders,
  setPaymentPassword,
} from '../../gateway/contract/cashier.ts';
import { payIn } from './support/pay-in.ts';
import { expect, expectNoAxeViolations, test } from './support/test.ts';

const PAGES = [
  ['R2.61', 'securityCenter', 'My account'],
  ['R2.25', 'wallet', 'Wallet'],
  ['R2.63', 'depositv2', 'Deposit'],
  ['R2.64', 'withdraw', 'Withdrawal'],
  ['R2.66a', 'personalHistoryCopy', 'Betting record'],
  ['R2.67', 'transactionHistory', 'Account record'],
  ['R2.68', 'personalProfit', 'Profit and loss'],
  ['R2.69', 'bonusDetails', 'Bonus details'],
  ['R2.72', 'missionLeaderboard', 'Missions'],
  ['R2.74', 'manualRebate', 'Rebates'],
  ['R2.73', 'messageV2', 'Messages'],
] as const;

for (const [row, page, title] of PAGES) {
  test(`[${row}] ${title} opens and is accessible`, async ({ page: tab, freshMember }) => {
    await freshMember.logIn();
    await tab.goto(`/member?page=${page}`);
    await expect(tab.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const center = title === 'My account' ? '' : ' · My account';
    const named = new RegExp(`^${title}${center} · [^·]+$`);
    await expect(tab).toHaveTitle(named);
    const sent = await (await tab.request.get(`/member?page=${page}`)).text();
    expect(/<title>(.*?)<\/title>/.exec(sent)?.[1]).toMatch(named);
    await expect(
      tab.getByRole('link', { name: title }).and(tab.locator('[aria-current=page]')).first(),
    ).toBeVisible();
    await expect(tab.locator('main [aria-busy=true]')).toHaveCount(0);
    await expectNoAxeViolations(tab);
  });
}

test('[R2.60] a visitor is asked to log in first', async ({ page }) => {
  await page.goto('/member?page=withdraw');
  await expect(page).toHaveURL(/\/login\?next=/);
});

test('[R2.60] [R5.11] [R6.03b] a trial account gets a message and is sent home', async ({
  page,
  gateway,
}) => {
  const trial = await gateway.client.freePlay();
  const { giveSession } = await import('./support/members.ts');
  await giveSession(page, trial);
  await page.goto('/member?page=depositv2');
  await expect(page.getByRole('alertdialog')).toContainText('Trial accounts cannot do this');
  await expect(page).toHaveURL(/\/$/);
});

test('[R2.63] a payment approved on its page updates balance and inbox without a reload', async ({
  page,
  freshMember,
}) => {
  await freshMember.logIn();
  await page.goto('/member?page=depositv2');
  await page.getByRole('button', { name: 'Deposit now' }).click();
  await expect(page.getByLabel('Amount')).toHaveAccessibleDescription(/Enter an amount/);
  await page.getByLabel('Amount').fill('2');
  await expect(page.getByLabel('Amount')).toHaveAccessibleDescription(/The minimum is \$5\.00/);
  await page.getByRole('button', { name: '$50', exact: true }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Deposit now' }).click();
  const payment = await opened;
  await expect(payment.getByText('No real money moves')).toBeVisible();
  await expect(page.getByText('Waiting for your payment')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Waiting for your payment')).toBeVisible();
  await payment.getByRole('button', { name: 'Approve payment' }).click();
  await expect(payment.getByText('Payment approved')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Deposit received' })).toBeVisible();
  await expect(page.getByRole('banner').getByText('50.00').first()).toBeVisible();
  await page.getByRole('navigation', { name: 'Member center' }).getByText('Messages').click();
  await expect(page.getByText('Deposit of $50.00 received')).toBeVisible();
});

test('[R2.64] a withdrawal names missing requirements before the form', async ({
  page,
  freshMember,
  gateway,
}) => {
  const { token } = freshMember.session;
  const { client } = gateway;
  await freshMember.logIn();
  await page.goto('/member?page=withdraw');
  await expect(page.getByText('Set a transaction password first')).toBeVisible();
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
  await client.value(
    addBankCard,
    {
      bankCode: 'HARB',
      holder: 'Maria Santos',
      accountNumber: '1234567890',
      paymentPassword: secret,
    },
    { token },
  );
  await payIn(client, token, 100);
  await page.reload();
  await expect(page.getByText('Bet $100.00 more before you can withdraw')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Withdraw', exact: true })).toBeDisabled();
});

test('[R2.64] demo_player requests a withdrawal, and a wrong password is reported', async ({
  page,
  logIn,
  problems,
}) => {
  problems.allow(/400 \(Bad Request\)/);
  await logIn('demo_player');
  await page.goto('/member?page=withdraw');
  await page.getByLabel('Amount').fill('20');
  await page.getByLabel('Transaction password').fill('000001');
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(page.getByText('The transaction password is not correct.')).toBeVisible();
  await expect(page.getByText('4 tries left.')).toBeVisible();
  await page.getByLabel('Transaction password').fill('246810');
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(page.getByText('Your withdrawal is on its way.')).toBeVisible();
  await expect(page.getByText(/Being checked; decided by/)).toBeVisible();
});

test('a deposit whose response was lost is the same order when it is retried', async ({
  page,
  freshMember,
  gateway,
  problems,
}) => {
  problems.allow(/net::ERR_FAILED/);
  await freshMember.logIn();
  await page.goto('/member?page=depositv2');
  let lost = 0;
  await page.route(`**${depositByQRImageUrl.path}`, async (route) => {
    lost += 1;
    if (lost > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await page.getByText('Perlas QR').first().click();
  await page.getByRole('button', { name: '$20', exact: true }).click();
  await page.getByRole('button', { name: 'Deposit now' }).click();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Waiting for your payment')).toBeVisible();
  expect(lost).toBe(2);
  const { token } = freshMember.session;
  const asked = { pageNo: 1, pageSize: 20 };
  const orders = await gateway.client.value(depositOrders, asked, { token });
  expect(orders.totalCount).toBe(1);
});
