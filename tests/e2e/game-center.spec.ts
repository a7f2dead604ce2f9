import type { Page } from '@playwright/test';
import { addFavourite, type Game, gameList } from '../../gateway/contract/games.ts';
import { launch } from './support/launch.ts';
import { demoMember, followTokenLink } from './support/pages.ts';
import { expect, expectNoAxeViolations, type TestGateway, test } from './support/test.ts';

const common = { language: 'EN', clientType: 3, platform: 'flash,html5-desktop' } as const;
// Without the cards of the hot games, which follow a short list.
const cards = (page: Page) =>
  page.getByRole('region', { name: /^(All )?games$/i }).getByRole('article');
const hotCards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('region', { name: /^Hot games/ })
    .getByRole('article');
const providers = (page: Page) => page.getByRole('region', { name: 'Providers' });

async function gamesOf(gateway: TestGateway, filter: object): Promise<Game[]> {
  const { games } = await gateway.client.value(gameList, {
    ...common,
    pageNo: 1,
    pageSize: 18,
    ...filter,
  });
  return games.filter(({ maintenance }) => !maintenance);
}

test('[R2.06] [R2.11] [R4.19] [R1.01] the game centers show vendors as cards, and all their games', async ({
  page,
}) => {
  for (const [address, title, vendor, games] of [
    ['/sports?gameType=SPORTS', 'Sports', 'Longshot', 18],
    ['/sports?gameType=COCKFIGHT', 'Cockfight', 'Tari Arena', 4],
    ['/esports?gameType=ESPORTS', 'E-sports', 'Respawn Line', 18],
    ['/lott?gameType=LOTT', 'Lottery', 'Vietnam Lottery', 18],
    ['/elott?gameType=ELOTT', 'E-lottery', 'House Lottery', 18],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(providers(page).getByRole('button', { name: vendor })).toBeVisible();
    await expect(cards(page), address).toHaveCount(games);
  }
  // Cockfight and e-sports are in the lane of sports, and shown separately.
  await page.goto('/sports');
  await expect(providers(page).getByRole('button')).toHaveCount(5);
  await expectNoAxeViolations(page, 'main');
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/\/sports\?page=2$/);
  const family = page.getByRole('navigation', { name: 'Related categories' });
  await family.getByRole('link', { name: 'Cockfight' }).click();
  await expect(page).toHaveURL(/\/sports\?gameType=COCKFIGHT$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Cockfight' })).toBeVisible();
});

test('[R2.06] [R2.113] [R4.16] a card of a center launches; a VASSALAGE entry opens its list, from home too', async ({
  page,
  logIn,
}) => {
  await logIn(demoMember(30));
  await page.goto('/elott');
  await providers(page).getByRole('button', { name: 'House Lottery' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/lottery');
  await page.goto('/sports');
  await providers(page).getByRole('button', { name: 'Fieldline' }).click();
  await expect(page.locator('iframe')).toBeVisible({ timeout: 15_000 });
  await page.goto('/');
  await page.locator('[data-vendor="LONGS"]').click();
  const list = page.getByRole('dialog', { name: 'Games of Longshot' });
  await expect(list.getByRole('article').first()).toContainText('Longshot');
  await list
    .getByRole('button', { name: /^Immediate game/ })
    .first()
    .press('Enter');
  await expect(page.locator('iframe')).toBeVisible({ timeout: 15_000 });
  await page.goBack();
  await expect(list).toBeVisible();
});

test('[R2.08] [R9.01] [R5.11] favourites and recent games as pages, by type, for each account', async ({
  page,
  gateway,
  freshMember,
}) => {
  await page.goto('/favorite?type=RNG');
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(page.getByText('Not logged in, please login.')).toBeVisible();

  const options = { token: freshMember.session.token };
  const slots = await gamesOf(gateway, { gameType: 'RNG', selection: 'HOT' });
  const tables = await gamesOf(gateway, { gameType: 'LIVE' });
  const own = [...slots.slice(0, 3), ...tables.slice(0, 2)];
  for (const { nodeId, vassalage, gameType } of own) {
    await gateway.client.value(
      addFavourite,
      { data: { nodeId, vendor: vassalage, gameType } },
      options,
    );
  }
  await freshMember.logIn();
  const fetched = page.waitForRequest((request) => request.url().includes('getFavoriteGamesList'));
  await page.goto('/favorite?type=LIVE');
  expect(new URL((await fetched).url()).searchParams.get('pageSize')).toBe('999');
  await expect(cards(page)).toHaveCount(2);
  const kinds = page.getByRole('group', { name: 'Kind of game' });
  await kinds.getByRole('button', { name: /^All kinds/ }).click();
  await expect(page).toHaveURL((url) => url.search === '');
  await expect(cards(page)).toHaveCount(5);
  await expectNoAxeViolations(page, 'main');
  await page.goBack();
  await expect(cards(page)).toHaveCount(2);

  await page.goto('/recent');
  await expect(page.getByText('No recent games here yet')).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Browse the games' }),
  ).toBeVisible();
  const [played] = slots;
  const [sat] = tables;
  if (!played || !sat) throw new Error('The demo has no hot slots, or no tables.');
  for (const game of [played, sat]) await launch(gateway, options.token, game);
  await page.reload();
  await expect(cards(page)).toHaveCount(2);
  for (const { gameType, gameName } of [played, sat]) {
    await page.goto(`/recent?type=${gameType}`);
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page).first()).toHaveAccessibleName(gameName);
  }
});

