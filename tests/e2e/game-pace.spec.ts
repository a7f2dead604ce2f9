import type { Page } from '@playwright/test';
import type { GameType } from '../../gateway/contract/fields.ts';
import { gameList, trialLaunch } from '../../gateway/contract/games.ts';
import { launch } from './support/launch.ts';
import { expect, expectNoAxeViolations, type TestGateway, test } from './support/test.ts';

/** Opens a game of a category without the portal: for free, or for a member's money. */
async function openGame(
  page: Page,
  gateway: TestGateway,
  gameType: GameType,
  { token, name = /./, kind }: { token?: string | undefined; name?: RegExp; kind?: string } = {},
): Promise<void> {
  const common = { language: 'EN', clientType: 3, platform: 'flash,html5-desktop' } as const;
  const { games } = await gateway.client.value(gameList, {
    ...common,
    gameType,
    ...(kind && { gameClassify: kind }),
    pageNo: 1,
    pageSize: 60,
  });
  const game = games.find(({ maintenance, gameName }) => !maintenance && name.test(gameName));
  if (!game) throw new Error(`No game of ${gameType} can be played.`);
  const trial = async () => {
    const { nodeId, vassalage } = game;
    const { language, platform } = common;
    const wish = { ageConfirmed: '1', language, platform, nodeId, vassalage } as const;
    return (await gateway.client.value(trialLaunch, wish)).content.game_url;
  };
  await page.goto(token ? await launch(gateway, token, game) : await trial());
  await expect(page.locator('#game[data-state="ready"]')).toBeAttached();
}

/** Milliseconds between the rounds that the page sends, by the browser's clock. */
async function measure(page: Page, press: string, rounds: number): Promise<number[]> {
  return page.evaluate(
    ([selector, wanted]) =>
      new Promise<number[]>((done) => {
        const sent: number[] = [];
        const send = window.fetch;
        window.fetch = (...call) => {
          if (String(call[0]).endsWith('/round')) sent.push(performance.now());
          return send(...call);
        };
        // Presses much more often than a person can, in any state of the button.
        const pressing = setInterval(() => {
          for (const button of document.querySelectorAll<HTMLElement>(selector)) {
            button.click();
            break;
          }
          if (sent.length < wanted) return;
          clearInterval(pressing);
          done(sent.slice(1).map((time, index) => time - (sent[index] ?? 0)));
        }, 20);
      }),
    [press, rounds] as const,
  );
}

test('[R10.10a] measured in the game: 2.5 seconds pass from spin to spin of a slot, however often the button is pressed', async ({
  page,
  gateway,
}) => {
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/round') && !response.ok()) refused.push(response.url());
  });
  await openGame(page, gateway, 'RNG');
  const gaps = await measure(page, '#spin', 3);
  expect(gaps).toHaveLength(2);
  for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(2500);
  // The game waits by itself, so the gateway refuses nothing.
  expect(refused).toEqual([]);
});

test('[R10.10a] measured in the game: a cycle of another casino game takes 5 seconds', async ({
  page,
  gateway,
}) => {
  await openGame(page, gateway, 'PVP');
  const [gap = 0] = await measure(page, '.guess', 2);
  expect(gap).toBeGreaterThanOrEqual(5000);
});

test('[R10.10a] [R10.10b] the button of a slot shows its wait and says so; there is no autoplay, no quick spin and no stop', async ({
  page,
  gateway,
}) => {
  await openGame(page, gateway, 'RNG');
  await page.clock.install();
  const button = page.locator('#spin');
  await expect(button).toHaveAccessibleName('Spin');
  await expect(button).toHaveAttribute('aria-disabled', 'false');
  const names = await page
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((each) => each.getAttribute('aria-label') ?? each.textContent),
    );
  expect(names).toEqual([
    'Sound',
    'History',
    'Pays and rules',
    'Lower the bet',
    'Raise the bet',
    'Spin',
  ]);
  await button.focus();
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toHaveAccessibleName('The reels are turning');
  await expect(button).toHaveClass(/pacing/);
  await expect(button).toBeFocused();
  await expectNoAxeViolations(page);
  // Neither a second press nor the space bar stops the reels.
  await button.press('Enter');
  await page.locator('body').press('Space');
  await expect(button).toHaveAccessibleName('The reels are turning');
  await expect(button).toHaveAccessibleName('Spin', { timeout: 60_000 });
  await expect(button).not.toHaveClass(/pacing/);
});

test('[R10.10a] a round that the gateway refuses as too soon shows a calm message, and the bet is returned', async ({
  page,
  context,
  gateway,
  problems,
}) => {
  problems.allow(/Failed to load resource.*409.*\/sandbox\/play\//);
  await openGame(page, gateway, 'RNG');
  // The same launch in a second tab.
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.locator('#game[data-state="ready"]')).toBeAttached();
  const balance = await second.locator('#balance').textContent();
  const taken = page.waitForResponse(/\/sandbox\/play\/round/);
  await page.locator('#spin').press('Enter');
  await taken;
  await second.locator('#spin').press('Enter');
  const panel = second.getByRole('dialog', { name: 'Bet' });
  await expect(panel.getByRole('alert')).toContainText(
    'The last round has not taken its time yet. No bet was placed',
  );
  await expect(second.locator('#balance')).toHaveText(balance ?? '');
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(second.locator('#spin')).toHaveAccessibleName('Spin');
});

