import type { Page } from '@playwright/test';
import { gameList } from '../../gateway/contract/games.ts';
import { vendorWallets } from '../../gateway/contract/wallet-transfers.ts';
import { FAILED } from './support/faults.ts';
import { payIn } from './support/pay-in.ts';
import { expect, expectNoAxeViolations, test } from './support/test.ts';

// Its merchant has a wallet for each vendor.
test.use({ ownGateway: 'transfer-fund' });
test.describe.configure({ mode: 'serial' });

test.beforeEach(async ({ gateway }) => {
  await gateway.developer('settings', { vendorWallets: true, limitsBeforeFirstDeposit: false });
  await gateway.developer('vendor-transfers', { behaviour: 'done' });
});

const sum = (page: Page, name: string) =>
  page
    .locator('main dl div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd');

test('[R2.62a] [R12.01b] [R12.06d] the page is in the menu where vendors have wallets; money is transferred there, back, and all back', async ({
  page,
  freshMember,
  gateway,
}) => {
  const { token } = freshMember.session;
  await payIn(gateway.client, token, 100);
  await freshMember.logIn();
  await page.goto('/member?page=wallet');
  const menu = page.getByRole('navigation', { name: 'Member center' });
  await menu.getByRole('link', { name: 'Wallet transfer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wallet transfer' })).toBeVisible();
  await expect(sum(page, 'Main wallet')).toHaveText('$100.00');
  await expectNoAxeViolations(page);

  const { wallets } = await gateway.client.value(vendorWallets, {}, { token });
  const vendor = wallets[0]?.vendorName ?? '';
  const transfer = async (way: string, amount: string) => {
    await page.getByRole('button', { name: `Transfer to or from ${vendor}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Transfer money' });
    await dialog.getByText(way, { exact: true }).click();
    await dialog.getByLabel(/^Amount/).fill(amount);
    await dialog.getByRole('button', { name: 'Transfer', exact: true }).click();
    await expect(dialog).toHaveCount(0);
  };
  await transfer('To the vendor', '40');
  await expect(sum(page, 'Main wallet')).toHaveText('$60.00');
  await expect(sum(page, 'With vendors')).toHaveText('$40.00');
  await expect(sum(page, 'All together')).toHaveText('$100.00');
  await transfer('Back to the main wallet', '15');
  await expect(sum(page, 'With vendors')).toHaveText('$25.00');

  // The vendor's response is lost: the money is in transit, and arrives by itself.
  await gateway.developer('vendor-transfers', { behaviour: 'doneUnheard' });
  await page.getByRole('button', { name: 'Bring everything back' }).click();
  await expect(sum(page, 'On its way')).toHaveText('$25.00');
  await expect(page.getByRole('region', { name: 'Latest transfers' })).toContainText('Pending');
  await gateway.advanceClock(60_000);
  await expect(sum(page, 'On its way')).toHaveText('$0.00', { timeout: 15_000 });
  await expect(sum(page, 'Main wallet')).toHaveText('$100.00');

  await page.goto('/member?page=transactionHistory');
  await expect(page.getByRole('table')).toContainText('Wallet transfer');
  await expect(page.getByRole('table')).toContainText(vendor);
});

test('[R12.01b] a launch transfers the money; if the vendor refuses the launch shows it and can continue', async ({
  page,
  freshMember,
  gateway,
  problems,
}) => {
  // The launch that is refused.
  problems.allow(FAILED);
  const { token } = freshMember.session;
  await payIn(gateway.client, token, 100);
  await freshMember.logIn();
  const { games } = await gateway.client.value(gameList, {
    language: 'EN',
    clientType: 3,
    platform: 'flash,html5-desktop',
    gameType: 'RNG',
    pageNo: 1,
    pageSize: 9,
  });
  const game = games.find(({ maintenance }) => !maintenance);
  await gateway.developer('vendor-transfers', { behaviour: 'refused' });
  await page.goto(`/seamless?nodeId=${game?.nodeId}&mode=real`);
  await expect(page.getByRole('alert')).toContainText('The vendor did not take the money');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Play without the transfer' }).click();
  await expect(page.locator('iframe')).toBeVisible();

  await gateway.developer('vendor-transfers', { behaviour: 'done' });
  await page.reload();
  await expect(page.locator('iframe')).toBeVisible();
  const { main, wallets } = await gateway.client.value(vendorWallets, {}, { token });
  expect(main).toBe(0);
  expect(wallets[0]).toMatchObject({ vassalage: game?.vassalage, balance: 100 });
});

test('[R2.62a] with one wallet for all vendors the page does not exist', async ({
  page,
  freshMember,
  gateway,
}) => {
  await gateway.developer('settings', { vendorWallets: false });
  await freshMember.logIn();
  await page.goto('/member?page=transferFund');
  await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Member center' });
  await expect(menu.getByText('Wallet transfer')).toHaveCount(0);
  await expect(menu).toContainText('One wallet: your balance works in every game');
});
