import { expectFocus, press, rootOf } from '../support/keys.ts';
import { expect, test } from '../support/test.ts';

test('paginator: a navigation landmark with links, and a field', async ({ kit }) => {
  const page = await kit.show('kit-paginator--middle');
  const nav = page.getByRole('navigation', { name: 'Pages of games' });
  await expect(nav.locator('[aria-current=page]')).toHaveText('7');
  const link = (name: string) => nav.getByRole('link', { name, exact: true });
  await expectFocus(page, [
    ['Tab', link('Previous page')],
    ['Tab', link('Page 1')],
  ]);
  await link('Page 8').focus();
  await press(page, 'Enter');
  await expect(nav.locator('[aria-current=page]')).toHaveText('8');
  const field = nav.getByRole('spinbutton', { name: 'Go to page' });
  await field.focus();
  await page.keyboard.type('23');
  await press(page, 'Enter');
  await expect(nav.locator('[aria-current=page]')).toHaveText('23');
});

test('paginator: at its ends the arrow is announced as disabled and does nothing', async ({
  kit,
}) => {
  const page = await kit.show('kit-paginator--first-page');
  const back = page.getByRole('link', { name: 'Previous page' });
  await expect(back).toHaveAttribute('aria-disabled', 'true');
  await back.focus();
  await press(page, 'Enter');
  await expect(page.locator('[aria-current=page]')).toHaveText('1');
});

test('breadcrumb: the pattern Breadcrumb', async ({ kit }) => {
  const page = await kit.show('kit-breadcrumb--default');
  await expect(rootOf(page)).toMatchAriaSnapshot(`
    - navigation:
      - list:
        - listitem:
          - link "demo_agent"
        - listitem:
          - link "north_branch"
        - listitem: juan_cruz
  `);
  await expect(page.locator('[aria-current=page]')).toHaveText('juan_cruz');
  await expectFocus(page, [
    ['Tab', page.getByRole('link', { name: 'demo_agent' })],
    ['Tab', page.getByRole('link', { name: 'north_branch' })],
  ]);
});

test('bottom-bar: a navigation landmark with links', async ({ kit }) => {
  const page = await kit.show('kit-bottom-bar--default');
  const nav = page.getByRole('navigation');
  await expect(nav.locator('[aria-current=page]')).toHaveText(/Home/);
  await expectFocus(page, [
    ['Tab', nav.getByRole('link', { name: 'Home' })],
    ['Tab', nav.getByRole('link', { name: 'Search' })],
  ]);
});

test('carousel: the pattern Carousel', async ({ kit }) => {
  const page = await kit.show('kit-carousel--by-hand');
  const section = page.getByRole('region', { name: 'Promotions' });
  await expect(section).toHaveAttribute('aria-roledescription', /.+/);
  const shown = section.locator('[data-state=current]');
  await expect(shown).toHaveAttribute('role', 'group');
  await expect(shown).toHaveAttribute('aria-label', '1 of 4');
  await section.getByRole('button', { name: 'Next banner' }).focus();
  await press(page, 'Enter');
  await expect(shown).toHaveAttribute('aria-label', '2 of 4');
  await section.getByRole('button', { name: 'Previous banner' }).focus();
  await press(page, ' ');
  await expect(shown).toHaveAttribute('aria-label', '1 of 4');
  await section.getByRole('button', { name: '3 of 4' }).focus();
  await press(page, 'Enter');
  await expect(shown).toHaveAttribute('aria-label', '3 of 4');
  // Hidden slides are not focusable.
  await expect(section.locator('[role=group][inert]')).toHaveCount(3);
});

test('rail: a region whose list scrolls by keys', async ({ kit }) => {
  const page = await kit.show('kit-rail--games');
  await expect(page.getByRole('region', { name: /Hot games/ })).toBeVisible();
  const next = page.getByRole('button', { name: 'More games' });
  await next.focus();
  await press(page, 'Enter');
  await expect(page.getByRole('button', { name: 'Previous games' })).toBeVisible();
});

test('data-table: a native table; rows are sorted, selected and opened by keyboard', async ({
  kit,
}) => {
  let page = await kit.show('kit-data-table--sorting');
  const head = () => page.getByRole('columnheader', { name: 'Net result' });
  const sort = () => page.getByRole('button', { name: 'Net result' });
  await sort().focus();
  await press(page, 'Enter');
  await expect(head()).toHaveAttribute('aria-sort', 'ascending');
  await press(page, ' ');
  await expect(head()).toHaveAttribute('aria-sort', 'descending');
  page = await kit.show('kit-data-table--selecting');
  const row = page.getByRole('checkbox', { name: 'Select row2' });
  await row.focus();
  await press(page, ' ');
  await expect(row).toBeChecked();
  const all = page.getByRole('checkbox', { name: 'Select all' });
  await all.focus();
  await press(page, ' ');
  await expect(page.getByRole('checkbox', { name: 'Select row1' })).toBeChecked();
  page = await kit.show('kit-data-table--with-detail');
  const detail = page.getByRole('button', { name: 'Details of row1' });
  await detail.focus();
  await press(page, 'Enter');
  await expect(detail).toHaveAttribute('aria-expanded', 'true');
  await press(page, ' ');
  await expect(detail).toHaveAttribute('aria-expanded', 'false');
});

