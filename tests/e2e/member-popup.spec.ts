import type { Page } from '@playwright/test';
import { gameList } from '../../gateway/contract/games.ts';
import type { TestClient } from '../contract/client.ts';
import { giveSession } from './support/members.ts';
import { demoMember, isMarked, mark } from './support/pages.ts';
import { payIn } from './support/pay-in.ts';
import { expect, expectNoAxeViolations, test } from './support/test.ts';

const memberCenter = (page: Page) => page.getByRole('dialog', { name: 'Member center' });
const depositOfGame = (page: Page) =>
  page.getByRole('button', { name: 'Deposit without leaving the game' });

/** Opens a game, and the member center over it by the game's own button. */
async function openOverGame(page: Page, client: TestClient, token: string): Promise<void> {
  const { games } = await client.value(
    gameList,
    {
      clientType: 3,
      platform: 'flash,html5-desktop',
      language: 'EN',
      gameType: 'RNG',
      gameName: 'emberfall',
      pageNo: 1,
      pageSize: 18,
    },
    { token },
  );
  await page.goto(`/rng?page=2&popup=game:${games[0]?.nodeId}:real`);
  await depositOfGame(page).click();
  await expect(
    memberCenter(page).getByRole('heading', { name: 'Deposit', exact: true }),
  ).toBeVisible();
}

test('the member center opens over a game, which continues below it until Back', async ({
  page,
  gateway,
  logIn,
}) => {
  const { token } = await logIn(demoMember(61));
  await openOverGame(page, gateway.client, token);
  const center = memberCenter(page);
  await expect(center.getByLabel('Amount')).toBeVisible();
  await mark(page, 'iframe');
  await expectNoAxeViolations(page);

  await center.getByRole('link', { name: 'Account record' }).click();
  await expect(center.getByRole('heading', { name: 'Account record' })).toBeVisible();
  await expect(page).toHaveURL(/\/rng\?page=2&popup=game.*&popup=member%3AtransactionHistory$/);
  expect(await isMarked(page, 'iframe')).toBe(true);
  await page.goBack();
  await expect(center).toBeHidden();
  await expect(depositOfGame(page)).toBeVisible();
  expect(await isMarked(page, 'iframe')).toBe(true);

  await page.goto('/promotions?popup=member:transactionHistory');
  await center.getByRole('button', { name: 'Yesterday' }).click();
  await expect(page).toHaveURL(/range=yesterday/);
  await page.reload();
  await expect(center.getByRole('heading', { name: 'Account record' })).toBeVisible();
  await center.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(center).toBeHidden();
  await expect(page).toHaveURL(/\/promotions$/);
});

test('[R2.111] Back leads from details in the member center to their list, and from there to the game', async ({
  page,
  gateway,
  freshMember,
}) => {
  const { token } = freshMember.session;
  await payIn(gateway.client, token, 100);
  await freshMember.logIn();
  await openOverGame(page, gateway.client, token);
  const center = memberCenter(page);
  const row = center.getByRole('row').filter({ hasText: '$100.00' }).getByRole('button');
  const details = page.getByRole('dialog', { name: /^Deposit/ });
  await center.getByRole('link', { name: 'Account record' }).click();
  await row.click();
  await expect(details).toBeVisible();
  await page.goBack();
  await expect(details).toHaveCount(0);
  await expect(row).toBeVisible();
  await page.goForward();
  await expect(details).toBeVisible();
  await page.goBack();
  await expect(details).toHaveCount(0);
  await page.goBack();
  await expect(center).toBeHidden();
  await expect(depositOfGame(page)).toBeVisible();

  // Closing them by their close button leaves no history entry either.
  await depositOfGame(page).click();
  await center.getByRole('link', { name: 'Account record' }).click();
  await row.click();
  await details.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(details).toHaveCount(0);
  await expect(row).toBeVisible();
  await page.goBack();
  await expect(center).toBeHidden();
  await expect(depositOfGame(page)).toBeVisible();

  // The center's close button leaves an order in one step.
  await depositOfGame(page).click();
  await row.click();
  await expect(page).toHaveURL(/&order=/);
  await center.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(center).toBeHidden();
  await expect(page).toHaveURL(/\/rng\?page=2&popup=game[^&]*$/);
});

test('[R5.11] [R6.03b] the member center as a popup leads a visitor to the login and shows a trial a message', async ({
  page,
  gateway,
}) => {
  await page.goto('/promotions?popup=member:depositv2');
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await giveSession(page, await gateway.client.freePlay());
  await page.goto('/promotions?popup=member:depositv2');
  await expect(page.getByRole('alertdialog')).toContainText('Trial accounts cannot do this');
  await expect(page.getByRole('dialog', { name: 'Member center' })).toHaveCount(0);
});
