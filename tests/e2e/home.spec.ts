import type { Page } from '@playwright/test';
import {
  addFavourite,
  announcements,
  availablePromotions,
  favouriteGames,
  favouriteIds,
  gameList,
  gameVendors,
  hotGames,
  recentGames,
  winnerBoard,
} from '../../gateway/contract/index.ts';
import { launch } from './support/launch.ts';
import {
  disableServerRendering,
  holdRequests,
  isMarked,
  mark,
  queryOf,
  watchCalls,
} from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { nextFrames } from './support/time.ts';

const menu = (page: Page) => page.getByRole('group', { name: 'Game types' });
const rail = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('region', { name });
const headings = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .evaluateAll((all) => all.map((node) => node.firstChild?.textContent ?? ''));
const common = { language: 'EN', clientType: 3, platform: 'flash,html5-desktop' } as const;

test('the server-rendered page is visible before any script, and hydrates without changes', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/assets/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(rail(page, /^Hot games/).getByRole('article')).toHaveCount(12);
  await expect(page.getByRole('contentinfo')).toContainText('18+');
  const kept = ['header', 'main article', 'section[aria-roledescription]', 'footer'];
  for (const selector of kept) await mark(page, selector);
  release();
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  for (const selector of kept) expect(await isMarked(page, selector), selector).toBe(true);
});

for (const language of ['EN', 'TY']) {
  for (const brand of ['meridian', 'volt', 'cedar', 'lantern']) {
    test(`hydration of home finds no difference: ${language}, ${brand}`, async ({
      page,
      context,
      gateway,
    }) => {
      await context.addCookies([
        { name: 'lang', value: language, url: gateway.url },
        { name: 'brand', value: brand, url: gateway.url },
      ]);
      const asked: string[] = [];
      page.on('request', (request) => {
        if (/\/wps\/relay\//.test(request.url())) asked.push(request.url());
      });
      await page.goto('/');
      await expect(page.getByRole('contentinfo')).toContainText('18+');
      await page.waitForLoadState('networkidle');
      // The data came with the page; a hydration error would fail the test by itself.
      expect(asked).toEqual([]);
      // The server has rendered the other languages and brands meanwhile.
      await context.addCookies([{ name: 'lang', value: 'EN', url: gateway.url }]);
      await page.goto('/');
      await context.addCookies([{ name: 'lang', value: 'TY', url: gateway.url }]);
      await page.goto('/');
      await page.waitForLoadState('networkidle');
      expect(asked).toEqual([]);
    });
  }
}

test('a member never sees a visitor’s header and menu: they are hidden until the page’s scripts run', async ({
  page,
  freshMember,
}) => {
  const login = page.getByRole('banner').getByText('Log in', { exact: true });
  const jackpots = page.locator('#side-menu').getByText('Jackpots', { exact: true });
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  for (const part of [login, jackpots]) await expect(part).toBeVisible();
  await freshMember.logIn();
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('main')).toBeVisible();
  for (const part of [login, jackpots]) await expect(part).toBeHidden();
  scripts.resolve();
  await expect(page.getByRole('banner').getByText('$0.00', { exact: true })).toBeVisible();
  await expect(jackpots).toBeVisible();
  await expect(login).toBeHidden();
});

test('[R2.50] HOME, FAV, then the categories; FAV asks a visitor to log in and stays HOME', async ({
  page,
}) => {
  await disableServerRendering(page);
  await page.goto('/');
  await expect(menu(page).getByRole('button')).toHaveText([
    'Home',
    'Favourites',
    'Slots',
    'Live casino',
    'Fish',
    'Poker & cards',
    'Sports',
    'E-sports',
    'Cockfight',
    'Lottery',
    'E-lottery',
  ]);
  const home = menu(page).getByRole('button', { name: 'Home' });
  const favourites = menu(page).getByRole('button', { name: 'Favourites' });
  await favourites.click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(home).toHaveAttribute('aria-pressed', 'true');
  await expect(favourites).toHaveAttribute('aria-pressed', 'false');

  await page.goto('/?category=FAV');
  await expect(home).toHaveAttribute('aria-pressed', 'true');

  const sports = menu(page).getByRole('button', { name: 'Sports', exact: true });
  await sports.click();
  await expect(page).toHaveURL(/category=SPORTS/);
  await expect.poll(() => headings(page)).toEqual(['Sports']);
  await page.goBack();
  await expect(home).toHaveAttribute('aria-pressed', 'true');

  await sports.click();
  await expect(sports).toHaveAttribute('aria-pressed', 'true');
  await favourites.click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(home).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL((url) => !url.searchParams.has('category'));
});

