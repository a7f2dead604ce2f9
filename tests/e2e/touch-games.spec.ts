import type { CDPSession, Frame, Page } from '@playwright/test';
import type { GameType } from '../../gateway/contract/fields.ts';
import { gameList } from '../../gateway/contract/games.ts';
import { outOfWindow } from './support/fit.ts';
import { launch } from './support/launch.ts';
import { demoMember } from './support/pages.ts';
import { expect, type TestGateway, test } from './support/test.ts';
import { LANDSCAPE, PORTRAIT, touchFindings } from './support/touch.ts';

test.use({ viewport: PORTRAIT, hasTouch: true, isMobile: true });

/** The smallest common phone. */
const SMALL = { width: 360, height: 640 };
const SIZES = [PORTRAIT, LANDSCAPE, SMALL];

/** A game of the lobby, and how it is played: its screen is checked after every step. */
interface PlayedGame {
  readonly type: GameType;
  /** The class that filters the list to it. */
  readonly kind?: string;
  readonly name?: RegExp;
  readonly steps: readonly ((frame: Frame) => Promise<void>)[];
}

/** Waits until pending calls have finished, and the next round may begin. */
const rests = (frame: Frame) =>
  expect(frame.locator('.pacing')).toHaveCount(0, { timeout: 60_000 });

const press = async (frame: Frame, selector: string) => {
  await frame.locator(selector).first().tap();
  await rests(frame);
};
const primary = (frame: Frame) => press(frame, '#actions .primary:visible');

/** Opens a book's slip where it is not beside the matches. */
const openSlip = async (frame: Frame) => {
  const place = frame.locator('#place');
  if (!(await place.isVisible())) {
    await frame.getByRole('button', { name: 'Bet slip (1)' }).tap();
  }
  await expect(place).toBeVisible();
};

/** Places chips on spots of a table, and plays. */
const withChips = (places: readonly string[]) => async (frame: Frame) => {
  for (const place of places) await frame.locator(place).tap();
  await primary(frame);
};

const GAMES: Readonly<Record<string, PlayedGame>> = {
  slot: {
    type: 'RNG',
    name: /^Luxara: Queen of Sand$/,
    steps: [(frame) => press(frame, '#spin')],
  },
  baccarat: {
    type: 'LIVE',
    name: /Baccarat/,
    steps: [withChips(['[data-side=player]', '[data-side=tie]'])],
  },
  'dragon-tiger': {
    type: 'LIVE',
    name: /Dragon/,
    steps: [withChips(['[data-side=dragon]', '[data-side=tie]'])],
  },
  roulette: {
    type: 'LIVE',
    name: /Roulette/,
    steps: [withChips(['[data-bet=red]', '[data-bet="17"]'])],
  },
  blackjack: {
    type: 'LIVE',
    name: /Blackjack/,
    steps: [
      primary,
      async (frame) => {
        const stand = frame.getByRole('button', { name: 'Stand' });
        // A blackjack ends the round immediately.
        if (await stand.isVisible()) await stand.tap();
        await rests(frame);
      },
    ],
  },
  'hi-lo': { type: 'PVP', steps: [(frame) => press(frame, '.guess')] },
  'video-poker': {
    type: 'RNG',
    kind: 'VP',
    name: /Poker/,
    steps: [
      primary,
      async (frame) => {
        await frame.locator('.place').first().tap();
        await primary(frame);
      },
    ],
  },
  bingo: { type: 'RNG', kind: 'BG', name: /Bingo/, steps: [primary] },
  scratch: {
    type: 'RNG',
    kind: 'SC',
    name: /Scratch/,
    steps: [
      async (frame) => {
        await frame.getByRole('button', { name: 'Buy a card' }).tap();
        await frame.locator('.field[data-kind=field]').first().tap();
      },
      async (frame) => {
        await frame.getByRole('button', { name: 'Scratch all' }).tap();
        await rests(frame);
      },
    ],
  },
  mines: {
    type: 'RNG',
    kind: 'AC',
    name: /Mines/,
    steps: [
      async (frame) => {
        await primary(frame);
        await press(frame, '.tile[aria-disabled=false]');
      },
    ],
  },
  fish: { type: 'FISH', steps: [primary] },
  draw: {
    type: 'ELOTT',
    name: /Five of 36/,
    steps: [
      async (frame) => {
        await frame.getByRole('button', { name: 'Lucky pick' }).tap();
        await primary(frame);
      },
    ],
  },
  sports: {
    type: 'SPORTS',
    name: /^Football/,
    steps: [
      async (frame) => {
        // The match with the latest kick-off, so that it does not close meanwhile.
        await frame.locator('.match[data-state=coming] .odds').last().tap();
      },
      openSlip,
      async (frame) => {
        // In landscape the slip was beside the matches, and its sheet closed.
        await openSlip(frame);
        await frame.locator('#bet-box select').selectOption({ index: 0 });
        const accept = frame.getByRole('button', { name: 'Accept the new odds' });
        if (await accept.isVisible()) await accept.tap();
        await frame.getByRole('button', { name: 'Place the bet' }).tap();
        await expect(frame.locator('#live')).toHaveText(/Placed for/);
      },
      (frame) => frame.getByRole('tab', { name: 'Results' }).tap(),
    ],
  },
};

