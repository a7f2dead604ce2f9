import type { Page } from '@playwright/test';
import { demoMember, lobbyCards } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { LANDSCAPE, PORTRAIT } from './support/touch.ts';

/** Height of an on-screen keyboard, by the height of the window. */
const KEYBOARD: Readonly<Record<number, number>> = { 844: 336, 390: 200 };

test.use({ viewport: PORTRAIT, hasTouch: true, isMobile: true });

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main ways' });
const menuButton = (page: Page) => bar(page).getByRole('button', { name: 'Menu' });
const drawer = (page: Page) => page.getByRole('navigation', { name: 'Side menu' });

for (const size of [PORTRAIT, LANDSCAPE]) {
  const where = `at ${size.width} × ${size.height}`;

  test(`the bar is usable by touch for a visitor and a member, counts rewards, and Back closes the menu ${where}`, async ({
    page,
    logIn,
  }) => {
    test.slow();
    await page.setViewportSize(size);
    await page.goto('/promotions');
    await expect(bar(page).getByRole('link')).toHaveText(['Home', 'Deposit', 'Rewards']);
    await expect(bar(page).getByRole('button')).toHaveText(['Search', 'Menu']);
    await bar(page).getByRole('button', { name: 'Search' }).tap();
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await menuButton(page).tap();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(drawer(page)).toBeVisible();
    await page.goBack();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(drawer(page)).toBeHidden();
    await expect(page).toHaveURL('/promotions');

    // A navigation from the menu replaces its entry: Back leads to the page, and not to the menu.
    await menuButton(page).tap();
    await drawer(page).getByRole('link', { name: 'Slots' }).tap();
    await expect(page).toHaveURL('/rng');
    await expect(drawer(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/promotions');
    await expect(drawer(page)).toBeHidden();

    // A reload keeps it open, because it is part of the history.
    await menuButton(page).tap();
    await page.reload();
    await expect(drawer(page)).toBeVisible();
    const mode = page.locator('html');
    await expect(mode).toHaveAttribute('data-mode', 'dark');
    await drawer(page).getByRole('button', { name: 'Language' }).tap();
    await page.getByRole('menuitem', { name: 'Filipino' }).tap();
    await expect(
      bar(page).or(page.getByRole('navigation', { name: 'Mga pangunahing daan' })),
    ).toContainText('Magdeposito');
    await page.getByRole('button', { name: /^Wika/ }).tap();
    await page.getByRole('menuitem', { name: 'English' }).tap();
    await menuButton(page).tap();
    await expect(drawer(page)).toBeHidden();

    await bar(page).getByRole('link', { name: 'Deposit' }).tap();
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();

    await logIn('demo_player');
    await page.goto('/');
    const banner = page.getByRole('banner');
    await expect(bar(page).getByRole('link', { name: /reward.? to claim/ })).toBeVisible();
    await expect(banner.getByRole('button', { name: /unread message/ })).toBeVisible();
    await expect(banner.getByText(/^\$[\d,.]+$/)).toBeVisible();
    await banner.getByRole('button', { name: /unread message/ }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    // A lottery has an exit, and the same menu.
    await page.goto('/lottery');
    await menuButton(page).tap();
    await expect(drawer(page)).toBeVisible();
    await menuButton(page).tap();
    await expect(drawer(page)).toHaveCount(0);
    await bar(page).getByRole('link', { name: 'Home' }).tap();
    await expect(page).toHaveURL('/');
  });

  test(`a touched tile shows the actions of its game, and each of them works ${where}`, async ({
    page,
    freshMember,
  }) => {
    test.slow();
    await page.setViewportSize(size);
    await page.goto('/rng?vassalage=LUMEN');
    const tile = lobbyCards(page).first();
    const name = (await tile.getAttribute('aria-label')) ?? '';
    const sheet = page.getByRole('dialog', { name });
    // Nothing overlaps the art.
    await expect(tile.getByRole('button', { name: /^Favourite/ })).toBeHidden();
    await expect(tile.getByRole('button', { name: /^About this game/ })).toBeHidden();
    await tile.tap();
    await expect(sheet.getByRole('listitem')).toHaveText([
      'Immediate game',
      'Free trial',
      'Add to favourites',
      'About this game',
    ]);
    await page.reload();
    await expect(sheet.getByRole('listitem')).toHaveCount(4);
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    await tile.tap();
    await sheet.getByRole('button', { name: 'Immediate game' }).tap();
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await freshMember.logIn();
    await page.goto('/rng?vassalage=LUMEN');
    await tile.tap();
    await sheet.getByRole('button', { name: 'Add to favourites' }).tap();
    await expect(sheet).toHaveCount(0);
    await expect(tile.locator('button[value=favourite]')).toHaveAttribute('aria-pressed', 'true');
    await tile.tap();
    await expect(sheet.getByRole('button', { name: 'Remove from favourites' })).toBeVisible();
    await sheet.getByRole('button', { name: 'About this game' }).tap();
    await expect(page).toHaveURL(/popup=game-info/);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await tile.tap();
    await sheet.getByRole('button', { name: 'Free trial' }).tap();
    await expect(page).toHaveURL(/popup=game%3A\d+%3Atrial|popup=game:\d+:trial/);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await tile.tap();
    await sheet.getByRole('button', { name: 'Immediate game' }).tap();
    await expect(page).toHaveURL(/popup=game%3A\d+%3Areal|popup=game:\d+:real/);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test(`the cashier's button is reachable, with the on-screen keyboard open too, and covers no field ${where}`, async ({
    page,
    logIn,
  }) => {
    test.slow();
    await page.setViewportSize(size);
    await logIn(demoMember(3));
    for (const [path, submit] of [
      ['depositv2', 'Deposit now'],
      ['withdraw', 'Withdraw'],
    ] as const) {
      await page.goto(`/member?page=${path}`);
      const button = page.getByRole('button', { name: submit, exact: true });
      const field = page.getByRole('textbox', { name: 'Amount' });
      await expect(button).toBeInViewport({ ratio: 0.98 });
      await field.tap();
      // The window above a keyboard (interactive-widget=resizes-content).
      await page.setViewportSize({ ...size, height: size.height - (KEYBOARD[size.height] ?? 0) });
      // What a browser does with the focused field when its keyboard opens.
      await field.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
      await expect(field).toBeInViewport({ ratio: 0.98 });
      await expect(button).toBeInViewport({ ratio: 0.98 });
      const apart = async () => {
        const [above, below] = [await field.boundingBox(), await button.boundingBox()];
        return (below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0));
      };
      await expect.poll(apart).toBeGreaterThanOrEqual(0);
      await page.setViewportSize(size);
    }
  });
}

test('the platform’s offer to install the portal is in the menu, and is shown once', async ({
  page,
}) => {
  await page.goto('/promotions');
  const entry = drawer(page).getByRole('button', { name: 'Install as an app' });
  await menuButton(page).tap();
  await expect(drawer(page).getByRole('link', { name: 'Slots' })).toBeVisible();
  await expect(entry).toHaveCount(0);
  await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    Object.assign(offer, {
      prompt: async () => {
        document.documentElement.dataset.asked = String(offer.defaultPrevented);
      },
    });
    window.dispatchEvent(offer);
  });
  await entry.tap();
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'true');
  await expect(entry).toHaveCount(0);
});
