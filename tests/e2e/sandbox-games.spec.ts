import type { FrameLocator, Page } from '@playwright/test';
import type { GameType } from '../../gateway/contract/fields.ts';
import { gameList, launchGame } from '../../gateway/contract/games.ts';
import { expect, type TestGateway, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
// A game ends when its account logs in elsewhere: no other test may log in here, nor two at once.
test.use({ ownGateway: true });
test.describe.configure({ mode: 'default' });

async function playable(gateway: TestGateway, gameType: GameType) {
  const { games } = await gateway.client.value(gameList, {
    gameType,
    language: 'EN',
    clientType: 3,
    platform: 'flash,html5-desktop',
    pageNo: 1,
    pageSize: 9,
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

/** A match takes its time, and nothing takes a player to the result sooner: the page's clock does. */
async function watch(frame: FrameLocator, page: Page): Promise<void> {
  await expect(frame.locator('.theatre')).toBeVisible();
  await page.clock.fastForward(20_000);
  await expect(frame.locator('.verdict')).toHaveText(/Final: .*Your bet/);
}

/** What a person does to play one round; the round is over when the balance is settled. */
const ROUNDS: Partial<Record<GameType, (frame: FrameLocator, page: Page) => Promise<void>>> = {
  FISH: async (frame) => {
    await frame.getByRole('radio', { name: /Silver sardine/ }).check({ force: true });
    await frame.getByRole('button', { name: 'Fire' }).click();
    await expect(frame.locator('#live')).toHaveText(/caught|got away/);
  },
  PVP: async (frame) => {
    await frame.locator('.guess').first().click();
    await expect(frame.locator('#live')).toHaveText(/Right!|ends here|highest bet/);
  },
  SPORTS: async (frame, page) => {
    await frame
      .getByRole('button', { name: /^Draw at/ })
      .first()
      .click();
    await frame.getByRole('button', { name: 'Place the bet' }).click();
    await watch(frame, page);
  },
};
ROUNDS.ESPORTS = async (frame, page) => {
  await frame.locator('.odds').first().click();
  await frame.getByRole('button', { name: 'Place the bet' }).click();
  await watch(frame, page);
};
ROUNDS.COCKFIGHT = ROUNDS.ESPORTS;

for (const type of ['FISH', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT'] as const) {
  test(`[R4.16] a game of ${type} starts in place and a round of it moves the wallet`, async ({
    page,
    gateway,
    logIn,
  }) => {
    await page.clock.install();
    await logIn('demo_player');
    const { nodeId } = await playable(gateway, type);
    const frame = await openGame(page, nodeId);
    const before = await amount(frame, '#balance');
    const bet = Number(await frame.locator('#bet-box select').inputValue()) / 100;
    await ROUNDS[type]?.(frame, page);
    const won = await amount(frame, '#win');
    await expect.poll(() => amount(frame, '#balance')).toBeCloseTo(before - bet + won, 2);
  });
}

test('a game tells of a maintenance, gives the bet back, and goes on afterwards', async ({
  page,
  gateway,
  problems,
}) => {
  // The refused rounds.
  problems.allow(/503/);
  const { nodeId, vassalage } = await playable(gateway, 'PVP');
  const { token } = await gateway.client.logIn('demo_player');
  const { content } = await gateway.client.value(
    launchGame,
    {
      launchMode: 'GLS',
      platform: 'flash,html5-desktop',
      clientType: 3,
      gameId: nodeId,
      nodeId,
      vassalage,
      accountType: 1,
      language: 'EN',
    },
    { token },
  );
  // The game alone: the portal around it would leave for its own page.
  await page.goto(content.game_url);
  await expect(page.locator('#game[data-state="ready"]')).toBeAttached();
  const balance = () => page.locator('#balance').textContent();
  const before = await balance();
  const maintenanceText = 'We are polishing the tables.';
  const maintenanceEndTime = Date.UTC(2030, 0, 15, 12);
  await gateway.developer('settings', { systemStatus: 1, maintenanceText, maintenanceEndTime });
  await page.locator('.guess').first().click();
  const panel = page.getByRole('dialog', { name: 'Maintenance' });
  await expect(panel.getByRole('alert')).toContainText('No bet was placed or changed');
  await expect(panel.getByRole('alert')).toContainText(maintenanceText);
  await expect(panel.getByRole('alert')).toContainText(/expected to end on .*2030/);
  expect(await balance()).toBe(before);
  await panel.getByRole('button', { name: 'Close' }).click();
  await gateway.developer('settings', {
    systemStatus: 0,
    maintenanceText: '',
    maintenanceEndTime: null,
  });
  await page.locator('.guess').first().click();
  await expect(page.locator('#live')).toHaveText(/Right!|ends here|highest bet/);
});
