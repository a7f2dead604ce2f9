import type { Page, Request } from '@playwright/test';
import { addFavourite, gameList } from '../../gateway/contract/games.ts';
import { launch } from './support/launch.ts';
import { lobbyCards as cards, disableServerRendering, waitForHydration } from './support/pages.ts';
import { expect, expectNoAxeViolations, test } from './support/test.ts';
import { nextFrames } from './support/time.ts';

const searchField = (page: Page) => page.getByRole('textbox', { name: 'Search games by name' });
const ready = (page: Page) => expect(cards(page)).toHaveCount(18);
const queryOf = (page: Page) => new URL(page.url()).searchParams;

for (const { path, title, type } of [
  { path: '/rng', title: 'Slots', type: 'RNG' },
  { path: '/live', title: 'Live casino', type: 'LIVE' },
  { path: '/fish', title: 'Fish games', type: 'FISH' },
  { path: '/pvp', title: 'Poker and card games', type: 'PVP' },
] as const) {
  test(`[R2.07a] [R2.11] [R9.01] ${path} shows the games of ${type}, 18 a page`, async ({
    page,
    gateway,
  }) => {
    await page.goto(`${path}?gameType=${type}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await ready(page);
    const all = await gateway.client.value(gameList, {
      gameType: type,
      language: 'EN',
      clientType: 3,
      platform: 'flash,html5-desktop',
      pageNo: 1,
      pageSize: 18,
    });
    await expect(cards(page).first()).toHaveAccessibleName(all.games[0]?.gameName ?? '');
    await expect(page.getByRole('status').filter({ hasText: 'games' })).toHaveText(
      `${all.totalCount.toLocaleString('en')} games`,
    );
  });
}

test('[R2.07b] the path determines the type: a gameType of another category has no effect', async ({
  page,
}) => {
  const asked = page.waitForRequest((request) => request.url().includes(gameList.path));
  await disableServerRendering(page);
  await page.goto('/fish?gameType=RNG');
  await expect(page.getByRole('heading', { level: 1, name: 'Fish games' })).toBeVisible();
  expect(new URL((await asked).url()).searchParams.get('gameType')).toBe('FISH');
});

test('[R2.07c] /rng takes its vendor from the address', async ({ page }) => {
  const asked = page.waitForRequest((request) => request.url().includes(gameList.path));
  await disableServerRendering(page);
  await page.goto('/rng?vassalage=LUMEN');
  expect(new URL((await asked).url()).searchParams.get('vassalage')).toBe('LUMEN');
  const vendor = page.getByRole('button', { name: /Lumenforge/ });
  await expect(vendor).toHaveAttribute('aria-pressed', 'true');
  await ready(page);
  await expect(cards(page).filter({ hasNotText: 'Lumenforge' })).toHaveCount(0);
});

test('a lobby has no accessibility violation', async ({ page }) => {
  await page.goto('/rng');
  await ready(page);
  await expectNoAxeViolations(page, 'main');
});

test('[R2.53] pages through the list, and an address opens its page', async ({ page }) => {
  await page.goto('/rng');
  await ready(page);
  const first = await cards(page).first().getAttribute('aria-label');
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/[?&]page=2/);
  await expect(cards(page).first()).not.toHaveAccessibleName(first ?? '');
  const second = await cards(page).first().getAttribute('aria-label');
  await page.reload();
  await expect(cards(page).first()).toHaveAccessibleName(second ?? '');
  await page.goBack();
  await expect(cards(page).first()).toHaveAccessibleName(first ?? '');
});

test('[R2.53] [R5.09] searches by trimmed name, and offers alternatives when nothing is found', async ({
  page,
}) => {
  await page.goto('/rng?page=3');
  await ready(page);
  const asked = page.waitForRequest((request) =>
    new URL(request.url()).searchParams.has('gameName'),
  );
  await searchField(page).fill('  dragon  ');
  expect(new URL((await asked).url()).searchParams.get('gameName')).toBe('dragon');
  await expect(page.getByRole('status').filter({ hasText: 'dragon' })).toBeVisible();
  expect(queryOf(page).get('q')).toBe('dragon');
  expect(queryOf(page).get('page')).toBeNull();
  for (const name of await cards(page).evaluateAll((all) =>
    all.map((card) => card.getAttribute('aria-label') ?? ''),
  )) {
    expect(name.toLowerCase()).toContain('dragon');
  }

  await searchField(page).fill('zzzz no such game');
  await expect(page.getByText('No data for “zzzz no such game”')).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Show all games' }).click();
  await ready(page);
  await expect(searchField(page)).toHaveValue('');
});

test('[R9.03] five vendors are visible at a time, eight on a desktop, and the arrows show the next', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1100, height: 800 });
  await page.goto('/rng');
  await ready(page);
  const rail = page.getByRole('region', { name: 'Providers' });
  const inSight = () =>
    rail.getByRole('listitem').evaluateAll((items) => {
      const box = items[0]?.parentElement?.getBoundingClientRect();
      return items
        .filter((item) => {
          const { left, right } = item.getBoundingClientRect();
          return box && left >= box.left - 1 && right <= box.right + 1;
        })
        .map((item) => item.textContent);
    });
  const before = await inSight();
  expect(before).toHaveLength(5);
  for (const width of [1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => (await inSight()).length, `at ${width}`).toBe(8);
  }
  await rail.getByRole('button', { name: 'Next providers' }).click();
  await expect(async () =>
    expect((await inSight()).includes(before[0] ?? '')).toBe(false),
  ).toPass();
});

test('[R2.53] only the selection ALL has a search', async ({ page }) => {
  await page.goto('/rng?tab=HOT');
  await expect(cards(page).first()).toBeVisible();
  await expect(searchField(page)).toHaveCount(0);
  await page.getByRole('tab', { name: 'All' }).click();
  await expect(searchField(page)).toBeVisible();
});

test('[R4.14] another vendor reloads the list at page 1 without the search', async ({ page }) => {
  await page.goto('/rng?q=gold&page=2');
  await expect(searchField(page)).toHaveValue('gold');
  const vendor = page.getByRole('button', { name: /Lumenforge/ });
  const asked = page.waitForRequest((request) => request.url().includes('vassalage=LUMEN'));
  await vendor.click();
  const query = new URL((await asked).url()).searchParams;
  expect(query.get('pageNo')).toBe('1');
  expect(query.has('gameName')).toBe(false);
  await expect(vendor).toHaveAttribute('aria-pressed', 'true');
  await expect(searchField(page)).toHaveValue('');
  expect(queryOf(page).get('vassalage')).toBe('LUMEN');
  expect(queryOf(page).has('q') || queryOf(page).has('page')).toBe(false);
  await ready(page);
  await expect(cards(page).filter({ hasNotText: 'Lumenforge' })).toHaveCount(0);
});

test('[R2.54] slots have sub-categories, which filter the list', async ({ page }) => {
  await page.goto('/rng');
  const kinds = page.getByRole('group', { name: 'Kind of game' }).getByRole('button');
  await expect(kinds).toHaveText([
    /All kinds/,
    /Scratch cards/,
    /Video poker/,
    /Jackpots/,
    /Table games/,
    /Arcade/,
    /Bingo/,
  ]);
  const asked = page.waitForRequest((request) => request.url().includes('gameClassify=JP'));
  await kinds.filter({ hasText: 'Jackpots' }).click();
  await asked;
  expect(queryOf(page).get('classify')).toBe('JP');
  await ready(page);
});

test('a lobby is filtered by facts in a drawer with counts, and the address has the filters', async ({
  page,
}) => {
  await page.goto('/rng?vassalage=LUMEN');
  await ready(page);
  const found = page.getByRole('status').filter({ hasText: 'games' });
  const before = await found.textContent();
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Filter games' });
  await drawer.getByRole('checkbox', { name: /^High/ }).check();
  await drawer.getByRole('checkbox', { name: /^Free trial/ }).check();
  const apply = drawer.getByRole('button', { name: /^Show \d+ games?$/ });
  await expect(apply).not.toHaveText(`Show ${before}`);
  await expectNoAxeViolations(page, '[role="dialog"]');
  const text = (await apply.textContent())?.replace('Show ', '') ?? '';
  await apply.click();
  await expect(drawer).toHaveCount(0);
  await expect(found).toHaveText(text);
  expect(Object.fromEntries(queryOf(page))).toEqual({
    vassalage: 'LUMEN',
    volatility: 'HIGH',
    feature: 'FREE_TRIAL',
  });
  const applied = page.getByRole('group', { name: 'Filters in use' });
  await expect(applied.getByRole('button')).toHaveText([
    'High volatility',
    'Free trial',
    'Clear all filters',
  ]);
  await page.reload();
  await expect(found).toHaveText(text);
  await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeVisible();

  await applied.getByRole('button', { name: 'Remove filter: High volatility' }).click();
  await expect(applied.getByRole('button')).toHaveCount(2);
  expect(queryOf(page).get('volatility')).toBeNull();
  await page.goBack();
  await expect(found).toHaveText(text);
  await applied.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(applied).toHaveCount(0);
  await expect(found).toHaveText(before ?? '');
  expect(Object.fromEntries(queryOf(page))).toEqual({ vassalage: 'LUMEN' });
  // A filter that was applied is removed immediately.
  await page.goBack();
  await page.goBack();
  await expect(applied).toHaveCount(0);
  await expect(found).toHaveText(before ?? '');
});

test('the address has the sort order, and the gateway sorts', async ({ page }) => {
  await page.goto('/rng');
  await waitForHydration(page);
  await ready(page);
  const first = await cards(page).first().getAttribute('aria-label');
  const sort = page.getByRole('combobox', { name: 'Sort games' });
  const asked = page.waitForResponse((answer) => answer.url().includes('sort=RETURN'));
  await sort.selectOption('Highest return');
  const { value } = await (await asked).json();
  const names = value.games.map(({ gameName }: { gameName: string }) => gameName);
  await expect(cards(page).first()).toHaveAccessibleName(names[0]);
  expect(queryOf(page).get('sort')).toBe('RETURN');
  await page.reload();
  await expect(sort).toHaveValue('RETURN');
  await expect(cards(page).first()).toHaveAccessibleName(names[0]);
  await page.goBack();
  await expect(sort).toHaveValue('RECOMMENDED');
  await expect(cards(page).first()).toHaveAccessibleName(first ?? '');
});

test('the server-rendered page has sort order and filters of the address, and their drawer is a sheet on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // Of pages with a query two are rendered at a time; further visitors get one that the browser renders.
  const rendered = async () => (await page.request.get('/rng?sort=NEW&feature=DECISIONS')).text();
  await expect.poll(rendered).toContain('You decide during a round');
  await page.goto('/rng?sort=NEW&feature=DECISIONS');
  await ready(page);
  await page.getByRole('button', { name: 'Filters (1)' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter games' });
  await expect(sheet.getByRole('checkbox', { name: /^You decide/ })).toBeChecked();
  // No game has both, so it cannot be selected together with the other.
  await expect(sheet.getByRole('checkbox', { name: /^Free spins 0/ })).toBeDisabled();
  await expect
    .poll(async () => {
      const box = await sheet.boundingBox();
      return box && Math.round(box.y + box.height);
    })
    .toBe(844);
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeFocused();
});

test('[R2.55b] FAV and RECENT show a member their own games, of this category', async ({
  page,
  gateway,
  freshMember,
}) => {
  const options = { token: freshMember.session.token };
  const list = async (gameType: 'RNG' | 'LIVE') => {
    const { games } = await gateway.client.value(gameList, {
      gameType,
      language: 'EN',
      clientType: 3,
      platform: 'flash,html5-desktop',
      pageNo: 1,
      pageSize: 18,
    });
    return games.filter(({ maintenance }) => !maintenance);
  };
  const [marked, played] = await list('RNG');
  const [table] = await list('LIVE');
  if (!marked || !played || !table) throw new Error('The demo has too few games.');
  for (const { nodeId, vassalage, gameType } of [marked, table]) {
    const data = { nodeId, vendor: vassalage, gameType };
    await gateway.client.value(addFavourite, { data }, options);
  }
  for (const game of [played, table]) await launch(gateway, options.token, game);
  await freshMember.logIn();
  await page.goto('/rng');
  await ready(page);
  for (const [tab, game] of [
    ['Favourites', marked],
    ['Recent', played],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page).first()).toHaveAccessibleName(game.gameName);
  }
});

test('[R2.55a] NEW, HOT and ALL select; FAV and RECENT ask a visitor to log in', async ({
  page,
}) => {
  await page.goto('/rng');
  await ready(page);
  const shown = () =>
    cards(page).evaluateAll((all) => all.map((card) => card.getAttribute('data-game')));
  const firstPage = await shown();
  await expect(page.getByRole('tab')).toHaveText(['New', 'Favourites', 'All', 'Hot', 'Recent']);
  for (const name of ['New', 'Hot']) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
    await expect(cards(page).filter({ hasNotText: name })).toHaveCount(0);
    expect(await cards(page).count()).toBeGreaterThan(0);
  }
  for (const name of ['Favourites', 'Recent']) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Username' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('tab', { name: 'Hot' })).toHaveAttribute('aria-selected', 'true');
  }
  const all = page.getByRole('tab', { name: 'All' });
  await all.click();
  await expect(all).toHaveAttribute('aria-selected', 'true');
  await expect.poll(shown).toEqual(firstPage);
  await ready(page);
  expect(queryOf(page).has('tab')).toBe(false);
});

test('[R2.56] a card shows Hot, Immediate game, Free trial and the favourite toggle', async ({
  page,
  gateway,
}) => {
  const { games } = await gateway.client.value(gameList, {
    gameType: 'RNG',
    language: 'EN',
    clientType: 3,
    platform: 'x',
    pageNo: 1,
    pageSize: 18,
  });
  await page.goto('/rng');
  await ready(page);
  for (const game of games) {
    const card = cards(page).and(page.locator(`[data-game="${game.nodeId}"]`));
    const playable = game.maintenance ? 0 : 1;
    await expect(card.getByText('Hot', { exact: true })).toHaveCount(game.isHot);
    await expect(card.getByRole('button', { name: /^Immediate game/ })).toHaveCount(playable);
    await expect(card.getByRole('button', { name: /^Free trial/ })).toHaveCount(
      game.supportPlay === 0 ? playable : 0,
    );
    await expect(card.getByRole('button', { name: /^Favourite/ })).toHaveCount(1);
  }
});

test('[R4.17] a favourite shows at once, is stored, and is reverted when refused', async ({
  page,
  freshMember,
  problems,
}) => {
  problems.allow(/status of 500/);
  await freshMember.logIn();
  await page.goto('/rng');
  await ready(page);
  const heart = cards(page)
    .first()
    .getByRole('button', { name: /^Favourite/ });
  const name = (await cards(page).first().getAttribute('aria-label')) ?? '';
  const added = page.waitForResponse((answer) => answer.url().includes('addFavoriteGameV2'));
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await added;
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('tab', { name: 'Favourites' }).click();
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).first()).toHaveAccessibleName(name);

  await page.route('**/MCSFE_removeFavoriteGameV2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.fulfill({ status: 500, json: { success: false, errorCode: 'unknown_error' } });
  });
  await page.getByRole('tab', { name: 'All' }).click();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText('Unknown error.')).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('[R5.11] [R6.03b] a trial account is told that favourites and recent games need a real one', async ({
  page,
  gateway,
}) => {
  const value = await gateway.client.freePlay();
  await page.goto('/rng');
  await page.evaluate(
    ([token, account, id, type]) => {
      const keys = { token, account, username: account, customerId: id, customerType: type };
      for (const [key, text] of Object.entries(keys)) sessionStorage.setItem(key, text ?? '');
    },
    [value.token, value.userName, value.id, String(value.customerType)],
  );
  await page.reload();
  await ready(page);
  for (const name of ['Favourites', 'Recent']) {
    await page.getByRole('tab', { name }).click();
    const prompt = page.getByRole('alertdialog');
    await expect(prompt).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(prompt).toHaveCount(0);
    await expect(page.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true');
  }
});

test('a failed list is reported in its place, and a retry loads it', async ({ page, problems }) => {
  problems.allow(/status of 400/);
  let broken = true;
  await page.route('**/GCSGAME_gameList*', (route) =>
    broken
      ? route.fulfill({ status: 400, json: { success: false, errorCode: 'request_param_err' } })
      : route.fallback(),
  );
  await disableServerRendering(page);
  await page.goto('/rng');
  const alert = page.getByRole('region', { name: 'Games' }).getByRole('alert');
  await expect(alert).toBeVisible();
  await expect(page.getByRole('button', { name: /Lumenforge/ })).toBeVisible();
  broken = false;
  await alert.getByRole('button', { name: 'Try again' }).click();
  await ready(page);
});

test('a response that a newer search has overtaken changes nothing', async ({ page }) => {
  await page.goto('/rng');
  await waitForHydration(page);
  await ready(page);
  const overtaken = (url: URL) => url.searchParams.get('gameName') === 'gold';
  const { promise: mayGo, resolve: release } = Promise.withResolvers<void>();
  await page.route(overtaken, async (route) => {
    await mayGo;
    await route.continue().catch(() => undefined);
  });
  // Answered, or aborted by the portal.
  const isOvertaken = (request: Request) => overtaken(new URL(request.url()));
  const isOver = Promise.race([
    page.waitForEvent('requestfinished', isOvertaken),
    page.waitForEvent('requestfailed', isOvertaken),
  ]);
  // Input in quick succession is debounced: the first request must have been sent.
  const isAsked = page.waitForRequest(isOvertaken);
  await searchField(page).fill('gold');
  await isAsked;
  await searchField(page).fill('dragon');
  const status = page.getByRole('status').filter({ hasText: 'dragon' });
  await expect(status).toBeVisible();
  release();
  await isOver;
  await nextFrames(page);
  await expect(status).toBeVisible();
  await expect(searchField(page)).toHaveValue('dragon');
});

test('covers outside the screen are not loaded, and a small screen shows two tiles in a row', async ({
  page,
}) => {
  const covers = new Set<string>();
  page.on('request', (request) => {
    if (/\/art\/v\d+\/games\//.test(request.url())) covers.add(request.url());
  });
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/rng');
  await ready(page);
  await page.waitForLoadState('networkidle');
  expect(covers.size).toBeLessThan(12);
  const tops = await cards(page).evaluateAll((all) =>
    all.map((card) => Math.round(card.getBoundingClientRect().top)),
  );
  expect(tops.filter((top) => top === tops[0])).toHaveLength(2);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});

test('a row has two, three, six or nine tiles, so that 18 fill whole rows', async ({ page }) => {
  await page.goto('/rng');
  await ready(page);
  const columns = [
    [390, 2],
    [768, 3],
    [1280, 6],
    [1440, 6],
    [1920, 9],
    [2560, 9],
  ] as const;
  for (const [width, inRow] of columns) {
    await page.setViewportSize({ width, height: 900 });
    await expect(async () => {
      const tops = await cards(page).evaluateAll((all) =>
        all.map((card) => Math.round(card.getBoundingClientRect().top)),
      );
      expect(tops, `at ${width}`).toHaveLength(18);
      const row = tops.filter((top) => top === tops[0]).length;
      expect(row, `at ${width}`).toBe(inRow);
      const last = tops.filter((top) => top === tops.at(-1)).length;
      expect(last, `the last row at ${width}`).toBe(inRow);
    }).toPass({ timeout: 10_000 });
  }
});

test('Back returns to the page of the list and its scroll position', async ({ page }) => {
  await page.goto('/rng?page=2');
  await ready(page);
  const name = (await cards(page).first().getAttribute('aria-label')) ?? '';
  await page.evaluate(() => window.scrollTo(0, 420));
  await nextFrames(page);
  // Of the menu, which is visible at this scroll position.
  const menu = page.getByRole('navigation', { name: 'Side menu' });
  await menu.getByRole('link', { name: 'Promotions' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
  await page.goBack();
  await expect(cards(page).first()).toHaveAccessibleName(name);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(420);
});

test('a document that was left or reloaded restores its scroll position', async ({ page }) => {
  const isScrolled = () => expect.poll(() => page.evaluate(() => window.scrollY)).toBe(420);
  await page.goto('/rng?page=2');
  await waitForHydration(page);
  await page.evaluate(() => window.scrollTo(0, 420));
  await page.reload();
  await isScrolled();
  await waitForHydration(page);
  await isScrolled();
  // As for a link that is pressed before hydration.
  await page.goto('/promotions');
  await waitForHydration(page);
  await page.goBack();
  await isScrolled();
  await waitForHydration(page);
  await isScrolled();
});
