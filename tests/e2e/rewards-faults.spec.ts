import { setPaymentPassword } from '../../gateway/contract/cashier.ts';
import {
  convertPoint,
  pointTransactions,
  redeemPointList,
  redeemPointReward,
} from '../../gateway/contract/points.ts';
import {
  applyPromotion,
  claimIssuedPromotion,
  joinPromotion,
  uploadActivityPicture,
} from '../../gateway/contract/promotions.ts';
import { balance } from '../../gateway/contract/wallet.ts';
import {
  expectSurvivesFaults,
  expectSurvivesLostResponse,
  expectSurvivesSessionEnd,
  FAILED,
  press,
  withoutLiveEvents,
} from './support/faults.ts';
import { tokenOf } from './support/members.ts';
import { payIn } from './support/pay-in.ts';
import { rewardsBackOffice } from './support/rewards-back-office.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ timeout: 120_000 });

const SECRET = '481516';
const FIRST_PAGE = { pageNo: 1, pageSize: 20 };

test('[R8.02] redeeming and converting points survives every fault, each is done once', async ({
  page,
  gateway,
  freshMember,
  problems,
}) => {
  test.slow();
  problems.allow(FAILED);
  const { client, url } = gateway;
  const { username, password, session } = freshMember;
  await client.value(
    setPaymentPassword,
    { loginPassword: password, newPaymentPassword: SECRET, confirmPaymentPassword: SECRET },
    { token: session.token },
  );
  await rewardsBackOffice(url, 'points', { username, points: '5000' });
  await withoutLiveEvents(page);
  await freshMember.logIn();
  await page.goto('/pointMall');
  await page.getByRole('button', { name: 'Redeem: Stoneware tankard' }).click();
  const dialog = page.getByRole('dialog');
  const quantity = dialog.getByRole('textbox', { name: /Quantity/ });
  const secret = dialog.getByLabel(/^Transaction password/);
  await quantity.fill('2');
  await dialog.getByLabel(/^Delivery address/).fill('14 Acacia Street, Quezon City');
  await secret.fill(SECRET);
  const redeem = {
    page,
    place: dialog,
    endpoint: redeemPointReward,
    isProcessed: true,
    send: press(dialog, /^Redeem for/),
    keeps: () => expect(quantity).toHaveValue('2'),
  };
  await expectSurvivesFaults(redeem);
  await expect(secret).toHaveValue(SECRET);
  const cut = { client, person: freshMember, outcome: 'by the response' } as const;
  await expectSurvivesSessionEnd(redeem, cut);
  await secret.fill(SECRET);
  await redeem.send();
  await expect(dialog).toHaveCount(0);

  await page.getByRole('tab', { name: 'Convert' }).click();
  const main = page.getByRole('main');
  const points = main.getByLabel(/Points to convert/);
  await points.fill('1500');
  const convert = {
    page,
    place: main,
    endpoint: convertPoint,
    isProcessed: true,
    send: press(main, 'Convert'),
    keeps: () => expect(points).toHaveValue('1500'),
  };
  await expectSurvivesFaults(convert);
  await expectSurvivesSessionEnd(convert, cut);
  await convert.send();
  await expect(page.getByText('$15.00 is in your balance.')).toBeVisible();

  const token = await tokenOf(page);
  const orders = await client.value(redeemPointList, FIRST_PAGE, { token });
  expect(orders.totalCount).toBe(1);
  const moves = await client.value(pointTransactions, FIRST_PAGE, { token });
  expect(moves.list.filter(({ kind }) => kind === 'convert')).toHaveLength(1);
  expect((await client.value(balance, { typeId: 0 }, { token })).sumBalance).toBe(15);
});