test('[R2.50] a category that the merchant does not have falls back to HOME', async ({ page }) => {
  await page.route(`**${gameVendors.path}*`, async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    const { data } = body.value;
    data.lanes = data.lanes.filter(({ title }: { title: string }) => title !== 'FISH');
    await route.fulfill({ response: answer, json: body });
  });
  await disableServerRendering(page);
  await page.goto('/?category=FISH');
  await expect(menu(page).getByRole('button', { name: 'Home' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect.poll(() => headings(page)).toContain('Slots');
});

test('[R2.51] [R2.52] [R9.01] sections in their order, with maximum lengths and their More links', async ({
  page,
  gateway,
  freshMember,
}) => {
  const CATEGORIES = [
    'Slots',
    'Live casino',
    'Fish',
    'Poker & cards',
    'Sports',
    'E-sports',
    'Cockfight',
    'Lottery',
    'E-lottery',
  ];
  await page.goto('/');
  await expect
    .poll(() => headings(page))
    .toEqual(expect.arrayContaining(['Hot games', 'Jackpots', 'Winners', ...CATEGORIES]));
  const visitors = await headings(page);
  expect(visitors[0]).toBe('Hot games');
  expect(visitors.filter((name) => CATEGORIES.includes(name))).toEqual(CATEGORIES);
  expect(visitors).not.toContain('Your favourites');
  expect(visitors).not.toContain('Recently played');
  await expect(rail(page, /^Hot games/).getByRole('article')).toHaveCount(12);
  await expect(rail(page, /^Hot games/).getByRole('link', { name: 'More' })).toHaveAttribute(
    'href',
    '/rng?tab=HOT',
  );
  const sports = rail(page, /^Sports/);
  expect(await sports.getByRole('button').filter({ hasText: /game/ }).count()).toBeLessThanOrEqual(
    5,
  );
  await expect(sports.getByRole('link', { name: 'More' })).toBeAttached();

  // A new member without favourites and recent games has neither section.
  await freshMember.logIn();
  const answers = [favouriteIds, recentGames].map(({ path }) =>
    page.waitForResponse((answer) => new URL(answer.url()).pathname === path),
  );
  await page.goto('/');
  for (const answer of answers) await (await answer).finished();
  await nextFrames(page);
  const fresh = await headings(page);
  expect(fresh).toContain('Slots');
  expect(fresh).not.toContain('Your favourites');
  expect(fresh).not.toContain('Recently played');

  const options = { token: freshMember.session.token };
  const { games } = await gateway.client.value(gameList, {
    ...common,
    gameType: 'RNG',
    vassalage: 'LUMEN',
    pageNo: 1,
    pageSize: 18,
  });
  const [first, second] = games.filter(({ maintenance }) => !maintenance);
  if (!first || !second) throw new Error('The demo has too few games.');
  await gateway.client.value(
    addFavourite,
    { data: { nodeId: second.nodeId, vendor: second.vassalage, gameType: second.gameType } },
    options,
  );
  await launch(gateway, options.token, first);
  await page.goto('/');
  await expect(rail(page, /^Your favourites/).getByRole('article')).toHaveAccessibleName(
    second.gameName,
  );
  await expect(rail(page, /^Recently played/).getByRole('article')).toHaveAccessibleName(
    first.gameName,
  );
  const members = (await headings(page)).filter((name) =>
    ['Hot games', 'Your favourites', 'Recently played', 'Slots'].includes(name),
  );
  expect(members).toEqual(['Hot games', 'Your favourites', 'Recently played', 'Slots']);
});

test('[R9.01] [R2.52] a vendor list longer than five is truncated to five in three categories only', async ({
  page,
}) => {
  await page.route(`**${gameVendors.path}*`, async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    for (const lane of body.value.data.lanes) {
      const [card] = lane.cards;
      lane.cards = Array.from({ length: 8 }, (_, at) => ({
        ...card,
        gameType: lane.title,
        vassalage: `${lane.title}${at}`,
        displayName: `Vendor ${at}`,
      }));
    }
    const [{ cards }] = body.value.data.lanes;
    const cockfight = cards.map((card: object, at: number) => ({
      ...card,
      vassalage: `COCK${at}`,
      gameType: 'COCKFIGHT',
    }));
    body.value.data.lanes.push({ title: 'COCKFIGHT', cards: cockfight, gameClassify: [] });
    await route.fulfill({ response: answer, json: body });
  });
  await disableServerRendering(page);
  await page.goto('/');
  for (const [name, count] of [
    [/^Sports/, 5],
    [/^E-sports/, 5],
    [/^Cockfight/, 5],
    [/^Slots/, 8],
    [/^Live casino/, 8],
  ] as const) {
    await expect(rail(page, name).locator('[data-vendor]'), String(name)).toHaveCount(count);
  }
  await rail(page, /^Sports/)
    .getByRole('link', { name: 'More' })
    .click();
  await expect(rail(page, /^Sports/).locator('[data-vendor]')).toHaveCount(8);
});

test('[R4.19] e-sports and cockfight vendors of the sports lane have sections of their own', async ({
  page,
  gateway,
}) => {
  const { data } = await gateway.client.value(gameVendors, {
    platform: 'html5-desktop',
    language: 'EN',
  });
  const sports = data.lanes.find(({ title }) => title === 'SPORTS')?.cards ?? [];
  const strangers = sports.filter(({ gameType }) => gameType !== 'SPORTS');
  expect(strangers.map(({ gameType }) => gameType).sort()).toEqual(['COCKFIGHT', 'ESPORTS']);
  await page.goto('/');
  for (const { displayName, gameType } of strangers) {
    const own = gameType === 'ESPORTS' ? /^E-sports/ : /^Cockfight/;
    await expect(rail(page, own).getByRole('button', { name: displayName })).toHaveCount(1);
    await expect(rail(page, /^Sports/).getByRole('button', { name: displayName })).toHaveCount(0);
  }
});

test('[R2.56] a game card of home shows Hot, Immediate game, Free trial and the heart', async ({
  page,
  gateway,
}) => {
  const { list } = await gateway.client.value(hotGames, {
    merchantCode: 'BAIZE',
    isPlatform: 2,
    platform: common.platform,
    language: 'EN',
  });
  await page.goto('/');
  const cards = rail(page, /^Hot games/).getByRole('article');
  await expect(cards).toHaveCount(12);
  for (const game of list.slice(0, 12)) {
    const card = cards.and(page.locator(`[data-game="${game.nodeId}"]`));
    const playable = game.maintenance ? 0 : 1;
    await expect(card.getByText('Hot', { exact: true })).toHaveCount(game.isHot);
    await expect(card.getByRole('button', { name: /^Immediate game/ })).toHaveCount(playable);
    await expect(card.getByRole('button', { name: /^Free trial/ })).toHaveCount(
      game.supportPlay === 0 ? playable : 0,
    );
    await expect(card.getByRole('button', { name: /^Favourite/ })).toHaveCount(1);
  }
});

test('[R4.15] [R2.51] favourites are loaded at login, and shown by home’s hearts', async ({
  page,
  gateway,
  freshMember,
}) => {
  const { list } = await gateway.client.value(hotGames, {
    merchantCode: 'BAIZE',
    isPlatform: 2,
    platform: common.platform,
    language: 'EN',
  });
  const [game] = list;
  if (!game) throw new Error('Nothing is hot.');
  await gateway.client.value(
    addFavourite,
    { data: { nodeId: game.nodeId, vendor: game.vassalage, gameType: game.gameType } },
    { token: freshMember.session.token },
  );
  await freshMember.logIn();
  await page.goto('/');
  const heart = rail(page, /^Hot games/)
    .locator(`[data-game="${game.nodeId}"]`)
    .getByRole('button', { name: /^Favourite/ });
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const asked = watchCalls(page, favouriteGames);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect(rail(page, /^Your favourites/)).toHaveCount(0);
  // At most one toggle of a game a second counts (R5.10).
  await expect(async () => {
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true', { timeout: 500 });
  }).toPass();
  await expect(rail(page, /^Your favourites/).locator('[data-game]')).toHaveCount(1);
  expect(asked.map((request) => queryOf(request).pageSize)).toContain('999');
  expect(asked.every((request) => queryOf(request).pageSize === '999')).toBe(true);
});

test('[R2.51] a member without favourites has no section of them, and none are requested', async ({
  page,
  freshMember,
}) => {
  await freshMember.logIn();
  const asked = watchCalls(page, favouriteGames);
  const answered = page.waitForResponse((answer) => answer.url().includes(favouriteIds.path));
  await page.goto('/');
  expect((await (await answered).json()).value).toEqual([]);
  await expect(page.getByRole('banner').getByText('$0.00', { exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(rail(page, /^Your favourites/)).toHaveCount(0);
  expect(asked).toEqual([]);
});

test('[R2.57] [R3.02] twenty winners at most, the highest first; they scroll, and pause under the pointer', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const asked = page.waitForRequest((request) => request.url().includes(winnerBoard.path));
  await page.route(`**${winnerBoard.path}*`, async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    body.value.list.reverse();
    await route.fulfill({ response: answer, json: body });
  });
  await disableServerRendering(page);
  await page.goto('/');
  expect(queryOf(await asked)).toMatchObject({ limitNum: '20', gameCategory: 'ALL' });
  const board = rail(page, 'Winners');
  const rows = board.locator('ol').first().getByRole('listitem');
  await expect(rows).toHaveCount(20);
  await board.scrollIntoViewIfNeeded();
  const amounts = (await rows.allTextContents()).map((text) =>
    Number(/\$([\d,]+\.\d\d)/.exec(text)?.[1]?.replaceAll(',', '')),
  );
  expect(amounts).toEqual([...amounts].sort((a, b) => b - a));
  expect(amounts.every((amount) => amount > 0)).toBe(true);

  await page.mouse.move(0, 0);
  await expect(board).toHaveAttribute('data-state', 'playing');
  const track = board.locator('ol').first().locator('..');
  const motion = () =>
    track.evaluate((node) => {
      const [animation] = node.getAnimations();
      const duration = Number(animation?.effect?.getComputedTiming().duration);
      return {
        state: animation?.playState,
        perFrame: node.scrollHeight / 2 / (duration / 1000) / 60,
      };
    });
  const moving = await motion();
  expect(moving.state).toBe('running');
  expect(moving.perFrame).toBeCloseTo(0.5, 2);
  // The rows never become stable for a pointer that waits for that.
  const box = await board.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 150);
  await expect(board).toHaveAttribute('data-state', 'paused');
  expect((await motion()).state).toBe('paused');
  await page.mouse.move(0, 0);
  await expect(board).toHaveAttribute('data-state', 'playing');
  await board.getByRole('button', { name: 'Pause the winners' }).click();
  await page.mouse.move(0, 0);
  await expect(board).toHaveAttribute('data-state', 'paused');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(board).toHaveAttribute('data-state', 'still');
  expect(await track.evaluate((node) => node.getAnimations().length)).toBe(0);
});

test('[R9.06] banners rotate every 5000 ms within 1000 ms, and pause under the pointer', async ({
  page,
}) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await disableServerRendering(page);
  await page.goto('/');
  const hero = page.getByRole('region', { name: 'Offers and news' });
  const current = hero.locator('[data-state="current"]');
  await expect(current).toHaveAccessibleName('Banner 1 of 5');
  await expect(hero).toHaveAttribute('data-state', 'playing');
  const transition = await current.evaluate((node) =>
    getComputedStyle(node)
      .transitionDuration.split(', ')
      .map((text) => Number.parseFloat(text) * (text.endsWith('ms') ? 1 : 1000)),
  );
  expect(Math.max(...transition)).toBe(1000);
  // The interval restarts when the focus leaves; the clock is stopped.
  await hero.getByRole('button', { name: 'Banner 2 of 5' }).press('Enter');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await expect(current).toHaveAccessibleName('Banner 2 of 5');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await expect(hero).toHaveAttribute('data-state', 'playing');
  await page.clock.runFor(4900);
  await expect(current).toHaveAccessibleName('Banner 2 of 5');
  await page.clock.runFor(200);
  await expect(current).toHaveAccessibleName('Banner 3 of 5');
  await hero.hover();
  await expect(hero).toHaveAttribute('data-state', 'paused');
  await page.clock.runFor(20_000);
  await expect(current).toHaveAccessibleName('Banner 3 of 5');
  await hero.getByRole('button', { name: 'Next banner' }).click();
  await expect(current).toHaveAccessibleName('Banner 4 of 5');
});

