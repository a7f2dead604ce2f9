import type { Page } from '@playwright/test';
import { setPaymentPassword } from '../../gateway/contract/cashier.ts';
import {
  applyPromotion,
  availablePromotions,
  joinPromotion,
} from '../../gateway/contract/promotions.ts';
import { balance } from '../../gateway/contract/wallet.ts';
import { expectRedBadge } from './support/count-badge.ts';
import { giveSession } from './support/members.ts';
import {
  holdRequests,
  preferBrand,
  preferLanguage,
  waitForHydration,
  watchCalls,
} from './support/pages.ts';
import { payIn } from './support/pay-in.ts';
import { closeReward } from './support/reward.ts';
import { rewardsBackOffice } from './support/rewards-back-office.ts';
import { expect, expectNoAxeViolations, test } from './support/test.ts';

const SECRET = '481516';

/** A small picture that a browser can draw. */
async function picture(page: Page): Promise<Buffer> {
  return page.screenshot({ clip: { x: 0, y: 0, width: 8, height: 8 } });
}

test('[R2.10] [R6.01] [R2.45] a visitor finds promotions and points mall, filters them, and is asked to log in', async ({
  page,
  context,
  gateway,
}) => {
  await preferBrand(context, gateway.url, 'cedar');
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Promotions' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(8);
  await page.getByRole('button', { name: /^Deposits/ }).click();
  await expect(cards).toHaveCount(3);
  await page.getByRole('button', { name: 'Terms of First deposit: 50% on top' }).click();
  await expect(page).toHaveURL(/category=deposit&promo=DEPOSIT/);
  const details = page.getByRole('dialog');
  await expect(details).toContainText('Turnover: 12 times the bonus');
  await expectNoAxeViolations(page);
  await page.goBack();
  await expect(details).toHaveCount(0);
  await page.reload();
  await expect(cards).toHaveCount(3);
  await cards.first().getByRole('button', { name: /^Join/ }).click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await page.keyboard.press('Escape');

  // The brand's menu opens over the page.
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('navigation', { name: 'Side menu' }).getByText('Points mall').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Points mall' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(14);
  await expect(page.getByRole('main')).toContainText('Points never expire');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Redeem: Stoneware tankard' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
});

test('[R5.11] [R8.12] a trial account can view rewards, and is told that they need a real account', async ({
  page,
  gateway,
}) => {
  await giveSession(page, await gateway.client.freePlay());
  await page.goto('/pointMall');
  await page.getByRole('button', { name: 'Redeem: Stoneware tankard' }).click();
  const prompt = page.getByRole('alertdialog');
  await expect(prompt).toContainText('Trial accounts cannot do this');
  await prompt.getByRole('button', { name: 'Cancel' }).click();
  await page.goto('/promotions');
  await page.getByRole('button', { name: 'Join: First deposit: 50% on top' }).click();
  await expect(prompt).toContainText('Trial accounts cannot do this');
});

