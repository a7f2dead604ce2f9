import type { Page } from '@playwright/test';
import {
  availablePromotions,
  gameList,
  gameVendors,
  hotGames,
  winnerBoard,
} from '../../gateway/contract/index.ts';
import { accountMenu, disableServerRendering, lobbyCards, navigateInApp } from './support/pages.ts';
import { DEMO_PASSWORD, expect, expectNoAxeViolations, test } from './support/test.ts';
import { nextFrames } from './support/time.ts';

const refusal = { success: false, errorCode: 'unknown_error', message: 'broken' };
/** The browser's console message for a failed response, and React's for a part that failed to load. */
const FAILED = /Failed to load resource|Console: ChunkLoadError/;
/** The first retry comes 2.5 to 7.5 seconds after the failure, times two. */
const BY_ITSELF = { timeout: 20_000 };
const promotions = (page: Page) => page.getByRole('main').getByRole('article');
const alerts = (page: Page) => page.getByRole('main').getByRole('alert');

test.describe.configure({ timeout: 120_000 });

test('[R8.02] a failure of the gateway is shown in place, and the page recovers by itself', async ({
  page,
  problems,
}) => {
  problems.allow(FAILED);
  let asked = 0;
  await page.route(`**${availablePromotions.path}*`, (route) => {
    asked += 1;
    return asked > 1 ? route.continue() : route.fulfill({ status: 500, json: refusal });
  });
  await disableServerRendering(page);
  await page.goto('/promotions');
  await expect(alerts(page)).toContainText('The promotions could not be loaded');
  await expect(alerts(page)).toContainText('Unknown error.');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('18+');
  await expectNoAxeViolations(page);
  await expect(promotions(page)).not.toHaveCount(0, BY_ITSELF);
  await expect(alerts(page)).toHaveCount(0);
  expect(asked).toBe(2);
});

test('[R8.02] a lost network has its own message and a retry, and the page recovers when it returns', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(FAILED);
  await disableServerRendering(page);
  await page.goto('/no-such-page');
  await expect(page.getByRole('contentinfo')).toContainText('18+');
  // The screen's script has loaded, but not its data.
  await navigateInApp(page, '/promotions');
  await expect(promotions(page)).not.toHaveCount(0);
  await page.getByRole('link', { name: 'Slots' }).first().click();
  await expect(lobbyCards(page)).toHaveCount(18);
  await context.setOffline(true);
  await page.getByRole('tab', { name: 'Hot' }).click();
  const list = page.getByRole('region', { name: 'Games', exact: true });
  await expect(list.getByRole('alert')).toContainText(
    'Network link is abnormal, please try again.',
  );
  await list.getByRole('button', { name: 'Try again' }).click();
  await expect(list.getByRole('alert')).toBeVisible();
  await context.setOffline(false);
  await expect(list.getByRole('article').first()).toBeVisible(BY_ITSELF);
  await expect(list.getByRole('alert')).toHaveCount(0);
});

test('[R8.02] a slow response is reported as slow, and shown when it arrives', async ({
  page,
  problems,
}) => {
  problems.allow(FAILED);
  let asked = 0;
  await page.route(`**${availablePromotions.path}*`, async (route) => {
    asked += 1;
    if (asked > 1) await route.continue();
  });
  await disableServerRendering(page);
  await page.goto('/promotions');
  await expect(alerts(page)).toContainText(
    'The page took longer time to load, please check your network connectivity.',
    { timeout: 20_000 },
  );
  await expect(promotions(page)).not.toHaveCount(0, BY_ITSELF);
});

test('[R8.02] an invalid response of the gateway is an unknown error, with a retry', async ({
  page,
  problems,
}) => {
  problems.allow(FAILED);
  const answers = ['<html>', '{"success":true,"value":{"banners":"none"}}', '[]', '{}'];
  for (const body of answers) {
    await page.unrouteAll();
    let broken = true;
    await page.route(`**${availablePromotions.path}*`, (route) =>
      broken ? route.fulfill({ status: 200, body }) : route.continue(),
    );
    await disableServerRendering(page);
    await page.goto('/promotions');
    await expect(alerts(page), body).toContainText('Unknown error.');
    broken = false;
    await alerts(page).getByRole('button', { name: 'Try again' }).click();
    await expect(promotions(page), body).not.toHaveCount(0);
  }
});

test('[R8.02] one section of home that fails does not affect the others, and recovers', async ({
  page,
  problems,
}) => {
  problems.allow(FAILED);
  let broken = true;
  for (const { path } of [hotGames, winnerBoard]) {
    await page.route(`**${path}*`, (route) =>
      broken ? route.fulfill({ status: 503, json: refusal }) : route.continue(),
    );
  }
  await disableServerRendering(page);
  await page.goto('/');
  await expect(alerts(page).filter({ hasText: 'Hot games could not be loaded' })).toBeVisible();
  await expect(alerts(page).filter({ hasText: 'The winners could not be loaded' })).toBeAttached();
  await expect(page.getByRole('region', { name: 'Offers and news' })).toBeVisible();
  await expect(page.getByRole('region', { name: /^Slots/ })).toBeAttached();
  broken = false;
  await alerts(page).first().getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: /^Hot games/ }).getByRole('article')).toHaveCount(
    12,
  );
  await expect(page.getByRole('region', { name: 'Winners' })).toBeVisible(BY_ITSELF);
});