/** A slot in each of the six skins. */
const SKINS =
  /^(Luxara: Queen of Sand|Emberfall Dragon|Corner Shop Cherries|Kraken Quay|Parol Nights|Ten Thousand Lanterns)$/;

async function gamesOf(
  gateway: TestGateway,
  { type, kind, name = /./ }: Pick<PlayedGame, 'type' | 'kind' | 'name'>,
) {
  const { games } = await gateway.client.value(gameList, {
    gameType: type,
    language: 'EN',
    clientType: 3,
    platform: 'flash,html5-desktop',
    pageNo: 1,
    pageSize: 60,
    ...(kind && { gameClassify: kind }),
  });
  const found = games.filter(({ maintenance, gameName }) => !maintenance && name.test(gameName));
  if (found.length === 0) throw new Error(`No game of ${type} is called ${name}.`);
  return found;
}

async function frameOf(page: Page, selector: string): Promise<Frame> {
  const element = await page.locator(selector).elementHandle({ timeout: 60_000 });
  const frame = await element?.contentFrame();
  if (!frame) throw new Error('The page has no game.');
  await expect(frame.locator('#game[data-state="ready"]')).toBeAttached({ timeout: 60_000 });
  return frame;
}

/** The lines between a table's numbers are narrow on every table; a finger slides to the intended one. */
const ON_A_LINE = /^small: button “(?:Split|Street|Corner|Six line)\b/;

/**
 * Asserts that the controls that bet and play are visible without scrolling, outside the phone's safe-area insets; texts in
 * buttons and titles are not truncated.
 */
const playFindings = (page: Page | Frame, insets = { top: 0, right: 0, bottom: 0, left: 0 }) =>
  page.evaluate(({ top, right, bottom, left }) => {
    const found: string[] = [];
    const what =
      '#tools button, #actions button, #bet-box :is(button, select), #chips .chip, #spin';
    for (const element of document.querySelectorAll(what)) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      // The book's slip is a list that scrolls by itself.
      if (element.closest('.slip')) continue;
      const box = element.getBoundingClientRect();
      const isIn =
        box.left >= left - 1 &&
        box.top >= top - 1 &&
        box.right <= innerWidth - right + 1 &&
        box.bottom <= innerHeight - bottom + 1;
      const name = element.getAttribute('aria-label') ?? element.textContent;
      if (!isIn) found.push(`out of sight: ${name}`);
      if (element.scrollWidth > element.clientWidth + 1) found.push(`cut: ${name}`);
    }
    const title = document.getElementById('title');
    if (title && title.scrollHeight > title.clientHeight + 2) found.push('cut: the title');
    return found;
  }, insets);

async function expectToFit(page: Page, frame: Frame, label: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const where = `${label}, ${size.width} × ${size.height}`;
    const within = { message: where, timeout: 3000 };
    await expect.soft.poll(() => outOfWindow(frame), within).toEqual([]);
    await expect.soft.poll(() => playFindings(frame), within).toEqual([]);
    const small = (await touchFindings(frame)).filter((finding) => !ON_A_LINE.test(finding));
    expect.soft(small, where).toEqual([]);
  }
  await page.setViewportSize(PORTRAIT);
}