test('[R2.08] the recent games of a type are listed although twelve of another were played since', async ({
  page,
  gateway,
  freshMember,
}) => {
  const { token } = freshMember.session;
  const [table] = await gamesOf(gateway, { gameType: 'LIVE' });
  const slots = (await gamesOf(gateway, { gameType: 'RNG', pageSize: 60 })).slice(0, 12);
  if (!table || slots.length < 12) throw new Error('The demo has too few games.');
  for (const game of [table, ...slots]) await launch(gateway, token, game);
  await freshMember.logIn();
  await page.goto('/recent?type=LIVE');
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).first()).toHaveAccessibleName(table.gameName);
  const kinds = page.getByRole('group', { name: 'Kind of game' });
  await expect(kinds.getByRole('button', { name: /^Live casino/ })).toHaveText(/1$/);
  await kinds.getByRole('button', { name: /^All kinds/ }).click();
  await expect(cards(page)).toHaveCount(12);
  await expect(kinds.getByRole('button')).toHaveText([/^All kinds/, /^Slots/]);
  await kinds.getByRole('button', { name: /^Slots/ }).click();
  await expect(cards(page)).toHaveCount(12);
});

test('short pages end with the hot games: an unknown address, the apps, cockfight, no favourites', async ({
  page,
  freshMember,
}) => {
  for (const path of ['/no-such-page', '/appDownload', '/sports?gameType=COCKFIGHT']) {
    await page.goto(path);
    await expect(hotCards(page), path).toHaveCount(12);
  }
  await page.goto('/sports?gameType=SPORTS');
  await expect(cards(page)).toHaveCount(18);
  await expect(hotCards(page), 'enough stands here').toHaveCount(0);

  await freshMember.logIn();
  for (const path of ['/favorite', '/?category=FAV']) {
    await page.goto(path);
    await expect(hotCards(page), path).toHaveCount(12);
  }
  // The empty list shows it immediately.
  await page.goto('/favorite');
  await hotCards(page)
    .first()
    .getByRole('button', { name: /favourite/i })
    .press('Enter');
  await expect(cards(page)).toHaveCount(1);
  await expect(hotCards(page)).toHaveCount(0);
});

test('[R5.11] [R6.03b] a trial account gets a message at favourites, recent games and the agent center', async ({
  page,
  gateway,
}) => {
  const trial = await gateway.client.freePlay();
  await followTokenLink(page, `/promotions?token=${trial.token}`);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('customerType'))).toBe('4');
  for (const [path, leadsTo] of [
    ['/favorite', '/'],
    ['/recent', '/'],
    ['/agentHome', '/agent'],
    ['/promotions?popup=agent:messageV2', '/promotions'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('alertdialog', { name: 'Please note' }), path).toContainText(
      'real account',
    );
    await expect(page).toHaveURL((url) => url.pathname === leadsTo && url.search === '');
  }
});

test('[R2.10] [R2.15] a game moves to a page of its own, shows its information, and leads back', async ({
  page,
  logIn,
}) => {
  await logIn(demoMember(31));
  await page.goto('/seamless');
  await expect(page.getByText('No game is chosen')).toBeVisible();
  await page.goto('/rng?q=emberfall');
  await page
    .getByRole('button', { name: /^Immediate game, Emberfall Dragon$/ })
    .first()
    .click();
  const window = page.getByRole('dialog', { name: 'Emberfall Dragon' });
  await expect(window.locator('iframe')).toBeVisible({ timeout: 15_000 });

  await window.getByRole('button', { name: 'About this game' }).press('Enter');
  const info = page.getByRole('dialog').filter({ hasText: 'Return to player' });
  await expect(info).toContainText('How it is played');
  await expect(info).toContainText('Highest bet');
  await expect(info.getByRole('button', { name: 'Immediate game' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(info).toHaveCount(0);

  await window.getByRole('button', { name: 'Open on a page of its own' }).click();
  await expect(page).toHaveURL(/\/seamless\?nodeId=\d+&mode=real$/);
  await expect(page.locator('main iframe')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('navigation', { name: 'Side menu' })).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The frame's page is the vendor's.
  await expectNoAxeViolations(page, 'main header');
  const box = await page.locator('main iframe').boundingBox();
  const size = page.viewportSize();
  expect(box?.width).toBe(size?.width);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(size?.height);
  await page.getByRole('button', { name: 'Close the game' }).click();
  await expect(page).toHaveURL(/\/rng\?q=emberfall$/);
});

test('[R8.07] the card of a game under maintenance shows its end, and suggests other games', async ({
  page,
}) => {
  await page.goto('/rng?vassalage=RAVEL');
  await cards(page)
    .first()
    .getByRole('button', { name: /^Under maintenance/ })
    .click();
  const alert = page.getByRole('alert').filter({ hasText: 'under maintenance' });
  await expect(alert).toContainText(/expected back on .*\d{4}/);
  const instead = page.getByRole('region', { name: 'Popular games to play instead' });
  await expect(instead.getByRole('article')).toHaveCount(6);
  await instead
    .getByRole('button', { name: /^Free trial/ })
    .first()
    .press('Enter');
  await expect(page.locator('iframe')).toBeVisible({ timeout: 15_000 });
});
