import { createHash, randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withdraw } from '../../gateway/contract/cashier.ts';
import { DAY } from '../../gateway/contract/durations.ts';
import { memberDataFile, ownAccount } from '../../gateway/contract/own-account.ts';
import { excludeMember } from '../../gateway/contract/protection.ts';
import { rowsOf } from '../../gateway/database/rows-of.ts';
import { accounts, knownPlaces } from '../../gateway/database/schema/index.ts';
import { encryptIdNumber } from '../../gateway/modules/members/id-number.ts';
import { EXPORT_LISTS } from '../../gateway/modules/own-account/export-lists.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { PAYMENT_PASSWORD } from './cashier-support.ts';
import { type Player, player, startProtected } from './protection-support.ts';

let running: RunningGateway;
beforeAll(async () => {
  running = await startProtected();
}, 60_000);
afterAll(() => running.close());

/** Sends the call as the portal does; returns the raw response. */
async function download(me: Player, password: string | undefined = me.password) {
  return fetch(running.url + memberDataFile.path, {
    method: 'POST',
    headers: {
      Merchant: 'baize',
      Authorization: me.token,
      Encryption: 'jwe',
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ value: await me.client.seal({ password }) }),
  });
}

/** A member with entries in most lists. */
async function busy() {
  const me = await player(running);
  const { db, vault } = running.gateway;
  const [{ publicId } = { publicId: '' }] = await db
    .select()
    .from(accounts)
    .where(eq(accounts.id, me.accountId));
  const idNumber = encryptIdNumber(vault, publicId, 'ID-778899');
  await db.update(accounts).set({ profile: { idNumber } }).where(eq(accounts.id, me.accountId));
  await me.set('deposit', 'day', 500);
  const cardId = await me.prepareWithdrawal();
  await me.fund(100);
  await (await me.play()).spin(20);
  await me.client.value(
    withdraw,
    { cardId, amount: 25, paymentPassword: PAYMENT_PASSWORD },
    { token: me.token, idempotencyKey: randomUUID() },
  );
  return me;
}

test('[R10.11b] one JSON file has the profile and every list, with money in major units and times in UTC', async () => {
  const me = await busy();
  const answer = await download(me);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="my-data-\d{4}-\d\d-\d\d\.json"$/,
  );
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const file = JSON.parse(await answer.text());
  expect(Object.keys(file)).toEqual([
    'madeAt',
    'note',
    'profile',
    ...EXPORT_LISTS.map(({ name }) => name),
  ]);
  expect(file.profile).toMatchObject({ username: me.username, idNumber: 'ID-778899' });
  expect(file.deposits).toMatchObject([{ amount: 100, currency: 'USD', status: 'approved' }]);
  expect(file.withdrawals).toMatchObject([
    { amount: 25, account: '•••• 7890', status: 'pending', decidedAt: null },
  ]);
  expect(file.rounds).toMatchObject([{ bet: 0.2, currency: 'USD' }]);
  expect(file.limits).toMatchObject([{ kind: 'deposit', period: 'day', value: 500 }]);
  expect(file.payoutAccounts).toMatchObject([{ bank: 'Harbour Bank', holder: 'Maria Santos' }]);
  expect(file.protectionLog.map(({ action }: { action: string }) => action)).toContain('limitSet');
  expect(file.sessions[0].startedAt).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
  const moved = file.transactions.reduce(
    (sum: number, { amount }: { amount: number }) => sum + Math.round(amount * 100),
    0,
  );
  expect(moved).toBe(Math.round((await me.balance()) * 100));
});

test('[R10.11b] limits and breaks in the log are in minutes, units of money and UTC', async () => {
  const me = await player(running);
  await me.set('deposit', 'day', 500);
  await me.set('time', 'day', 90);
  await me.change({ action: 'remove', kind: 'deposit', period: 'day' });
  const { exclusion } = await me.client.value(
    excludeMember,
    { kind: 'timeOut', length: 'day' },
    { token: me.token },
  );
  const { token } = await me.client.logIn(me.username, me.password);
  const file = JSON.parse(await (await download(me.as(token))).text());
  const details = file.protectionLog.map(({ detail }: { detail: object }) => detail);
  expect(details.slice(0, 4)).toEqual([
    { kind: 'deposit', period: 'day', value: 500 },
    { kind: 'time', period: 'day', minutes: 90 },
    { kind: 'deposit', period: 'day', value: null },
    { kind: 'timeOut', length: 'day', endsAt: new Date(exclusion?.endsAt ?? 0).toISOString() },
  ]);
  expect(file.protectionLog[0]).toMatchObject({ action: 'limitSet', currency: 'USD' });
});