test('[R9.06] a single banner neither rotates nor has controls', async ({ page }) => {
  await page.route(`**${announcements.path}*`, async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    body.value.banners = body.value.banners
      .filter(({ groupName }: { groupName: string }) => groupName === 'w_home')
      .slice(0, 1);
    await route.fulfill({ response: answer, json: body });
  });
  await disableServerRendering(page);
  await page.goto('/');
  const hero = page.getByRole('region', { name: 'Offers and news' });
  await expect(hero.getByRole('group')).toHaveCount(1);
  await expect(hero.getByRole('button')).toHaveCount(0);
  await expect(hero).toHaveAttribute('data-state', 'paused');
});

test('a banner leads to its game, its promotion or its page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const hero = page.getByRole('region', { name: 'Offers and news' });
  const current = hero.locator('[data-state="current"]').getByRole('link');
  await current.click();
  await expect(page.getByRole('dialog', { name: 'Emberfall Dragon' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await hero.getByRole('button', { name: 'Next banner' }).click();
  await expect(current).toContainText('A seat is free');
  await current.click();
  await expect(page).toHaveURL(/\/live$/);
  await page.goBack();
  await hero.getByRole('button', { name: 'Banner 3 of 5' }).click();
  await expect(current).toContainText('Lantern Week');
  await current.click();
  await expect(page).toHaveURL(/\/promotions\?promo=MISSION/);
});

test('[R4.20] hot games are cached for the session, by language, and requested again', async ({
  page,
}) => {
  await disableServerRendering(page);
  await page.goto('/');
  const cards = rail(page, /^Hot games/).getByRole('article');
  await expect(cards).toHaveCount(12);
  const first = (await cards.first().getAttribute('aria-label')) ?? '';
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('hotGames') ?? ''))
    .toContain(first);

  await page.route(`**${hotGames.path}*`, async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    body.value.list[0].gameName = 'The newest of all';
    await route.fulfill({ response: answer, json: body });
  });
  const release = await holdRequests(page, `**${hotGames.path}*`);
  const asked = page.waitForRequest((request) => request.url().includes(hotGames.path));
  await page.reload();
  await expect(cards).toHaveCount(12);
  await expect(cards.first()).toHaveAccessibleName(first);
  await asked;
  await nextFrames(page);
  await expect(cards.first()).toHaveAccessibleName(first);
  release();
  await expect(cards.first()).toHaveAccessibleName('The newest of all');
});

