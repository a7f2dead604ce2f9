import type { Page, WebSocket } from '@playwright/test';
import { SOCKET_PATH } from '../../gateway/contract/events.ts';
import { balance, logout, memberInfo, unreadCount } from '../../gateway/contract/index.ts';
import {
  accountMenu,
  demoMember,
  followTokenLink,
  offeredSession,
  preferBrand,
  uncheckedSession,
  watchCalls,
} from './support/pages.ts';
import { payIn } from './support/pay-in.ts';
import { expect, expectNoAxeViolations, test } from './support/test.ts';

const banner = (page: Page) => page.getByRole('banner');
const keys = (page: Page) => page.evaluate(() => ({ ...sessionStorage }));
/** Every socket of live events from now on, and the number of open ones. */
function watchSockets(page: Page) {
  const seen: WebSocket[] = [];
  page.on('websocket', (socket) => {
    if (new URL(socket.url()).pathname === SOCKET_PATH) seen.push(socket);
  });
  return { seen, open: () => seen.filter((socket) => !socket.isClosed()).length };
}
const STALE = '[data-state="stale"]';
const CATEGORY_NAV = { name: 'Games', exact: true } as const;

test('[R4.02] a token in the address is used once, removed first, asks for confirmation by name, and loads the member', async ({
  page,
  freshMember,
}) => {
  const { token } = freshMember.session;
  const referers: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) return;
    referers.push(`${request.url()} ${request.headers().referer ?? ''}`);
  });
  const info = page.waitForRequest((request) => request.url().includes(memberInfo.path));
  await page.goto(`/promotions?token=${token}&from=mail`);
  expect(await (await info).headerValue('authorization')).toBe(token);
  const question = offeredSession(page);
  await expect(question).toContainText(freshMember.username);
  await expect(page).toHaveURL(/\/promotions\?from=mail$/);
  expect((await keys(page)).token).toBeUndefined();
  await expectNoAxeViolations(page);
  await question.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(accountMenu(page)).toHaveAccessibleName(new RegExp(freshMember.username));
  await expect(page).toHaveURL(/\/promotions\?from=mail$/);
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBe(token);
  const calls = referers.filter((line) => /\/(wps|lgw)\//.test(line));
  expect(calls.length).toBeGreaterThan(0);
  expect(calls.filter((line) => line.includes(token))).toEqual([]);
  await page.goBack();
  await expect(page).not.toHaveURL(/token=/);
});

test('[R4.02] a link to another account changes nothing until it is confirmed', async ({
  page,
  gateway,
  freshMember,
  problems,
}) => {
  const trial = await gateway.client.freePlay();
  await page.goto(`/?token=${trial.token}`);
  await offeredSession(page).getByRole('button', { name: 'Stay as I am' }).click();
  await expect(offeredSession(page)).toBeHidden();
  await expect(banner(page).getByRole('button', { name: 'Log in' })).toBeVisible();
  expect((await keys(page)).token).toBeUndefined();

  await freshMember.logIn();
  await page.goto(`/promotions?token=${trial.token}`);
  await expect(offeredSession(page)).toContainText(`logged in as ${freshMember.username}`);
  await expect(page).toHaveURL(/\/promotions$/);
  await offeredSession(page).getByRole('button', { name: 'Stay as I am' }).click();
  await expect(accountMenu(page)).toHaveAccessibleName(new RegExp(freshMember.username));
  expect((await keys(page)).token).toBe(freshMember.session.token);

  problems.allow(/Failed to load resource.*\/wps\/member\/info/);
  await page.goto('/promotions?token=no-such-token');
  await expect(page.getByText('The login of this link is not valid any more.')).toBeVisible();
  await expect(page).toHaveURL(/\/promotions$/);
  await expect(accountMenu(page)).toHaveAccessibleName(new RegExp(freshMember.username));
});

