import { expect, type Page } from '@playwright/test';

/** A claim has opened the reward; the way on is to close it. */
export async function getsReward(page: Page, title: string, amount: string): Promise<void> {
  // The promotion's own dialog, which it may stand over, has the same name.
  const reward = page
    .getByRole('dialog', { name: title })
    .filter({ hasText: `${amount}It is in your balance.` });
  await reward.getByRole('button', { name: 'Close' }).last().click();
  await expect(reward).toHaveCount(0);
}
