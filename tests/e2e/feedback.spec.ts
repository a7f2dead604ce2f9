import { expect, expectNoAxeViolations, test } from './support/test.ts';

test('[R2.21] [R5.13] feedback is written within its limits, tracked by its number, and answered', async ({
  page,
  gateway,
  freshMember,
}) => {
  await freshMember.logIn();
  await page.goto('/promotions');
  const menu = page.getByRole('navigation', { name: 'Side menu' });
  await menu.getByRole('button', { name: 'Customer service' }).click();
  await page
    .getByRole('dialog', { name: 'Customer service' })
    .getByRole('button', { name: 'Feedback and complaints' })
    .click();
  const popup = page.getByRole('dialog', { name: 'Feedback and complaints' });
  const text = popup.getByRole('textbox', { name: /^Your message/ });
  await expect(text).toHaveAccessibleDescription(/5 to 300 words/);
  await popup.getByLabel('What it is about').selectOption('Complaint');
  await text.fill('Not enough words');
  await expect(popup.getByText('3/300 words')).toBeVisible();
  await popup.getByRole('button', { name: 'Send' }).click();
  await expect(text).toHaveAccessibleDescription(/at least 5 words/);
  await expect(text).toBeFocused();
  await expectNoAxeViolations(page, '[role=dialog]');

  await popup.getByRole('tab', { name: 'Your messages' }).click();
  await expect(popup.getByText('No messages yet')).toBeVisible();
  await popup.getByRole('tab', { name: 'Write to us' }).click();
  await expect(text).toHaveValue('Not enough words');
  await text.fill('The wheel of the second table stands still');
  await popup.getByRole('button', { name: 'Send' }).click();
  const stored = popup.getByText(/^We have your message/);
  await expect(stored).toBeVisible();
  const told = await stored.textContent();
  const [number = ''] = /F\d{12}[\dA-F]{4}/.exec(told ?? '') ?? [];
  expect(number).not.toBe('');
  await popup.getByRole('button', { name: 'See your messages' }).click();
  const message = popup.getByRole('listitem').filter({ hasText: number });
  await expect(message).toContainText('Waiting for an answer');

  const body = new URLSearchParams({ answer: 'It turns again.' });
  await fetch(`${gateway.url}/sandbox/feedback/${number}`, { method: 'POST', body });
  await page.reload();
  await expect(page).toHaveURL(/popup=feedback(:|%3A)sent/);
  await expect(message).toContainText('It turns again.');
  await expect(message).toContainText('Answered');
  await expectNoAxeViolations(page, '[role=dialog]');
});