test('data-table: a scrollable table is reached by Tab and scrolled by arrows', async ({ kit }) => {
  const page = await kit.show('kit-data-table--narrow');
  const region = page.getByRole('region', { name: 'Team betting, Narrow' });
  await region.focus();
  await expect(region).toBeFocused();
  await press(page, 'ArrowRight', 'ArrowRight');
  await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test('game-card: its buttons in reading order', async ({ kit }) => {
  let page = await kit.show('kit-game-card--ready');
  const card = page.getByRole('article', { name: 'Golden Harvest Deluxe' });
  const button = (name: RegExp) => card.getByRole('button', { name });
  const heart = button(/^Favourite, Golden Harvest Deluxe$/);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expectFocus(page, [
    ['Tab', button(/^Immediate game, Golden Harvest Deluxe$/)],
    ['Tab', button(/^Free trial, Golden Harvest Deluxe$/)],
    ['Tab', heart],
    ['Enter', heart],
  ]);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expectFocus(page, [
    ['Tab', button(/^About.*Golden Harvest Deluxe$/)],
    ['Shift+Tab', heart],
  ]);
  page = await kit.show('kit-game-card--maintenance');
  await expect(
    page.getByRole('button', { name: /^Under maintenance, Golden Harvest Deluxe$/ }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^Immediate game|^Free trial/ })).toHaveCount(0);
});

test('balance-chip: shown and hidden by its button', async ({ kit }) => {
  const page = await kit.show('kit-balance-chip--hides-and-shows');
  await press(page, 'Tab');
  const button = rootOf(page).locator('button:focus');
  await expect(button).toHaveCount(1);
  const before = await button.getAttribute('aria-label');
  await press(page, 'Enter');
  expect(await button.getAttribute('aria-label')).not.toBe(before);
});

test('notice-bar: notices are buttons, and motion can be paused', async ({ kit }) => {
  const page = await kit.show('kit-notice-bar--running');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const region = page.getByRole('region', { name: 'Notices' });
  const button = (name: string | RegExp) => region.getByRole('button', { name });
  await expect(button('Pause notices')).toBeVisible();
  await expectFocus(page, [
    ['Tab', button(/^Scheduled maintenance/)],
    ['Enter', button(/^Scheduled maintenance/)],
    ['Tab', button(/^New: deposits/)],
    ['Tab', button(/^Beware of copies/)],
    ['Tab', button('Pause notices')],
    ['Enter', button('Run notices')],
    [' ', button('Pause notices')],
    ['Shift+Tab', button(/^Beware of copies/)],
  ]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('notice-bar: one notice at a time with reduced motion', async ({ kit }) => {
  const page = await kit.show('kit-notice-bar--running');
  const region = page.getByRole('region', { name: 'Notices' });
  const button = (name: string | RegExp) => region.getByRole('button', { name });
  await expectFocus(page, [
    ['Tab', button(/^Scheduled maintenance/)],
    ['Enter', button(/^Scheduled maintenance/)],
    ['Tab', button('Previous notice')],
    ['Tab', button('Next notice')],
    ['Enter', button('Next notice')],
  ]);
  await expect(button(/^New: deposits/)).toBeVisible();
  await press(page, ' ');
  await expect(button(/^Beware of copies/)).toBeVisible();
  await expectFocus(page, [['Shift+Tab', button('Previous notice')]]);
  await press(page, 'Enter');
  await expect(button(/^New: deposits/)).toBeVisible();
  await expect(button(/^Scheduled maintenance|^Beware/)).toHaveCount(0);
});

test('chart: a group that is explored by keyboard, and a table', async ({ kit }) => {
  const page = await kit.show('kit-chart--lines');
  await press(page, 'Tab');
  const status = page.getByRole('status');
  await press(page, 'ArrowRight');
  const first = await status.textContent();
  expect(first).not.toBe('');
  await press(page, 'ArrowRight');
  await expect(status).not.toHaveText(first ?? '');
  await press(page, 'End', 'Home');
  await press(page, 'Tab', 'Enter');
  await expect(page.getByRole('table')).toBeVisible();
});