test('[R4.02] a token that could not be checked is not treated as expired: it is tried again', async ({
  page,
  freshMember,
  problems,
}) => {
  problems.allow(/Failed to load resource.*\/wps\/member\/info/);
  let answer: 'none' | 'broken' | 'right' = 'none';
  await page.route(`**${memberInfo.path}`, (route) => {
    if (answer === 'none') return route.abort('connectionfailed');
    return answer === 'broken' ? route.fulfill({ status: 502, body: '' }) : route.fallback();
  });
  await page.goto(`/promotions?token=${freshMember.session.token}`);
  const question = uncheckedSession(page);
  await expect(question).toContainText('Network link is abnormal');
  const again = question.getByRole('button', { name: 'Try again' });
  answer = 'broken';
  await again.click();
  await expect(question).toContainText('Unknown error');
  await expect(page.getByText('The login of this link is not valid any more.')).toHaveCount(0);
  answer = 'right';
  await again.click();
  await offeredSession(page).getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(accountMenu(page)).toHaveAccessibleName(new RegExp(freshMember.username));
});

test('[R4.02] a link to the current account asks nothing', async ({ page, freshMember }) => {
  await freshMember.logIn();
  await page.goto('/promotions');
  await expect(accountMenu(page)).toBeVisible();
  const { username, session } = freshMember;
  await page.goto(`/promotions?token=${session.token}`);
  await expect(page).toHaveURL(/\/promotions$/);
  await expect(accountMenu(page)).toHaveAccessibleName(new RegExp(username));
  expect((await keys(page)).token).toBe(session.token);
  await expect(offeredSession(page)).toHaveCount(0);
});

test('[R4.02] a token of the session loads the member after a reload', async ({
  page,
  freshMember,
}) => {
  await freshMember.logIn();
  await page.goto('/');
  await expect(accountMenu(page)).toBeVisible();
  const info = page.waitForResponse((answer) => answer.url().includes(memberInfo.path));
  await page.reload();
  expect((await info).status()).toBe(200);
  await expect(accountMenu(page)).toBeVisible();
});

test('[R4.06] the member type determines agent or trial; a trial requests no messages', async ({
  page,
  gateway,
  logIn,
}) => {
  await logIn('demo_agent');
  await page.goto('/promotions');
  await accountMenu(page).click();
  const card = page.locator('[popover]').filter({ has: page.getByRole('menu') });
  await expect(card).toContainText('Agent');
  expect((await keys(page)).isAgent).toBe('1');

  const trial = await gateway.client.freePlay();
  const unread = watchCalls(page, unreadCount);
  await page.evaluate(() => sessionStorage.clear());
  await followTokenLink(page, `/promotions?token=${trial.token}`);
  await expect.poll(async () => (await keys(page)).customerType).toBe('4');
  await expect(banner(page).getByRole('link', { name: 'Deposit' })).toHaveCount(0);
  unread.length = 0;
  await page.reload();
  await expect(accountMenu(page)).toBeVisible();
  await accountMenu(page).click();
  await expect(card).toContainText('Trial account');
  await expect(page.getByRole('menuitem')).toHaveText(['Copy ID', 'Customer service', 'Sign out']);
  await page.waitForLoadState('networkidle');
  expect(unread).toEqual([]);
  expect((await keys(page)).isAgent).toBe('0');
});

for (const type of [1, 2, 41, 42, 0, 3]) {
  const isAgent = type === 1 || type === 2 || type > 40;
  test(`[R4.06] type ${type} is ${isAgent ? 'an agent' : 'no agent'}`, async ({
    page,
    freshMember,
  }) => {
    await page.route(`**${memberInfo.path}`, async (route) => {
      const answer = await route.fetch();
      const body = await answer.json();
      body.value.type = type;
      await route.fulfill({ response: answer, json: body });
    });
    await freshMember.logIn();
    await page.goto('/promotions');
    await expect.poll(async () => (await keys(page)).customerType).toBe(String(type));
    expect((await keys(page)).isAgent).toBe(isAgent ? '1' : '0');
  });
}

