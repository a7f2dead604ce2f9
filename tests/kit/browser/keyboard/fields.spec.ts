import { expectFocus, press, rootOf } from '../support/keys.ts';
import { expect, test } from '../support/test.ts';

test('button: the pattern Button', async ({ kit }) => {
  let page = await kit.show('kit-button--primary');
  await expect(rootOf(page)).toMatchAriaSnapshot(`- button "Deposit"`);
  await press(page, 'Tab');
  await expect(page.getByRole('button')).toBeFocused();
  const presses = () => page.evaluate(() => Number(Reflect.get(window, 'presses') ?? 0));
  await page.evaluate(() =>
    document.addEventListener('click', () =>
      Reflect.set(window, 'presses', Number(Reflect.get(window, 'presses') ?? 0) + 1),
    ),
  );
  await press(page, 'Enter', ' ');
  expect(await presses()).toBe(2);
  page = await kit.show('kit-button--disabled');
  await press(page, 'Tab');
  // It stays focusable, so that screen readers announce it.
  await expect(page.getByRole('button', { name: 'Deposit', disabled: true })).toBeFocused();
});

test('countdown-button: the pattern Button, and its wait is announced', async ({ kit }) => {
  const page = await kit.show('kit-countdown-button--ready');
  await press(page, 'Tab');
  await expect(page.getByRole('button')).toBeFocused();
  await press(page, 'Enter');
  await expect(page.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('button')).toBeFocused();
});

test('chip: the pattern Button (toggle)', async ({ kit }) => {
  const page = await kit.show('kit-chip--toggles');
  const chip = page.getByRole('button');
  const before = await chip.getAttribute('aria-pressed');
  await press(page, 'Tab', ' ');
  await expect(chip).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true');
  await press(page, 'Enter');
  await expect(chip).toHaveAttribute('aria-pressed', before ?? '');
});

test('text-link: the pattern Link', async ({ kit }) => {
  let page = await kit.show('kit-text-link--alone');
  await expect(rootOf(page)).toMatchAriaSnapshot(`- link "Forgot password?"`);
  const link = page.getByRole('link', { name: 'Forgot password?' });
  await press(page, 'Tab');
  await expect(link).toBeFocused();
  // Space scrolls the page, as for any link.
  await press(page, ' ');
  expect(new URL(page.url()).hash).toBe('');
  await press(page, 'Enter');
  await expect.poll(() => new URL(page.url()).hash).toBe('#terms');
  page = await kit.show('kit-text-link--new-tab');
  await expect(page.getByRole('link', { name: 'Licence' })).toHaveAttribute(
    'rel',
    'noopener noreferrer',
  );
});

