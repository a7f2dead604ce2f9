import { claimIssuedPromotion, joinPromotion } from '../../gateway/contract/promotions.ts';
import { expectRedBadge } from './support/count-badge.ts';
import { payIn } from './support/pay-in.ts';
import { closeReward } from './support/reward.ts';
import { expect, test } from './support/test.ts';

test('[R12.03] a bonus shows its requirement, and forfeiting it removes the rest of it', async ({
  page,
  freshMember,
  gateway,
}) => {
  await freshMember.logIn();
  const { token } = freshMember.session;
  const { client } = gateway;
  await client.value(joinPromotion, { promotionId: 'DEPOSIT' }, { token });
  await payIn(client, token, 40);
  const options = { token, idempotencyKey: 'claim' };
  await client.value(claimIssuedPromotion, { promotionId: 'DEPOSIT' }, options);
  await page.goto('/member?page=bonusDetails');
  const bonus = page.getByRole('article', { name: 'First deposit: 50% on top' });
  await expect(bonus).toContainText('First deposit bonus');
  await expect(bonus).toContainText('$20.00');
  await expect(bonus).toContainText('$0.00 of $240.00');
  await expect(bonus).toContainText('It ends when you have bet another $240.00');
  await expect(bonus).toContainText('No end date');
  await bonus.getByRole('button', { name: /^Give up/ }).click();
  const asked = page.getByRole('alertdialog');
  await asked.getByRole('button', { name: 'Keep it' }).click();
  await bonus.getByRole('button', { name: /^Give up/ }).click();
  await asked.getByRole('button', { name: 'Give up the bonus' }).click();
  await expect(bonus).toContainText('You gave it up. $20.00 was taken back');
  await expect(page.getByRole('banner').getByText('40.00').first()).toBeVisible();
  await page.getByText('Open', { exact: true }).click();
  await expect(page.getByText('No bonuses here')).toBeVisible();
});

test('[R12.04] [R12.06a] [R7.02c] [R2.75c] a mission is claimed, and the red badge counts what can be claimed', async ({
  page,
  freshMember,
  gateway,
}) => {
  await freshMember.logIn();
  await page.goto('/member?page=missionLeaderboard');
  const menu = page.getByRole('navigation', { name: 'Member center' });
  const badge = menu.getByText('mission prize to claim');
  await page.getByRole('tab', { name: /Once/ }).click();
  const mission = page.getByRole('article', { name: 'The first step' });
  await expect(mission).toContainText('0 of 1');
  await expect(badge).toHaveCount(0);
  await payIn(gateway.client, freshMember.session.token, 40);
  await page.reload();
  await expect(mission).toContainText('1 of 1');
  await expect(badge).toHaveText('1 mission prize to claim');
  await expectRedBadge(badge, 1);
  await mission.getByRole('button', { name: 'Claim: The first step' }).click();
  await closeReward(page, 'The first step', '$2.00');
  await expect(mission).toContainText('Claimed');
  await expect(badge).toHaveCount(0);
  await expect(page.getByRole('banner').getByText('42.00').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Leaderboards' }).click();
  await expect(page.getByRole('region', { name: 'Your place' })).toContainText(
    'You are not on this board yet.',
  );
  await page.getByText('Week', { exact: true }).click();
  await expect(page).toHaveURL(/order=weekly/);
});

test('[R12.05] rebates are listed by provider and product and claimed manually, or paid automatically', async ({
  page,
  logIn,
}) => {
  await logIn('demo_player');
  await page.goto('/member?page=manualRebate');
  const earned = page.getByRole('table', { name: 'Earned by provider and product' });
  await expect(earned.getByRole('row').nth(1)).toBeVisible();
  const automatic = page.getByRole('switch', { name: 'Pay my rebates automatically' });
  await automatic.click();
  await expect(automatic).toBeChecked();
  await page.reload();
  await expect(automatic).toBeChecked();
  await automatic.click();
  await expect(automatic).not.toBeChecked();
  await page.getByRole('button', { name: 'Claim now' }).click();
  await expect(page.getByText('was added to your balance.')).toBeVisible();
  await expect(page.getByText('Nothing earned since the last claim')).toBeVisible();
  await expect(
    page.getByRole('table', { name: 'Paid rebates' }).getByRole('row').nth(1),
  ).toContainText('Claimed');
});