test('[R2.101] [R9.01] notices scroll, open in their popup nine a page, and toggle', async ({
  page,
}) => {
  await page.route(`**${announcements.path}*`, async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    const [one] = body.value.player;
    body.value.player = Array.from({ length: 12 }, (_, at) => ({
      ...one,
      id: `PL${at}`,
      title: `Notice ${at + 1}`,
      content: `<p>Text ${at + 1}</p>`,
    }));
    await route.fulfill({ response: answer, json: body });
  });
  await disableServerRendering(page);
  await page.goto('/');
  const bar = page.getByRole('main').getByRole('region', { name: 'Notices' });
  // By keyboard, because a scrolling notice never becomes stable for a pointer.
  await bar.getByRole('button', { name: 'Notice 1', exact: true }).press('Enter');
  const popup = page.getByRole('dialog', { name: 'Notices' });
  const items = popup.getByRole('list', { name: 'Notices' }).getByRole('button');
  await expect(items).toHaveCount(9);
  await expect(items.first()).toHaveAttribute('aria-expanded', 'true');
  const text = popup.getByText('Text 1', { exact: true });
  await expect(text).toBeVisible();
  const [left, right] = await Promise.all([items.first().boundingBox(), text.boundingBox()]);
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
  await items.first().click();
  await expect(items.first()).toHaveAttribute('aria-expanded', 'false');
  await expect(popup.getByText('Choose a notice to read it')).toBeVisible();
  await popup.getByRole('link', { name: 'Page 2' }).click();
  await expect(items).toHaveCount(3);
  await items.last().click();
  await expect(popup.getByText('Text 12', { exact: true })).toBeVisible();
  await page.reload();
  await expect(popup.getByText('Text 12', { exact: true })).toBeVisible();
});

