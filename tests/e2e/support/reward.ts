import { expect, type Page } from '@playwright/test';

/** Closes the reward that a claim has opened. */
export async function closeReward(page: Page, title: string, amount: string): Promise<void> {
  // The promotion's own dialog, which may be below it, has the same name.
  const reward = page
    .getByRole('dialog', { name: title })
    .filter({ hasText: `${amount}It is in your balance.` });
  await reward.getByRole('button', { name: 'Close' }).last().click();
  await expect(reward).toHaveCount(0);
}
