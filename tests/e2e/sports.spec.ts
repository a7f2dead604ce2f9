import type { Page } from '@playwright/test';
import { DAY } from '../../gateway/contract/durations.ts';
import type { GameType } from '../../gateway/contract/fields.ts';
import { gameList } from '../../gateway/contract/games.ts';
import { permission } from '../../gateway/contract/system.ts';
import { sportsUnsettledOrders } from '../../gateway/contract/wallet.ts';
import { launch } from './support/launch.ts';
import { giveSession } from './support/members.ts';
import { expect, expectNoAxeViolations, type TestGateway, test } from './support/test.ts';

// The matches depend on the gateway's clock, which these tests move.
test.use({ contextOptions: { reducedMotion: 'reduce' }, ownGateway: true });
test.describe.configure({ mode: 'default' });

/** Duration of one lean of the book, during which its odds are constant. */
const LEAN_MS = 180_000;

/** The first book of a category whose name matches. */
async function book(gateway: TestGateway, gameType: GameType, name: RegExp) {
  const { games } = await gateway.client.value(gameList, {
    gameType,
    language: 'EN',
    clientType: 3,
    platform: 'flash,html5-desktop',
    pageNo: 1,
    pageSize: 60,
  });
  const game = games.find(({ maintenance, gameName }) => !maintenance && name.test(gameName));
  if (!game) throw new Error(`No book of ${gameType} is called ${name}.`);
  return game;
}

/** Just after the lean of the book has changed. */
async function toNewOdds(gateway: TestGateway): Promise<void> {
  const { serverTime } = await gateway.client.value(permission, {});
  await gateway.advanceClock(LEAN_MS - (serverTime % LEAN_MS) + 2_000);
}

const amount = (text: string | null) => Number((text ?? '').replace(/[^\d.]/g, ''));

/** Opens a book on a page of its own. */
async function openBook(
  page: Page,
  gateway: TestGateway,
  gameType: GameType,
  { name = /./, language = 'EN' }: { name?: RegExp; language?: 'EN' | 'TY' } = {},
): Promise<void> {
  // The login ends the session with which an earlier book polls its board.
  await page.goto('about:blank');
  const game = await book(gateway, gameType, name);
  const { token } = await gateway.client.logIn('demo_player');
  await page.goto(await launch(gateway, token, game, language));
  await expect(page.locator('#game[data-state="ready"]')).toBeAttached();
}

/** Opens each bet in a list of the betting record; skips bets that the list does not have. */
async function expectInRecord(page: Page, kind: string, orders: readonly string[]): Promise<void> {
  for (const order of orders) {
    const query = new URLSearchParams({ page: 'personalHistoryCopy', range: '7d', kind, order });
    await page.goto(`/member?${query}`);
    await expect(page.getByRole('dialog').getByText(order, { exact: true })).toBeVisible();
  }
}

