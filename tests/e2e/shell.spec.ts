import type { Page } from '@playwright/test';
import { balance, gameVendors, memberInfo, unreadCount } from '../../gateway/contract/index.ts';
import { withoutLiveEvents } from './support/faults.ts';
import {
  accountMenu,
  demoMember,
  disableServerRendering,
  followTokenLink,
  horizontalOverflow,
} from './support/pages.ts';
import { DEMO_PASSWORD, expect, expectNoAxeViolations, test } from './support/test.ts';

const banner = (page: Page) => page.getByRole('banner');
const categories = (page: Page) => page.getByRole('navigation', { name: 'Games', exact: true });
const sideMenu = (page: Page) => page.getByRole('navigation', { name: 'Side menu' });
const twoDecimals = (amount: number) =>
  `$${amount.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

test('[R2.30] a visitor has login and register buttons, and no controls of members', async ({
  page,
}) => {
  await page.goto('/');
  await banner(page).getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await page.keyboard.press('Escape');
  await banner(page).getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('dialog', { name: 'Create an account' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(banner(page).getByRole('button', { name: /balance|Account menu/i })).toHaveCount(0);
  await expect(banner(page).getByRole('link', { name: 'Deposit' })).toHaveCount(0);
});

test('[R1.03] [R4.13] the bell of a visitor and of a trial account has their announcements, and no messages', async ({
  page,
  gateway,
}) => {
  const bell = page.getByRole('dialog', { name: 'Notifications' });
  const openBell = () => banner(page).getByRole('button', { name: 'Announcements' }).click();
  await page.goto('/rng');
  await openBell();
  await bell.getByRole('button', { name: /^How we keep the games fair/ }).click();
  await expect(bell.getByRole('link')).toHaveCount(0);
  await page.goBack();
  await expect(bell).toHaveCount(0);
  await expect(banner(page).getByRole('button', { name: 'Announcements' })).toBeFocused();

  const trial = await gateway.client.freePlay();
  await followTokenLink(page, `/rng?token=${trial.token}`);
  await openBell();
  await bell.getByRole('button', { name: /^Lantern Week/ }).click();
  await expect(bell.getByRole('link')).toHaveCount(0);
  await bell.getByRole('button', { name: 'Go to promotion' }).click();
  await expect(page).toHaveURL('/promotions');
});

test('[R2.31] [R9.12] [R3.03] a member has balance, cashier, menu and bell in the header', async ({
  page,
  gateway,
  logIn,
}) => {
  const { token } = await logIn(demoMember(1));
  const known = await gateway.client.value(balance, { typeId: 0 }, { token });
  const { unread } = await gateway.client.value(unreadCount, {}, { token });
  const amount = twoDecimals(known.balance[0]?.availBalance ?? Number.NaN);
  await page.goto('/');
  const header = banner(page);
  await expect(header).toContainText(amount);

  await header.getByRole('button', { name: 'Hide balance' }).click();
  await expect(header).not.toContainText(amount);
  await expect(header).toContainText('***');
  await page.reload();
  await expect(header).toContainText('***');
  expect(await header.textContent()).not.toContain(amount);
  await header.getByRole('button', { name: 'Show balance' }).click();
  await expect(header).toContainText(amount);

  const asked = page.waitForResponse((answer) => answer.url().includes(balance.path));
  await header.getByRole('button', { name: 'Refresh balance' }).click();
  expect((await asked).status()).toBe(200);

  const words = unread === 0 ? 'No unread messages' : new RegExp(`^${unread} unread message`);
  await expect(header.getByRole('button', { name: words })).toBeVisible();
  await header.getByRole('link', { name: 'Deposit' }).click();
  await expect(page).toHaveURL(/\/member\?page=depositv2$/);
  await header.getByRole('link', { name: 'Withdrawal' }).click();
  await expect(page).toHaveURL(/\/member\?page=withdraw$/);
  await header.getByRole('button', { name: words }).click();
  const bell = page.getByRole('dialog', { name: 'Notifications' });
  await bell.getByRole('button', { name: /^Lantern Week/ }).click();
  await expect(bell.getByRole('button', { name: 'Go to promotion' })).toBeVisible();
  await bell.getByRole('link', { name: words }).click();
  await expect(bell).toHaveCount(0);
  await expect(page).toHaveURL(/\/member\?page=messageV2$/);
  await expect(header.getByRole('button', { name: 'Log in' })).toHaveCount(0);
});

test('[R3.03] an amount whose currency is unknown to the platform shows a $', async ({
  page,
  freshMember,
}) => {
  // The amount is faked in the response; no event reports that of the real wallet.
  await withoutLiveEvents(page);
  await freshMember.logIn();
  await page.route(`**${balance.path}*`, async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    delete body.value.currencySymbol;
    body.value.balance[0].availBalance = 1234.5;
    await route.fulfill({ response: answer, json: body });
  });
  await page.goto('/promotions');
  await expect(banner(page)).toContainText('$1,234.50');
});

const accountPopup = (page: Page) =>
  page.locator('[popover]').filter({ has: page.getByRole('menu') });

test('[R2.32a] the account menu has the VIP label for members with a rank', async ({
  page,
  gateway,
  logIn,
}) => {
  const { token } = await logIn({ username: 'demo_player', password: DEMO_PASSWORD });
  const member = await gateway.client.value(memberInfo, {}, { token });
  expect(member.vip).toBeTruthy();
  await page.goto('/promotions');
  await accountMenu(page).click();
  await expect(accountPopup(page)).toContainText(
    member.clubLabel?.labelName ?? `VIP ${member.vipRankLevel}`,
  );
});

test('[R2.32a] the account menu has no VIP label for members without a rank', async ({
  page,
  freshMember,
}) => {
  await freshMember.logIn();
  await page.goto('/promotions');
  await accountMenu(page).click();
  await expect(accountPopup(page)).toContainText(`ID ${freshMember.session.id}`);
  await expect(accountPopup(page)).not.toContainText('VIP');
});

test('[R2.32a] the account menu shows the identity, copies the ID and leads to the member’s pages', async ({
  page,
  context,
  gateway,
  logIn,
}) => {
  test.slow();
  const { token } = await logIn(demoMember(2));
  const member = await gateway.client.value(memberInfo, {}, { token });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  const menuButton = accountMenu(page);
  await menuButton.click();
  const popup = accountPopup(page);
  await expect(popup).toContainText(member.account);
  await expect(popup).toContainText(`ID ${member.id}`);
  await expect(page.getByRole('menuitem')).toHaveText([
    'Copy ID',
    'My account',
    'Betting record',
    /^Messages/,
    'Safer gambling',
    'Customer service',
    'Sign out',
  ]);
  await expectNoAxeViolations(page, '[popover]');

  await page.getByRole('menuitem', { name: 'Copy ID' }).click();
  const told = page.getByRole('alertdialog', { name: 'Copied' });
  await expect(told).toContainText(member.id);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(member.id);
  await told.getByRole('button', { name: 'Close' }).click();

  for (const [name, url] of [
    ['My account', /\/member\?page=securityCenter$/],
    ['Betting record', /\/member\?page=personalHistoryCopy$/],
    ['Messages', /\/member\?page=messageV2$/],
  ] as const) {
    await menuButton.click();
    await page.getByRole('menuitem', { name }).click();
    await expect(page).toHaveURL(url);
  }
  await menuButton.click();
  await page.getByRole('menuitem', { name: 'Customer service' }).click();
  await expect(page.getByRole('dialog', { name: 'Customer service' })).toContainText(member.id);
});

test('[R2.34] HOME, PROMO, PVP, FISH and RNG navigate directly', async ({ page }) => {
  await page.goto('/');
  for (const [name, path] of [
    ['Slots', '/rng'],
    ['Fish', '/fish'],
    ['Poker & cards', '/pvp'],
    ['Promotions', '/promotions'],
    ['Home', '/'],
  ] as const) {
    const link = categories(page).getByRole('link', { name, exact: true });
    await link.hover();
    await expect(categories(page).locator('[data-state="open"]')).toHaveCount(0);
    await link.click();
    await expect(page).toHaveURL((url) => url.pathname === path);
    await expect(link).toHaveAttribute('aria-current', 'page');
  }
});

test('[R2.33] one category is marked as current, also below an open popup', async ({ page }) => {
  // An open popup hides the page from screen readers, but it is still visible.
  const games = page.getByRole('navigation', { name: 'Games', exact: true, includeHidden: true });
  const current = games.locator('[data-current]');
  for (const [address, name] of [
    ['/sports', 'Sports'],
    ['/sports?gameType=COCKFIGHT', 'Cockfight'],
    ['/sports?gameType=COCKFIGHT&popup=contact', 'Cockfight'],
  ] as const) {
    await page.goto(address);
    await expect(current, address).toHaveText([name]);
  }
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(current).toHaveText(['Cockfight']);
});

test('[R2.33] several vendors open with their icons, large ones above ten; a single one starts', async ({
  page,
  freshMember,
  problems,
}) => {
  await page.route(`**${gameVendors.path}*`, async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    const { lanes } = body.value.data;
    const live = lanes.find(({ title }: { title: string }) => title === 'LIVE');
    const more = { ...live.cards[0], vassalage: 'ELEVEN', displayName: 'The Eleventh' };
    live.cards = [...live.cards.slice(0, 10), more];
    const sports = lanes.find(({ title }: { title: string }) => title === 'SPORTS');
    sports.cards = sports.cards.filter((card: { isGame: number }) => card.isGame === 1).slice(0, 1);
    await route.fulfill({ response: answer, json: body });
  });
  await freshMember.logIn();
  // Data of a server-rendered page is not requested by the browser.
  await disableServerRendering(page);
  // A page that the test fulfils cannot open a socket on this machine.
  problems.allow(/WebSocket connection/);
  await page.goto('/promotions');
  const nav = categories(page);
  const live = nav.getByRole('button', { name: 'Live casino' });
  await live.click();
  const panel = nav.getByRole('group', { name: 'Live casino' });
  await expect(panel).toHaveAttribute('data-size', 'large');
  await expect(panel.getByRole('button')).toHaveCount(11);
  await expect(panel.locator('img')).toHaveCount(11);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);

  await nav.getByRole('button', { name: 'Lottery', exact: true }).click();
  await expect(nav.getByRole('group', { name: 'Lottery' })).toHaveAttribute('data-size', 'small');
  await page.keyboard.press('Escape');

  const single = nav.getByRole('button', { name: 'Sports', exact: true });
  await expect(single).not.toHaveAttribute('aria-expanded');
  await single.click();
  await expect(page).toHaveURL(/popup=game%3A|popup=game:/);
  await expect(page.locator('iframe')).toBeVisible({ timeout: 15_000 });
});

test('[R2.15] the side menu collapses, stays collapsed, and is absent on game pages', async ({
  page,
  freshMember,
}) => {
  test.slow();
  await page.goto('/');
  const menu = sideMenu(page);
  const width = () => menu.evaluate((node) => Math.round(node.getBoundingClientRect().width));
  expect(await width()).toBe(240);
  await menu.getByRole('button', { name: 'Fold menu' }).click();
  await expect.poll(width).toBe(72);
  await expect(menu.getByRole('link', { name: 'Promotions' })).toBeVisible();
  // The gateway renders it collapsed, so that it does not collapse visibly.
  expect(await (await page.request.get('/')).text()).toMatch(
    /id="side-menu"[^>]*data-state="folded"/,
  );
  await page.reload();
  await expect.poll(width).toBe(72);
  await menu.getByRole('button', { name: 'Unfold menu' }).click();
  await expect.poll(width).toBe(240);

  // The lottery pages are for members.
  await freshMember.logIn();
  for (const path of ['/seamless', '/lottery', '/vnLottery', '/seaLottery']) {
    await page.goto(path);
    await expect(banner(page)).toBeVisible();
    await expect(menu, path).toHaveCount(0);
  }
  for (const path of ['/rng', '/promotions', '/no-such-page']) {
    await page.goto(path);
    await expect(menu, path).toBeVisible();
  }
});

test('[R2.40] categories are only in the bar where there is one, and in the menu elsewhere', async ({
  page,
}) => {
  await page.goto('/');
  const menu = sideMenu(page);
  const inBoth = ['Home', 'Slots', 'Fish', 'Poker & cards'];
  for (const name of inBoth) {
    await expect(categories(page).getByRole('link', { name, exact: true })).toBeVisible();
    await expect(menu.getByRole('link', { name, exact: true })).toBeHidden();
  }
  for (const name of ['Jackpots', 'Mini games', 'Promotions', 'Points mall']) {
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
  await expect(categories(page)).toBeHidden();
  for (const name of [...inBoth, 'Live casino', 'Sports', 'E-sports', 'Lottery', 'E-lottery']) {
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
  }
});

test('on a phone the side menu is a drawer that closes with every navigation', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const menu = sideMenu(page);
  await expect(menu.getByRole('link', { name: 'Slots' })).not.toBeInViewport();
  // The bar at the bottom has the header's button.
  await expect(banner(page).getByRole('button', { name: 'Open menu' })).toBeHidden();
  const opener = page.getByRole('button', { name: 'Menu', exact: true });
  await opener.click();
  await expect(menu.getByRole('link', { name: 'Slots' })).toBeInViewport();
  await expectNoAxeViolations(page, 'nav');
  await menu.getByRole('link', { name: 'Slots' }).click();
  await expect(page).toHaveURL(/\/rng$/);
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await expect(menu.getByRole('link', { name: 'Slots' })).not.toBeInViewport();
});

for (const brand of ['meridian', 'cedar']) {
  test(`nothing scrolls sideways on a phone in ${brand}, visitor or member, EN or TY`, async ({
    page,
    context,
    gateway,
    freshMember,
  }) => {
    await context.addCookies([{ name: 'brand', value: brand, url: gateway.url }]);
    const visit = async (paths: readonly string[]) => {
      for (const language of ['EN', 'TY']) {
        await context.addCookies([{ name: 'lang', value: language, url: gateway.url }]);
        for (const path of paths) {
          await page.goto(path);
          await expect(page.getByRole('contentinfo', { includeHidden: true })).toContainText('18+');
          const width = page.viewportSize()?.width;
          expect(
            await horizontalOverflow(page),
            `${path} in ${language} at ${width}`,
          ).toBeLessThanOrEqual(0);
        }
      }
    };
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(['/', '/promotions', '/no-such-page', '/?popup=contact', '/?popup=notice']);
    await freshMember.logIn();
    await visit(['/']);
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(['/']);
  });
}

test('header, side menu, a category, a rail and a popup work without a pointer', async ({
  page,
}) => {
  test.slow();
  await page.goto('/');
  await expect(categories(page).getByRole('button', { name: 'Live casino' })).toBeVisible();
  const tabTo = async (name: string | RegExp, role: 'button' | 'link' | 'list', limit = 40) => {
    const wanted = page.getByRole(role, { name }).first();
    for (let step = 0; step < limit; step += 1) {
      if (await wanted.evaluate((node) => node === document.activeElement)) return wanted;
      await page.keyboard.press('Tab');
    }
    await expect(wanted).toBeFocused();
    return wanted;
  };
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();

  await tabTo('Brand', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Cedar' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Brand' })).toBeFocused();

  await tabTo('Register', 'button');
  await tabTo('Customer service', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Customer service' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(sideMenu(page).getByRole('button', { name: 'Customer service' })).toBeFocused();

  await tabTo('Live casino', 'button');
  await page.keyboard.press('ArrowDown');
  const panel = categories(page).getByRole('group', { name: 'Live casino' });
  await expect(panel.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(panel.getByRole('button').nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(categories(page).getByRole('button', { name: 'Live casino' })).toBeFocused();

  const rail = page.getByRole('region', { name: /^Hot games/ });
  const list = rail.getByRole('list');
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    if (await list.evaluate((node) => node === document.activeElement)) break;
  }
  await expect(list).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => list.evaluate((node) => node.scrollLeft)).toBeGreaterThan(0);
});

test('popups are one stack: Escape and Back close the top one, and the focus returns', async ({
  page,
}) => {
  await page.goto('/rng');
  const about = page.getByRole('button', { name: /^About this game/ }).first();
  await about.press('Enter');
  const info = page.getByRole('dialog').first();
  const play = info.getByRole('button', { name: 'Immediate game' });
  await play.press('Enter');
  const login = page.getByRole('dialog', { name: 'Log in' });
  await expect(login).toBeVisible();
  await expect(page).toHaveURL(/popup=game-info.*popup=login/);
  await page.keyboard.press('Escape');
  await expect(login).toHaveCount(0);
  await expect(play).toBeFocused();

  await play.press('Enter');
  await expect(login).toBeVisible();
  await page.goBack();
  await expect(login).toHaveCount(0);
  await expect(play).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(about).toBeFocused();
  await expect(page).toHaveURL(/\/rng$/);

  await page.goForward();
  await expect(play).toBeVisible();
  await page.reload();
  await expect(play).toBeVisible();
});

test('popups of an address are stacked, and only the top one is reachable', async ({ page }) => {
  // The script of the lower popup loads last, which does not change their order.
  await page.route(/\/assets\/contact-popup-/, async (route) => {
    await new Promise((arrived) => setTimeout(arrived, 600));
    await route.continue();
  });
  await page.goto('/?popup=contact&popup=notice&popup=nonsense');
  const notices = page.getByRole('dialog', { name: 'Notices' });
  await expect(notices).toBeVisible({ timeout: 15_000 });
  const contact = page.getByRole('dialog', { name: 'Customer service', includeHidden: true });
  const isHidden = () => contact.evaluate((node) => node.closest('[aria-hidden="true"]') !== null);
  await expect.poll(isHidden).toBe(true);
  await page.keyboard.press('Escape');
  await expect(notices).toHaveCount(0);
  await expect(contact).toBeVisible();
  expect(await isHidden()).toBe(false);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL((url) => url.pathname === '/' && url.search === '');
});