test('[R10.10b] a return of no more than the stake is shown and not celebrated; a win is', async ({
  page,
  gateway,
}) => {
  await openGame(page, gateway, 'RNG');
  const picture = [0, 1, 2, 3, 4].map(() => [3, 4, 5]);
  let pay = 0;
  await page.route('**/sandbox/play/round', async (route) => {
    const { bet } = route.request().postDataJSON() as { bet: number };
    const lines = [{ line: 0, symbol: 3, count: 3, pay }];
    const spin = { window: picture, lines, scatters: 0, pay, multiplier: 1, freeSpins: 0 };
    const win = (bet * pay) / 20;
    const round = { orderNo: 'T1', bet, win, stake: {}, outcome: { spins: [spin] }, time: 0 };
    const value = { round, balance: 200_000 - bet + win, replayed: false, waitMs: 0 };
    await route.fulfill({ json: { success: true, value } });
  });
  /** The notes that the game plays. */
  const notes = () => page.evaluate(() => Reflect.get(window, 'notes') as number[]);
  await page.evaluate(() => {
    const played: number[] = [];
    Reflect.set(window, 'notes', played);
    const set = AudioParam.prototype.setValueAtTime;
    AudioParam.prototype.setValueAtTime = function (value: number, time: number) {
      played.push(value);
      return set.call(this, value, time);
    };
  });
  await page.getByRole('button', { name: 'Sound' }).click();
  const bet = Number(await page.locator('#bet-box select').inputValue());
  const said = (minor: number) => `$${(minor / 100).toFixed(2)}`;

  // Returns: two fifths of the stake, then all of it.
  for (const returned of [8, 20]) {
    pay = returned;
    await page.locator('#spin').press('Enter');
    const amount = said((bet * returned) / 20);
    await expect(page.locator('#live')).toHaveText(`Returned ${amount}`);
    await expect(page.locator('#sign-text')).toHaveText(`Returned ${amount}`);
    await expect(page.locator('#win-label')).toHaveText('Returned');
    await expect(page.locator('#win')).toHaveText(amount);
    await expect(page.locator('#reels')).not.toHaveClass(/won/);
    await expect(page.locator('.cell.hit')).toHaveCount(0);
    await expect(page.locator('#banner')).toBeHidden();
    await expect(page.locator('#spin')).toHaveAccessibleName('Spin');
  }
  // No note of the win's melody.
  expect(await notes()).not.toContain(523);

  pay = 21;
  await page.locator('#spin').press('Enter');
  await expect(page.locator('#live')).toHaveText(`You win ${said((bet * 21) / 20)}`);
  await expect(page.locator('#win-label')).toHaveText('Win');
  await expect(page.locator('#reels')).toHaveClass(/won/);
  expect(await notes()).toContain(523);
});

/** The content of each game's panel on its rules, chances and return. */
const PANELS: Readonly<Record<string, readonly RegExp[]>> = {
  'LIVE Roulette': [/1 in 37/, /Split: two numbers.*17 : 1.*5\.41%/, /at least 5 seconds go by/],
  RNG: [/Wins are paid from the left/, /start once in \d+ spins/, /at least 2\.5 seconds go by/],
  'LIVE Dragon': [/higher card wins/, /Tie 7\.47%/, /Dragon 96\.27%, Tiger 96\.27%, Tie 89\.64%/],
  'LIVE Baccarat': [/third card/, /Player 44\.62%, Banker 45\.86%, Tie 9\.52%/, /Banker 98\.94%/],
  'LIVE Blackjack': [/3 to 2/, /43\.23% of rounds/, /99\.01% of all/, /waits for you for 24 hours/],
  'RNG Mines AC': [/25 tiles/, /3 mines: 1 clear tile 88\.00% pays × 1\.10/, /at least 96\.25%/],
  'RNG Poker VP': [
    /deck of 52/,
    /Royal flush: pays × 800, comes in 0\.0025%/,
    /with the best play/,
  ],
  'RNG Scratch SC': [/three times is yours/, /× 500: 8 of 100,000 cards/, /34\.33% of cards/],
  'RNG Bingo BG': [/40 of 75 balls/, /2 lines: pays × 3, comes in 9\.8922%/, /whole lines/],
  FISH: [/Every shot is a bet/, /48\.\d+%|47\.\d+%/, /at least 5 seconds go by/],
  PVP: [/higher or lower/, /95\.\d+% to 96\.\d+%/, /at least 5 seconds go by/],
  SPORTS: [/Winner: who wins/, /margin of every market is 5%/, /2\.5% of the matches/],
  ESPORTS: [/Winner: who wins/, /margin of every market is 5%/, /at most/],
  COCKFIGHT: [/No bird takes part/, /margin of every market is 5%/, /at most/],
};

test('[R10.10c] rules, chances and the return to player are in every game', async ({
  page,
  gateway,
  freshMember,
}) => {
  test.slow();
  for (const [title, texts] of Object.entries(PANELS)) {
    const [gameType = '', name = '', kind] = title.split(' ');
    const state = page.waitForResponse(/\/sandbox\/play\/state/);
    await openGame(page, gateway, gameType as GameType, {
      token: freshMember.session.token,
      name: new RegExp(name),
      ...(kind && { kind }),
    });
    const { value } = await (await state).json();
    await page.getByRole('button', { name: 'Pays and rules' }).click();
    const panel = page.getByRole('dialog');
    for (const text of texts) await expect(panel).toContainText(text);
    await expect(panel).toContainText(`${value.rtp.toFixed(2)}%`);
  }
});
