import type { Page } from '@playwright/test';
import {
  addBankCard,
  bankCards,
  depositByLaunchUrl,
  depositByQRImageUrl,
  depositOrders,
  manualTransferByAccountName,
  setPaymentPassword,
  withdraw,
  withdrawOrders,
} from '../../gateway/contract/cashier.ts';
import type { AnyEndpoint } from '../../gateway/contract/endpoint.ts';
import {
  confirmAuthenticator,
  removeAuthenticator,
  setUpAuthenticator,
} from '../../gateway/contract/login-safety.ts';
import { memberProfile, setBirthday, updateNickname } from '../../gateway/contract/member-pages.ts';
import { changePassword } from '../../gateway/contract/members.ts';
import { processC2CTransaction } from '../../gateway/contract/payment-confirmation.ts';
import { convertPoint } from '../../gateway/contract/points.ts';
import { codeAt, stepAt } from '../../gateway/modules/login-safety/test-support.ts';
import {
  expectSurvivesFaults,
  expectSurvivesSessionEnd,
  FAILED,
  press,
  withoutLiveEvents,
} from './support/faults.ts';
import { tokenOf } from './support/members.ts';
import { rewardsBackOffice } from './support/rewards-back-office.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ timeout: 120_000 });

const SECRET = '481516';
const FIRST_PAGE = { pageNo: 1, pageSize: 20 };

const DEPOSITS = [
  { method: 'Lagoon Pay', endpoint: depositByLaunchUrl, outcome: 'live' },
  { method: 'Perlas QR', endpoint: depositByQRImageUrl, outcome: 'by the response' },
  { method: 'Harbour Bank', endpoint: manualTransferByAccountName, outcome: 'live' },
] as const;

for (const { method, endpoint, outcome } of DEPOSITS) {
  test(`[R8.02] a deposit by ${method} survives every fault, and is one order`, async ({
    page,
    gateway,
    freshMember,
    problems,
  }) => {
    problems.allow(FAILED);
    if (outcome === 'by the response') await withoutLiveEvents(page);
    await freshMember.logIn();
    await page.goto('/member?page=depositv2');
    const main = page.getByRole('main');
    await main.getByText(method).first().click();
    const amount = main.getByLabel('Amount');
    const holder = main.getByLabel('Sender’s account name');
    const byName = endpoint === manualTransferByAccountName;
    await amount.fill('123.50');
    if (byName) await holder.fill('Ana Reyes');
    const form = {
      page,
      place: main,
      endpoint,
      isProcessed: true,
      send: press(main, 'Deposit now'),
      keeps: async () => {
        await expect(amount).toHaveValue('123.50');
        await expect(main.getByRole('radio', { name: method })).toBeChecked();
        if (byName) await expect(holder).toHaveValue('Ana Reyes');
      },
    };
    await expectSurvivesFaults(form);
    await expectSurvivesSessionEnd(form, { client: gateway.client, person: freshMember, outcome });
    await form.send();
    await expect(main.getByText('Waiting for your payment')).toBeVisible();
    const token = await tokenOf(page);
    const orders = await gateway.client.value(depositOrders, FIRST_PAGE, { token });
    expect(orders.totalCount).toBe(1);
  });
}