test('[R4.21] a member’s press before the own list has loaded is applied to that list, and not to the visitors’ list that was rendered', async ({
  page,
  gateway,
  freshMember,
}) => {
  const { token } = freshMember.session;
  await gateway.client.value(joinPromotion, { promotionId: 'RELOAD' }, { token });
  await gateway.client.value(
    applyPromotion,
    { promotionId: 'STORY', comment: 'Rice paper and bamboo', pictures: [] },
    { token, idempotencyKey: crypto.randomUUID() },
  );
  await freshMember.logIn();
  const joined = watchCalls(page, joinPromotion);
  const dialog = page.getByRole('dialog');
  /** Presses the button of a card that was rendered for visitors; the own list loads after that. */
  const pressEarly = async (promotionId: string, action: string) => {
    const release = await holdRequests(page, `**${availablePromotions.path}*`);
    await page.goto('/promotions');
    await waitForHydration(page);
    const card = page.locator(`#${promotionId}`);
    const rendered = await card.elementHandle();
    const button = card.getByRole('button', { name: new RegExp(`^${action}: `) });
    await button.click();
    await expect(button).toHaveAttribute('data-state', 'busy');
    await expect(dialog).toHaveCount(0);
    release();
    await expect(card.locator('[data-state="busy"]')).toHaveCount(0);
    expect(await rendered?.evaluate((node) => node.isConnected)).toBe(true);
    return card;
  };
  // Joined or applied already: the member sees the current state.
  const reload = await pressEarly('RELOAD', 'Join');
  await expect(dialog).toContainText('Joined');
  await expect(dialog.getByRole('button', { name: 'Deposit' })).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(reload.getByRole('button', { name: /^Deposit: / })).toBeVisible();
  await pressEarly('STORY', 'Apply');
  await expect(dialog).toContainText('Rice paper and bamboo');
  await expect(page).toHaveURL(/promo=STORY$/);
  expect(joined).toEqual([]);
  // An action that the own list offers too is executed.
  const deposit = await pressEarly('DEPOSIT', 'Join');
  await expect(deposit.getByRole('button', { name: /^Deposit: / })).toBeVisible();
  expect(joined).toHaveLength(1);
});

