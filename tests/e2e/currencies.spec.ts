import type { Locator, Page } from '@playwright/test';
import { gameList } from '../../gateway/contract/games.ts';
import { giveSession, registerMember } from './support/members.ts';
import { payIn } from './support/pay-in.ts';
import { expect, type TestGateway, test } from './support/test.ts';

// Own gateway: its accounts are in other currencies than those of the other tests.
test.use({ ownGateway: 'currencies' });
test.describe.configure({ mode: 'serial', timeout: 120_000 });

/** The format of each currency's amounts. */
const CASES = [
  { currency: 'JPY', symbol: '¥', deposit: 2501, balance: '¥2,501', amount: /^¥\d{1,3}(,\d{3})*$/ },
  {
    currency: 'KWD',
    symbol: 'KD',
    deposit: 250.125,
    balance: 'KD250.125',
    amount: /^KD\d{1,3}(,\d{3})*\.\d{3}$/,
  },
] as const;

/** Pages on which a member sees amounts. */
const PAGES = [
  '/rng?classify=JP',
  '/lottery',
  '/promotions',
  '/pointMall',
  '/member?page=depositv2',
  '/member?page=withdraw',
  '/member?page=transactionHistory',
  '/member?page=personalHistoryCopy',
  '/member?page=personalProfit',
  '/member?page=rewardCenter',
  '/member?page=referral',
] as const;

/** All formatted amounts in this currency in a text. */
async function amountsIn(place: Locator, symbol: string): Promise<string[]> {
  const text = await place.innerText();
  return [...text.matchAll(new RegExp(`${symbol}[\\d.,]*\\d`, 'g'))].map(([amount]) => amount);
}

async function expectWrittenAs(place: Locator, of: (typeof CASES)[number], where: string) {
  await expect
    .poll(async () => (await amountsIn(place, of.symbol)).length, where)
    .toBeGreaterThan(0);
  const amounts = await amountsIn(place, of.symbol);
  // Round amounts to choose from are written without decimals.
  const choices = await place.locator('button[aria-pressed]').allInnerTexts();
  expect(
    amounts.filter((amount) => !of.amount.test(amount) && !choices.includes(amount)),
    where,
  ).toEqual([]);
  expect(await place.innerText(), `${where} has no amount of another currency`).not.toMatch(/\$\d/);
}

async function memberWithMoney(page: Page, gateway: TestGateway, of: (typeof CASES)[number]) {
  await gateway.developer('settings', { currency: of.currency });
  const member = await registerMember(gateway.url);
  await payIn(gateway.client, member.session.token, of.deposit);
  await giveSession(page, member.session);
}

for (const of of CASES) {
  test(`a member in ${of.currency} reads every amount with the decimals of the currency`, async ({
    page,
    gateway,
  }) => {
    await memberWithMoney(page, gateway, of);
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.getByRole('banner'), path).toContainText(of.balance);
      await expectWrittenAs(page.locator('body'), of, path);
    }
    await page.goto('/member?page=depositv2');
    const main = page.getByRole('main');
    await main.getByText('Cardgate').first().click();
    await main.getByLabel('Amount').fill(of.currency === 'JPY' ? '110133' : '1101.333');
    const credited = of.currency === 'JPY' ? '¥108,481' : 'KD1,084.813';
    await expect(main).toContainText(credited);
  });

  test(`a game shows stakes, balance and net result in ${of.currency}`, async ({
    page,
    gateway,
  }) => {
    await memberWithMoney(page, gateway, of);
    await page.goto('/rng?q=emberfall');
    await page
      .getByRole('button', { name: /^Immediate game, Emberfall Dragon$/ })
      .first()
      .click();
    const frame = page.frameLocator('iframe');
    const spin = frame.getByRole('button', { name: /^Spin/ });
    await expect(spin).toBeVisible({ timeout: 15_000 });
    await expect(frame.locator('#balance')).toHaveText(of.balance);
    await expectWrittenAs(frame.locator('body'), of, 'the game');
    await spin.press('Enter');
    const game = page.locator('[role="dialog"]').filter({ has: page.locator('dl') });
    await expect(game.locator('[data-fact="net"] dd')).toContainText(of.symbol, {
      timeout: 20_000,
    });
    await expectWrittenAs(game, of, 'the frame around the game');
  });
}

test('a visitor sees jackpots in the merchant’s currency', async ({ page, gateway }) => {
  const [yen] = CASES;
  await gateway.developer('settings', { currency: yen.currency });
  await page.goto('/rng?classify=JP');
  const main = page.getByRole('main');
  await expectWrittenAs(main, yen, 'the lobby');
  // Each is the amount of the pot: a hundred yen for a unit of the catalogue.
  const { games } = await gateway.client.value(gameList, {
    selection: 'JACKPOT',
    language: 'EN',
    clientType: 3,
    platform: 'flash,html5-desktop',
    pageNo: 1,
    pageSize: 200,
  });
  const pots = games.map(({ jackpot = 0 }) => `¥${(jackpot * 100).toLocaleString('en-US')}`);
  const shown = await amountsIn(main, yen.symbol);
  expect(shown.filter((amount) => !pots.includes(amount))).toEqual([]);
});
