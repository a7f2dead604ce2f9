import { withScrollbars } from './support/scrollbars.ts';
import { expect, test } from './support/test.ts';

test.use({ launchOptions: withScrollbars });

test('where scrollbars take room a dialog covers the window, and the page behind does not move', async ({
  page,
}) => {
  await page.goto('/promotions');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  // Also while the dialog hides them from screen readers.
  const banner = page.getByRole('banner', { includeHidden: true });
  const logo = banner.getByRole('link', { includeHidden: true }).first();
  const register = banner.getByRole('button', { name: 'Register', includeHidden: true });
  const places = async () => [await logo.boundingBox(), await register.boundingBox()];
  const widths = () =>
    page.evaluate(() => [window.innerWidth, document.documentElement.clientWidth]);
  const [inner = 0, client = 0] = await widths();
  expect(inner - client, 'the scrollbar takes room').toBeGreaterThan(5);
  const before = await places();

  await register.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const scrim = await dialog.evaluate((node) => {
    const { left, right } = node.parentElement?.getBoundingClientRect() ?? { left: 1, right: 0 };
    return { left, right };
  });
  expect(scrim).toEqual({ left: 0, right: inner });
  expect(await places()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(await widths()).toEqual([inner, client]);
  expect(await places()).toEqual(before);
});