test('[R2.70] [R2.75b] a bonus is joined, earned and claimed in the reward center, whose badge counts it', async ({
  page,
  freshMember,
  gateway,
}) => {
  await freshMember.logIn();
  await page.goto('/promotions');
  const card = page.locator('#DEPOSIT');
  await card.getByRole('button', { name: /^Join/ }).click();
  await expect(card).toContainText('Joined');
  await page.goto('/member?page=rewardCenter');
  const link = page.getByRole('navigation', { name: 'Member center' }).getByText('Reward center');
  await expect(page.getByText('Nothing to claim right now')).toBeVisible();
  await expect(link.getByText('reward to claim')).toHaveCount(0);
  await payIn(gateway.client, freshMember.session.token, 40);
  await page.reload();
  await expect(link).toContainText('1 reward to claim');
  await expectRedBadge(link.getByText('1 reward to claim'), 1);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Claim: First deposit: 50% on top' }).click();
  const question = page.getByRole('alertdialog', { name: 'Claim this bonus?' });
  await expect(question).toContainText('It asks for $240.00 in bets before it can be withdrawn.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await expect(link).toContainText('1 reward to claim');
  await page.getByRole('button', { name: 'Claim: First deposit: 50% on top' }).click();
  await question.getByRole('button', { name: 'Claim' }).click();
  await closeReward(page, 'First deposit: 50% on top', '$20.00');
  await expect(page.getByRole('banner').getByText('60.00').first()).toBeVisible();
  await expect(page.getByRole('rowheader', { name: /First deposit: 50% on top/ })).toBeVisible();
  await expect(link.getByText('reward to claim')).toHaveCount(0);
  await page.goto('/member?page=withdraw');
  await expect(page.getByText(/\$280\.00/).first()).toBeVisible();
});

test('[R2.70] [R7.01] a lucky draw shows its requirement before, and its prize after, without motion for those who prefer that, and the prize is in the balance', async ({
  page,
  gateway,
  logIn,
}) => {
  const { token } = await logIn('demo_player');
  const funds = async () =>
    (await gateway.client.value(balance, { typeId: 0 }, { token })).balance[0]?.availBalance ?? 0;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/member?page=rewardCenter');
  const before = await funds();
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Draw: The lantern draw' }).click();
  const question = page.getByRole('alertdialog', { name: 'Claim this bonus?' });
  await expect(question).toContainText('It asks for bets of 3 times what you draw');
  await question.getByRole('button', { name: 'Claim' }).click();
  const reveal = page.getByRole('dialog', { name: 'The lantern draw' });
  await expect(reveal).toContainText('It is in your balance.');
  const amount = Number(/\$([\d.]+)/.exec((await reveal.textContent()) ?? '')?.[1]);
  expect(amount).toBeGreaterThan(0);
  expect(await funds()).toBeCloseTo(before + amount, 2);
  const running = () => page.evaluate(() => document.getAnimations().length);
  await expect.poll(running).toBe(0);
  await expectNoAxeViolations(page);
  // The pressed button has disappeared: the focus moves to a neighbour.
  await expect(main.getByRole('button', { name: 'Draw: The lantern draw' })).toHaveCount(0);
  await expect(question).toHaveCount(0);
  await reveal.getByRole('button', { name: 'Close' }).last().click();
  await expect(reveal).toHaveCount(0);
  expect(await main.evaluate((node) => node.contains(document.activeElement))).toBe(true);
});

test('[R2.20] [R4.21] [R5.12] an application with pictures is sent, rejected live, sent again and issued', async ({
  page,
  freshMember,
  gateway,
}) => {
  await freshMember.logIn();
  await page.goto('/promotions?promo=STORY');
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Apply' }).click();
  const files = form.getByLabel('Add a picture');
  const buffer = await picture(page);
  await files.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer });
  await expect(form.getByRole('alert')).toContainText('Only png and jpg pictures are taken.');
  await form.getByRole('button', { name: 'Remove notes.txt' }).click();
  const large = Buffer.concat([buffer, Buffer.alloc(5 * 1024 * 1024)]);
  await files.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: large });
  await expect(form.getByRole('alert')).toContainText('It is larger than 5 MB.');
  await form.getByRole('button', { name: 'Remove large.png' }).click();
  await files.setInputFiles(
    ['one.png', 'two.png', 'three.png'].map((name) => ({ name, mimeType: 'image/png', buffer })),
  );
  await expect(form.getByRole('img')).toHaveCount(3);
  await expect(files).toHaveCount(0);
  await form.getByRole('button', { name: 'Remove two.png' }).click();
  await form.getByRole('textbox', { name: /Comment/ }).fill('Made of bottle caps');
  await expect(form.getByText('19/140')).toBeVisible();
  await expectNoAxeViolations(page);
  await form.getByRole('button', { name: 'Send the application' }).click();
  await expect(form.getByText('Applying', { exact: true })).toBeVisible();
  await expect(form.getByRole('img', { name: /that you sent/ })).toHaveCount(2);

  const overview = await (await fetch(`${gateway.url}/sandbox/rewards`)).text();
  const row = overview.split('<tr>').find((each) => each.includes(freshMember.username)) ?? '';
  expect(row).toContain('Made of bottle caps');
  const number = /A\d{12}[0-9A-F]{8}/.exec(row)?.[0] ?? '';
  await rewardsBackOffice(gateway.url, `applications/${number}`, {
    decision: 'reject',
    reason: 'proof_unclear',
  });
  await expect(form.getByText('Rejected', { exact: true })).toBeVisible();
  await expect(form).toContainText('The pictures do not show what is asked for.');
  await form.getByRole('button', { name: 'Apply' }).click();
  await form.getByRole('textbox', { name: /Comment/ }).fill('A clearer one');
  await form.getByRole('button', { name: 'Send the application' }).click();
  await expect(form.getByText('Applying', { exact: true })).toBeVisible();
  const next = await (await fetch(`${gateway.url}/sandbox/rewards`)).text();
  const again = next.split('<tr>').find((each) => each.includes(freshMember.username)) ?? '';
  const second = /A\d{12}[0-9A-F]{8}/.exec(again)?.[0] ?? '';
  await rewardsBackOffice(gateway.url, `applications/${second}`, { decision: 'approve' });
  await expect(form.getByText('Ready to claim', { exact: true })).toBeVisible();
  await form.getByRole('button', { name: 'Claim $5.00' }).click();
  await page
    .getByRole('alertdialog', { name: 'Claim this bonus?' })
    .getByRole('button', { name: 'Claim' })
    .click();
  await closeReward(page, 'Show us your lantern', '$5.00');
  await expect(form.getByText('Claimed', { exact: true })).toBeVisible();
  await page.goto('/member?page=messageV2');
  await expect(page.getByText(/A bonus of \$5\.00 waits for you/)).toBeVisible();
});

