import type { Page } from '@playwright/test';
import { memberInfo } from '../../gateway/contract/members.ts';
import { giveSession } from './support/members.ts';
import { holdRequests } from './support/pages.ts';
import { closeReward } from './support/reward.ts';
import { expect, expectNoAxeViolations, test } from './support/test.ts';

test.use({ ownGateway: true });
// Serially, because these tests change what the gateway shows.
test.describe.configure({ mode: 'default' });

const menuOf = (page: Page) => page.locator('#side-menu');
const names = (page: Page) => menuOf(page).locator('li').locator('a, button').allTextContents();

/** Waits for the member info, which includes the VIP state: its nickname is stored for the session (R3.04). */
const memberIsKnown = (page: Page) =>
  expect.poll(() => page.evaluate(() => sessionStorage.getItem('nickname'))).not.toBeNull();

/** R2.40 in its own order: the target of each entry, or its popup. */
const MEMBERS_PAGES = [
  ['Deposit', 'depositv2'],
  ['Withdrawal', 'withdraw'],
  ['VIP', 'vip'],
  ['Betting record', 'personalHistoryCopy'],
  ['Account record', 'transactionHistory'],
  ['My account', 'securityCenter'],
  ['Profit and loss', 'personalProfit'],
  ['Messages', 'messageV2'],
  ['Referral', 'referral'],
  ['Reward center', 'rewardCenter'],
] as const;
const MEMBERS = MEMBERS_PAGES.map(([name]) => name as string);
const POPUPS = [
  ['Legal license', /Legal license/],
  ['Invite friends', /Invite friends/],
  ['Customer service', /Customer service/],
] as const;
const EVERYBODYS = ['Promotions', 'App download', 'Facebook', 'Telegram'];
const ALWAYS = [...EVERYBODYS, ...POPUPS.map(([name]) => name as string), 'Language'];

const resources = [
  { resourceType: 'FACEBOOK', url: 'https://www.facebook.com/baize.example' },
  { resourceType: 'TELEGRAM', url: 'https://t.me/baize_example' },
  { resourceType: 'IOS_APP', url: '/app/ios' },
];

