import type { FrameLocator, Page } from '@playwright/test';
import type { GameType } from '../../gateway/contract/fields.ts';
import { gameList } from '../../gateway/contract/games.ts';
import { expect, type TestGateway, test } from './support/test.ts';

// What moves is shown at once: nothing here depends on how long it takes to watch.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
// A game ends when its account logs in elsewhere: no other test may log in here, nor two at once.
test.use({ ownGateway: true });
test.describe.configure({ mode: 'default' });

async function playable(gateway: TestGateway, gameType: GameType) {
  const { games } = await gateway.client.value(gameList, {
    ...{ gameType, language: 'EN', clientType: 3, platform: 'flash,html5-desktop' },
    ...{ pageNo: 1, pageSize: 9 },
  });
  const game = games.find(({ maintenance }) => !maintenance);
  if (!game) throw new Error(`No game of ${gameType} can be played.`);
  return game;
}

/** Opens the game's window by its address and waits until the game itself is ready. */
async function openGame(page: Page, nodeId: string): Promise<FrameLocator> {
  await page.goto(`/?popup=${encodeURIComponent(`game:${nodeId}:real`)}`);
  const frame = page.getByRole('dialog').frameLocator('iframe');
  await expect(frame.locator('#game[data-state="ready"]')).toBeAttached();
  return frame;
}

const amount = async (frame: FrameLocator, id: string) =>
  Number(((await frame.locator(id).textContent()) ?? '').replace(/[^\d.]/g, ''));

/** What a person does to play one round; the round is over when the balance is settled. */
const ROUNDS: Partial<Record<GameType, (frame: FrameLocator) => Promise<void>>> = {
  FISH: async (frame) => {
    await frame.getByRole('radio', { name: /Silver sardine/ }).check({ force: true });
    await frame.getByRole('button', { name: 'Fire' }).click();
    await expect(frame.locator('#live')).toHaveText(/caught|got away/);
  },
  PVP: async (frame) => {
    await frame.locator('.guess').first().click();
    await expect(frame.locator('#live')).toHaveText(/Right!|ends here|highest bet/);
  },
  SPORTS: async (frame) => {
    await frame
      .getByRole('button', { name: /^Draw at/ })
      .first()
      .click();
    await frame.getByRole('button', { name: 'Place the bet' }).click();
    await frame.getByRole('button', { name: 'To the result' }).click();
    await expect(frame.locator('.verdict')).toHaveText(/Final: .*Your bet/);
  },
  LOTT: async (frame) => {
    await frame.getByRole('button', { name: 'Lucky pick' }).click();
    await frame.getByRole('button', { name: 'Draw', exact: true }).click();
    await expect(frame.locator('#message')).toHaveText(/right/);
    await expect(frame.locator('.tray .ball')).toHaveCount(5);
  },
};
ROUNDS.ESPORTS = async (frame) => {
  await frame.locator('.odds').first().click();
  await frame.getByRole('button', { name: 'Place the bet' }).click();
  await frame.getByRole('button', { name: 'To the result' }).click();
  await expect(frame.locator('.verdict')).toHaveText(/Final: .*Your bet/);
};
ROUNDS.COCKFIGHT = ROUNDS.ESPORTS;

for (const type of ['FISH', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT'] as const) {
  test(`[R4.16] a game of ${type} starts in place and a round of it moves the wallet`, async ({
    page,
    gateway,
    logIn,
  }) => {
    await logIn('demo_player');
    const { nodeId } = await playable(gateway, type);
    const frame = await openGame(page, nodeId);
    const before = await amount(frame, '#balance');
    const bet = Number(await frame.locator('#bet-box select').inputValue()) / 100;
    await ROUNDS[type]?.(frame);
    const won = await amount(frame, '#win');
    await expect.poll(() => amount(frame, '#balance')).toBeCloseTo(before - bet + won, 2);
  });
}

for (const { path, heading, vendor } of [
  { path: '/lottery', heading: 'Lottery', vendor: /House Lottery/ },
  { path: '/vnLottery', heading: 'Vietnam lottery', vendor: /Vietnam Lottery/ },
  { path: '/seaLottery', heading: 'SEA lottery', vendor: /SEA Lottery/ },
]) {
  test(`[R2.09] [R2.15] [R7.05] ${path} opens its vendor's draw in place, without the side menu`, async ({
    page,
    logIn,
  }) => {
    await logIn('demo_player');
    const asked = page.waitForRequest((request) => request.url().includes('/wps/game/launchGame'));
    await page.goto(path);
    const query = new URL((await asked).url()).searchParams;
    expect(query.get('launchMode')).toBe('LOTT');
    expect(query.get('lottoView')).toBe('lobby');
    expect(query.get('device')).toBe('WEB');
    expect(query.get('lottoPrizeMode')).toBe('ELOTT');
    expect(query.get('lottoArea')).toBe(path === '/vnLottery' ? 'VN' : null);
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
    const chooser = page.getByRole('combobox', { name: 'Lottery game' });
    await expect(chooser.locator('option:checked')).toHaveText(vendor);
    const frame = page.frameLocator('main iframe');
    await expect(frame.locator('#game[data-state="ready"]')).toBeAttached();
    await ROUNDS.LOTT?.(frame);
    await expect(page.locator('#side-menu')).toHaveCount(0);
    await page.getByRole('link', { name: 'Promotions', exact: true }).first().click();
    await expect(page.locator('#side-menu')).toHaveCount(1);
  });
}

test('[R7.05] a draw that the address names is opened for betting', async ({
  page,
  logIn,
  gateway,
}) => {
  await logIn('demo_player');
  const { games } = await gateway.client.value(gameList, {
    ...{ gameType: 'LOTT', vassalage: 'TCG_LOTTO_VN', language: 'EN', clientType: 3 },
    ...{ platform: 'flash,html5-desktop', pageNo: 1, pageSize: 9 },
  });
  const wanted = games.filter(({ maintenance }) => !maintenance)[1];
  const asked = page.waitForRequest((request) => request.url().includes('/wps/game/launchGame'));
  await page.goto(`/vnLottery?gameCode=${wanted?.gameCode}`);
  const query = new URL((await asked).url()).searchParams;
  expect(query.get('lottoView')).toBe('betting');
  expect(query.get('lottoGameCode')).toBe(wanted?.gameCode ?? '');
  await expect(page.locator('main iframe')).toHaveAttribute('title', wanted?.gameName ?? '');
});

test('[R2.09] a lottery page needs a login and comes back after it', async ({ page }) => {
  await page.goto('/vnLottery?gameCode=X');
  await expect(page).toHaveURL(/\/login\?next=%2FvnLottery%3FgameCode%3DX/);
});
