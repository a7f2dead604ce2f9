import { expectFocus, press, rootOf } from '../support/keys.ts';
import { expect, test } from '../support/test.ts';

test('tabs: the pattern Tabs, activated as the focus moves', async ({ kit }) => {
  const page = await kit.show('kit-tabs--underline');
  await expect(rootOf(page)).toMatchAriaSnapshot(`
    - tablist "Game lists":
      - tab "Hot" [selected]
      - tab "Favourites 12 games"
      - tab "Recent"
    - tabpanel "Hot": Hot games
  `);
  const tab = (name: string) => page.getByRole('tab', { name });
  await expectFocus(page, [
    ['Tab', tab('Hot')],
    ['ArrowRight', tab('Favourites')],
    ['ArrowRight', tab('Recent')],
    ['ArrowRight', tab('Hot')],
    ['ArrowLeft', tab('Recent')],
    ['Home', tab('Hot')],
    ['End', tab('Recent')],
    ['Tab', page.getByRole('tabpanel', { name: 'Recent' })],
    ['Shift+Tab', tab('Recent')],
  ]);
  await expect(tab('Recent')).toHaveAttribute('aria-selected', 'true');
});

test('tabs: activated manually by Enter and Space', async ({ kit }) => {
  const page = await kit.show('kit-tabs--manual');
  const tab = (name: string) => page.getByRole('tab', { name });
  await expectFocus(page, [
    ['Tab', tab('Hot')],
    ['ArrowRight', tab('Favourites')],
  ]);
  await expect(tab('Hot')).toHaveAttribute('aria-selected', 'true');
  await press(page, 'Enter');
  await expect(tab('Favourites')).toHaveAttribute('aria-selected', 'true');
  // The focus moves asynchronously after its key.
  await expectFocus(page, [['ArrowRight', tab('Recent')]]);
  await press(page, ' ');
  await expect(tab('Recent')).toHaveAttribute('aria-selected', 'true');
});