test('[R10.11b] it contains no secrets, and no data of others', async () => {
  const other = await busy();
  const me = await busy();
  const text = await (await download(me)).text();
  expect(text).not.toContain(other.username);
  const { db } = running.gateway;
  const [account] = await db.select().from(accounts).where(eq(accounts.id, me.accountId));
  const secrets = rowsOf<{ secret: string }>(
    await db.execute(sql`
      select password_hash as secret from accounts where id = ${me.accountId}
      union all select password_hash from payment_passwords where account_id = ${me.accountId}
      union all select token_hash from sessions where account_id = ${me.accountId}
      union all select account_number from bank_cards where account_id = ${me.accountId}
      union all select account_mac from bank_cards where account_id = ${me.accountId}
      union all select account_number from withdraw_orders where account_id = ${me.accountId}
      union all select body_hash from withdraw_orders where account_id = ${me.accountId}
      union all select pay_token from deposit_orders where account_id = ${me.accountId}`),
  );
  expect(secrets.length).toBeGreaterThanOrEqual(8);
  for (const { secret } of secrets) expect(text).not.toContain(secret);
  expect(text).not.toContain(account?.profile.idNumber ?? 'none');
  expect(text).not.toContain('1234567890');
  expect(text).not.toContain(me.token);
});

test('[R10.11b] it does not contain the id of a known device, only what distinguishes devices', async () => {
  const me = await player(running);
  const [place] = await running.gateway.db
    .select()
    .from(knownPlaces)
    .where(eq(knownPlaces.accountId, me.accountId));
  const deviceId = place?.deviceId ?? '';
  expect(deviceId.length).toBeGreaterThan(8);
  const text = await (await download(me)).text();
  expect(text).not.toContain(deviceId);
  const hash = createHash('sha256').update(deviceId).digest('hex');
  expect(JSON.parse(text).knownPlaces).toMatchObject([{ device: hash.slice(0, 8) }]);
});

test('[R10.11b] it requires the login password, is limited to five times a day, and is logged', async () => {
  const me = await player(running);
  const refusal = async (answer: Response) => [answer.status, (await answer.json()).errorCode];
  expect(await me.client.value(ownAccount, {}, { token: me.token })).toMatchObject({
    hasLoginPassword: true,
  });
  expect(await refusal(await download(me, 'wrong'))).toEqual([400, 'password_incorrect']);
  for (let count = 0; count < 5; count += 1) {
    const file = JSON.parse(await (await download(me)).text());
    expect(file.protectionLog.at(-1)).toMatchObject({ action: 'dataAskedFor', actor: 'player' });
  }
  expect(await refusal(await download(me))).toEqual([429, 'TOO_MANY_REQUEST']);
  running.gateway.clock.advance(DAY + 1000);
  expect((await download(me)).status).toBe(200);
  const plain = await fetch(running.url + memberDataFile.path, {
    method: 'POST',
    headers: { Merchant: 'baize', Authorization: me.token, 'Content-Type': 'application/json' },
    body: JSON.stringify({ password: me.password }),
  });
  expect(plain.status).toBe(400);
});

test('[R10.11b] a list that is longer than a page is complete and in order', async () => {
  const me = await player(running);
  await running.gateway.db.execute(sql`
    insert into messages (account_id, title, body, created_at)
    select ${me.accountId}, 'Number ' || n, 'b', n from generate_series(1, 1203) as n`);
  const file = JSON.parse(await (await download(me)).text());
  const titles = file.messages.map(({ title }: { title: string }) => title);
  expect(titles.filter((title: string) => title.startsWith('Number'))).toEqual(
    Array.from({ length: 1203 }, (_, index) => `Number ${index + 1}`),
  );
});
