import type { Page } from '@playwright/test';
import { gameDetail, gameList } from '../../gateway/contract/games.ts';
import { launch } from './support/launch.ts';
import { expect, type TestGateway, test } from './support/test.ts';

// A game ends when its account logs in elsewhere, so no other test may use it, nor two at once.
test.use({ contextOptions: { reducedMotion: 'reduce' }, ownGateway: true });
test.describe.configure({ mode: 'default' });

const PLATFORM = 'flash,html5-desktop';
/** Minor units: the additional win in the faked responses of these tests. */
const JACKPOT = 1_234_567;

async function jackpotGame({ client }: Pick<TestGateway, 'client'>) {
  const { games } = await client.value(gameList, {
    gameName: 'Sunken Crown',
    gameType: 'RNG',
    language: 'EN',
    clientType: 3,
    platform: PLATFORM,
    pageNo: 1,
    pageSize: 18,
  });
  const [game] = games;
  if (game?.jackpot === undefined) throw new Error('Sunken Crown has no jackpot.');
  return { ...game, jackpot: game.jackpot };
}

/** Adds a won jackpot to the responses of a call. */
async function winJackpot(page: Page, call: 'round' | 'state') {
  await page.route(`**/sandbox/play/${call}`, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const round = call === 'round' ? body.value.round : body.value.unseen;
    round.win += JACKPOT;
    round.jackpot = JACKPOT;
    body.value.balance += JACKPOT;
    await route.fulfill({ response, json: body });
  });
}

async function expectTold(page: Page) {
  await expect(page.locator('#live')).toHaveText(
    /^You win the jackpot: \$12,345\.67\. The whole round pays \$12,3\d\d\.\d\d\.$/,
  );
  await expect(page.locator('#sign-text')).toHaveText('Jackpot $12,345.67');
  await expect(page.locator('#win')).toHaveText(/^\$12,3\d\d\.\d\d$/);
  await expect(page.locator('.coin')).toHaveCount(0);
}

test('a slot shows which part of a win is the jackpot, and again after an interruption', async ({
  page,
  gateway,
}) => {
  const { token } = await gateway.client.logIn('demo_player');
  await page.goto(await launch(gateway, token, await jackpotGame(gateway)));
  const spin = page.getByRole('button', { name: /^Spin/ });
  await expect(spin).toBeEnabled();
  await winJackpot(page, 'round');
  // The page never reports that the round was shown, so it counts as interrupted.
  await page.route('**/sandbox/play/shown', (route) => route.fulfill({ json: { success: true } }));
  await spin.click();
  await expectTold(page);

  await winJackpot(page, 'state');
  await page.goto('about:blank');
  await page.goto(await launch(gateway, token, await jackpotGame(gateway)));
  await expectTold(page);
});

test('[R10.10c] the jackpot’s amount, chance and part of the return are shown in the game and in its information', async ({
  page,
  gateway,
  logIn,
}) => {
  const { token } = await logIn('demo_player');
  const game = await jackpotGame(gateway);
  await page.goto(await launch(gateway, token, await jackpotGame(gateway)));
  await page.getByRole('button', { name: 'Pays and rules' }).click();
  const panel = page.getByRole('dialog');
  await expect(panel).toContainText(/The jackpot stands at \$[\d,]+\.\d\d\. It starts at \$/);
  await expect(panel).toContainText(/[\d.]+% of every bet of real money is added to it/);
  await expect(panel).toContainText(/at your bet of \$[\d.]+ it is 1 in [\d,]+, and twice the bet/);
  await expect(panel).toContainText('Free play does not take part');
  await expect(panel).toContainText(`return of this game is ${game.rtp.toFixed(2)}%`);
  await expect(panel).toContainText(/from free spins and [\d.]+% from the jackpot\./);
  await expect(panel).toContainText(
    /jackpot returns is [\d.]+% that bets add to it and 0\.5% from/,
  );

  await page.goto(`/rng?classify=JP&popup=${encodeURIComponent(`game-info:${game.nodeId}`)}`);
  const info = page.getByRole('dialog');
  await expect(info).toContainText('Free play adds nothing to the jackpot and cannot win it.');
  const { game: now } = await gateway.client.value(gameDetail, {
    nodeId: game.nodeId,
    language: 'EN',
  });
  const told = await info.getByText(/^\$[\d,]{5,}\.\d\d$/).textContent();
  expect(Number(told?.replace(/[^\d.]/g, ''))).toBeLessThanOrEqual(now.jackpot ?? 0);
  expect(Number(told?.replace(/[^\d.]/g, ''))).toBeGreaterThanOrEqual(game.jackpot);
});
