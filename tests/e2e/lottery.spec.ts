import type { FrameLocator, Page, Request } from '@playwright/test';
import { MINUTE } from '../../gateway/contract/durations.ts';
import { gameList, launchGame } from '../../gateway/contract/games.ts';
import { lotteryMenus, vietnamMenu, vietnamNumbers } from '../../gateway/contract/lottery.ts';
import { logout } from '../../gateway/contract/session.ts';
import { permission } from '../../gateway/contract/system.ts';
import { isMarked, mark } from './support/pages.ts';
import { expect, expectNoAxeViolations, test } from './support/test.ts';

// The draws depend on the gateway's clock, which these tests move.
test.use({ contextOptions: { reducedMotion: 'reduce' }, ownGateway: true });
test.describe.configure({ mode: 'default' });

const frameOf = (page: Page): FrameLocator => page.frameLocator('main iframe');
const isReady = (page: Page) =>
  expect(frameOf(page).locator('#game[data-state="ready"]')).toBeAttached();
const amount = async (frame: FrameLocator, id: string) =>
  Number(((await frame.locator(id).textContent()) ?? '').replace(/[^\d.]/g, ''));

/** The query of the launch that a page requests. */
async function launchOf(page: Page, path: string): Promise<URLSearchParams> {
  const asked = page.waitForRequest((request) => request.url().includes(launchGame.path));
  await page.goto(path);
  return new URL((await asked).url()).searchParams;
}

