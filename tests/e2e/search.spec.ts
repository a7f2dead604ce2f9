import type { Page } from '@playwright/test';
import { searchCatalogue } from '../../gateway/contract/game-search.ts';
import { chooseLanguage, waitForHydration } from './support/pages.ts';
import { expect, expectNoAxeViolations, test } from './support/test.ts';

const search = (page: Page) =>
  page.getByRole('dialog', { name: 'Search games, providers and pages' });
const field = (page: Page) => search(page).getByRole('combobox');
const active = async (page: Page) =>
  page.locator(`[id="${await field(page).getAttribute('aria-activedescendant')}"]`);

test('the key / opens the search anywhere, typing errors are tolerated, and Enter opens the result', async ({
  page,
}) => {
  await page.goto('/promotions');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Search' })).toBeVisible();
  await waitForHydration(page);
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  await expect(search(page).getByRole('group', { name: 'Popular right now' })).toBeVisible();

  await page.keyboard.type('emberfal dargon');
  const games = search(page).getByRole('group', { name: 'Games' });
  const first = games.getByRole('option').first();
  await expect(first).toContainText('Emberfall Dragon');
  await expect(first.locator('mark')).toHaveText(['Emberfal', 'Dragon']);
  await expect(search(page).getByRole('status')).toHaveText(/result.* for “emberfal dargon”/);
  await expectNoAxeViolations(page, '[role="dialog"]');
  await expect(page).toHaveURL(/popup=search%3Aemberfal|popup=search:emberfal/);
  await page.reload();
  await expect(first).toContainText('Emberfall Dragon');

  await field(page).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeFocused();

  await field(page).fill('');
  const recent = search(page).getByRole('group', { name: 'Your last searches' });
  await expect(recent.getByRole('option')).toHaveText(['emberfal dargon']);
  await page.keyboard.press('Escape');
  await expect(search(page)).toHaveCount(0);
  await expect(page).toHaveURL((url) => url.pathname === '/promotions' && url.search === '');
});

test('a vendor leads to its lobby, arrow keys select, and an empty result suggests popular games', async ({
  page,
  problems,
}) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await field(page).fill('qqxxzzqq');
  await expect(search(page).getByText('Nothing found for “qqxxzzqq”').last()).toBeVisible();
  const popular = search(page).getByRole('group', { name: 'Popular right now' });
  await expect(popular.getByRole('option')).toHaveCount(6);

  await field(page).fill('tidl nine');
  const vendors = search(page).getByRole('group', { name: 'Providers' });
  await expect(vendors.getByRole('option')).toHaveCount(2);
  await expect(await active(page)).toContainText('Slots');
  await page.keyboard.press('ArrowDown');
  await expect(await active(page)).toContainText('Fish');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/fish\?vassalage=TIDAL$/);
  await expect(search(page)).toHaveCount(0);

  problems.allow(/status of 500/);
  let broken = true;
  await page.route(`**${searchCatalogue.path}*`, (route) =>
    broken
      ? route.fulfill({ status: 500, json: { success: false, errorCode: 'unknown_error' } })
      : route.fallback(),
  );
  await page.keyboard.press('/');
  await field(page).fill('dragon');
  const alert = search(page).getByRole('alert');
  await expect(alert).toContainText('Unknown error.');
  await expect(field(page)).toHaveValue('dragon');
  broken = false;
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(search(page).getByRole('group', { name: 'Games' })).toBeVisible();
});

const pages = (page: Page) => search(page).getByRole('group', { name: 'Pages' });

test('a member finds the portal’s pages by their purpose, and is led there', async ({
  page,
  freshMember,
}) => {
  await freshMember.logIn();
  await page.goto('/');
  await waitForHydration(page);
  await page.keyboard.press('/');
  await field(page).fill('top up');
  await expect(pages(page).getByRole('option')).toHaveText(['Deposit']);
  await field(page).fill('limits');
  await expect(pages(page).getByRole('option').first()).toHaveText('Limits');
  await expect(await active(page)).toHaveText('Limits');
  await expectNoAxeViolations(page, '[role="dialog"]');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/member\?page=saferGambling#limits$/);
  await expect(search(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Limits', exact: true })).toBeInViewport();

  await page.keyboard.press('/');
  await field(page).fill('unsubscribe');
  await pages(page).getByRole('option', { name: 'Notification settings' }).click();
  await expect(page).toHaveURL(/\/member\?page=saferGambling#account$/);
  const offers = page.getByRole('heading', { name: 'Offers and news' });
  await expect(offers).toBeInViewport();
  await page.goto('/member?page=messageV2');
  await page.getByRole('link', { name: 'Notification settings' }).click();
  await expect(page).toHaveURL(/\/member\?page=saferGambling#account$/);
  await expect(offers).toBeInViewport();

  await page.keyboard.press('/');
  await field(page).fill('support');
  await pages(page).getByRole('option', { name: 'Customer service' }).click();
  await expect(page.getByRole('dialog', { name: 'Customer service' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a visitor finds public pages only, in Filipino too', async ({ page }) => {
  await page.goto('/');
  await chooseLanguage(page, 'Filipino');
  await expect(page.getByRole('banner').getByRole('button', { name: /^Wika/ })).toBeVisible();
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: 'Maghanap ng laro, provider at pahina' });
  const found = dialog.getByRole('group', { name: 'Mga pahina' });
  await dialog.getByRole('combobox').fill('tulong');
  await expect(found.getByRole('option').first()).toBeVisible();
  await dialog.getByRole('combobox').fill('deposito');
  await expect(dialog.getByRole('status')).toHaveText(/para sa “deposito”/);
  await expect(found).toHaveCount(0);
});