test('tabs: vertical', async ({ kit }) => {
  const page = await kit.show('kit-tabs--vertical');
  const tab = (name: string) => page.getByRole('tab', { name });
  await expect(page.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical');
  await expectFocus(page, [
    ['Tab', tab('Hot')],
    ['ArrowDown', tab('Favourites')],
    ['ArrowUp', tab('Hot')],
  ]);
});

test('modal-tabs: Tabs in the pattern Dialog (modal)', async ({ kit }) => {
  const page = await kit.show('kit-modal-tabs--with-footer');
  const dialog = page.getByRole('dialog', { name: 'Member center' });
  await expect(dialog).toBeVisible();
  const tab = (name: string) => dialog.getByRole('tab', { name });
  await tab('Profile').focus();
  await expectFocus(page, [
    ['ArrowRight', tab('Security')],
    ['End', tab('Messages')],
    ['Home', tab('Profile')],
  ]);
  for (let at = 0; at < 8; at += 1) {
    await press(page, 'Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
});

test('radio-group: the pattern Radio Group', async ({ kit }) => {
  const page = await kit.show('kit-radio-group--column');
  await expect(rootOf(page)).toMatchAriaSnapshot(`
    - radiogroup "Period":
      - radio "A week" [checked]
      - radio "A month"
      - radio "A year" [disabled]
  `);
  const radio = (name: string) => page.getByRole('radio', { name });
  await expectFocus(page, [
    ['Tab', radio('A week')],
    ['ArrowDown', radio('A month')],
    ['ArrowRight', radio('A week')],
    ['ArrowUp', radio('A month')],
    ['ArrowLeft', radio('A week')],
  ]);
  await expect(radio('A week')).toBeChecked();
  await press(page, 'Tab');
  await expect(page.locator('input:focus')).toHaveCount(0);
});

test('segmented-control: the pattern Radio Group', async ({ kit }) => {
  const page = await kit.show('kit-segmented-control--default');
  await expect(rootOf(page)).toMatchAriaSnapshot(`
    - radiogroup "Period":
      - radio "Day" [checked]
      - radio "Week"
      - radio "Month" [disabled]
  `);
  const radio = (name: string) => page.getByRole('radio', { name });
  await expectFocus(page, [
    ['Tab', radio('Day')],
    ['ArrowRight', radio('Week')],
    ['ArrowRight', radio('Day')],
    ['ArrowLeft', radio('Week')],
  ]);
  await expect(radio('Week')).toBeChecked();
});

test('select: the native select', async ({ kit }) => {
  let page = await kit.show('kit-select--chosen');
  await expect(rootOf(page)).toMatchAriaSnapshot(`
    - combobox "Country code":
      - option "Philippines +63" [selected]
      - option "Singapore +65"
      - option "Vietnam +84" [disabled]
  `);
  const select = page.getByRole('combobox', { name: 'Country code' });
  const expectAfter = async (key: string, value: string) => {
    await press(page, key);
    await expect(select, `after ${key}`).toHaveValue(value);
    await expect(select).toBeFocused();
  };
  await press(page, 'Tab');
  await expect(select).toBeFocused();
  await expectAfter('ArrowDown', '65');
  // Disabled options cannot be selected.
  await expectAfter('ArrowDown', '65');
  await expectAfter('ArrowUp', '63');
  await expectAfter('s', '65');
  await expectAfter('Home', '63');
  await expectAfter('End', '65');
  page = await kit.show('kit-select--invalid');
  await expect(page.getByRole('combobox')).toHaveAttribute('aria-invalid', 'true');
  page = await kit.show('kit-select--disabled');
  await expect(page.getByRole('combobox')).toBeDisabled();
  await press(page, 'Tab');
  await expect(page.getByRole('combobox')).not.toBeFocused();
});

test('accordion: the pattern Accordion', async ({ kit }) => {
  const page = await kit.show('kit-accordion--default');
  await expect(rootOf(page)).toMatchAriaSnapshot(`
    - heading "How long does a deposit take?" [level=3]:
      - button "How long does a deposit take?" [expanded]
    - region "How long does a deposit take?": A minute, as a rule.
    - heading "What does it cost?" [level=3]:
      - button "What does it cost?"
    - heading "Can I pay otherwise?" [level=3]:
      - button "Can I pay otherwise?" [disabled]
  `);
  const first = page.getByRole('button', { name: 'How long does a deposit take?' });
  const second = page.getByRole('button', { name: 'What does it cost?' });
  await expectFocus(page, [
    ['Tab', first],
    ['ArrowDown', second],
    ['ArrowDown', first],
    ['End', second],
    ['Home', first],
    ['ArrowUp', second],
    ['Enter', second],
  ]);
  await expect(second).toHaveAttribute('aria-expanded', 'true');
  await press(page, ' ');
  await expect(second).toHaveAttribute('aria-expanded', 'false');
  await press(page, 'Shift+Tab');
  await expect(first).toBeFocused();
});

test('tree-view: the pattern Tree View', async ({ kit }) => {
  const page = await kit.show('kit-tree-view--by-keys');
  await expect(rootOf(page)).toMatchAriaSnapshot(`
    - tree "Your line":
      - treeitem "north_branch" [expanded] [level=1]
      - treeitem "juan_cruz" [level=2]
      - treeitem "ana_reyes" [level=2]
      - treeitem "south_branch" [level=1]
  `);
  const item = (name: string) => page.getByRole('treeitem', { name });
  await expectFocus(page, [
    ['Tab', item('north_branch')],
    ['ArrowRight', item('juan_cruz')],
    ['ArrowDown', item('ana_reyes')],
    ['ArrowRight', item('ana_reyes')],
    ['ArrowRight', item('leo_santos')],
    ['ArrowLeft', item('ana_reyes')],
    ['ArrowLeft', item('ana_reyes')],
    ['ArrowUp', item('juan_cruz')],
    ['End', item('south_branch')],
    ['Home', item('north_branch')],
    // Typed letters move to the next row whose name begins with them.
    ['s', item('south_branch')],
  ]);
  await expect(item('ana_reyes')).toHaveAttribute('aria-expanded', 'false');
  await press(page, 'Home', 'ArrowDown', 'Enter');
  await expect(item('juan_cruz')).toHaveAttribute('aria-selected', 'true');
  await press(page, 'ArrowDown', ' ');
  await expect(item('ana_reyes')).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('[role=treeitem][tabindex="0"]')).toHaveCount(1);
});

test('radio-cards: the pattern Radio Group, with a description of each choice', async ({ kit }) => {
  const page = await kit.show('kit-radio-group--cards');
  await expect(rootOf(page)).toMatchAriaSnapshot(`
    - radiogroup "Way to pay":
      - radio "Bank transfer" [checked]
      - radio "Card"
      - radio "QR code" [disabled]
  `);
  const radio = (name: string) => page.getByRole('radio', { name });
  await expect(radio('Bank transfer')).toHaveAccessibleDescription(/50\.00 to 50,000\.00/);
  await expectFocus(page, [
    ['Tab', radio('Bank transfer')],
    ['ArrowDown', radio('Card')],
    // Disabled options cannot be selected.
    ['ArrowRight', radio('Bank transfer')],
    ['ArrowUp', radio('Card')],
    ['ArrowLeft', radio('Bank transfer')],
  ]);
  await press(page, 'ArrowDown');
  await expect(radio('Card')).toBeChecked();
  await expect(radio('Bank transfer')).not.toBeChecked();
  await press(page, 'Tab');
  await expect(page.locator('input:focus')).toHaveCount(0);
});