test('[R4.16] [R2.66b] a single and an accumulator are placed, played by the clock and settled; the record has every leg', async ({
  page,
  gateway,
  logIn,
}) => {
  await toNewOdds(gateway);
  const session = await logIn('demo_player');
  const { nodeId } = await book(gateway, 'SPORTS', /^Football/);
  const unsettled = async () => {
    const { serverTime } = await gateway.client.value(permission, {});
    const range = {
      startTime: serverTime - DAY,
      endTime: serverTime + DAY,
      pageNo: 1,
      pageSize: 99,
    };
    const options = { token: session.token };
    const { list } = await gateway.client.value(sportsUnsettledOrders, range, options);
    return list.map(({ orderNo }) => orderNo);
  };
  const earlier = await unsettled();
  await page.goto(`/?popup=${encodeURIComponent(`game:${nodeId}:real`)}`);
  const frame = page.getByRole('dialog').frameLocator('iframe');
  await expect(frame.locator('#game[data-state="ready"]')).toBeAttached();
  await expect(frame.getByRole('button', { name: 'Football' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  const balance = async () => amount(await frame.locator('#balance').textContent());
  const before = await balance();
  const stake = Number(await frame.locator('#bet-box select').inputValue()) / 100;

  // Matches with the latest kick-off, so that none closes while the slip is filled.
  const matches = frame.locator('.match[data-state="coming"]');
  const pick = async (index: number) => {
    const odds = matches.nth(index).locator('.odds').first();
    await odds.click();
    await expect(odds).toHaveAttribute('aria-pressed', 'true');
    return amount(await odds.locator('strong').textContent());
  };
  const one = await pick(5);
  await frame.getByRole('button', { name: 'Place the bet' }).click();
  await expect(frame.locator('#live')).toHaveText(/Placed for/);
  await expect.poll(balance).toBeCloseTo(before - stake, 2);
  await expect(frame.locator('.own')).toHaveCount(1);

  await frame.getByRole('tab', { name: 'Matches' }).click();
  const first = await pick(3);
  const second = await pick(4);
  await frame.getByRole('button', { name: 'Accumulator' }).click();
  const highest = Math.floor(Math.round(stake * first * second * 1e6) / 1e4) / 100;
  expect(amount(await frame.locator('#possible').textContent())).toBeCloseTo(highest, 2);
  await frame.getByRole('button', { name: 'Place the bet' }).click();
  await expect.poll(balance).toBeCloseTo(before - 2 * stake, 2);
  await expect(frame.locator('.own[data-state="open"]')).toHaveCount(2);

  // Both are listed among the open bets, and among the settled ones once they have a result.
  const placed = (await unsettled()).filter((orderNo) => !earlier.includes(orderNo));
  expect(placed).toHaveLength(2);
  const record = await page.context().newPage();
  await giveSession(record, session);
  await expectInRecord(record, 'SPORTS_OPEN', placed);

  await gateway.advanceClock(26 * 60_000);
  await frame.locator('body').evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(frame.locator('.own[data-state="open"]')).toHaveCount(0, { timeout: 15_000 });
  const states = await frame.locator('.own .state b').allTextContents();
  // The accumulator is above the single.
  const returned = states.reduce((sum, text) => sum + (text === 'Lost' ? 0 : amount(text)), 0);
  expect([0, stake, stake * first, stake * second, highest]).toContainEqual(
    expect.closeTo(states[0] === 'Lost' ? 0 : amount(states[0] ?? ''), 1),
  );
  expect([0, stake, stake * one]).toContainEqual(
    expect.closeTo(states[1] === 'Lost' ? 0 : amount(states[1] ?? ''), 2),
  );
  await expect.poll(balance).toBeCloseTo(before - 2 * stake + returned, 2);

  // Every match that is over can be verified on the device.
  await frame.getByRole('tab', { name: 'Results' }).click();
  await frame
    .getByRole('button', { name: /^Check · / })
    .first()
    .click();
  await expect(frame.locator('.verdict')).toHaveText(/^It fits/);

  await page.goto('/member?page=personalHistoryCopy&kind=SPORTS');
  await expectInRecord(record, 'SPORTS', placed);
  expect((await unsettled()).filter((orderNo) => placed.includes(orderNo))).toEqual([]);
  const row = page.getByRole('row').filter({ hasText: 'Football' }).first();
  await row.getByRole('button').first().click();
  const details = page.getByRole('dialog');
  await expect(details.getByRole('heading', { name: 'What was bet on' })).toBeVisible();
  await expect(details.getByRole('listitem')).toHaveCount(2);
});

test('changed odds are shown, and are bet only when they are accepted', async ({
  page,
  gateway,
  problems,
}) => {
  // The refused slip.
  problems.allow(/400/);
  await toNewOdds(gateway);
  await openBook(page, gateway, 'SPORTS', { name: /^Football/ });
  // The page receives other odds for the choices on its slip.
  let moved = false;
  await page.route('**/sports/football/board', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    if (moved) {
      for (const { markets = [] } of answer.value.matches) {
        for (const selection of markets.flat()) selection.odds += 7;
      }
    }
    await route.fulfill({ json: answer });
  });
  const odds = page.locator('.match[data-state="coming"]').nth(5).locator('.odds').first();
  await odds.click();
  moved = true;
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('Nothing is bet before you accept them.')).toBeVisible();
  await page.getByRole('button', { name: 'Accept the new odds' }).click();
  // The book never had these odds: it refuses them, and the slip has its odds again. They are kept until the slip is
  // sent, because a poll of the board may come at any time.
  await page.route('**/sports/football/slip', (route) => {
    moved = false;
    return route.continue();
  });
  await page.getByRole('button', { name: 'Place the bet' }).click();
  const panel = page.getByRole('dialog', { name: 'Bet slip' });
  await expect(panel).toContainText('Odds have changed');
  await panel.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Accept the new odds' }).click();
  await page.getByRole('button', { name: 'Place the bet' }).click();
  await expect(page.locator('#live')).toHaveText(/Placed for/);
});

test('a book is played by keyboard only and has no violations; each shelf opens on its own sport', async ({
  page,
  gateway,
  problems,
}) => {
  test.slow();
  // axe adds styles of its own to the page.
  problems.allow(/[Ii]nline style|style-src-elem blocked inline/);
  await toNewOdds(gateway);
  await openBook(page, gateway, 'SPORTS', { name: /^Tennis/ });
  await expect(page.getByRole('button', { name: 'Tennis' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.locator('.match[data-state="coming"]').last().locator('.odds').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Place the bet' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'My bets' })).toBeFocused();
  await expectNoAxeViolations(page, 'body');
  await page.keyboard.press('Home');
  await expectNoAxeViolations(page, 'body');
  for (const [gameType, name, sport] of [
    ['ESPORTS', /^Runeford/, 'Runeford'],
    ['ESPORTS', /^Null Sector/, 'Null Sector'],
  ] as const) {
    await openBook(page, gateway, gameType, { name });
    await expect(page.getByRole('button', { name: sport })).toHaveAttribute('aria-current', 'true');
  }
  await openBook(page, gateway, 'COCKFIGHT', { language: 'TY' });
  await expect(page.getByRole('tab', { name: 'Mga laban' })).toBeVisible();
  await expect(page.locator('.match[data-state="coming"]').first()).toBeVisible();
  await expectNoAxeViolations(page, 'body');
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
]) {
  test(`a book fits ${viewport.width} x ${viewport.height}: the slip is filled and placed`, async ({
    page,
    gateway,
  }) => {
    await page.setViewportSize(viewport);
    await toNewOdds(gateway);
    await openBook(page, gateway, 'SPORTS', { name: /^Basketball/ });
    const odds = page.locator('.match[data-state="coming"]').last().locator('.odds').first();
    await odds.click();
    const open = page.getByRole('button', { name: 'Bet slip (1)' });
    if (viewport.width < 800) await open.click();
    const place = page.getByRole('button', { name: 'Place the bet' });
    await place.scrollIntoViewIfNeeded();
    await expect(place).toBeInViewport({ ratio: 1 });
    // Every control of it has the size of a touch target.
    for (const button of await page.locator('.slip button:visible, .chip, .odds').all()) {
      const box = await button.boundingBox();
      expect(Math.round(box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(await wide()).toBe(false);
    await place.click();
    await expect(page.locator('#live')).toHaveText(/Placed for/);
    await expect(page.locator('.own').first()).toBeVisible();
    expect(await wide()).toBe(false);
  });
}