const HOSTILE = `
  <p>Kept words</p>
  <script>window.ran = 'script'</script>
  <img src="/no-such-picture.png" onerror="window.ran = 'onerror'">
  <svg onload="window.ran = 'svg'"><script>window.ran = 'svg script'</script></svg>
  <iframe src="/" srcdoc="<script>parent.ran = 'iframe'</script>"></iframe>
  <a href="javascript:window.ran = 'link'">a hostile link</a>
  <a href="java&#10;script:window.ran = 'split link'">a split link</a>
  <a href="data:text/html,<script>1</script>">a data link</a>
  <form action="/wps/session/logout"><button formaction="javascript:window.ran = 'form'">Go</button></form>
  <p style="position:fixed;inset:0" onclick="window.ran = 'click'" id="root">styled words</p>
  <a href="https://partner.example/">a fair link</a>
  <math><mtext></form><style></math><img src onerror="window.ran = 'mutation'">`;

test('hostile HTML in announcements shows its text and runs nothing', async ({
  page,
  problems,
}) => {
  // The parser's own document is under the page's policy too, which reports what it blocks.
  problems.allow(
    /no-such-picture/,
    /inline (event handler|style)/,
    /-src-(attr|elem) blocked inline at .*safe-html/,
  );
  await page.route(`**${announcements.path}*`, async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    for (const item of body.value.player) item.content = HOSTILE;
    body.value.player[0].title = '<img src=x onerror="window.ran = 1">';
    await route.fulfill({ response: answer, json: body });
  });
  await page.route(`**${availablePromotions.path}*`, async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    for (const item of body.value.list) item.terms = HOSTILE;
    await route.fulfill({ response: answer, json: body });
  });
  await disableServerRendering(page);
  for (const path of ['/promotions?promo=DEPOSIT', '/?popup=notice:PL001']) {
    await page.goto(path);
    const dialog = page.getByRole('dialog');
    // A promotion's terms are between its banner and its state, which are trusted.
    const place = path.startsWith('/promotions')
      ? dialog.locator('div', { hasText: 'Kept words' }).last()
      : dialog;
    await expect(place.getByText('Kept words')).toBeVisible();
    await expect(place.getByText('styled words')).toBeVisible();
    await expect(place.getByText('a hostile link')).toBeVisible();
    // The default image for a failed picture has a size of our own.
    const foreign = 'script, iframe, form, style, [style]:not([data-state="failed"]), [onclick]';
    await expect(place.locator(foreign)).toHaveCount(0);
    await expect(page.locator('[id="root"]')).toHaveCount(1);
    const addresses = await place
      .locator('article a, a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(addresses.filter((to) => to && !/^(https:|mailto:|tel:|\/)/.test(to))).toEqual([]);
    const fair = place.getByRole('link', { name: 'a fair link' });
    await expect(fair).toHaveAttribute('target', '_blank');
    await expect(fair).toHaveAttribute('rel', /noreferrer/);
    await place.getByText('a hostile link').click();
    await place.getByText('a split link').click();
    await place.getByText('styled words').click();
    await nextFrames(page);
    expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined();
  }
});
