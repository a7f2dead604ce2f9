import { expect, test } from './support/test.ts';

test.use({ ownGateway: true });
test.describe.configure({ mode: 'serial' });

const rule = (
  patternId: number,
  minLength: number,
  maxLength: number,
  acceptedPattern: string,
) => ({
  enabled: true,
  required: true,
  acceptedPattern,
  patternId,
  minLength,
  maxLength,
});

test('[R5.02] [R5.03] the form follows the merchant’s rules of the moment', async ({
  page,
  gateway,
}) => {
  await gateway.developer('register-rules', {
    username: rule(1, 6, 6, '[A-Za-z][A-Za-z0-9]*'),
    idNumber: rule(6, 4, 9, '[0-9]+'),
    captcha: rule(14, 5, 5, '[A-Za-z0-9]+'),
  });
  await page.goto('/register');
  const username = page.getByRole('textbox', { name: /^Username/ });
  await username.fill('abc');
  await page.getByLabel(/^ID number/).fill('12x');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(
    page.getByText('Use 6 characters: a letter first, then letters and digits'),
  ).toBeVisible();
  await expect(page.getByText('Use 4 - 9 characters: digits only')).toBeVisible();
  await expect(page.getByRole('img', { name: /characters to type/ })).toBeVisible();
  await expect(username).toBeFocused();
});

test('[R2.103] [R6.06] only the forms that are open are offered', async ({ page, gateway }) => {
  await gateway.setFlags({ USERNAMEREG3: true, MOBILENUMREG3: false, MOBILENUMPASSREG3: false });
  await page.goto('/register');
  await expect(page.getByRole('textbox', { name: /^Username/ })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await gateway.setFlags({ USERNAMEREG3: false, MOBILENUMREG3: true });
  await page.reload();
  await expect(page.getByRole('textbox', { name: /^Mobile number/ })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Username/ })).toHaveCount(0);
  await gateway.setFlags({ USERNAMEREG3: false, MOBILENUMREG3: false });
  await page.reload();
  await expect(page.getByText('Registration is closed at the moment.')).toBeVisible();
});
