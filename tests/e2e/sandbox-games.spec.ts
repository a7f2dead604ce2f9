import type { FrameLocator, Page } from '@playwright/test';
import type { GameType } from '../../gateway/contract/fields.ts';
import { gameList } from '../../gateway/contract/games.ts';
import { launch } from './support/launch.ts';
import { demoMember } from './support/pages.ts';
import { expect, type TestGateway, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
// A game ends when its account logs in elsewhere, so no other test may use it, nor two at once.
test.use({ ownGateway: true });
test.describe.configure({ mode: 'default' });

/** The first game of a category, or the one whose name matches. */
async function playable(gateway: TestGateway, gameType: GameType, name = /./) {
  const { games } = await gateway.client.value(gameList, {
    gameType,
    language: 'EN',
    clientType: 3,
    platform: 'flash,html5-desktop',
    pageNo: 1,
    pageSize: 60,
  });
  const game = games.find(({ maintenance, gameName }) => !maintenance && name.test(gameName));
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

/** Plays one round as a person does; the round is over when the balance is settled. */
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
};

for (const type of ['FISH', 'PVP'] as const) {
  test(`[R4.16] a game of ${type} starts in place and a round of it changes the wallet`, async ({
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
    await ROUNDS[type]?.(frame);
    const won = await amount(frame, '#win');
    await expect.poll(() => amount(frame, '#balance')).toBeCloseTo(before - bet + won, 2);
  });
}

/** The bet button of each game with shortcuts, and their keys. */
const SHORTCUTS = [
  ['RNG', /^Luxara: Queen of Sand$/, '#spin', ['Space']],
  ['FISH', /./, '#actions .primary', ['Space']],
  ['PVP', /./, '.guess', ['Space', 'ArrowUp', 'ArrowDown']],
] as const;

for (const [type, name, button, keys] of SHORTCUTS) {
  test(`[R4.16] no key bets in a game of ${type} before the player has pressed its bet button`, async ({
    page,
    gateway,
    logIn,
  }) => {
    const bets: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.endsWith('/sandbox/play/round')) bets.push(request.url());
    });
    await logIn('demo_player');
    const { nodeId } = await playable(gateway, type, name);
    const frame = await openGame(page, nodeId);
    // The game has the keyboard focus as soon as it can be played.
    await expect(page.getByRole('dialog').locator('iframe')).toBeFocused();
    const before = await amount(frame, '#balance');
    for (const key of keys) await page.keyboard.press(key);
    // A bet would be deducted and sent before the next press is handled.
    await frame.locator('html').evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    expect(bets).toEqual([]);
    expect(await amount(frame, '#balance')).toBe(before);

    const first = frame.locator(button).first();
    await expect(first).toHaveAttribute('aria-disabled', 'false');
    await first.click();
    await expect.poll(() => bets.length).toBe(1);
    await expect(frame.locator(button).first()).toHaveAttribute('aria-disabled', 'false', {
      timeout: 60_000,
    });
    // With the focus on the page itself, not on a button, as when the game opened.
    await frame.locator('html').evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    for (const key of keys) await page.keyboard.press(key);
    await expect.poll(() => bets.length).toBe(2);
  });
}

test('[R4.16] roulette is played by keyboard and by pointer: the wallet has the paid amount', async ({
  page,
  gateway,
  logIn,
}) => {
  await page.clock.install();
  await logIn('demo_player');
  const { nodeId } = await playable(gateway, 'LIVE', /Roulette/);
  const frame = await openGame(page, nodeId);
  const before = await amount(frame, '#balance');
  // The table is one tab stop; the arrow keys move between its bets.
  await frame.locator('[data-bet="red"]').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await expect(frame.locator('[data-bet="black"]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(
    frame.getByRole('button', { name: /^Black, pays 1 to 1\. Your chips/ }),
  ).toBeVisible();
  await frame.getByRole('button', { name: /^Split 17, 20, pays 17 to 1$/ }).click();
  await frame.getByRole('button', { name: 'Undo' }).click();
  const bet = await amount(frame, '#bet');
  await frame.getByRole('button', { name: 'Spin' }).click();
  await page.clock.fastForward(10_000);
  await expect(frame.locator('#message')).toHaveText(/ (red|black)\. Returned|Zero\. No win/);
  const won = await amount(frame, '#win');
  expect([0, bet]).toContain(won);
  await expect.poll(() => amount(frame, '#balance')).toBeCloseTo(before - bet + won, 2);
  await frame.getByRole('button', { name: 'Repeat' }).click();
  expect(await amount(frame, '#bet')).toBe(bet);
});

test('a slot fits a phone in portrait, however long its name is', async ({
  page,
  gateway,
  freshMember,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await freshMember.logIn();
  const { nodeId } = await playable(gateway, 'RNG', /^Luxara: Queen of Sand$/);
  const frame = await openGame(page, nodeId);
  const beyond = await frame
    .locator('html')
    .evaluate((html) => html.scrollWidth - html.clientWidth);
  expect(beyond).toBe(0);
  for (const part of ['#top', '#cabinet', '#controls', '#win-meter', '#tools']) {
    const box = await frame.locator(part).boundingBox();
    expect(box?.x, part).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0), part).toBeLessThanOrEqual(390);
  }
});

test('a game reports a maintenance, returns the bet, and continues afterwards', async ({
  page,
  gateway,
  problems,
}) => {
  // The refused rounds.
  problems.allow(/503/);
  const game = await playable(gateway, 'PVP');
  // No round of another test is still being paid to it.
  const { username, password } = demoMember(40);
  const { token } = await gateway.client.logIn(username, password);
  // The game without the portal, which would show its own maintenance page.
  await page.goto(await launch(gateway, token, game));
  await expect(page.locator('#game[data-state="ready"]')).toBeAttached();
  const balance = () => page.locator('#balance').textContent();
  const before = await balance();
  const maintenanceText = 'We are polishing the tables.';
  const maintenanceTexts = { TY: 'Pinakikinis namin ang mga mesa.' };
  const maintenanceEndTime = Date.UTC(2030, 0, 15, 12);
  const own = { maintenanceText, maintenanceTexts, maintenanceEndTime };
  await gateway.developer('settings', { systemStatus: 1, ...own });
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
    maintenanceTexts: {},
    maintenanceEndTime: null,
  });
  await page.locator('.guess').first().click();
  await expect(page.locator('#live')).toHaveText(/Right!|ends here|highest bet/);
});
