import sharp from 'sharp';
import { expect, expectNoAxeViolations, test } from './support/test.ts';

test.use({ ownGateway: true });

/** Sets what requires proof of identity from now on. */
const checks = (...waits: string[]) => ({
  identityChecks: { waits, documents: ['identity', 'address'], mostBytes: 5 * 1024 * 1024 },
});

test.afterEach(async ({ gateway }) => {
  await gateway.developer('settings', checks());
});

test('[R10.08a] [R10.08b] a withdrawal waits for documents: they are sent, refused and accepted in the back office, and then it continues', async ({
  page,
  context,
  gateway,
  problems,
  freshMember,
}) => {
  problems.allow(/Failed to load resource.*40[09].*\/wps\//);
  await gateway.developer('settings', checks('withdrawal'));
  await freshMember.logIn();
  await page.goto('/member?page=withdraw');
  await expect(page.getByText('Withdrawals wait until you have sent your documents')).toBeVisible();
  await page.getByRole('link', { name: 'To my documents' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Identity' })).toBeVisible();

  const card = (name: string) =>
    page
      .locator('div')
      .filter({ has: page.getByRole('heading', { level: 3, name }) })
      .last();
  const form = (button: number) => page.locator('form').nth(button);
  const buffer = await sharp({
    create: { width: 640, height: 400, channels: 3, background: '#8ac' },
  })
    .jpeg()
    .toBuffer();
  const picture = { name: 'passport.jpg', mimeType: 'image/jpeg', buffer };
  // The extension says jpg, the content does not.
  await form(0)
    .getByLabel('Add a picture')
    .setInputFiles({ ...picture, buffer: Buffer.from('<script>alert(1)</script>') });
  await expect(form(0).getByText('It is not a jpg, png or webp picture.')).toBeVisible();
  await form(0).getByRole('button', { name: 'Remove passport.jpg' }).click();
  for (const document of [0, 1]) {
    await form(document).getByLabel('Add a picture').setInputFiles(picture);
    await expect(form(document).locator('[data-state="sent"]')).toHaveCount(1);
  }
  await expectNoAxeViolations(page);
  await form(1).getByRole('button', { name: 'Send document' }).click();
  await expect(card('Proof of address').getByText('Being checked')).toBeVisible();
  await form(0).getByRole('button', { name: 'Send document' }).click();
  await expect(card('Identity document').getByText('Being checked')).toBeVisible();

  // The staff member enters a name, looks at the pictures and decides.
  const backOffice = await context.newPage();
  await backOffice.goto('/sandbox/protection');
  await backOffice.getByLabel('Your name').fill('Ana Cruz');
  await backOffice.getByRole('button', { name: 'Begin' }).click();
  await expect(backOffice.getByText('You act as Ana Cruz')).toBeVisible();
  const open = async (document: string) => {
    const waiting = backOffice.getByRole('row').filter({ hasText: freshMember.username });
    await waiting.filter({ hasText: document }).getByRole('link').click();
    const shown = backOffice.getByRole('img', { name: /^Picture 1/ });
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(640);
  };
  await open('Identity document');
  await backOffice.getByRole('button', { name: 'Accept' }).click();
  await open('Proof of address');
  await backOffice.getByLabel(/Reason for refusing/).selectOption('too_old');
  await backOffice.getByRole('button', { name: 'Refuse' }).click();
  await expect(backOffice.getByRole('row', { name: /Ana Cruz Document refused/ })).toBeVisible();

  // The message about each decision updates the page.
  await expect(card('Identity document').getByText('Accepted', { exact: true })).toBeVisible();
  await expect(page.getByText('Please send it once more.')).toBeVisible();
  await form(0).getByLabel('Add a picture').setInputFiles(picture);
  await expect(form(0).locator('[data-state="sent"]')).toHaveCount(1);
  await form(0).getByRole('button', { name: 'Send document' }).click();
  await expect(card('Proof of address').getByText('Being checked')).toBeVisible();
  await backOffice.reload();
  await open('Proof of address');
  await backOffice.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('Your identity is confirmed.')).toBeVisible();
  await page.goto('/member?page=withdraw');
  await expect(page.getByRole('heading', { level: 1, name: 'Withdrawal' })).toBeVisible();
  await expect(page.getByText('set a transaction password')).toBeVisible();
  await expect(page.getByText('Withdrawals wait')).toHaveCount(0);
});