test('[R8.02] a withdrawal and its receipt survive every fault, and it is one order', async ({
  page,
  gateway,
  freshMember,
  problems,
}) => {
  test.slow();
  problems.allow(FAILED);
  const { client, url } = gateway;
  const { username, password, session } = freshMember;
  const { token } = session;
  await client.value(
    setPaymentPassword,
    { loginPassword: password, newPaymentPassword: SECRET, confirmPaymentPassword: SECRET },
    { token },
  );
  const card = { bankCode: 'HARB', holder: 'Maria Santos', accountNumber: '1234567890' };
  await client.value(addBankCard, { ...card, paymentPassword: SECRET }, { token });
  // Points have no turnover requirement, so the converted money can be withdrawn.
  await rewardsBackOffice(url, 'points', { username, points: '50000' });
  await client.value(convertPoint, { points: 50_000 }, { token, idempotencyKey: username });

  await withoutLiveEvents(page);
  await freshMember.logIn();
  await page.goto('/member?page=withdraw');
  const main = page.getByRole('main');
  const amount = main.getByLabel('Amount');
  const secret = main.getByLabel('Transaction password');
  await amount.fill('150');
  await secret.fill(SECRET);
  const form = {
    page,
    place: main,
    endpoint: withdraw,
    isProcessed: true,
    send: press(main, 'Withdraw'),
    keeps: () => expect(amount).toHaveValue('150'),
  };
  await expectSurvivesFaults(form);
  await expect(secret).toHaveValue(SECRET);
  await expectSurvivesSessionEnd(form, { client, person: freshMember, outcome: 'by the response' });
  // Another person may use the device now. The order was created before the response was lost: with any input, its
  // key returns that order and creates no other.
  await expect(secret).toHaveValue('');
  await secret.fill('111222');
  await form.send();
  await expect(page.getByText('Your withdrawal is on its way.')).toBeVisible();
  const answer = { token: await tokenOf(page) };
  const orders = await client.value(withdrawOrders, FIRST_PAGE, answer);
  expect(orders.totalCount).toBe(1);

  const body = new URLSearchParams({ part: '5000', paid: '0' });
  const place = `${url}/sandbox/cashier/withdrawals/${orders.list[0]?.orderNo}`;
  await fetch(place, { method: 'POST', body, redirect: 'manual' });
  await page.reload();
  const payment = main.getByRole('region', { name: 'Payment to confirm' });
  await payment.getByRole('button', { name: 'Confirm receipt of $50.00' }).click();
  const dialog = page.getByRole('dialog', { name: 'Has the money arrived?' });
  const received = dialog.getByRole('radio', { name: /^Received/ });
  await received.check();
  const receipt = {
    page,
    place: dialog,
    endpoint: processC2CTransaction,
    send: press(dialog, 'Send answer'),
    keeps: () => expect(received).toBeChecked(),
  };
  await expectSurvivesFaults(receipt);
  await expectSurvivesSessionEnd(receipt, {
    client,
    person: freshMember,
    outcome: 'by the response',
  });
  await receipt.send();
  await expect(page.getByRole('status').getByText('The receipt is confirmed')).toBeVisible();
});

/** A dialog of My account, filled in and sent through every fault. */
interface Short {
  readonly title: string;
  readonly opens: string | RegExp;
  readonly sends: string;
  readonly endpoint: AnyEndpoint;
  readonly fields: readonly (readonly [label: RegExp, text: string])[];
  readonly choices?: readonly (readonly [label: RegExp, value: string])[];
}

async function fillShort(page: Page, short: Short) {
  const dialog = page.getByRole('dialog', { name: short.title });
  await page.getByRole('main').getByRole('button', { name: short.opens }).first().click();
  for (const [label, value] of short.choices ?? []) {
    await dialog.getByLabel(label).selectOption(value);
  }
  for (const [label, text] of short.fields) await dialog.getByLabel(label).fill(text);
  return {
    dialog,
    page,
    place: dialog,
    endpoint: short.endpoint,
    send: press(dialog, short.sends),
    keeps: async () => {
      for (const [label, text] of short.fields) {
        await expect(dialog.getByLabel(label)).toHaveValue(text);
      }
      for (const [label, value] of short.choices ?? []) {
        await expect(dialog.getByLabel(label)).toHaveValue(value);
      }
    },
  };
}

