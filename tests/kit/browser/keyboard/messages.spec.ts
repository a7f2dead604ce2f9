import { expectFocus, press, rootOf } from '../support/keys.ts';
import { expect, test } from '../support/test.ts';

test('alert: the pattern Alert, with an action and a close button', async ({ kit }) => {
  let page = await kit.show('kit-alert--tones');
  // Errors interrupt (role alert); the others are polite.
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(page.getByRole('alert')).toHaveText(/The withdrawal was refused/);
  page = await kit.show('kit-alert--with-action');
  await expectFocus(page, [['Tab', page.getByRole('button', { name: 'Set limits' })]]);
  page = await kit.show('kit-alert--dismissable');
  const cross = page.getByRole('button', { name: 'Close' });
  await expect(rootOf(page)).toMatchAriaSnapshot(`
    - paragraph: Your withdrawal is being checked
    - text: It is decided within an hour.
    - button "Close"
  `);
  await expectFocus(page, [
    ['Tab', cross],
    ['Enter', cross],
    [' ', cross],
  ]);
});

test('error-state: the pattern Alert, with a retry button', async ({ kit }) => {
  let page = await kit.show('kit-error-state--retry');
  const retry = page.getByRole('alert').getByRole('button');
  await expectFocus(page, [
    ['Tab', retry],
    ['Enter', retry],
    [' ', retry],
  ]);
  page = await kit.show('kit-error-state--retrying');
  const busy = page.getByRole('alert').getByRole('button');
  await press(page, 'Tab');
  // It keeps the focus while busy, and announces it.
  await expect(busy).toBeFocused();
  await expect(busy).toHaveAttribute('aria-busy', 'true');
  page = await kit.show('kit-error-state--no-retry');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('empty-state: text, and one action', async ({ kit }) => {
  const page = await kit.show('kit-empty-state--with-reason-and-action');
  const action = rootOf(page).getByRole('button').or(rootOf(page).getByRole('link'));
  await expect(action).toHaveCount(1);
  // Icon and art are decorative.
  await expect(rootOf(page).getByRole('img')).toHaveCount(0);
  await expectFocus(page, [['Tab', action]]);
});

test('qr-block: a figure with a named image, and a button that saves it', async ({ kit }) => {
  const page = await kit.show('kit-qr-block--saves');
  await expect(page.getByRole('figure').getByRole('img')).toHaveAccessibleName(/.+/);
  const button = page.getByRole('figure').getByRole('button');
  const download = page.waitForEvent('download');
  await expectFocus(page, [['Tab', button]]);
  await press(page, 'Enter');
  expect((await download).suggestedFilename()).toMatch(/\.png$/);
  await expect(button).toBeFocused();
});

test('winner-ticker: a region with a list that pauses by focus and by its button', async ({
  kit,
}) => {
  const page = await kit.show('kit-winner-ticker--rising');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const region = page.getByRole('region', { name: 'Winners' });
  const pane = region.getByRole('group', { name: 'Winners' });
  const button = (name: string) => region.getByRole('button', { name });
  await expect(region).toHaveAttribute('data-state', 'playing');
  // The duplicate for endless scrolling is hidden from screen readers.
  await expect(region.getByRole('listitem')).toHaveCount(20);
  await expectFocus(page, [
    ['Tab', button('Pause winners')],
    ['Enter', button('Run winners')],
  ]);
  await expect(region).toHaveAttribute('data-state', 'paused');
  await expectFocus(page, [
    [' ', button('Pause winners')],
    ['Tab', pane],
  ]);
  await expect(region).toHaveAttribute('data-state', 'paused');
  await expectFocus(page, [['Shift+Tab', button('Pause winners')]]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('winner-ticker: scrolled by arrows with reduced motion', async ({ kit }) => {
  const page = await kit.show('kit-winner-ticker--rising');
  const pane = page.getByRole('group', { name: 'Winners' });
  await expect(rootOf(page).getByRole('button')).toHaveCount(0);
  await expectFocus(page, [['Tab', pane]]);
  await press(page, 'ArrowDown', 'ArrowDown');
  await expect.poll(() => pane.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
});
