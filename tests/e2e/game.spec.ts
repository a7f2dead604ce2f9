import type { Locator, Page } from '@playwright/test';
import { gameDetail, gameList, recentGames } from '../../gateway/contract/games.ts';
import { rngOrders } from '../../gateway/contract/wallet.ts';
import { people } from '../../gateway/sandbox/seed/people.ts';
import { seededRandom } from '../../gateway/sandbox/seed/random.ts';
import { DEMO_PASSWORD, expect, expectNoAxeViolations, test } from './support/test.ts';

/** Members of the demo data with money, one for each test that plays: a login ends the session of another. */
const crowd = people(seededRandom('accounts'), 260);
const member = (number: number) => ({
  username: crowd.at(-number)?.username ?? '',
  password: DEMO_PASSWORD,
});

const common = { language: 'EN', clientType: 3, platform: 'flash,html5-desktop' } as const;
const slots = { ...common, gameType: 'RNG', pageNo: 1, pageSize: 18 } as const;

const game = (page: Page) => page.locator('[role="dialog"]').filter({ has: page.locator('dl') });
const fact = (page: Page, name: string) => game(page).locator(`[data-fact="${name}"] dd`);
const frame = (page: Page) => page.frameLocator('iframe');
const spin = (page: Page) => frame(page).getByRole('button', { name: /^Spin/ });
const amount = async (place: Locator) =>
  Number(((await place.textContent()) ?? '').replace(/[^\d.]/g, ''));
/** The net result with its sign. */
const netOf = async (page: Page) =>
  Number(((await fact(page, 'net').textContent()) ?? '').replace('−', '-').replace(/[^\d.-]/g, ''));
/** Opens the game with play money, as a visitor finds it. */
async function tryForFree(page: Page): Promise<void> {
  await page.goto('/rng?q=emberfall');
  await page
    .getByRole('button', { name: /^Free trial, Emberfall Dragon$/ })
    .first()
    .click();
  await expect(spin(page)).toBeVisible({ timeout: 15_000 });
}
/** Presses the button by Enter: an animated game never becomes stable for a pointer. */
const play = (page: Page) => spin(page).press('Enter');

test('[R2.108] [R4.16] a member plays a slot: the balance changes, the bet is on record', async ({
  page,
  gateway,
  logIn,
}) => {
  const { token } = await logIn(member(1));
  const launches: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/wps/game/launchGame')) launches.push(request.url());
  });
  await page.goto('/rng?q=emberfall');
  await page
    .getByRole('button', { name: /^Immediate game, Emberfall Dragon$/ })
    .first()
    .dblclick();
  await expect(game(page)).toHaveAccessibleName('Emberfall Dragon');
  await expect(spin(page)).toBeVisible({ timeout: 15_000 });
  expect(launches).toHaveLength(1);
  const launch = new URL(launches[0] ?? '').searchParams;
  expect(Object.fromEntries(launch)).toMatchObject({
    launchMode: 'GLS',
    accountType: '1',
    language: 'EN',
    vassalage: 'LUMEN',
  });

  await expect(fact(page, 'balance')).toHaveText(/\$[\d,]+\.\d\d/);
  const before = await amount(fact(page, 'balance'));
  const lastOrder = async () => {
    const orders = await gateway.client.value(
      rngOrders,
      { startTime: Date.now() - 3_600_000, endTime: Date.now() + 60_000, pageNo: 1, pageSize: 1 },
      { token },
    );
    return orders.list[0];
  };
  const previous = (await lastOrder())?.orderNo;
  // The net result is the gateway's, of the whole play session.
  await expect(fact(page, 'net')).toHaveText(/\$/, { timeout: 20_000 });
  const netBefore = await netOf(page);
  await play(page);
  await expect
    .poll(async () => (await lastOrder())?.orderNo, { timeout: 20_000 })
    .not.toBe(previous);
  const order = await lastOrder();
  // It changes when the round has been shown, not before.
  await expect
    .poll(() => netOf(page), { timeout: 20_000 })
    .toBeCloseTo(netBefore + (order?.profitAndLoss ?? Number.NaN), 2);
  await expect(spin(page)).toBeVisible();
  expect(order).toMatchObject({ gameName: 'Emberfall Dragon', status: 'settled' });
  const after = before + (order?.profitAndLoss ?? Number.NaN);
  await expect.poll(() => amount(fact(page, 'balance')), { timeout: 20_000 }).toBeCloseTo(after, 2);
  await expect(fact(page, 'elapsed')).toHaveText(/^\d\d:\d\d:\d\d$/);

  await game(page).getByRole('button', { name: 'Close the game' }).first().click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('banner')).toContainText(
    after.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  );
  const recent = await gateway.client.value(
    recentGames,
    { page: 1, pageSize: 12, language: 'EN', clientType: 3 },
    { token },
  );
  expect(recent.list[0]?.gameName).toBe('Emberfall Dragon');
});

