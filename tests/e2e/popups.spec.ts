import type { Page } from '@playwright/test';
import decode from 'jsqr';
import sharp from 'sharp';
import { permission } from '../../gateway/contract/system.ts';
import {
  disableServerRendering,
  preferBrand,
  preferLanguage,
  waitForAnnouncements,
} from './support/pages.ts';
import { expect, expectNoAxeViolations, test } from './support/test.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const stored = (page: Page, key: string) =>
  page.evaluate((name) => sessionStorage.getItem(name), key);

test('[R2.05] [R2.106] /help is home with the help center, and the hash leads to its term', async ({
  page,
}) => {
  await page.goto('/help#turnover');
  const help = dialog(page, 'Help center');
  const turnover = help.getByRole('region', { name: 'Turnover' });
  await expect(turnover).toBeFocused();
  await expect(turnover).toBeInViewport();
  const behind = page.getByRole('region', { name: 'Offers and news', includeHidden: true });
  await expect(behind).toBeAttached();
  await expectNoAxeViolations(page, '[role=dialog]');

  await help.getByRole('button', { name: 'Agents' }).click();
  await expect(page).toHaveURL(/\/help#agents$/);
  const agents = help.getByRole('region', { name: 'Agents' });
  await expect(agents).toBeFocused();
  // The same term again leads back to it.
  await help.getByRole('region').first().scrollIntoViewIfNeeded();
  await expect(agents).not.toBeInViewport();
  await help.getByRole('button', { name: 'Agents' }).click();
  await expect(agents).toBeFocused();
  await expect(agents).toBeInViewport();
  await help.getByRole('searchbox', { name: 'Search the help center' }).fill('cash out');
  await expect(help.getByRole('region')).toHaveCount(1);
  await expect(help.getByRole('region', { name: 'Withdrawals' })).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await expect(page).toHaveURL((url) => url.pathname === '/' && url.hash === '');
  const links = page.getByRole('contentinfo').getByRole('navigation', { name: 'Help' });
  await links.getByRole('link', { name: 'Responsible gaming' }).click();
  await expect(page).toHaveURL(/\/help#responsible-gaming$/);
  await expect(help.getByRole('region', { name: 'Responsible gaming' })).toBeFocused();
});

test('[R7.08] [R1.03] customer service: links arrive encrypted, and the window opens them', async ({
  page,
}) => {
  const answers: string[] = [];
  page.on('response', async (answer) => {
    if (new URL(answer.url()).pathname === permission.path) answers.push(await answer.text());
  });
  await page.goto('/promotions');
  expect(await page.content()).not.toContain('care@baize.example');
  await page
    .getByRole('navigation', { name: 'Side menu' })
    .getByRole('button', { name: 'Customer service' })
    .click();
  const window = dialog(page, 'Customer service');
  await expect(window.getByRole('link', { name: /Write an email/ })).toHaveAttribute(
    'href',
    'mailto:care@baize.example',
  );
  await expect(window.getByRole('link', { name: /Telegram/ })).toHaveAttribute(
    'href',
    'https://t.me/baize_help',
  );
  expect(answers).toHaveLength(1);
  expect(answers[0]).toContain('"csType":"TELEGRAM"');
  expect(answers[0]).not.toMatch(/care@baize|"https:\/\/t\.me\/baize_help","csType/);
  expect(JSON.parse(answers[0] ?? '').value.info.customerService[0].path).toMatch(/^eyJ/);
  await expectNoAxeViolations(page, '[role=dialog]');
});

test('[R3.01] banners of the side menu, of registration and of a forgotten password are shown in their places', async ({
  page,
}) => {
  await page.goto('/promotions');
  const menu = page.getByRole('navigation', { name: 'Side menu' });
  await expect(menu.getByRole('link', { name: /^First deposit 50%/ })).toHaveAttribute(
    'href',
    '/promotions?promo=DEPOSIT',
  );
  await page.goto('/register');
  const register = dialog(page, 'Create an account');
  await expect(register.getByRole('link', { name: /^One wallet, 2,500 games/ })).toBeVisible();
  await expect(register.getByRole('link', { name: /^Back in a moment/ })).toHaveCount(0);
  await page.goto('/promotions?popup=forgot');
  await dialog(page, 'Forgot password')
    .getByRole('link', { name: /^Back in a moment/ })
    .click();
  await expect(page).toHaveURL(/\/help$/);
});

test('[R2.110] the chat room answers live, and the conversation survives a reload', async ({
  page,
}) => {
  await page.goto('/promotions?popup=contact');
  await dialog(page, 'Customer service')
    .getByRole('button', { name: /Live chat/ })
    .click();
  await expect(page).toHaveURL(/popup=chat/);
  const chat = page.frameLocator('iframe[title="Chat room"]');
  await expect(chat.getByText(/It is a script, not a person/)).toBeVisible();
  await chat.getByLabel('Your message').fill('<b>How do I deposit?</b>');
  await page.keyboard.press('Enter');
  await expect(chat.getByText('<b>How do I deposit?</b>')).toBeVisible();
  await expect(chat.getByText(/in the help center under “Deposits”/)).toBeVisible();

  await page.reload();
  await expect(chat.getByText('<b>How do I deposit?</b>')).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/promotions?popup=chat');
  const there = other.frameLocator('iframe[title="Chat room"]');
  await there.getByLabel('Your message').fill('bonus');
  await there.getByRole('button', { name: 'Send' }).click();
  await expect(chat.getByText(/under “Bonuses and promotions”/)).toBeVisible();
});

test('[R2.22] [R1.03] [R2.40] app download: a QR code for each system, which is decoded, and installation instructions', async ({
  page,
  gateway,
}) => {
  await page.goto('/promotions');
  await page
    .getByRole('navigation', { name: 'Side menu' })
    .getByRole('link', { name: 'App download' })
    .click();
  const main = page.getByRole('main');
  for (const [name, system] of [
    ['iOS', 'ios'],
    ['Android', 'android'],
  ] as const) {
    await main.getByRole('tab', { name }).click();
    await expect(main.getByRole('tabpanel').getByRole('listitem')).toHaveCount(5);
    const code = main.getByRole('img', { name: `QR code of the ${name} app` });
    expect((await code.boundingBox())?.width).toBe(107);
    const { data, info } = await sharp(await code.screenshot({ scale: 'device' }))
      .extend({ top: 12, bottom: 12, left: 12, right: 12, background: 'white' })
      .resize(400)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const text = decode(new Uint8ClampedArray(data), info.width, info.height)?.data;
    expect(text).toBe(`${gateway.url}/sandbox/app/${system}`);
  }
  await page.reload();
  await expect(main.getByRole('tab', { name: 'Android' })).toHaveAttribute('aria-selected', 'true');
  await expectNoAxeViolations(page, 'main');
});

test('[R2.107] [R1.03] the legal license: from menu and footer, as a file, and in print', async ({
  page,
}) => {
  await page.goto('/promotions');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Legal license' }).click();
  const license = dialog(page, 'Legal license');
  await expect(license.getByText('SAMPLE-0000-0000')).toBeVisible();
  await expectNoAxeViolations(page, '[role=dialog]');
  const download = page.waitForEvent('download');
  await license.getByRole('link', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('licence.html');
  const print = page.waitForEvent('popup');
  await license.getByRole('link', { name: 'Open to print' }).click();
  await expect((await print).getByRole('button', { name: 'Print' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(license).toBeHidden();
});

test.describe('announcements that open by themselves', () => {
  test.use({ announcements: true });

  test('[R4.13] [R2.100] a visitor’s announcements open once in a session, with or without activity', async ({
    page,
  }) => {
    await disableServerRendering(page);
    await page.goto('/');
    const popup = dialog(page, 'Announcements');
    await expect(popup.getByRole('button', { name: /^Look around first/ })).toBeVisible();
    await expect(popup.getByRole('button', { name: /^Welcome|^Lantern Week/ })).toHaveCount(0);
    expect(await stored(page, 'ANONYMOUS_POPUP')).toBeNull();
    await expectNoAxeViolations(page, '[role=dialog]');
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
    expect(await stored(page, 'ANONYMOUS_POPUP')).toBe('1');
    expect(await stored(page, 'USER_POPUP')).toBeNull();
    await page.reload();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await waitForAnnouncements(page);
    await expect(popup).toHaveCount(0);
  });

  test('[R4.13] they open on a page that is never idle', async ({ page }) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = (run, options) =>
        options?.timeout === undefined
          ? 0
          : window.setTimeout(run, options.timeout, { didTimeout: true, timeRemaining: () => 0 });
    });
    await page.goto('/');
    await expect(dialog(page, 'Announcements')).toBeVisible({ timeout: 15_000 });
  });

  test('[R4.13] [R2.100] a member’s announcements never interrupt a payment; one leads to the reward center', async ({
    page,
    freshMember,
  }) => {
    await freshMember.logIn();
    await page.goto('/member?page=depositv2');
    const popup = dialog(page, 'Announcements');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await waitForAnnouncements(page);
    await expect(popup).toHaveCount(0);
    // Nor immediately after leaving the cashier.
    await page.getByRole('link', { name: 'Promotions' }).first().click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await waitForAnnouncements(page);
    await expect(popup).toHaveCount(0);
    await page.reload();
    const first = popup.getByRole('button', { name: /^Welcome: three things/ });
    const usual = popup.getByRole('button', { name: /^Lantern Week/ });
    await expect(first).toBeVisible();
    await expect(usual).toHaveCount(0);
    await page.evaluate(() => sessionStorage.setItem('firstTimeLogin', '0'));
    await page.reload();
    await expect(usual).toBeVisible();
    await expect(first).toHaveCount(0);
    await usual.click();
    await popup.getByRole('button', { name: 'Go to promotion' }).click();
    await expect(page).toHaveURL(/\/member\?page=rewardCenter$/);
    await expect(popup).toHaveCount(0);
    expect(await stored(page, 'USER_POPUP')).toBe('1');
  });

  test('[R4.13] they wait for a menu to close, return the focus, and open in one tab, on a phone as a sheet', async ({
    page,
    context,
  }) => {
    await page.goto('/promotions');
    const popup = dialog(page, 'Announcements');
    const language = page.getByRole('banner').getByRole('button', { name: /^Language/ });
    await language.click();
    await expect(page.getByRole('menu')).toBeVisible();
    await waitForAnnouncements(page);
    await expect(popup).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(language).toBeFocused();
    await expect(popup).toBeVisible();
    const other = await context.newPage();
    await other.setViewportSize({ width: 390, height: 844 });
    await other.goto('/promotions');
    await waitForAnnouncements(other);
    await expect(dialog(other, 'Announcements')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
    await expect(language).toBeFocused();

    await other.goto('/promotions?popup=announcement');
    const sheet = dialog(other, 'Announcements');
    await expect(sheet.getByRole('heading', { level: 3 })).toBeVisible();
    await expect
      .poll(() => sheet.evaluate((node) => Math.round(node.getBoundingClientRect().bottom)))
      .toBe(844);
    expect(await sheet.evaluate((node) => node.getBoundingClientRect().top)).toBeGreaterThan(84);
    await other.close();
  });

  test('[R4.13] a member’s announcements open once in a session; the next member in the same tab gets their own', async ({
    page,
    logIn,
    freshMember,
  }) => {
    await freshMember.logIn();
    await page.goto('/promotions');
    const popup = dialog(page, 'Announcements');
    await expect(popup).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
    expect(await stored(page, 'USER_POPUP')).toBe('1');
    await page.reload();
    await expect(page.getByRole('button', { name: /^Account menu/ })).toBeVisible();
    await waitForAnnouncements(page);
    await expect(popup).toHaveCount(0);
    await page.getByRole('button', { name: /^Account menu/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('banner').getByText('Log in', { exact: true })).toBeVisible();
    expect(await stored(page, 'USER_POPUP')).toBeNull();
    // After a sign-out, visitors' announcements do not open.
    expect(await stored(page, 'ANONYMOUS_POPUP')).toBe('1');
    await logIn('demo_player');
    await page.goto('/promotions');
    await expect(popup).toBeVisible();
  });

  test('[R4.13] a member who logs in after a session has ended elsewhere gets their own announcements as well', async ({
    page,
    gateway,
    freshMember,
    problems,
  }) => {
    problems.allow(/status of 401/);
    await freshMember.logIn();
    await page.goto('/promotions');
    await expect(dialog(page, 'Announcements')).toBeVisible();
    await page.keyboard.press('Escape');
    expect(await stored(page, 'USER_POPUP')).toBe('1');
    const { username, password } = freshMember;
    await gateway.client.logIn(username, password);
    const end = page.getByRole('alertdialog', { name: 'You have been signed out' });
    await end.getByRole('button', { name: 'Close' }).click();
    await expect(end).toHaveCount(0);
    expect(await stored(page, 'USER_POPUP')).toBeNull();
  });
});

test('popups and pages of service are accessible in a light brand, in Filipino, on a phone', async ({
  page,
  context,
  gateway,
}) => {
  await preferBrand(context, gateway.url, 'cedar');
  await preferLanguage(context, gateway.url, 'TY');
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [
    '/help#fair-play',
    '/promotions?popup=contact',
    '/promotions?popup=license',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('dialog')).toBeVisible();
    // The vendors' logos are rendered at the same time, if this is the gateway's first page.
    await expect(page.getByRole('dialog').locator('[aria-busy=true]')).toHaveCount(0, {
      timeout: 15_000,
    });
    await expectNoAxeViolations(page, '[role=dialog]');
  }
  for (const path of ['/appDownload', '/mirrors']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoAxeViolations(page, 'main');
  }
});