test('[R2.40] a member’s side menu: every entry exists and leads to its target', async ({
  page,
  gateway,
  logIn,
}) => {
  test.slow();
  await gateway.developer('settings', { resources, promotions: ['REFERRAL'], vipEnabled: true });
  await logIn('demo_player');
  await page.goto('/promotions');
  const menu = menuOf(page);
  await expect(menu.getByRole('link', { name: 'VIP' })).toBeVisible();
  const shown = await names(page);
  for (const name of [...ALWAYS, ...MEMBERS, 'Sign out']) expect(shown).toContain(name);
  await expect(menu.getByRole('link', { name: 'Promotions' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  for (const [name, key] of MEMBERS_PAGES) {
    await menu.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`/member?page=${key}`);
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  }
  for (const [name, title] of POPUPS) {
    await menu.getByRole('button', { name, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  await menu.getByRole('link', { name: 'App download' }).click();
  await expect(page).toHaveURL('/appDownload');
  for (const { resourceType, url } of resources.slice(0, 2)) {
    const link = menu.getByRole('link', { name: new RegExp(resourceType, 'i') });
    await expect(link).toHaveAttribute('href', url);
  }
  await menu.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('menuitem', { name: 'Filipino' }).click();
  await expect(menu.getByRole('link', { name: 'Magdeposito' })).toBeVisible();
  await menu.getByRole('button', { name: 'Mag-sign out' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
});

test('[R2.40] visitor, trial, agent, and each switch: which entries are missing', async ({
  page,
  gateway,
  freshMember,
  openElsewhere,
}) => {
  test.slow();
  await gateway.developer('settings', { resources, promotions: ['REFERRAL'], vipEnabled: true });
  await page.goto('/promotions');
  await expect(menuOf(page).getByRole('button', { name: 'Invite friends' })).toBeVisible();
  const visitors = await names(page);
  expect(visitors).toEqual(expect.arrayContaining(ALWAYS));
  for (const name of [...MEMBERS, 'Sign out']) expect(visitors).not.toContain(name);

  const as = async (session: Parameters<typeof giveSession>[1]) => {
    const other = await openElsewhere();
    await giveSession(other, session);
    await other.goto(`${gateway.url}/promotions?from=test`);
    await expect(menuOf(other).getByRole('button', { name: 'Sign out' })).toBeVisible();
    await memberIsKnown(other);
    return other;
  };
  // Earlier tests may have left it closed.
  await gateway.setFlags({ FREEPLAY3: true });
  const trial = await as(await gateway.client.freePlay());
  const trials = await names(trial);
  expect(trials).toEqual(expect.arrayContaining([...ALWAYS, 'Sign out']));
  for (const name of MEMBERS) expect(trials).not.toContain(name);
  await trial.context().close();

  const agent = await as(await gateway.client.logIn('demo_agent'));
  const rest = MEMBERS.filter((name) => name !== 'VIP');
  expect(await names(agent)).toEqual(expect.arrayContaining([...ALWAYS, ...rest, 'Sign out']));
  await menuOf(agent).getByRole('button', { name: 'Invite friends' }).click();
  const line = agent.getByRole('dialog', { name: 'Invite friends' });
  await expect(line.getByRole('textbox', { name: 'Your link' })).toHaveValue(
    /\/register\?referralCode=DEMO2026$/,
  );
  await agent.context().close();

  const player = await as(await gateway.client.logIn('demo_player'));
  const gates = [
    ['VIP', () => gateway.developer('settings', { vipEnabled: false })],
    ['Referral', () => gateway.developer('settings', { promotions: [] })],
    ['Reward center', () => gateway.setFlags({ REWCEN3: false })],
    ['Facebook', () => gateway.developer('settings', { resources: resources.slice(1) })],
    ['Telegram', () => gateway.developer('settings', { resources: resources.slice(2) })],
    ['App download', () => gateway.developer('settings', { resources: [] })],
  ] as const;
  await expect(menuOf(player).getByRole('link', { name: 'VIP' })).toBeVisible();
  for (const [name, close] of gates) {
    expect(await names(player)).toContain(name);
    await close();
    await player.evaluate(() => sessionStorage.removeItem('nickname'));
    await player.reload();
    await memberIsKnown(player);
    // A banner below may be about deposits as well.
    await expect(menuOf(player).getByRole('link', { name: 'Deposit', exact: true })).toBeVisible();
    await expect(menuOf(player).getByText(name, { exact: true })).toHaveCount(0);
  }
  // The address of a closed page shows my account in its place.
  for (const closed of ['referral', 'rewardCenter', 'vip']) {
    await player.goto(`${gateway.url}/member?page=${closed}`);
    await expect(player.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible();
    const pages = player.getByRole('navigation', { name: 'Member center' });
    await expect(pages.getByRole('link', { name: /Referral|Reward|VIP/ })).toHaveCount(0);
  }
  await player.context().close();
  await gateway.setFlags({ REWCEN3: true });
  await gateway.developer('settings', { resources, promotions: ['REFERRAL'], vipEnabled: true });

  // No rank, no VIP.
  await freshMember.logIn();
  await page.goto('/promotions?from=test');
  await expect(menuOf(page).getByRole('link', { name: 'Referral' })).toBeVisible();
  await memberIsKnown(page);
  expect(await names(page)).not.toContain('VIP');
});

test('[R2.40] a reloaded page has the entry VIP before the member is loaded, and what is below does not shift', async ({
  page,
  logIn,
}) => {
  await logIn('demo_player');
  await page.goto('/promotions');
  const vip = menuOf(page).getByRole('link', { name: 'VIP' });
  const below = menuOf(page).getByRole('link', { name: 'Reward center' });
  await expect(vip).toBeVisible();
  const release = await holdRequests(page, `**${memberInfo.path}*`);
  await page.reload();
  await expect(below).toBeVisible();
  await expect(vip).toBeVisible();
  const before = await below.boundingBox();
  const known = page.waitForResponse(`**${memberInfo.path}*`);
  release();
  await known;
  const account = page.getByRole('banner').getByRole('button', { name: /^Account menu of/ });
  await expect(account).toHaveAccessibleName(/Dana Reyes$/);
  expect(await below.boundingBox()).toEqual(before);
  await menuOf(page).getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('isVip'))).toBeNull();
});

test('[R2.71] the referral page: own link, friends and payments, by period and page', async ({
  page,
  gateway,
  logIn,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await logIn('demo_player');
  await page.goto('/member?page=referral');
  const link = `${gateway.url}/register?referralCode=DANA2026`;
  await expect(page.getByRole('textbox', { name: 'Your link' })).toHaveValue(link);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('The link is on the clipboard.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await expect(page.getByRole('img', { name: 'QR code of your link' })).toBeVisible();
  const friends = page.getByRole('table', { name: 'Your friends' });
  await expect(friends.getByRole('row')).toHaveCount(11);
  await expect(friends).toContainText('tr***4');
  await expect(friends).not.toContainText('tricia84');
  for (const status of ['Registered', 'Deposited', 'Plays']) {
    await expect(friends.getByText(status, { exact: true }).first()).toBeVisible();
  }
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: '30 days' }).click();
  await page.getByRole('tab', { name: 'Payments' }).click();
  const paid = page.getByRole('table', { name: 'Payments' });
  await expect(paid.getByRole('row')).toHaveCount(11);
  const first = await paid.textContent();
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/kind=payouts/);
  await expect.poll(() => paid.textContent()).not.toBe(first);
  const text = await paid.textContent();
  await page.reload();
  await expect.poll(() => paid.textContent()).toBe(text);
  await page.goto('/member?page=transactionHistory&range=30d&kind=referral');
  await expect(page.getByRole('table').getByText('Referral earnings').first()).toBeVisible();
});

test('[R2.40] the VIP page shows rank and ranks, and its bonus is claimed into the balance', async ({
  page,
  logIn,
}) => {
  await logIn('demo_player');
  await page.goto('/member?page=vip');
  await expect(page.getByText(/To VIP 4/)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(5);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Claim the bonus of VIP 3' }).click();
  await page
    .getByRole('alertdialog', { name: 'Claim this bonus?' })
    .getByRole('button', { name: 'Claim' })
    .click();
  await closeReward(page, 'VIP 3', '$25.00');
  await expect(page.getByRole('button', { name: /^Claim the bonus/ })).toHaveCount(0);
  await expect(page.getByText('Claimed', { exact: true })).toHaveCount(3);
});
