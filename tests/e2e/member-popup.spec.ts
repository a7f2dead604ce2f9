import { gameList } from '../../gateway/contract/games.ts';
import { giveSession } from './support/members.ts';
import { crowdMember, isMarked, mark } from './support/pages.ts';
import { expect, expectNoAxeViolations, test } from './support/test.ts';

test('the member center opens over a game, which goes on below it until Back', async ({
  page,
  gateway,
  logIn,
}) => {
  const { token } = await logIn(crowdMember(61));
  const { games } = await gateway.client.value(
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
  const deposit = page.getByRole('button', { name: 'Deposit without leaving the game' });
  await deposit.click();
  const center = page.getByRole('dialog', { name: 'Member center' });
  await expect(center.getByRole('heading', { name: 'Deposit', exact: true })).toBeVisible();
  await expect(center.getByLabel('Amount')).toBeVisible();
  await mark(page, 'iframe');
  await expectNoAxeViolations(page);

  await center.getByRole('link', { name: 'Account record' }).click();
  await expect(center.getByRole('heading', { name: 'Account record' })).toBeVisible();
  await expect(page).toHaveURL(/\/rng\?page=2&popup=game.*&popup=member%3AtransactionHistory$/);
  expect(await isMarked(page, 'iframe')).toBe(true);
  await page.goBack();
  await expect(center).toBeHidden();
  await expect(deposit).toBeVisible();
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

test('[R5.11] [R6.03b] the member center as a popup leads a visitor to the login and tells a trial why not', async ({
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