test('[R2.09] [R2.15] [R7.05] each page opens its vendor’s lobby beside its menu, without the side menu', async ({
  page,
  logIn,
  problems,
}) => {
  await page.goto('/vnLottery?gameCode=VN_HUE');
  await expect(page).toHaveURL(/\/login\?next=%2FvnLottery%3FgameCode%3DVN_HUE/);
  await logIn('demo_player');
  for (const { path, heading, mode, area, lottery } of [
    { path: '/lottery', heading: 'Lottery', mode: 'ELOTT', area: null, lottery: 'Grand Five' },
    {
      path: '/vnLottery',
      heading: 'Vietnam lottery',
      mode: 'ELOTT',
      area: 'VN',
      lottery: 'Saigon Evening',
    },
    { path: '/seaLottery', heading: 'SEA lottery', mode: 'SEA', area: null, lottery: 'Jakarta 4D' },
  ]) {
    const query = await launchOf(page, path);
    expect(Object.fromEntries(query)).toMatchObject({
      launchMode: 'LOTT',
      lottoView: 'lobby',
      device: 'WEB',
      language: 'EN',
      lottoPrizeMode: mode,
    });
    expect(query.get('lottoArea')).toBe(area);
    expect(query.get('lottoGameCode')).toBeNull();
    expect(query.get('backUrl')).toMatch(/^http:\/\/localhost:\d+\/$/);
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
    const card = page.getByRole('navigation', { name: 'Lotteries' }).getByRole('listitem');
    // The name of another vendor may have the same prefix.
    const named = new RegExp(`^${lottery}(?! )`);
    await expect(card.filter({ hasText: named })).toContainText(/(closes|draws) in\d+:\d\d/);
    await expect(page.locator('#side-menu')).toHaveCount(0);
    await isReady(page);
  }
  await expect(frameOf(page).getByRole('tab', { name: 'Bet', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  // axe adds styles of its own to every frame.
  problems.allow(/[Ii]nline style|style-src-elem blocked inline/);
  await expectNoAxeViolations(page, 'main');
});

test('[R7.05] [R7.02] [R2.14b] a lottery is chosen, bet on, drawn on schedule and settled', async ({
  page,
  gateway,
  logIn,
}) => {
  await logIn('demo_player');
  // Just after a draw, so that most of a minute is left to bet.
  const { serverTime } = await gateway.client.value(permission, {});
  await gateway.advanceClock(MINUTE - (serverTime % MINUTE) + 2_000);
  await page.goto('/lottery');
  const turbo = page.getByRole('link', { name: /^Turbo Four 1 min/ });
  await expect(turbo).toBeVisible();
  const menu = 'nav[aria-label="Lotteries"]';
  await mark(page, menu);
  const asked = page.waitForRequest((request) => request.url().includes('lottoView=betting'));
  await turbo.click();
  const query = new URL((await asked).url()).searchParams;
  expect(query.get('lottoGameCode')).toBe('HOUSE_TURBO_FOUR_1M');
  expect(new URL(page.url()).searchParams.get('gameCode')).toBe('HOUSE_TURBO_FOUR_1M');
  await isReady(page);
  // Another gameCode is another view.
  await expect(turbo).toBeVisible();
  expect(await isMarked(page, menu)).toBe(false);
  const frame = frameOf(page);
  await expect(frame.locator('#game')).toHaveAttribute('data-phase', 'open');
  const before = await amount(frame, '#balance');
  const stake = Number(await frame.locator('#bet-box select').inputValue()) / 100;
  await frame.getByRole('radio', { name: 'Size & parity' }).check({ force: true });
  await frame.getByRole('button', { name: 'Big', exact: true }).click();
  await frame.getByRole('button', { name: 'Small', exact: true }).click();
  await frame.getByRole('button', { name: 'Add 2 bets' }).click();
  await frame.getByRole('button', { name: 'Place 2 bets' }).click();
  await expect(frame.locator('#live')).toHaveText(/2 bets placed/);
  await expect.poll(() => amount(frame, '#balance')).toBeCloseTo(before - 2 * stake, 2);
  await frame.getByRole('tab', { name: 'My bets' }).click();
  await expect(frame.getByRole('button', { name: /^Take back the bet on/ })).toHaveCount(2);

  await mark(page, 'main iframe');
  await gateway.advanceClock(MINUTE);
  await frame.locator('body').evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  // One of the two always wins 1.9 times its stake: less than the cost of both, so it is no win (R10.10).
  await expect(frame.locator('#live')).toContainText(`Returned $${(1.9 * stake).toFixed(2)}.`, {
    timeout: 10_000,
  });
  await expect(frame.locator('#live')).not.toContainText('win');
  await expect.poll(() => amount(frame, '#balance')).toBeCloseTo(before - 0.1 * stake, 2);
  await expect(frame.locator('.mine [data-state="won"]').first()).toContainText('Won');

  await frame.getByRole('tab', { name: 'Results' }).click();
  await expect(frame.locator('.result.next .hex')).toHaveText(/^[0-9a-f]{64}$/);
  await frame
    .getByRole('button', { name: /^Check No\./ })
    .first()
    .click();
  await expect(frame.locator('.verdict')).toHaveText(/Checked on your device/);
});

/**
 * Waits for half a second without pending requests, because Playwright does not always report network idle for a page
 * with the game's frame.
 */
function quietOf(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let changed = Date.now();
  page.on('request', (request) => underWay.add(request));
  const ends = (request: Request) => {
    underWay.delete(request);
    changed = Date.now();
  };
  page.on('requestfinished', ends);
  page.on('requestfailed', ends);
  return () => expect.poll(() => underWay.size === 0 && Date.now() - changed > 500).toBe(true);
}

test('[R7.05] /lottery follows its draws without a reload, and requests none after the session has ended', async ({
  page,
  gateway,
  logIn,
  problems,
}) => {
  problems.allow(/status of 401/);
  const { token } = await logIn('demo_player');
  await page.clock.install();
  const isQuiet = quietOf(page);
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes(lotteryMenus.path)) asked += 1;
  });
  // The clocks of gateway and page advance together.
  const minutesLater = async () => {
    await gateway.advanceClock(2 * MINUTE);
    await page.clock.fastForward(2 * MINUTE);
  };
  await page.goto('/lottery');
  await isReady(page);
  // Requests that are pending while the clock jumps would look late.
  await isQuiet();
  const turbo = page
    .getByRole('navigation', { name: 'Lotteries' })
    .getByRole('listitem')
    .filter({ hasText: /^Turbo Four 1 min/ });
  await expect(turbo).toContainText(/in\d+:\d\d/);
  await mark(page, 'main');
  const before = asked;
  await minutesLater();
  await expect.poll(() => asked).toBeGreaterThan(before);
  await expect(turbo).toContainText(/in\d+:\d\d/);
  expect(await isMarked(page, 'main')).toBe(true);

  await gateway.client.value(logout, {}, { token });
  // The gateway's event notifies the page.
  await expect(page.getByRole('alertdialog', { name: 'You have been signed out' })).toBeVisible();
  await isQuiet();
  const atTheEnd = asked;
  await minutesLater();
  await minutesLater();
  // Requests of a timer before this have been sent, because a page's requests keep their order.
  await page.evaluate(async () => (await fetch('/')).text());
  expect(asked).toBe(atTheEnd);
});