test('[R8.02] nickname, birthday, transaction password and bank account survive every fault', async ({
  page,
  gateway,
  freshMember,
  problems,
}) => {
  test.slow();
  problems.allow(FAILED);
  const shorts: readonly Short[] = [
    {
      title: 'Change nickname',
      opens: 'Change nickname',
      sends: 'Save',
      endpoint: updateNickname,
      fields: [[/^Nickname/, 'Ana of the Hills']],
    },
    {
      title: 'Set birthday',
      opens: 'Set birthday',
      sends: 'Save',
      endpoint: setBirthday,
      fields: [[/^Birthday/, '1990-05-17']],
    },
    {
      title: 'Set transaction password',
      opens: /^Set.*transaction password/i,
      sends: 'Save',
      endpoint: setPaymentPassword,
      fields: [
        [/^Login password/, freshMember.password],
        [/^New transaction password/, SECRET],
        [/^Repeat the new one/, SECRET],
      ],
    },
    {
      title: 'Add an account',
      opens: 'Add an account',
      sends: 'Save',
      endpoint: addBankCard,
      choices: [[/^Bank or e-wallet/, 'HARB']],
      fields: [
        [/^Account holder/, 'Maria Santos'],
        [/^Account number/, '1234567890'],
        [/^Transaction password/, SECRET],
      ],
    },
  ];
  await withoutLiveEvents(page);
  await freshMember.logIn();
  await page.goto('/member?page=securityCenter');
  for (const short of shorts) {
    const form = await fillShort(page, short);
    await expectSurvivesFaults(form);
    await expectSurvivesSessionEnd(form, {
      client: gateway.client,
      person: freshMember,
      outcome: 'by the response',
    });
    await form.send();
    await expect(form.dialog).toBeHidden();
  }
  const answer = { token: await tokenOf(page) };
  expect(await gateway.client.value(memberProfile, {}, answer)).toMatchObject({
    nickname: 'Ana of the Hills',
    hasPaymentPassword: true,
  });
  expect((await gateway.client.value(bankCards, {}, answer)).cards).toHaveLength(1);
});

test('[R8.02] the authenticator app is set up and removed, and a password changed, through every fault', async ({
  page,
  gateway,
  freshMember,
  problems,
}) => {
  test.slow();
  problems.allow(FAILED);
  const { client } = gateway;
  await freshMember.logIn();
  await page.goto('/member?page=securityCenter');
  const cut = { client, person: freshMember, outcome: 'live' } as const;
  const login = [/^Login password/, freshMember.password] as const;

  const first = await fillShort(page, {
    title: 'Set up the app',
    opens: 'Set up the app',
    sends: 'Continue',
    endpoint: setUpAuthenticator,
    fields: [login],
  });
  await expectSurvivesFaults(first);
  await expectSurvivesSessionEnd(first, cut);
  await first.send();

  const scan = page.getByRole('dialog', { name: 'Scan the code' });
  const key = ((await scan.locator('code').textContent()) ?? '').replaceAll(' ', '');
  const code = scan.getByLabel(/^Code from the app/);
  const digits = codeAt(key, stepAt(Date.now()));
  await code.fill(digits);
  const second = {
    page,
    place: scan,
    endpoint: confirmAuthenticator,
    send: press(scan, 'Confirm'),
    keeps: async () => {
      await expect(code).toHaveValue(digits);
      await expect(scan.locator('code')).toContainText(key.slice(0, 4));
    },
  };
  await expectSurvivesFaults(second);
  await expectSurvivesSessionEnd(second, cut);
  await second.send();
  const kept = page.getByRole('dialog', { name: 'Your recovery codes' });
  const recovery = (await kept.locator('code').first().textContent()) ?? '';
  // Recovery codes are shown once, so Back must not leave them.
  await page.goBack();
  await expect(page).toHaveURL(/page=securityCenter$/);
  await expect(kept).toContainText(recovery);
  await kept.getByRole('button', { name: 'I have kept the codes' }).click();

  const removal = await fillShort(page, {
    title: 'Remove the authenticator app',
    opens: 'Remove the app',
    sends: 'Remove the app',
    endpoint: removeAuthenticator,
    fields: [login, [/^Code from the app/, recovery]],
  });
  await expectSurvivesFaults(removal);
  await expectSurvivesSessionEnd(removal, cut);
  await removal.send();
  await expect(removal.dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Set up the app' })).toBeVisible();

  await page.goto('/promotions?popup=change-password');
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  const next = 'tatlong kalabaw sa ilog';
  const fields = [
    [/^Current password/, freshMember.password],
    [/^New password/, next],
    [/^Confirm new password/, next],
  ] as const;
  for (const [label, text] of fields) await dialog.getByLabel(label).fill(text);
  const change = {
    page,
    place: dialog,
    endpoint: changePassword,
    send: press(dialog, 'Change password'),
    keeps: async () => {
      for (const [label, text] of fields) await expect(dialog.getByLabel(label)).toHaveValue(text);
    },
  };
  await expectSurvivesFaults(change);
  await expectSurvivesSessionEnd(change, cut);
  await change.send();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await client.logIn(freshMember.username, next);
});