test('[R8.02] without its vendors home shows an error, and has them again after a retry', async ({
  page,
  problems,
}) => {
  problems.allow(FAILED);
  let broken = true;
  await page.route(`**${gameVendors.path}*`, (route) =>
    broken ? route.abort('connectionfailed') : route.continue(),
  );
  await disableServerRendering(page);
  await page.goto('/');
  const told = alerts(page).filter({ hasText: 'The vendors could not be loaded' });
  await expect(told).toContainText('Network link is abnormal, please try again.');
  broken = false;
  await told.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: /^Slots/ })).toBeAttached();
});

test('[R8.02] loaded data stays visible while the gateway is down', async ({ page, problems }) => {
  problems.allow(FAILED);
  await disableServerRendering(page);
  await page.goto('/rng');
  await expect(lobbyCards(page)).toHaveCount(18);
  await page.route('**/wps/**', (route) => route.abort('connectionfailed'));
  let failed = 0;
  page.on('requestfailed', () => {
    failed += 1;
  });
  // Requests of the last two seconds are deduplicated.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('online')));
    expect(failed).toBeGreaterThan(0);
  }).toPass();
  await nextFrames(page);
  await expect(lobbyCards(page)).toHaveCount(18);
});

test('[R8.14] a chunk that fails once is loaded again, and nobody notices', async ({
  page,
  problems,
}) => {
  problems.allow(FAILED);
  let asked = 0;
  await page.route('**/assets/lobby-*.js', (route) => {
    asked += 1;
    return asked === 1 ? route.abort('connectionfailed') : route.continue();
  });
  await disableServerRendering(page);
  await page.goto('/promotions');
  await page.getByRole('link', { name: 'Slots' }).first().click();
  await expect(lobbyCards(page)).toHaveCount(18, { timeout: 15_000 });
  expect(asked).toBeGreaterThan(1);
});

test('[R8.14] a chunk that keeps failing is a ChunkLoadError with a reload, in its own place', async ({
  page,
  problems,
}) => {
  problems.allow(FAILED);
  let asked = 0;
  await page.route('**/assets/lobby-*.js', (route) => {
    asked += 1;
    return route.abort('connectionfailed');
  });
  await disableServerRendering(page);
  await page.goto('/promotions');
  await expect(promotions(page)).not.toHaveCount(0);
  await page.getByRole('link', { name: 'Slots' }).first().click();
  await expect(page.getByText(/ChunkLoadError/)).toBeVisible({ timeout: 15_000 });
  expect(asked).toBeGreaterThan(1);
  await expect(page.getByRole('banner')).toBeVisible();
  await page.getByRole('link', { name: 'Promotions' }).first().click();
  await expect(promotions(page)).not.toHaveCount(0);
  await page.getByRole('link', { name: 'Slots' }).first().click();
  await expect(page.getByText(/ChunkLoadError/)).toBeVisible({ timeout: 15_000 });
  await expectNoAxeViolations(page, 'main');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(lobbyCards(page)).toHaveCount(18);
});

test('[R8.14] a login whose encryption code fails to load shows a ChunkLoadError in its form; the input stays until the reload is pressed', async ({
  page,
  problems,
  freshMember,
}) => {
  problems.allow(FAILED);
  await page.route('**/assets/seal-*.js', (route) => route.abort('connectionfailed'));
  await page.goto('/login');
  const form = page.getByRole('dialog');
  const username = form.getByLabel(/^Username/);
  await username.fill(freshMember.username);
  await form.getByLabel(/^Password/).fill(freshMember.password);
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(form.getByRole('alert')).toContainText('ChunkLoadError', { timeout: 15_000 });
  await expect(form.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect(username).toHaveValue(freshMember.username);
  await page.unrouteAll();
  await form.getByRole('button', { name: 'Reload the page' }).click();
  await expect(username).toHaveValue('');
  await username.fill(freshMember.username);
  await form.getByLabel(/^Password/).fill(freshMember.password);
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(form).toBeHidden();
});

/** The message over the page, for parts without a place of their own. */
const missing = (page: Page) => page.getByRole('alert').filter({ hasText: 'ChunkLoadError' });

test('[R8.14] a popup whose chunk fails shows an error over the page, which can be dismissed, and a reload helps', async ({
  page,
  problems,
}) => {
  problems.allow(FAILED);
  await page.route('**/assets/contact-popup-*.js', (route) => route.abort('connectionfailed'));
  await disableServerRendering(page);
  await page.goto('/promotions');
  await expect(promotions(page)).not.toHaveCount(0);
  const contact = page
    .getByRole('navigation', { name: 'Side menu' })
    .getByRole('button', { name: 'Customer service' });
  await contact.click();
  await expect(missing(page)).toBeVisible({ timeout: 15_000 });
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(missing(page)).toHaveCount(0);
  await expect(promotions(page)).not.toHaveCount(0);
  await contact.click();
  await expect(missing(page)).toBeVisible({ timeout: 15_000 });
  await page.unrouteAll();
  await missing(page).getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('dialog', { name: 'Customer service' })).toBeVisible();
});