test('[R2.108] Back closes the game, a reload reopens it, a double click opens it once', async ({
  page,
}) => {
  await page.goto('/rng?q=emberfall');
  await page
    .getByRole('button', { name: /^Free trial, Emberfall Dragon$/ })
    .first()
    .dblclick();
  await expect(spin(page)).toBeVisible({ timeout: 15_000 });
  await expect(page).toHaveURL(/popup=game/);
  await page.reload();
  await expect(spin(page)).toBeVisible({ timeout: 15_000 });
  await page.goBack();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page).toHaveURL(/\/rng\?q=emberfall$/);
});

test('[R4.16] a visitor plays with play money, and is asked to log in for real money', async ({
  page,
}) => {
  await tryForFree(page);
  await expect(game(page)).toContainText('Play money');
  await expect(fact(page, 'balance')).toHaveText(/\$2,000\.00/);
  await play(page);
  await expect(fact(page, 'net')).toHaveText(/\$/, { timeout: 20_000 });
  const net = (await fact(page, 'net').textContent()) ?? '';
  const change = Number(net.replace('−', '-').replace(/[^\d.-]/g, ''));
  await expect.poll(() => amount(fact(page, 'balance'))).toBeCloseTo(2000 + change, 2);
  await game(page).getByRole('button', { name: 'Close the game' }).first().click();

  await page
    .getByRole('button', { name: /^Immediate game, Emberfall Dragon$/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Username' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('the frame has no access to the session', async ({ page, logIn }) => {
  await logIn(member(2));
  await page.goto('/rng?q=emberfall');
  await page
    .getByRole('button', { name: /^Immediate game, Emberfall Dragon$/ })
    .first()
    .click();
  await expect(spin(page)).toBeVisible({ timeout: 15_000 });
  const reached = await frame(page)
    .locator('body')
    .evaluate(() => {
      const attempt = (reach: () => unknown) => {
        try {
          return reach();
        } catch (error) {
          return error instanceof DOMException ? error.name : 'Error';
        }
      };
      return [
        self.origin,
        attempt(() => sessionStorage.getItem('token')),
        attempt(() => window.parent.document.title),
      ];
    });
  expect(reached).toEqual(['null', 'SecurityError', 'SecurityError']);
  expect(await page.locator('iframe').getAttribute('sandbox')).not.toContain('same-origin');
});

test('[R8.07] a game under maintenance shows its end, and suggests popular games', async ({
  page,
  gateway,
  logIn,
  problems,
}) => {
  problems.allow(/launchGame/);
  const pages = await Promise.all(
    [1, 2].map((pageNo) => gateway.client.value(gameList, { ...slots, pageNo, pageSize: 999 })),
  );
  const closed = pages.flatMap(({ games }) => games).find(({ maintenance }) => maintenance);
  await logIn(member(3));
  await page.goto(`/rng?popup=game:${closed?.nodeId}:real`);
  const alert = page.getByRole('alert').filter({ hasText: 'under maintenance' });
  await expect(alert).toContainText(/expected back on .*\d{4}/);
  await expect(game(page).getByRole('button', { name: 'Customer service' })).toBeVisible();
  const instead = page.getByRole('region', { name: 'Popular games to play instead' });
  await expect(instead.getByRole('article')).toHaveCount(6);
  await expectNoAxeViolations(page, '[role="dialog"]');
  await instead
    .getByRole('button', { name: /^Immediate game/ })
    .first()
    .press('Enter');
  await expect(page.locator('iframe')).toBeVisible({ timeout: 15_000 });
});

test('[R4.16] [R8.12] a trial account gets the real-account prompt, and may try for free', async ({
  page,
  gateway,
}) => {
  const value = await gateway.client.freePlay();
  await page.goto('/rng?q=emberfall');
  await page.evaluate(
    ([token, account, id, type]) => {
      const keys = { token, account, username: account, customerId: id, customerType: type };
      for (const [key, text] of Object.entries(keys)) sessionStorage.setItem(key, text ?? '');
    },
    [value.token, value.userName, value.id, String(value.customerType)],
  );
  await page.reload();
  await page
    .getByRole('button', { name: /^Immediate game, Emberfall Dragon$/ })
    .first()
    .click();
  await expect(page.getByRole('alertdialog', { name: 'Please note' })).toContainText(
    'Register a real account',
  );
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Free trial, Emberfall Dragon$/ })
    .first()
    .click();
  await expect(spin(page)).toBeVisible({ timeout: 15_000 });
  await expect(game(page)).toContainText('Play money');
});

test('a refused launch is shown in the window, and a retry opens the game', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 500/);
  let broken = true;
  await page.route('**/GCS_gameTrialLaunch*', (route) =>
    broken
      ? route.fulfill({ status: 500, json: { success: false, errorCode: 'unknown_error' } })
      : route.fallback(),
  );
  await page.goto('/rng?popup=game:100002:trial');
  const alert = game(page).getByRole('alert');
  await expect(alert).toContainText('Unknown error.');
  broken = false;
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(spin(page)).toBeVisible({ timeout: 15_000 });
});

