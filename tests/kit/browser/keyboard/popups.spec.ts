import { expectFocus, press, rootOf } from '../support/keys.ts';
import { expect, test } from '../support/test.ts';

test('menu: the patterns Menu Button and Menu', async ({ kit }) => {
  const page = await kit.show('kit-menu--closed');
  const trigger = page.getByRole('button', { name: 'demo_player' });
  const item = (name: string) => page.getByRole('menuitem', { name });
  await expect(trigger).toHaveAttribute('aria-haspopup', 'menu');
  await expectFocus(page, [
    ['Tab', trigger],
    ['Enter', item('Profile')],
  ]);
  await expect(page.getByRole('menu')).toMatchAriaSnapshot(`
    - menu "Account":
      - group "Account":
        - menuitem "Profile"
        - menuitem "Messages 3"
      - menuitem "Withdraw" [disabled]
      - separator
      - menuitem "Log out"
  `);
  await expectFocus(page, [
    ['ArrowDown', item('Messages')],
    ['ArrowDown', item('Withdraw')],
    ['ArrowDown', item('Log out')],
    ['ArrowDown', item('Profile')],
    ['ArrowUp', item('Log out')],
    ['Home', item('Profile')],
    ['End', item('Log out')],
    ['m', item('Messages')],
    ['Escape', trigger],
    ['ArrowDown', item('Profile')],
    ['Escape', trigger],
    ['ArrowUp', item('Log out')],
    ['Escape', trigger],
    [' ', item('Profile')],
  ]);
  await press(page, 'Tab');
  await expect(page.getByRole('menu')).toHaveCount(0);
});

test('menu: a disabled item can be focused and does nothing, another one closes the menu', async ({
  kit,
}) => {
  const page = await kit.show('kit-menu--closed');
  await press(page, 'Tab', 'Enter', 'ArrowDown', 'ArrowDown', 'Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await press(page, 'ArrowDown', 'Enter');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'demo_player' })).toBeFocused();
});

test('dialog: the pattern Dialog (modal)', async ({ kit }) => {
  const page = await kit.show('kit-dialog--form');
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await expect(dialog).toHaveAttribute('aria-modal', 'true');
  await expect(dialog.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Username' })).toBeFocused();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let at = 0; at < 5; at += 1) {
      await press(page, key);
      await expect(dialog.locator(':focus'), `${key} ${at}`).toHaveCount(1);
    }
  }
  await press(page, 'Escape');
  await expect(dialog).toHaveCount(0);
  const opener = page.getByRole('button', { name: 'Open' });
  await opener.focus();
  await press(page, 'Enter');
  await expect(dialog).toBeVisible();
  await press(page, 'Escape');
  await expect(opener).toBeFocused();
});

