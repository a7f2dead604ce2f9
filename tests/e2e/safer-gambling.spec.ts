import type { Page } from '@playwright/test';
import { MINUTE } from '../../gateway/contract/durations.ts';
import { gameList } from '../../gateway/contract/games.ts';
import {
  excludeMember,
  memberActivity,
  reportPlay,
  setRealityCheck,
} from '../../gateway/contract/protection.ts';
import { firstLogin } from '../../gateway/contract/session.ts';
import { giveSession, registerMember } from './support/members.ts';
import { holdRequests } from './support/pages.ts';
import { payIn } from './support/pay-in.ts';
import { expect, expectNoAxeViolations, logInByForm, test } from './support/test.ts';

// One of these tests moves the clock.
test.use({ ownGateway: true });

/** The index of the page's history entry. */
const entryOf = (page: Page): Promise<number> => page.evaluate(() => history.state?.idx);

test('[R10.01] [R10.03] a limit is typed and set, and the deposit page shows the remaining amount and the renewal', async ({
  page,
  problems,
  gatewayUrl,
}) => {
  problems.allow(/Failed to load resource.*409.*\/wps\//);
  const member = await registerMember(gatewayUrl, { decidesOnLimits: false });
  await giveSession(page, member.session);
  await page.goto('/');
  // One press away on every screen.
  await page.getByRole('banner').getByRole('link', { name: 'Safer gambling' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Safer gambling' })).toBeVisible();
  await expect(page.getByText('Would you like to set limits?')).toBeVisible();
  const deposits = page
    .locator('form')
    .filter({ has: page.getByLabel('A day') })
    .first();
  await deposits.getByLabel('A day').fill('0');
  await deposits.getByRole('button', { name: 'Save limits' }).click();
  await expect(deposits.getByLabel('A day')).toHaveAccessibleDescription(/above zero/);
  await deposits.getByLabel('A day').fill('1000000.01');
  await expect(deposits.getByLabel('A day')).toHaveAccessibleDescription(/highest limit/);
  await deposits.getByLabel('A day').fill('40');
  await deposits.getByRole('button', { name: 'Save limits' }).click();
  await expect(page.getByText('Your limits are saved and hold from now on.')).toBeVisible();
  await expect(page.getByText('Would you like to set limits?')).toHaveCount(0);
  await expectNoAxeViolations(page);
  // A higher limit has a waiting period, which the page shows.
  await deposits.getByLabel('A day').fill('60');
  await deposits.getByRole('button', { name: 'Save limits' }).click();
  await expect(deposits.getByText(/\$60\.00 can be confirmed from/)).toBeVisible();
  await expect(deposits.getByRole('button', { name: 'Confirm the change' })).toHaveCount(0);

  await page.goto('/member?page=depositv2');
  await page.getByLabel('Amount').fill('50');
  await page.getByRole('button', { name: 'Deposit now' }).click();
  await expect(page.getByRole('alert')).toContainText(
    /deposit limit for a day is \$40\.00: \$40\.00 is left of it, and it is whole again on/,
  );
});

test('[R10.01c] a limit is requested before the first deposit; the form opens after a choice, including that of no limit', async ({
  page,
  gatewayUrl,
}) => {
  const member = await registerMember(gatewayUrl, { decidesOnLimits: false });
  await giveSession(page, member.session);
  await page.goto('/member?page=depositv2');
  await expect(page.getByText('Before your first deposit: how much may you pay in?')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Deposit now' })).toHaveCount(0);
  await expectNoAxeViolations(page);
  await page.getByLabel('A day').fill('40');
  await page.getByRole('button', { name: 'Save limits' }).click();
  await expect(page.getByRole('button', { name: 'Deposit now' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'My limits' })).toBeVisible();

  const other = await registerMember(gatewayUrl, { decidesOnLimits: false });
  await giveSession(page, other.session);
  await page.goto('/member?page=depositv2');
  await page.getByRole('button', { name: 'Continue without limits' }).click();
  await expect(page.getByRole('button', { name: 'Deposit now' })).toBeVisible();
});

test('[R10.04] a time-out ends the session in every tab; the next login has access to balance, withdrawal, records and help', async ({
  page,
  context,
  gateway,
  problems,
  freshMember,
}) => {
  // Requests of the tabs at the moment in which their session ends.
  problems.allow(/Failed to load resource.*401.*\/wps\//);
  // The welcome of a first login is not part of this test.
  await gateway.client.value(firstLogin, {}, { token: freshMember.session.token });
  await freshMember.logIn();
  await page.goto('/member?page=saferGambling#timeOut');
  const other = await context.newPage();
  await freshMember.logIn(other);
  await other.goto('/member?page=transactionHistory');
  await expect(other.getByRole('heading', { level: 1, name: 'Account record' })).toBeVisible();
  await page.getByRole('radio', { name: '24 hours' }).check();
  await page.getByRole('button', { name: 'Begin the time-out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Begin the time-out' }).click();
  for (const tab of [page, other]) {
    await expect(tab.getByRole('alertdialog')).toContainText('Your break has begun');
  }
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click();
  await logInByForm(page, freshMember.username, freshMember.password);
  await expect(page).toHaveURL(/\/member\?page=saferGambling/);
  await expect(page.getByText('You are taking a time-out')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Deposit' })).toHaveCount(0);
  const footer = page.getByRole('contentinfo');
  for (const name of ['Notices', 'Mirror sites', 'App download']) {
    await expect(footer.getByText(name, { exact: true }), name).toHaveCount(0);
  }
  // No announcements, except the member's own messages.
  await page
    .getByRole('banner')
    .getByRole('link', { name: /unread message/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  await page.goBack();
  await expectNoAxeViolations(page);
  for (const [name, title] of [
    ['Withdrawal', 'Withdrawal'],
    ['Account record', 'Account record'],
    ['Betting record', 'Betting record'],
  ] as const) {
    const pages = page.getByRole('navigation', { name: 'Member center' });
    await pages.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
  for (const address of ['/', '/rng', '/promotions', '/member?page=depositv2']) {
    await page.goto(address);
    await expect(page.getByText('You are taking a time-out')).toBeVisible();
  }
  await page.goto('/help');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('[R10.04] no game of the page that was rendered for visitors is visible during a break, before or after hydration', async ({
  page,
  gateway,
  freshMember,
}) => {
  const { client } = gateway;
  const { username, password, session } = freshMember;
  await client.value(firstLogin, {}, { token: session.token });
  await client.value(excludeMember, { kind: 'timeOut', length: 'day' }, { token: session.token });
  await giveSession(page, await client.logIn(username, password));
  // Observes frames after a mutation only: checking all games in every frame would keep the machine from rendering the
  // page itself.
  await page.addInitScript(() => {
    let isChanged = true;
    const change = () => {
      isChanged = true;
    };
    new MutationObserver(change).observe(document, {
      attributes: true,
      childList: true,
      subtree: true,
    });
    // Styles are applied without a mutation of the document.
    addEventListener('load', change, true);
    const look = () => {
      requestAnimationFrame(look);
      if (!isChanged) return;
      isChanged = false;
      const games = [...document.querySelectorAll('main article, main a[href*="game-info"]')];
      if (games.length > 0) Reflect.set(window, 'hadGames', true);
      if (games.some((game) => game.checkVisibility({ visibilityProperty: true }))) {
        Reflect.set(window, 'sawGames', true);
      }
    };
    look();
  });
  const seen = () =>
    page.evaluate(() => [Reflect.get(window, 'hadGames'), Reflect.get(window, 'sawGames')]);
  for (const path of ['/', '/rng']) {
    const release = await holdRequests(page, '**/assets/*.js');
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('main article').first()).toBeAttached();
    await expect(page.locator('main')).toBeHidden();
    release();
    await expect(page.getByText('You are taking a time-out')).toBeVisible();
    expect(await seen(), path).toEqual([true, undefined]);
  }
});

test('[R10.05] [R10.06] the reality check is shown over a running game, and no bet is accepted until it is answered', async ({
  page,
  gateway,
  problems,
  freshMember,
}) => {
  problems.allow(/Failed to load resource.*409.*\/sandbox\/play\//);
  const { token } = freshMember.session;
  const { client } = gateway;
  await payIn(client, token, 50);
  await client.value(setRealityCheck, { minutes: 15 }, { token });
  const { games } = await client.value(gameList, {
    language: 'EN',
    clientType: 3,
    platform: 'flash,html5-desktop',
    gameType: 'RNG',
    pageNo: 1,
    pageSize: 18,
  });
  const slot = games.find(({ maintenance }) => !maintenance);
  await freshMember.logIn();
  await page.goto('/promotions');
  await page.goto(`/?popup=game:${slot?.nodeId}:real`);
  const frame = page.frameLocator('iframe');
  const spin = frame.getByRole('button', { name: /^Spin/ });
  await expect(spin).toBeVisible({ timeout: 15_000 });
  const elapsed = page.locator('[data-fact="elapsed"] dd');
  await expect(elapsed).toHaveText(/^00:00:\d\d$/);
  // Sixteen minutes of play, in steps that count as continuous.
  for (let step = 0; step < 4; step += 1) {
    await gateway.advanceClock(4 * MINUTE);
    await client.value(reportPlay, {}, { token });
  }
  const game = await entryOf(page);
  await spin.press('Enter');
  const check = page.getByRole('dialog', { name: 'A moment to look' });
  await expect(check).toBeVisible();
  await expect(check).toContainText(/Time played00:16:/);
  await expect(check).toContainText('Staked$0.00');
  await expect(elapsed).toHaveText(/^00:16:/);
  // Only an answer closes it, and Back does not leave the game behind it.
  await page.keyboard.press('Escape');
  await expect.poll(() => entryOf(page)).toBe(game + 1);
  await page.goBack();
  await expect.poll(() => entryOf(page)).toBe(game + 1);
  await expect(check).toBeVisible();
  await expect(page).toHaveURL(/popup=game/);
  await check.getByRole('button', { name: 'Go on' }).click();
  await expect(check).toHaveCount(0);
  // The game reports that no bet was placed; the next one is.
  await frame.getByRole('button', { name: 'Close', exact: true }).click();
  const staked = async () =>
    (await client.value(memberActivity, { period: 'day' }, { token })).totals.stakes;
  expect(await staked()).toBe(0);
  await spin.press('Enter');
  // A spin may return exactly its bet, so the net result proves nothing.
  await expect.poll(staked, { timeout: 15_000 }).toBeGreaterThan(0);
  // An answered check leaves no history entry.
  await page.goBack();
  await expect(page).toHaveURL(/\/promotions$/);
  await page.goto('/member?page=saferGambling#activity');
  await expect(page.getByText('Time played')).toBeVisible();
});

test('[R10.05] [R10.06] a lottery page shows time and net result, and the reality check is shown over its game', async ({
  page,
  gateway,
  freshMember,
}) => {
  const { token } = freshMember.session;
  const { client } = gateway;
  await payIn(client, token, 50);
  await client.value(setRealityCheck, { minutes: 15 }, { token });
  await freshMember.logIn();
  await page.goto('/promotions');
  await page.goto('/vnLottery');
  const facts = page.getByRole('main').locator('[data-fact]');
  await expect(facts.filter({ hasText: 'Time played' })).toContainText(/00:00:\d\d/);
  await expect(facts.filter({ hasText: 'Net result' })).toContainText('$0.00');
  await expect(facts.filter({ hasText: 'Time now' })).toContainText(/\d\d:\d\d/);
  const playOn = async () => {
    for (let step = 0; step < 4; step += 1) {
      await gateway.advanceClock(4 * MINUTE);
      await client.value(reportPlay, {}, { token });
    }
  };
  await playOn();
  const game = await entryOf(page);
  await page.reload();
  const check = page.getByRole('dialog', { name: 'A moment to look' });
  await expect(check).toContainText(/Time played00:16:/);
  // Only an answer closes it. Back leads to the entry below and forward again.
  await page.keyboard.press('Escape');
  await expect.poll(() => entryOf(page)).toBe(game + 1);
  await page.goBack();
  await expect.poll(() => entryOf(page)).toBe(game + 1);
  await expect(check).toBeVisible();
  await expect(page).toHaveURL(/\/vnLottery$/);
  // The page that was opened is above the game, where the check is still shown.
  await check.getByRole('link', { name: 'See my activity' }).click();
  await expect(page).toHaveURL(/page=saferGambling#activity$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/vnLottery$/);
  await check.getByRole('button', { name: 'Go on' }).click();
  await expect(check).toHaveCount(0);
  await expect(facts.filter({ hasText: 'Time played' })).toContainText(/00:16:/);
  await playOn();
  await page.reload();
  // Stopping leaves no entry of the game or the check.
  await check.getByRole('button', { name: 'Stop' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(check).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/promotions$/);
});

test('[R10.07] the period of the activity is in the address, and no statement of an earlier one is printed', async ({
  page,
  freshMember,
}) => {
  await freshMember.logIn();
  await page.goto('/member?page=saferGambling#activity');
  const chip = (name: string) => page.getByRole('button', { name, exact: true });
  const print = chip('Print statement');
  const statement = page.locator('[data-part="statement"]');
  await expect(chip('This month')).toHaveAttribute('aria-pressed', 'true');
  await expect(print).toBeEnabled();
  await expect(statement).not.toHaveAttribute('aria-busy', 'true');

  const letGo = await holdRequests(page, `**${memberActivity.path}?*`);
  await chip('This year').click();
  await expect(page).toHaveURL(/[?&]range=year\b.*#activity$/);
  // The figures are still those of the month.
  await expect(statement).toHaveAttribute('aria-busy', 'true');
  await expect(print).toBeDisabled();
  letGo();
  await expect(statement).not.toHaveAttribute('aria-busy', 'true');
  await expect(print).toBeEnabled();

  await page.reload();
  await expect(chip('This year')).toHaveAttribute('aria-pressed', 'true');
  await chip('Choose days').click();
  await page.getByLabel('From').fill('2026-01-02');
  await page.getByLabel('From').blur();
  await expect(page).toHaveURL(/[?&]from=2026-01-02&to=\d{4}-\d\d-\d\d#activity$/);
  await page.reload();
  await expect(page.getByLabel('From')).toHaveValue('2026-01-02');
  await expect(statement).toContainText('January 2, 2026');
  for (let step = 0; step < 2; step += 1) await page.goBack();
  await expect(chip('This year')).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(chip('This month')).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/#activity$/);
});