test('[R9.10] a visitor’s trial asks the age first, wherever it starts, and only once', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (window === window.top && window.name !== 'asked')
      sessionStorage.removeItem('AGE_CONFIRMED');
  });
  const launches: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('GCS_gameTrialLaunch')) launches.push(request.url());
  });
  await page.goto('/rng?popup=game:100002:trial');
  const question = page.getByRole('alertdialog', { name: 'Are you 18 or older?' });
  await question.getByRole('button', { name: 'Go back' }).click();
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL(/\/rng$/);
  expect(launches).toEqual([]);
  await page.goto('/seamless?nodeId=100002&mode=trial');
  await question.getByRole('button', { name: 'I am 18 or older' }).click();
  await expect(question).toHaveCount(0);
  await expect(spin(page)).toBeVisible({ timeout: 15_000 });
  expect(launches[0]).toContain('ageConfirmed=1');
  await page.evaluate(() => {
    window.name = 'asked';
  });
  await page.goto('/rng?popup=game:100002:trial');
  await expect(spin(page)).toBeVisible({ timeout: 15_000 });
});

test('a game that loads slowly shows a message after 15 seconds', async ({ page }) => {
  await page.clock.install();
  // The route stays active: removing it would release the held page, without a retry.
  let isHeld = true;
  await page.route('**/sandbox/games/slot/**', (route) => (isHeld ? undefined : route.continue()));
  await page.goto('/rng?popup=game:100002:trial');
  await expect(page.getByRole('status').filter({ hasText: 'Opening' })).toBeVisible();
  await expect(page.locator('iframe')).toBeAttached();
  await page.clock.fastForward(10_000);
  await expect(page.getByText('This takes longer than usual')).toHaveCount(0);
  await page.clock.fastForward(6000);
  await expect(page.getByText('This takes longer than usual')).toBeVisible();
  isHeld = false;
  await game(page).getByRole('button', { name: 'Try again' }).click();
  await expect(spin(page)).toBeVisible({ timeout: 15_000 });
});

test('the way from search to play and back works without a pointer', async ({ page }) => {
  await page.goto('/rng');
  const search = page.getByRole('textbox', { name: 'Search games by name' });
  await search.focus();
  await page.keyboard.type('emberfall dragon');
  await expect(page.getByRole('status').filter({ hasText: 'emberfall dragon' })).toBeVisible();
  const trial = page.getByRole('button', { name: /^Free trial, Emberfall Dragon$/ });
  for (let steps = 0; steps < 40; steps += 1) {
    await page.keyboard.press('Tab');
    if (await trial.first().evaluate((button) => button === document.activeElement)) break;
  }
  await expect(trial.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(spin(page)).toBeVisible({ timeout: 15_000 });
  await expect(page.locator('iframe')).toBeFocused();
  await game(page).getByRole('button', { name: 'Close the game' }).first().focus();
  await page.keyboard.press('Escape');
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(trial.first()).toBeFocused();
});

test('a game shows its information before it is played', async ({ page, gateway }) => {
  const { game: known } = await gateway.client.value(gameDetail, {
    nodeId: '100002',
    language: 'EN',
  });
  await page.goto('/rng?q=emberfall');
  await page
    .getByRole('button', { name: /^About this game, Emberfall Dragon$/ })
    .first()
    .press('Enter');
  const info = page.getByRole('dialog', { name: 'Emberfall Dragon' });
  await expect(info).toContainText(`${known.rtp.toFixed(2)}%`);
  await expect(info).toContainText(known.vendorName);
  await expectNoAxeViolations(page, '[role="dialog"]');
  await info.getByRole('button', { name: 'Free trial' }).click();
  await expect(spin(page)).toBeVisible({ timeout: 15_000 });
});

test('a vendor’s games open in a list over the page, with search and paging', async ({ page }) => {
  await page.goto('/?popup=game-list:LUMEN');
  const list = page.getByRole('dialog', { name: 'Games of Lumenforge' });
  await expect(list.getByRole('article')).toHaveCount(18);
  const first = await list.getByRole('article').first().getAttribute('aria-label');
  await list.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(list.getByRole('article').first()).not.toHaveAccessibleName(first ?? '');
  await list.getByRole('textbox', { name: 'Search games by name' }).fill('emberfall');
  await expect(list.getByRole('article').first()).toHaveAccessibleName(/Emberfall/);
  await list.getByRole('textbox', { name: 'Search games by name' }).fill('zzzz');
  await expect(list.getByText('No data')).toBeVisible();
  await list.getByRole('button', { name: 'Show all games' }).click();
  await expect(list.getByRole('article')).toHaveCount(18);
});

test('a game has one way out, the window’s, and is closed when a vendor’s own exit requests it', async ({
  page,
  logIn,
}) => {
  await logIn('demo_player');
  await tryForFree(page);
  await expect(page.frameLocator('iframe').getByRole('button', { name: /close/i })).toHaveCount(0);
  await expect(game(page).getByRole('button', { name: 'Close the game' })).toHaveCount(1);
  const [, inside] = page.frames();
  await inside?.evaluate(() => {
    parent.postMessage({ source: 'baize-game', type: 'exit' }, location.origin);
  });
  await expect(page.locator('iframe')).toHaveCount(0);
});