test('confirm-dialog: the pattern Alert and Message Dialogs', async ({ kit }) => {
  const page = await kit.show('kit-confirm-dialog--danger');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeVisible();
  await expect(dialog).toHaveAccessibleDescription(/.+/);
  for (let at = 0; at < 4; at += 1) {
    await press(page, 'Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
});

test('drawer: the pattern Dialog (modal)', async ({ kit }) => {
  const page = await kit.show('kit-drawer--open-and-close');
  const opener = page.getByRole('button', { name: 'Details' });
  await press(page, 'Tab', 'Enter');
  const drawer = page.getByRole('dialog', { name: /^Order/ });
  // Without a field in it the focus is on the dialog itself, so that it is read from its top.
  await expect(drawer).toBeFocused();
  await press(page, 'Tab', 'Tab');
  await expect(drawer.locator(':focus')).toHaveCount(1);
  await press(page, 'Escape');
  await expect(drawer).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('action-sheet: the pattern Dialog (modal) with a list of buttons', async ({ kit }) => {
  const page = await kit.show('kit-action-sheet--default');
  const sheet = page.getByRole('dialog', { name: 'Golden Harvest' });
  await expect(sheet.getByRole('list')).toMatchAriaSnapshot(`
    - list:
      - listitem:
        - button "Play"
      - listitem:
        - button "Add to favourites"
      - listitem:
        - button "About this game" [disabled]
      - listitem:
        - button "Remove"
  `);
  const button = (name: string) => sheet.getByRole('button', { name });
  await button('Play').focus();
  await expectFocus(page, [
    ['Tab', button('Add to favourites')],
    ['Tab', button('About this game')],
    ['Enter', button('About this game')],
    ['Tab', button('Remove')],
    ['Shift+Tab', button('About this game')],
  ]);
  for (let at = 0; at < 6; at += 1) {
    await press(page, 'Tab');
    await expect(sheet.locator(':focus')).toHaveCount(1);
  }
});

test('popover: the pattern Dialog (non-modal)', async ({ kit }) => {
  const page = await kit.show('kit-popover--open');
  const trigger = rootOf(page).getByRole('button', { name: 'Filters' });
  await expect(trigger).toHaveAttribute('aria-haspopup', 'dialog');
  await press(page, 'Tab', 'Enter');
  const panel = page.getByRole('dialog', { name: 'Filters' });
  await expect(panel).toMatchAriaSnapshot(`
    - dialog "Filters":
      - checkbox "Paid"
      - checkbox "Refused"
  `);
  const box = (name: string) => panel.getByRole('checkbox', { name });
  await expect(box('Paid')).toBeFocused();
  await expectFocus(page, [
    ['Tab', box('Refused')],
    ['Escape', trigger],
  ]);
  await expect(panel).toHaveCount(0);
  await press(page, ' ');
  await expect(panel).toBeVisible();
});

test('tooltip: the pattern Tooltip', async ({ kit }) => {
  const page = await kit.show('kit-tooltip--by-keys');
  const control = page.getByRole('button', { name: 'About valid bets' });
  await press(page, 'Tab');
  await expect(control).toBeFocused();
  await expect(page.getByRole('tooltip')).toHaveText(/The most that can be lost/);
  await expect(control).toHaveAccessibleDescription(/The most that can be lost/);
  await press(page, 'Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expect(control).toBeFocused();
});

test('combobox: the pattern Combobox with list autocomplete', async ({ kit }) => {
  const page = await kit.show('kit-combobox--by-keys');
  const field = page.getByRole('combobox', { name: 'Bank' });
  const active = page.locator('[role=option][data-active]');
  await press(page, 'Tab');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-autocomplete', 'list');
  await press(page, 'ArrowDown');
  await expect(page.getByRole('listbox')).toMatchAriaSnapshot(`
    - listbox:
      - option "Banco de Oro BDO Unibank"
      - option "Bank of the Philippine Islands"
      - option "Metrobank Under maintenance" [disabled]
      - option "Rizal Commercial Banking"
  `);
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await press(page, 'ArrowDown');
  await expect(active).toHaveText(/Banco de Oro/);
  expect(await field.getAttribute('aria-activedescendant')).toBe(await active.getAttribute('id'));
  await press(page, 'ArrowUp');
  await expect(active).toHaveText(/Rizal/);
  await press(page, 'Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(field).toBeFocused();
  await page.keyboard.type('riz');
  await expect(page.getByRole('option')).toHaveCount(1);
  await press(page, 'Enter');
  await expect(field).toHaveValue('Rizal Commercial Banking');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await press(page, 'Home', 'End');
  await expect(field).toBeFocused();
});

test('search-box: the pattern Combobox with an open listbox', async ({ kit }) => {
  const page = await kit.show('kit-search-box--full');
  const field = page.getByRole('combobox', { name: 'Search games' });
  await field.focus();
  const chosen = page.locator('[role=option][aria-selected=true]');
  const first = await chosen.getAttribute('id');
  await press(page, 'ArrowDown');
  expect(await chosen.getAttribute('id')).not.toBe(first);
  expect(await field.getAttribute('aria-activedescendant')).toBe(await chosen.getAttribute('id'));
  await press(page, 'ArrowUp');
  expect(await chosen.getAttribute('id')).toBe(first);
});

test('date-range-picker: the pattern Dialog (non-modal) with a grid of days', async ({ kit }) => {
  const page = await kit.show('kit-date-range-picker--by-calendar');
  const trigger = page.getByRole('button', { name: /^Period/ });
  await press(page, 'Tab', 'Enter');
  const panel = page.getByRole('dialog', { name: 'Period' });
  await expect(panel.getByRole('grid', { name: 'November 2026' })).toBeVisible();
  await expect(panel).toMatchAriaSnapshot(`
    - dialog "Period":
      - button "Today"
      - button "Last 7 days"
      - button "Last 30 days"
      - textbox "From"
      - textbox "To"
      - grid "November 2026"
      - button "Apply"
  `);
  const day = (name: RegExp) => panel.getByRole('button', { name });
  await day(/November 11, 2026/).focus();
  await expectFocus(page, [
    ['ArrowRight', day(/November 12, 2026/)],
    ['ArrowDown', day(/November 19, 2026/)],
    ['ArrowLeft', day(/November 18, 2026/)],
    ['ArrowUp', day(/November 11, 2026/)],
    ['Home', day(/November 8, 2026/)],
    ['End', day(/November 14, 2026/)],
    ['PageUp', day(/October 14, 2026/)],
    ['PageDown', day(/November 14, 2026/)],
    ['Escape', trigger],
  ]);
  await expect(panel).toHaveCount(0);
});

test('vendor-dropdown: the pattern Disclosure', async ({ kit }) => {
  const page = await kit.show('kit-vendor-dropdown--by-keyboard');
  const trigger = page.getByRole('button', { name: 'Slots' });
  const panel = page.getByRole('group', { name: 'Slots' });
  await press(page, 'Tab', 'Enter');
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await expect(panel.getByRole('listitem')).toHaveCount(6);
  await press(page, 'Escape');
  await expect(panel).toHaveCount(0);
  const vendor = (name: string) => panel.getByRole('button', { name });
  await expectFocus(page, [
    ['ArrowDown', vendor('Northwind Studio 1')],
    ['ArrowRight', vendor('Koi Works 2')],
    ['ArrowDown', vendor('Neon Tiger 4')],
    ['ArrowLeft', vendor('Manila Reels 3')],
    ['ArrowUp', vendor('Northwind Studio 1')],
    ['End', vendor('Northwind Studio 6')],
    ['Home', vendor('Northwind Studio 1')],
    ['Escape', trigger],
  ]);
});

test('toast: reached by F8 and Tab, pressed by Enter, dismissed by its close button and Escape', async ({
  kit,
}) => {
  const page = await kit.show('kit-toast--danger');
  const region = page.getByRole('region', { name: 'Notifications (F8)' });
  const toast = region.getByRole('listitem');
  const action = toast.getByRole('button', { name: 'Try again' });
  const cross = toast.getByRole('button', { name: 'Dismiss' });
  await press(page, 'Tab', 'Enter');
  await expect(toast).toHaveCount(1);
  await expect(toast).toContainText('Error');
  await expect(toast).toContainText('Username or password is wrong');
  await expectFocus(page, [
    ['F8', action],
    ['Tab', cross],
    ['Shift+Tab', action],
    ['Tab', cross],
  ]);
  await press(page, 'Enter');
  await expect(toast).toHaveCount(0);
  await rootOf(page).getByRole('button', { name: 'Show' }).focus();
  await press(page, 'Enter');
  await expectFocus(page, [['F8', action]]);
  await press(page, 'Escape');
  await expect(toast).toHaveCount(0);
});