test('[R8.02] joining and claiming a bonus survives every fault, and pays once', async ({
  page,
  gateway,
  freshMember,
  problems,
}) => {
  problems.allow(FAILED);
  const { client } = gateway;
  await withoutLiveEvents(page);
  await freshMember.logIn();
  await page.goto('/promotions');
  const card = page.locator('#DEPOSIT');
  const notices = page.locator('body');
  const visible = (name: RegExp) => () =>
    expect(page.getByRole('button', { name }).first()).toBeVisible();
  const join = {
    page,
    place: notices,
    endpoint: joinPromotion,
    send: () => card.getByRole('button', { name: /^Join/ }).click(),
    keeps: visible(/^Join: First deposit/),
  };
  await expectSurvivesFaults(join);
  await join.send();
  await expect(card).toContainText('Joined');
  await payIn(client, freshMember.session.token, 40);

  await page.goto('/member?page=rewardCenter');
  const claim = {
    page,
    place: notices,
    endpoint: claimIssuedPromotion,
    send: async () => {
      await page.getByRole('button', { name: 'Claim: First deposit: 50% on top' }).click();
      await page
        .getByRole('alertdialog', { name: 'Claim this bonus?' })
        .getByRole('button', { name: 'Claim' })
        .click();
    },
    keeps: () => expect(page.getByRole('main')).toContainText('First deposit'),
  };
  await expectSurvivesFaults(claim);
  await expectSurvivesSessionEnd(claim, {
    client,
    person: freshMember,
    outcome: 'by the response',
  });
  await expectSurvivesLostResponse(claim);
  // The bonus is paid: nothing is left to be claimed again.
  await expect(page.getByRole('rowheader', { name: /First deposit: 50% on top/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Claim: First deposit/ })).toHaveCount(0);
  const token = await tokenOf(page);
  expect((await client.value(balance, { typeId: 0 }, { token })).sumBalance).toBe(60);
});

test('[R8.02] an application keeps its comment and pictures through every fault, and is sent once', async ({
  page,
  gateway,
  freshMember,
  problems,
}) => {
  problems.allow(FAILED);
  // Without this, the live update would replace the form by the application.
  await withoutLiveEvents(page);
  await freshMember.logIn();
  await page.goto('/promotions?promo=STORY&apply=1');
  const dialog = page.getByRole('dialog');
  const comment = dialog.getByRole('textbox', { name: /Comment/ });
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 8, height: 8 } });
  const file = (name: string) => ({ name, mimeType: 'image/png', buffer });
  // A failed upload is reported, and a retry is a new upload.
  await page.route(`**${uploadActivityPicture.path}`, (route) => route.abort('connectionfailed'));
  await dialog.getByLabel('Add a picture').setInputFiles([file('lost.png')]);
  await expect(dialog.getByRole('alert')).toContainText('Network link is abnormal');
  await page.unroute(`**${uploadActivityPicture.path}`);
  await dialog.getByRole('button', { name: 'Remove lost.png' }).click();
  await dialog.getByLabel('Add a picture').setInputFiles([file('one.png'), file('two.png')]);
  await comment.fill('Made of bottle caps');
  const form = {
    page,
    place: dialog,
    endpoint: applyPromotion,
    send: press(dialog, 'Send the application'),
    keeps: async () => {
      await expect(comment).toHaveValue('Made of bottle caps');
      await expect(dialog.getByRole('button', { name: /^Remove (one|two)\.png/ })).toHaveCount(2);
    },
  };
  await expectSurvivesFaults(form);
  const cut = { client: gateway.client, person: freshMember, outcome: 'by the response' } as const;
  await expectSurvivesSessionEnd(form, cut);
  await expectSurvivesLostResponse(form);
  await form.send();
  await expect(dialog.getByText('Applying', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('img', { name: /that you sent/ })).toHaveCount(2);
  const overview = await (await fetch(`${gateway.url}/sandbox/rewards`)).text();
  const rows = overview.split('<tr>').filter((row) => row.includes(freshMember.username));
  expect(rows.filter((row) => row.includes('Made of bottle caps'))).toHaveLength(1);
});