/** Opens the panels of the buttons above the game one after the other. */
async function expectPanelsToFit(page: Page, frame: Frame): Promise<void> {
  for (const name of ['History', 'Pays and rules']) {
    await frame.getByRole('button', { name, exact: true }).tap();
    await expect(frame.locator('dialog[open]')).toBeVisible();
    await expectToFit(page, frame, name);
    await frame.locator('dialog[open] .actions button').tap();
  }
}

for (const [seat, [game, played]] of Object.entries(GAMES).entries()) {
  test(`a game of ${game} fits a phone in portrait and landscape, before a round, after it and in its panels`, async ({
    page,
    gateway,
    logIn,
  }) => {
    test.slow();
    const [found] = await gamesOf(gateway, played);
    await logIn(demoMember(100 + seat));
    await page.goto(`/?popup=${encodeURIComponent(`game:${found?.nodeId}:real`)}`);
    const frame = await frameOf(page, '[role=dialog] iframe');
    await rests(frame);
    // The portal's own bar above the game.
    for (const size of SIZES) {
      await page.setViewportSize(size);
      expect.soft(await touchFindings(page), `the bar at ${size.width}`).toEqual([]);
      await expect(page.locator('[role=dialog] iframe')).toBeInViewport({ ratio: 0.99 });
    }
    await expectToFit(page, frame, 'before a round');
    // The balance of any demo member suffices for the lowest bet.
    const bets = frame.locator('#bet-box select:visible');
    if ((await bets.count()) > 0) await bets.selectOption({ index: 0 });
    for (const [index, step] of played.steps.entries()) {
      await step(frame);
      await expectToFit(page, frame, `after step ${index + 1}`);
    }
    await expectPanelsToFit(page, frame);
  });
}

test('a lottery fits a phone in portrait and landscape: while a slip is filled, placed, and in its tabs and panels', async ({
  page,
  logIn,
}) => {
  test.slow();
  await logIn(demoMember(100 + Object.keys(GAMES).length));
  await page.goto('/vnLottery?gameCode=VN_HUE');
  const frame = await frameOf(page, 'main iframe');
  await expectToFit(page, frame, 'before a bet');
  for (const kind of ['4D', 'Size']) {
    await frame.locator('.kind').filter({ hasText: kind }).tap();
    await expectToFit(page, frame, `bets of ${kind}`);
  }
  await frame.locator('.kind').first().tap();
  await frame.getByRole('button', { name: 'Lucky pick' }).tap();
  await frame.getByRole('button', { name: 'Add to the slip' }).tap();
  await expectToFit(page, frame, 'a slip');
  await frame.getByRole('button', { name: 'Place the bet' }).tap();
  await expect(frame.locator('#live')).toHaveText(/placed/i);
  for (const tab of ['Results', 'My bets']) {
    await frame.getByRole('tab', { name: tab }).tap();
    await expectToFit(page, frame, tab);
  }
  await expectPanelsToFit(page, frame);
});

/** The safe-area insets of notch, round corners and home indicator, by orientation. */
const KEPT = [
  { size: PORTRAIT, insets: { top: 47, right: 0, bottom: 34, left: 0 } },
  { size: LANDSCAPE, insets: { top: 0, right: 47, bottom: 21, left: 47 } },
];

test('a full-screen game keeps clear of the notch and the bar of a phone, slots in every skin', async ({
  page,
  gateway,
  logIn,
}) => {
  test.setTimeout(240_000);
  const { token } = await logIn(demoMember(101 + Object.keys(GAMES).length));
  const session: CDPSession = await page.context().newCDPSession(page);
  const others = Object.entries(GAMES).filter(([name]) => name !== 'slot' && name !== 'sports');
  const lists = await Promise.all([
    gamesOf(gateway, { type: 'RNG', name: SKINS }),
    ...others.map(async ([, game]) => (await gamesOf(gateway, game)).slice(0, 1)),
  ]);
  for (const { nodeId, vassalage, gameName } of lists.flat()) {
    await page.goto(await launch(gateway, token, { nodeId, vassalage }));
    await expect(page.locator('#game[data-state="ready"]')).toBeAttached();
    for (const { size, insets } of KEPT) {
      await page.setViewportSize(size);
      await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
      const within = { message: `${gameName} at ${size.width}`, timeout: 3000 };
      await expect.soft.poll(() => playFindings(page, insets), within).toEqual([]);
      await expect.soft.poll(() => outOfWindow(page), within).toEqual([]);
    }
  }
});