test('[R2.19] [R4.22] [R3.06] points are redeemed with the password, tracked in the history, and converted', async ({
  page,
  freshMember,
  gateway,
  problems,
}) => {
  // A wrong password on purpose.
  problems.allow(/400 \(Bad Request\).*MCSFE_redeemPointReward/);
  const { token } = freshMember.session;
  await gateway.client.value(
    setPaymentPassword,
    {
      loginPassword: freshMember.password,
      newPaymentPassword: SECRET,
      confirmPaymentPassword: SECRET,
    },
    { token },
  );
  await freshMember.logIn();
  await page.goto('/pointMall');
  await expect(page.getByText('Your points')).toBeVisible();
  await rewardsBackOffice(gateway.url, 'points', {
    username: freshMember.username,
    points: '1600',
  });
  await expect(page.getByText('1,600', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Redeem: Stoneware tankard' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: /Quantity/ }).fill('2');
  await expect(form).toContainText('840');
  await form.getByLabel(/^Delivery address/).fill('14 Acacia Street, Quezon City');
  await form.getByLabel(/^Transaction password/).fill('111222');
  await form.getByRole('button', { name: 'Redeem for 760 points' }).click();
  await expect(form.getByRole('alert')).toContainText('4 tries left');
  await form.getByLabel(/^Transaction password/).fill(SECRET);
  await form.getByRole('button', { name: 'Redeem for 760 points' }).click();
  await expect(form).toHaveCount(0);
  await expect(page.getByText('840', { exact: true })).toBeVisible();

  await page.getByRole('tab', { name: 'Redeem history' }).click();
  const rows = page.getByRole('row');
  await expect(rows.nth(1)).toContainText('2 × Stoneware tankard');
  await expect(rows.nth(1)).toContainText('To 14 Acacia Street, Quezon City');
  await expect(rows.nth(1)).toContainText('Processing');
  const number = /P\d{12}[0-9A-F]{8}/.exec((await rows.nth(1).textContent()) ?? '')?.[0] ?? '';
  await rewardsBackOffice(gateway.url, `redemptions/${number}`, {
    decision: 'reject',
    reason: 'out_of_stock',
  });
  await expect(rows.nth(1)).toContainText('Rejected');
  await expect(page.getByText('1,600', { exact: true })).toBeVisible();
  await page.getByLabel('Status').selectOption('Approved');
  await expect(page.getByText('Nothing fits these filters')).toBeVisible();
  await expect(page).toHaveURL(/tab=history&status=Approved/);
  await page.goBack();
  await expect(rows.nth(1)).toContainText('Rejected');
  await expectNoAxeViolations(page);

  await page.getByRole('tab', { name: 'Convert' }).click();
  await page.getByLabel(/Points to convert/).fill('1500');
  await page.getByRole('button', { name: 'Convert', exact: true }).click();
  await expect(page.getByText('$15.00 is in your balance.')).toBeVisible();
  await expect(page.getByRole('banner').getByText('15.00').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Transactions' }).click();
  await expect(rows.nth(1)).toContainText('Converted');
  await expect(rows.nth(1)).toContainText('100');
});

test('promotions, points mall and reward center are readable in Filipino on a phone', async ({
  page,
  context,
  gateway,
  freshMember,
}) => {
  await preferLanguage(context, gateway.url, 'TY');
  await preferBrand(context, gateway.url, 'lantern');
  await page.setViewportSize({ width: 390, height: 844 });
  await freshMember.logIn();
  for (const [path, title] of [
    ['/promotions', 'Mga promo'],
    ['/pointMall', 'Points mall'],
    ['/member?page=rewardCenter', 'Reward center'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await expectNoAxeViolations(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  }
});
