import { consolidated } from '../../gateway/contract/index.ts';
import { accountMenu, followTokenLink, watchCalls } from './support/pages.ts';
import { expect, expectNoAxeViolations, test } from './support/test.ts';

test.use({ ownGateway: true });
// Serially, because these tests change what the gateway shows.
test.describe.configure({ mode: 'default' });
// Tests of another file may have closed the registration of this worker's gateway.
test.beforeEach(({ gateway }) => gateway.setFlags({ USERNAMEREG3: true }));

const NETWORKS = ['Facebook', 'Telegram', 'WhatsApp'];
const links = [
  { resourceType: 'FACEBOOK', url: 'https://www.facebook.com/baize.example' },
  { resourceType: 'TELEGRAM', url: 'https://t.me/baize_example' },
  { resourceType: 'WHATSAPP', url: 'https://wa.me/639170000001' },
];

test('[R1.04] each social link appears only when it is configured', async ({ page, gateway }) => {
  const footer = page.getByRole('contentinfo');
  const shown = async () => {
    await page.goto('/promotions');
    await expect(footer).toContainText('18+');
    const names = NETWORKS.map((name) => footer.getByRole('link', { name, exact: true }));
    return Promise.all(names.map((link) => link.count()));
  };
  await gateway.developer('settings', { resources: [] });
  expect(await shown()).toEqual([0, 0, 0]);
  await expect(footer.getByText('Follow us')).toHaveCount(0);
  await gateway.developer('settings', { resources: [links[1]] });
  expect(await shown()).toEqual([0, 1, 0]);
  await gateway.developer('settings', { resources: links });
  expect(await shown()).toEqual([1, 1, 1]);
  await expect(footer.getByRole('link', { name: 'Telegram' })).toHaveAttribute(
    'href',
    'https://t.me/baize_example',
  );
});

test('[R2.45] the footer has help, products, follow-us, icons, gray logos and the years', async ({
  page,
  gateway,
}) => {
  await gateway.developer('settings', { resources: links });
  await page.goto('/promotions');
  const footer = page.getByRole('contentinfo');
  const linksOf = (name: string) =>
    footer
      .getByRole('navigation', { name })
      .getByRole('link')
      .evaluateAll((found) => found.map((link) => [link.textContent, link.getAttribute('href')]));
  expect(await linksOf('Help')).toEqual([
    ['Help center', '/help'],
    ['Deposits', '/help#deposits'],
    ['Withdrawals', '/help#withdrawals'],
    ['Bonuses', '/help#bonus'],
    ['Account security', '/help#account-security'],
    ['Fair play', '/help#fair-play'],
    ['Responsible gaming', '/help#responsible-gaming'],
  ]);
  const service = footer.getByRole('navigation', { name: 'Service' });
  await expect(service.getByRole('button', { name: 'Customer service' })).toBeVisible();
  await expect(service.getByRole('link', { name: 'GamCare' })).toHaveAttribute('href', /^https:/);
  expect(await linksOf('Products')).toEqual([
    ['Home', '/'],
    ['Slots', '/rng'],
    ['Live casino', '/live'],
    ['Fish', '/fish'],
    ['Poker & cards', '/pvp'],
    ['Sports', '/sports'],
    ['E-sports', '/esports'],
    ['Lottery', '/lott'],
    ['E-lottery', '/elott'],
    ['Jackpots', '/rng?classify=JP'],
    ['Mini games', '/rng?classify=AC'],
    ['Promotions', '/promotions'],
    ['Points mall', '/pointMall'],
  ]);
  await expect(footer.getByText('News, new games and winners, every day.')).toBeVisible();
  for (const [index, name] of NETWORKS.entries()) {
    const link = footer.getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', links[index]?.url ?? '');
    await expect(link.locator('svg')).toBeVisible();
  }
  // The specification is of 2024; a current page shows this year.
  await expect(footer.getByText(`© 2019-${new Date().getFullYear()}`)).toBeVisible();
  const logos = footer.getByRole('img', { name: /Lumenforge|Tidal Nine/ });
  await expect(logos).toHaveCount(2);
  for (const logo of await logos.all()) {
    expect(await logo.evaluate((image) => getComputedStyle(image).filter)).toContain(
      'grayscale(1)',
    );
  }
  await expectNoAxeViolations(page, 'footer');
});

test('[R2.40] [R1.01] the side menu depends on role, flags and configuration', async ({
  page,
  gateway,
  freshMember,
}) => {
  const menu = page.getByRole('navigation', { name: 'Side menu' });
  const entries = () => menu.locator('li').locator('a, button').allTextContents();
  const GAMES = [
    'Slots',
    'Live casino',
    'Fish',
    'Poker & cards',
    'Sports',
    'E-sports',
    'Lottery',
    'E-lottery',
    'Jackpots',
    'Mini games',
  ];
  const MEMBERS = [
    'Deposit',
    'Withdrawal',
    'My account',
    'Betting record',
    'Account record',
    'Profit and loss',
    'Messages',
    'Favourites',
    'Recently played',
  ];
  await gateway.developer('settings', { resources: [] });
  await page.goto('/promotions');
  await expect(menu).toBeVisible();
  const visitors = await entries();
  expect(visitors).toEqual(
    expect.arrayContaining([...GAMES, 'Promotions', 'Customer service', 'Language']),
  );
  for (const name of [...MEMBERS, 'Sign out', 'Facebook', 'Telegram']) {
    expect(visitors).not.toContain(name);
  }
  await gateway.developer('settings', { resources: links });
  await freshMember.logIn();
  await page.goto('/promotions');
  await expect(menu.getByRole('button', { name: 'Sign out' })).toBeVisible();
  expect(await entries()).toEqual(
    expect.arrayContaining([...GAMES, ...MEMBERS, 'Facebook', 'Telegram', 'Sign out']),
  );
  await expect(menu.getByRole('link', { name: 'Telegram' })).toHaveAttribute(
    'href',
    'https://t.me/baize_example',
  );
  await menu.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('menuitem', { name: 'Filipino' }).click();
  // The accessible name of the menu itself has changed.
  const translated = page.locator('#side-menu').getByRole('link', { name: 'Mga paborito' });
  await expect(translated).toBeVisible();
});

test('[R4.15] contracts are requested at login, where the merchant has an agent policy', async ({
  page,
  gateway,
  freshMember,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/wps/member/info/funds/consolidated')) asked.push(request.url());
  });
  await freshMember.logIn();
  await gateway.setFlags({ AGENTPOLICY3: false });
  await page.goto('/promotions');
  await expect(page.getByRole('banner').getByText('$0.00', { exact: true })).toBeVisible({
    timeout: 15_000,
  });
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await gateway.setFlags({ AGENTPOLICY3: true });
  const answered = page.waitForResponse((answer) => answer.url().includes('funds/consolidated'));
  await page.reload();
  expect((await answered).status()).toBe(200);
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('enableContract')))
    .toMatch(/^[01]$/);
  asked.length = 0;
  await page.reload();
  await expect(page.getByRole('banner').getByText('$0.00', { exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked, 'the session knows them').toEqual([]);
});

test('[R4.15] a trial requests no contracts', async ({ page, gateway }) => {
  await gateway.setFlags({ AGENTPOLICY3: true, FREEPLAY3: true });
  const asked = watchCalls(page, consolidated);
  const trial = await gateway.client.freePlay();
  await followTokenLink(page, `/promotions?token=${trial.token}`);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('customerType'))).toBe('4');
  await page.reload();
  await expect(accountMenu(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});
