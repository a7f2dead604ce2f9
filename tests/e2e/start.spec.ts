import { expect, expectNoAxeViolations, test } from './support/test.ts';

test('the portal that the gateway serves starts without an error', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('main')).toBeVisible();
  await expectNoAxeViolations(page);
});

test('a new member arrives logged in', async ({ page, freshMember, gateway }) => {
  await freshMember.enter();
  await page.goto('/');
  await expect(page.getByRole('main')).toBeVisible();
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  expect(token).toBe(freshMember.session.token);
  const again = await gateway.client.logIn(freshMember.username, freshMember.password);
  expect(again.userName).toBe(freshMember.username);
});