test('an instant draw of another vendor is played from the same menu', async ({ page, logIn }) => {
  await logIn('demo_player');
  await page.goto('/lottery');
  await page
    .getByRole('link', { name: /Draws at once/ })
    .first()
    .click();
  await isReady(page);
  const frame = frameOf(page);
  await frame.getByRole('button', { name: 'Lucky pick' }).click();
  await frame.getByRole('button', { name: 'Draw', exact: true }).click();
  await expect(frame.locator('#message')).toHaveText(/right/);
  await expect(frame.locator('.tray .ball')).toHaveCount(5);
});

test('[R3.05] favourites are stored in this browser for each username', async ({
  page,
  logIn,
  gateway,
}) => {
  await logIn('demo_player');
  await page.goto('/vnLottery');
  await page.getByRole('button', { name: 'Hue Heritage: favourite' }).click();
  await page.getByRole('button', { name: 'Favourites', exact: true }).click();
  const cards = page.getByRole('navigation', { name: 'Lotteries' }).getByRole('listitem');
  await expect(cards).toHaveCount(1);
  await page.reload();
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('Hue Heritage');
  const stored = await page.evaluate(() => localStorage.getItem('LOTTFAV'));
  expect(JSON.parse(stored ?? '')).toEqual({ demo_player: ['VN_HUE'] });

  const other = await page.context().newPage();
  await logIn('demo_agent', other);
  await other.goto('/vnLottery?favourites=1');
  await expect(other.getByText('No favourite lotteries yet')).toBeVisible();
  await other.getByRole('button', { name: 'Show all lotteries' }).click();
  await expect(other.getByRole('button', { name: 'Hue Heritage: favourite' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await other.getByRole('button', { name: 'Saigon Evening: favourite' }).click();
  const both = await other.evaluate(() => localStorage.getItem('LOTTFAV'));
  expect(JSON.parse(both ?? '')).toEqual({ demo_player: ['VN_HUE'], demo_agent: ['VN_SAIGON'] });
  const menu = await gateway.client.value(gameList, {
    gameType: 'LOTT',
    vassalage: 'TCG_LOTTO_VN',
    language: 'EN',
    clientType: 3,
    platform: 'flash,html5-desktop',
    pageNo: 1,
    pageSize: 99,
  });
  expect(menu.games.map(({ gameCode }) => gameCode)).toContain('VN_HUE');
});

test('Vietnam’s numbers by day and region, and the rules with every return', async ({
  page,
  logIn,
  gateway,
}) => {
  await logIn('demo_player');
  const numbers = page.waitForResponse((answer) => answer.url().includes(vietnamNumbers.path));
  await page.goto('/vnLottery?view=numbers');
  const { value } = await (await numbers).json();
  const yesterday = new Date(Date.parse(value.today) - 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('Day of the draw').fill(yesterday);
  await page.getByRole('button', { name: 'South', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`date=${yesterday}.*region=south`));
  const saigon = page.getByRole('region', { name: 'Saigon Evening' });
  await expect(saigon.getByRole('row', { name: /^Special \d{6}$/ })).toBeVisible();
  await expect(saigon.getByRole('row')).toHaveCount(9);
  await expect(page.getByRole('region', { name: 'Hanoi Special' })).toHaveCount(0);
  const shown = await saigon.getByRole('row').first().textContent();
  await page.reload();
  await expect(saigon.getByRole('row').first()).toHaveText(shown ?? '');

  await page.getByRole('tab', { name: 'Rules' }).click();
  await expect(
    page.getByRole('row', { name: /^2D in any prize.* 3.5× 100 94.50%$/ }),
  ).toBeVisible();
  await expectNoAxeViolations(page, 'main');
  const bare = await fetch(
    `${gateway.url}${vietnamMenu.path}?prizeMode=ELOTT&device=WEB&language=TY`,
    { headers: { Merchant: 'baize' } },
  );
  expect(await bare.json()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ gameCode: 'VN_SAIGON', gameName: 'Gabi ng Saigon' }),
    ]),
  );
});