test('checkbox: the pattern Checkbox, mixed as well', async ({ kit }) => {
  let page = await kit.show('kit-checkbox--unticked');
  await expect(rootOf(page)).toMatchAriaSnapshot(`- checkbox "Remember me"`);
  await press(page, 'Tab', ' ');
  await expect(page.getByRole('checkbox')).toBeChecked();
  page = await kit.show('kit-checkbox--indeterminate');
  await expect(rootOf(page)).toMatchAriaSnapshot(`- checkbox "All vendors" [checked=mixed]`);
  page = await kit.show('kit-checkbox--with-error');
  await expect(page.getByRole('checkbox')).toHaveAccessibleDescription('Accept the terms to go on');
  await expect(page.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true');
});

test('switch: the pattern Switch', async ({ kit }) => {
  const page = await kit.show('kit-switch--by-key-and-press');
  await expect(rootOf(page)).toMatchAriaSnapshot(`- switch "Messages by e-mail" [checked]`);
  const control = page.getByRole('switch');
  await press(page, 'Tab', ' ');
  await expect(control).toBeFocused();
  await expect(control).not.toBeChecked();
  await expect(control).toHaveAccessibleDescription('Offers and news, at most once a week.');
});

test('slider: the pattern Slider', async ({ kit }) => {
  const page = await kit.show('kit-slider--default');
  const slider = page.getByRole('slider', { name: 'Remind me every' });
  const expectAfter = async (key: string, words: string) => {
    await press(page, key);
    await expect(slider, `after ${key}`).toHaveAttribute('aria-valuetext', words);
  };
  await press(page, 'Tab');
  await expect(slider).toBeFocused();
  await expectAfter('ArrowRight', '45 minutes');
  await expectAfter('ArrowLeft', '30 minutes');
  await expectAfter('ArrowUp', '45 minutes');
  await expectAfter('ArrowDown', '30 minutes');
  await expectAfter('Home', '15 minutes');
  await expectAfter('End', '60 minutes');
  await expectAfter('PageDown', '45 minutes');
  await expectAfter('PageUp', '60 minutes');
});

test('number-field: the pattern Spinbutton', async ({ kit }) => {
  const page = await kit.show('kit-number-field--stepper');
  const field = page.getByRole('spinbutton', { name: 'Amount' });
  const expectAfter = async (key: string, value: string) => {
    await press(page, key);
    await expect(field, `after ${key}`).toHaveValue(value);
  };
  await press(page, 'Tab');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-valuenow', '15');
  await expect(field).toHaveAttribute('aria-valuemin', '0');
  await expect(field).toHaveAttribute('aria-valuemax', '20');
  await expectAfter('ArrowUp', '20');
  await expectAfter('ArrowUp', '20');
  await expectAfter('ArrowDown', '15');
  await expectAfter('PageDown', '0');
  await expectAfter('PageUp', '20');
  // Its buttons are for pointers; keys use the arrows.
  await press(page, 'Tab');
  await expect(rootOf(page).locator(':focus')).toHaveCount(0);
});

test('input: the native text field, with a button that clears it', async ({ kit }) => {
  const page = await kit.show('kit-input--clearable');
  const field = page.getByRole('textbox').or(page.getByRole('searchbox'));
  await press(page, 'Tab');
  await expect(field).toBeFocused();
  await page.keyboard.type('x');
  await expect(field).toHaveValue(/x$|^x/);
  await rootOf(page).getByRole('button').click();
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
});

test('text-area: the native text field of several lines', async ({ kit }) => {
  const page = await kit.show('kit-text-area--in-a-field');
  const area = page.getByRole('textbox', { name: 'Comment' });
  await press(page, 'Tab');
  await expect(area).toBeFocused();
  await expect(area).toHaveAccessibleDescription(/Write a line about it/);
  await press(page, 'a', 'Enter', 'b');
  await expect(area).toHaveValue('a\nb');
});

test('password-input: a native field, and a button that shows what is typed', async ({ kit }) => {
  const page = await kit.show('kit-password-input--hidden');
  const field = rootOf(page).locator('input');
  await press(page, 'Tab');
  await expect(field).toBeFocused();
  await press(page, 'Tab');
  const show = rootOf(page).getByRole('button');
  await expect(show).toBeFocused();
  await press(page, ' ');
  await expect(field).toHaveAttribute('type', 'text');
  await press(page, 'Enter');
  await expect(field).toHaveAttribute('type', 'password');
});

test('code-input: one native field over all cells', async ({ kit }) => {
  const page = await kit.show('kit-code-input--empty');
  const field = page.getByRole('textbox', { name: 'Verification code' });
  await expectFocus(page, [['Tab', field]]);
  await page.keyboard.type('12a34');
  await expect(field).toHaveValue('1234');
  await press(page, 'Backspace');
  await expect(field).toHaveValue('123');
  await expect(rootOf(page)).toMatchAriaSnapshot(`- textbox "Verification code": "123"`);
});

test('copy-field: a read-only field and its button', async ({ kit }) => {
  const page = await kit.show('kit-copy-field--copied');
  const field = page.getByRole('textbox', { name: 'Your link' });
  await expectFocus(page, [
    ['Tab', field],
    ['Tab', rootOf(page).getByRole('button')],
  ]);
  await expect(field).toHaveJSProperty('readOnly', true);
});

test('file-field: the native file field', async ({ kit }) => {
  const page = await kit.show('kit-file-field--empty');
  const field = page.getByLabel('Proof of payment');
  // Read before Tab, which Playwright sends in a different way than the browser.
  const chooser = page.waitForEvent('filechooser');
  await expectFocus(page, [['Tab', field]]);
  await press(page, 'Enter');
  await (await chooser).setFiles({
    name: 'proof.png',
    mimeType: 'image/png',
    buffer: Buffer.from('picture'),
  });
  const remove = page.getByRole('button', { name: 'Remove proof.png' });
  await expect(remove).toBeVisible();
  await expectFocus(page, [['Tab', remove]]);
  await press(page, 'Enter');
  await expect(remove).toHaveCount(0);
  await expect(field).toBeFocused();
});