for (const [where, username, script, address, shows] of [
  ['the member center', 'demo_player', 'security-page', '/member?page=securityCenter', 'Email'],
  [
    'the agent center',
    'demo_agent',
    'team-page',
    '/agentHome?page=downlineManagmentView',
    'Last login',
  ],
] as const) {
  test(`[R8.14] a page of ${where} whose chunk fails shows an error in the frame, with a reload`, async ({
    page,
    problems,
    logIn,
  }) => {
    problems.allow(FAILED);
    await logIn({ username, password: DEMO_PASSWORD });
    await page.route(`**/assets/${script}-*.js`, (route) => route.abort('connectionfailed'));
    await page.goto(address);
    const main = page.getByRole('main');
    await expect(main.getByText(/ChunkLoadError/)).toBeVisible({ timeout: 15_000 });
    await expect(page.getByRole('navigation').first()).toBeVisible();
    await page.unrouteAll();
    await main.getByRole('button', { name: 'Reload the page' }).click();
    await expect(main.getByText(shows).first()).toBeVisible();
    await expect(main.getByText(/ChunkLoadError/)).toHaveCount(0);
  });
}

test('[R8.14] a confirmation whose chunk fails shows an error over the page, which can be dismissed, and a reload helps', async ({
  page,
  problems,
  freshMember,
}) => {
  problems.allow(FAILED);
  await freshMember.logIn();
  await page.route('**/assets/prompts-*.js', (route) => route.abort('connectionfailed'));
  await page.goto('/promotions');
  const signOut = async () => {
    await accountMenu(page).press('Enter');
    await page.getByRole('menuitem', { name: 'Sign out' }).press('Enter');
  };
  await signOut();
  await expect(missing(page)).toBeVisible({ timeout: 15_000 });
  await expectNoAxeViolations(page);
  await missing(page).getByRole('button', { name: 'Close', exact: true }).click();
  await expect(missing(page)).toHaveCount(0);
  await page.unrouteAll();
  await page.reload();
  await signOut();
  await expect(page.getByRole('alertdialog', { name: 'Sign out' })).toBeVisible();
});

test('[R8.14] the chunk that every page shares fails: home shows one error for all of it, with a reload', async ({
  page,
  problems,
}) => {
  problems.allow(FAILED);
  await page.route('**/assets/page-*.js', (route) => route.abort('connectionfailed'));
  await page.goto('/');
  await expect(missing(page)).toHaveCount(1, { timeout: 15_000 });
  await page.unrouteAll();
  await missing(page).getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('contentinfo')).toContainText('18+');
  await expect(missing(page)).toHaveCount(0);
});

test('[R8.14] home’s own chunks: a permanent failure shows an error, never an endless loader', async ({
  page,
  problems,
}) => {
  problems.allow(FAILED);
  await disableServerRendering(page);
  await page.goto('/promotions');
  await expect(promotions(page)).not.toHaveCount(0);
  await page.route(/assets\/home-.*\.js/, (route) => route.abort('connectionfailed'));
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(page.getByText(/ChunkLoadError/)).toBeVisible({ timeout: 15_000 });
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload the page' }).first().click();
  await expect(page.getByRole('region', { name: /^Slots/ })).toBeAttached();
});

test('[R8.13] a cover that fails is requested once more, then the default image is shown', async ({
  page,
  gateway,
  problems,
}) => {
  problems.allow(FAILED);
  const { games } = await gateway.client.value(gameList, {
    gameType: 'RNG',
    language: 'EN',
    clientType: 3,
    platform: 'x',
    pageNo: 1,
    pageSize: 18,
  });
  const [game] = games;
  if (!game) throw new Error('There are no games.');
  let asked = 0;
  await page.route(
    (url) => url.pathname === new URL(game.showIcon, 'http://portal').pathname,
    (route) => {
      asked += 1;
      return route.abort('connectionfailed');
    },
  );
  await disableServerRendering(page);
  await page.goto('/rng');
  const card = page.locator(`[data-game="${game.nodeId}"]`);
  await expect(card.locator('img')).toHaveAttribute('data-state', 'fallback');
  await expect(card.locator('img')).toHaveAttribute('src', game.defaultIcon);
  expect(asked).toBe(2);
  await expect(card.getByRole('button', { name: /^Immediate game/ })).toBeVisible();
});