test('[R4.07] [R2.16] [R8.12] [R2.112] logout asks for confirmation, tells the server, clears, keeps the merchant, goes home', async ({
  page,
  gateway,
  freshMember,
}) => {
  const sockets = watchSockets(page);
  await freshMember.logIn();
  await page.goto('/rng?tab=HOT');
  await expect.poll(sockets.open).toBe(1);
  await accountMenu(page).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  const prompt = page.getByRole('alertdialog', { name: 'Sign out' });
  await expect(prompt).toContainText('Do you want to sign out?');
  await expectNoAxeViolations(page, '[role="alertdialog"]');
  await prompt.getByRole('button', { name: 'Cancel' }).click();
  await expect(prompt).toHaveCount(0);
  expect((await keys(page)).token).toBe(freshMember.session.token);

  const before = await keys(page);
  expect(before.merchant).toBe('baize');
  await accountMenu(page).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  const told = page.waitForRequest((request) => request.url().includes(logout.path));
  await prompt.getByRole('button', { name: 'Sign out' }).click();
  expect((await told).method()).toBe('DELETE');
  await expect(page).toHaveURL((url) => url.pathname === '/' && url.search === '');
  await expect(banner(page).getByRole('button', { name: 'Log in' })).toBeVisible();
  const after = await keys(page);
  for (const key of ['token', 'account', 'username', 'nickname', 'customerId', 'isAgent']) {
    expect(after[key], key).toBeUndefined();
  }
  expect(after.merchant).toBe('baize');
  expect(after.merchantCode).toBe(before.merchantCode);
  const dead = await gateway.client.call(
    balance,
    { typeId: 0 },
    { token: freshMember.session.token },
  );
  expect(dead.status).toBe(401);
  // The socket is open only while somebody is logged in.
  await expect.poll(sockets.open).toBe(0);
  sockets.seen.length = 0;
  await page.reload();
  await expect(banner(page).getByRole('button', { name: 'Log in' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(sockets.seen).toHaveLength(0);
});

test('logout reaches the other tabs, and a new tab takes the session over', async ({
  page,
  context,
  freshMember,
}) => {
  await freshMember.logIn();
  await page.goto('/promotions');
  await expect(accountMenu(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/promotions');
  await expect(accountMenu(other)).toBeVisible();
  await accountMenu(other).click();
  await other.getByRole('menuitem', { name: 'Sign out' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(banner(other).getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(banner(page).getByRole('button', { name: 'Log in' })).toBeVisible();
  expect((await keys(page)).token).toBeUndefined();
});

test('a logout that does not reach the gateway still logs out', async ({
  page,
  problems,
  freshMember,
}) => {
  problems.allow(/session\/logout/);
  await freshMember.logIn();
  await page.route(`**${logout.path}`, (route) => route.abort('connectionfailed'));
  await page.goto('/promotions');
  await accountMenu(page).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(banner(page).getByRole('button', { name: 'Log in' })).toBeVisible();
  expect((await keys(page)).token).toBeUndefined();
});

test('[R8.01] an invalid token is reported and removed; the public page stays', async ({
  page,
  problems,
  freshMember,
  gateway,
}) => {
  problems.allow(/status of 401/);
  await gateway.client.value(logout, {}, { token: freshMember.session.token });
  await freshMember.logIn();
  await page.goto('/');
  const told = page.getByRole('alertdialog', { name: 'You have been signed out' });
  await expect(told).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('article', { includeHidden: true }).first()).toBeAttached();
  await told.getByRole('button', { name: 'Close' }).click();
  await expect(banner(page).getByRole('button', { name: 'Log in' })).toBeVisible();
  expect((await keys(page)).token).toBeUndefined();
  await page.goto('/member');
  await expect(page.getByText('Not logged in, please login.')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
});

test('[R8.12] a trial account is prompted for a real one, and may register', async ({
  page,
  gateway,
}) => {
  test.slow();
  const trial = await gateway.client.freePlay();
  await followTokenLink(page, `/?token=${trial.token}`);
  await expect.poll(async () => (await keys(page)).customerType).toBe('4');
  const menu = page.getByRole('group', { name: 'Game types' });
  await menu.getByRole('button', { name: 'Favourites' }).click();
  const prompt = page.getByRole('alertdialog', { name: 'Please note' });
  await expect(prompt).toContainText('Register a real account');
  await prompt.getByRole('button', { name: 'Cancel' }).click();
  await expect(menu.getByRole('button', { name: 'Home' })).toHaveAttribute('aria-pressed', 'true');
  await menu.getByRole('button', { name: 'Favourites' }).click();
  await prompt.getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL(/\/register$/);
  await expect(page.getByRole('dialog', { name: 'Create an account' })).toBeVisible();
  expect((await keys(page)).token).toBeUndefined();
});

test('[R2.02] a trial account finds the login, and the registration with the code of its link', async ({
  page,
  gateway,
}) => {
  const trial = await gateway.client.freePlay();
  await followTokenLink(page, `/?token=${trial.token}`);
  await expect.poll(async () => (await keys(page)).customerType).toBe('4');
  await page.goto('/register?referralCode=DEMO2026');
  const register = page.getByRole('dialog', { name: 'Create an account' });
  await expect(register.getByLabel(/Invitation code/)).toHaveValue('DEMO2026');
  await page.goto('/login');
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  expect((await keys(page)).customerType).toBe('4');
});

test('[R4.16] launch targets: lottery pages, a vendor’s list, the slot lobby, a game in place', async ({
  page,
  logIn,
}) => {
  test.slow();
  await logIn(demoMember(3));
  const nav = page.getByRole('navigation', CATEGORY_NAV);
  const start = async (category: string, vendor: string) => {
    await page.goto('/promotions');
    await nav.getByRole('button', { name: category, exact: true }).click();
    const panel = nav.getByRole('group', { name: category, exact: true });
    await panel.getByRole('button', { name: vendor }).click();
  };
  const at = (path: string) => expect(page).toHaveURL((url) => url.pathname === path);
  await start('Lottery', 'Vietnam Lottery');
  await at('/vnLottery');
  await start('Lottery', 'SEA Lottery');
  await at('/seaLottery');
  await start('E-lottery', 'House Lottery');
  await at('/lottery');
  await start('Sports', 'Longshot');
  await expect(page.getByRole('dialog', { name: 'Games of Longshot' })).toBeVisible();
  await start('Sports', 'Fieldline');
  await expect(page.locator('iframe')).toBeVisible({ timeout: 15_000 });
  await page.goto('/');
  const slots = page.getByRole('main').getByRole('region', { name: /^Slots/ });
  await slots.locator('[data-vendor="TIDAL"]').click();
  await expect(page).toHaveURL(/\/rng\?vassalage=TIDAL$/);
});

test('[R4.16] visitors get the login, whatever they launch', async ({ page }) => {
  await page.goto('/promotions');
  const nav = page.getByRole('navigation', CATEGORY_NAV);
  await nav.getByRole('button', { name: 'Lottery', exact: true }).click();
  await nav.getByRole('group', { name: 'Lottery' }).getByRole('button').first().click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === '/promotions');
});

test('[R1.02] visitors browse home, lobbies and promotions, log in, register and recover a password', async ({
  page,
  context,
  gateway,
}) => {
  test.slow();
  await preferBrand(context, gateway.url, 'cedar');
  for (const path of ['/', '/rng', '/live', '/fish', '/pvp', '/promotions', '/?category=SPORTS']) {
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toContainText('18+');
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  }
  for (const [popup, name, field] of [
    ['login', 'Log in', /^Username/],
    ['register', 'Create an account', /^Username/],
    ['forgot', 'Forgot password', /^Email/],
  ] as const) {
    await page.goto(`/?popup=${popup}`);
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog.getByLabel(field)).toBeEditable();
  }
  for (const popup of ['notice', 'contact']) {
    await page.goto(`/?popup=${popup}`);
    await expect(page.getByRole('dialog')).toBeVisible();
  }
  expect((await keys(page)).token).toBeUndefined();
});

test('the session’s stored keys have the specification’s names', async ({ page, freshMember }) => {
  await freshMember.logIn();
  await page.goto('/');
  await expect(accountMenu(page)).toBeVisible();
  // The session was stored without a login: the rest is loaded with the contracts and the profile.
  for (const key of ['enableContract', 'merchant']) {
    await expect.poll(async () => (await keys(page))[key]).toBeDefined();
  }
  const kept = await keys(page);
  expect(kept).toMatchObject({
    token: freshMember.session.token,
    account: freshMember.username,
    username: freshMember.username,
    customerId: freshMember.session.id,
    isAgent: '0',
    enableSalary: '0',
    enableContract: '0',
    merchant: 'baize',
  });
  for (const key of ['nickname', 'merchantCode']) expect(kept[key], key).toBeDefined();
  expect(JSON.stringify(kept)).not.toContain(freshMember.password);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(
    freshMember.session.token,
  );
});

test('[R2.31] a page that opens for a member shows no visitor content meanwhile, and no stale mark on the balance', async ({
  page,
  freshMember,
}) => {
  await freshMember.logIn();
  await page.addInitScript(() => {
    const seen: string[] = [];
    const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const look = () => {
      const links = [...document.querySelectorAll('header a, header button')];
      if (links.some((link) => link.textContent === 'Log in' && shown(link))) seen.push('Log in');
      const entries = [...document.querySelectorAll('#side-menu li')].filter(shown);
      const isMembers = entries.some(({ textContent }) => textContent === 'Sign out');
      if (entries.length > 0 && !isMembers) seen.push('the visitor’s menu');
      if (document.querySelector('[data-state="stale"]')) seen.push('a mark');
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { seen });
  });
  const opened = page.waitForEvent('websocket', (socket) => socket.url().endsWith(SOCKET_PATH));
  const heard = opened.then((socket) => socket.waitForEvent('framereceived'));
  await page.goto('/promotions');
  await expect(page.locator('#side-menu').getByText('Sign out')).toBeVisible();
  await expect(banner(page).getByText('Balance $0.00')).toBeVisible();
  await heard;
  expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual([]);
});

test('[R2.31] [R2.112] a balance is marked as stale when its events do not arrive: at once if the connection breaks, after 5 s if there is none', async ({
  page,
  freshMember,
}) => {
  let answer: 'close' | 'silence' = 'close';
  await page.routeWebSocket(`**${SOCKET_PATH}`, (socket) => {
    if (answer === 'close') socket.close();
  });
  await freshMember.logIn();
  await page.goto('/promotions');
  await expect(banner(page).locator(STALE)).toBeVisible();
  answer = 'silence';
  await page.clock.install();
  await page.goto('/promotions');
  await expect(banner(page).getByText('Balance $0.00')).toBeVisible();
  await expect(banner(page).locator(STALE)).toBeHidden();
  await page.clock.runFor(5_000);
  await expect(banner(page).locator(STALE)).toBeVisible();
});

for (const tells of [true, false]) {
  const gateway = tells ? 'a gateway that tells the balance' : 'one that does not';
  test(`[R2.31] [R2.112] changes before their event can arrive are shown with ${gateway}`, async ({
    page,
    freshMember,
    gateway: { client },
  }) => {
    const { token } = freshMember.session;
    let asked = 0;
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === balance.path) asked += 1;
    });
    const connects = Promise.withResolvers<void>();
    await page.routeWebSocket(`**${SOCKET_PATH}`, async (socket) => {
      await connects.promise;
      const server = socket.connectToServer();
      server.onMessage((message) => {
        if (tells || JSON.parse(String(message)).type !== 'balance') socket.send(message);
      });
    });
    await freshMember.logIn();
    await page.goto('/promotions');
    await expect(banner(page).getByText('Balance $0.00')).toBeVisible();
    await payIn(client, token, 50);
    connects.resolve();
    await expect(banner(page).getByText('Balance $50.00')).toBeVisible();
    expect(asked).toBe(tells ? 1 : 2);
  });
}
