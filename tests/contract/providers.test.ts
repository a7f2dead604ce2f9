import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  depositByLaunchUrl,
  depositPaymentChannels,
  depositSettings,
  withdraw,
} from '../../gateway/contract/cashier.ts';
import { forgetPassword } from '../../gateway/contract/login-safety.ts';
import { register } from '../../gateway/contract/members.ts';
import {
  sendLoginCode,
  sendPasswordCode,
  sendRegisterCode,
} from '../../gateway/contract/session.ts';
import { permission, registerSettings } from '../../gateway/contract/system.ts';
import { type Config, readConfig } from '../../gateway/core/config.ts';
import { writeSettings } from '../../gateway/core/merchant-settings.ts';
import { createVault } from '../../gateway/core/vault.ts';
import {
  accounts,
  passwordResets,
  sandboxMails,
  sandboxSms,
  verificationCodes,
  withdrawOrders,
} from '../../gateway/database/schema/index.ts';
import { deleteExpired } from '../../gateway/housekeeping.ts';
import type { RunningGateway, StartOptions } from '../../gateway/server.ts';
import { createClient, startInMemory, startTestGateway } from './client.ts';

const MOBILE = { countryDialingCode: '63', mobileNum: '9171234567' };
const LONG_AFTER = 365 * 24 * 3_600_000;

const config = (change: Partial<Config>): Config => ({
  ...readConfig({ BAIZE_MERCHANT: 'baize', DATABASE_URL: process.env.DATABASE_URL }),
  port: 0,
  ...change,
});
const start = (change: Partial<Config>, options: StartOptions = {}) =>
  startInMemory(config(change), options);

describe('without the demo, with no provider configured', () => {
  let running: RunningGateway;
  const said: string[] = [];
  beforeAll(async () => {
    running = await start({ demo: false }, { progress: (line) => said.push(line) });
    const { db } = running.gateway;
    const { flags } = await writeSettings(db, {});
    await writeSettings(db, { flags: { ...flags, CHNGPASSVERIF3: true } });
  }, 60_000);
  afterAll(() => running.close());

  const client = () => createClient(running.url);
  const refusal = { status: 403, errorCode: 'function.not.available' };

  async function member() {
    const caller = client();
    const { info } = await caller.value(permission, {});
    const username = `p${randomUUID().replaceAll('-', '').slice(0, 13)}`;
    const password = `Fresh-${randomUUID().slice(0, 12)}`;
    const { token } = await caller.value(register, {
      username,
      password,
      confirmPassword: password,
      email: `${username}@example.com`,
      registerMethod: 'WEB',
      registerUrl: running.url,
      login: true,
      termsAccepted: true,
      termsVersion: info.termsVersion,
      loginDeviceId: randomUUID(),
      challenge: await caller.solveChallenge(),
    });
    return { caller, token, username };
  }

  test('one log line at the start lists what has none', () => {
    expect(said.filter((line) => /provider/.test(line))).toEqual([
      'There is no provider for SMS, mail, deposits, withdrawals: calls that need one are refused.',
    ]);
  });

  test('codes by SMS are refused, and none is stored', async () => {
    const { mobileNum: mobileNo, countryDialingCode } = MOBILE;
    for (const answer of [
      await client().call(sendLoginCode, MOBILE),
      await client().call(sendPasswordCode, MOBILE),
      await client().call(sendRegisterCode, { mobileNo, countryDialingCode }),
    ]) {
      expect(answer).toMatchObject(refusal);
    }
    expect(await running.gateway.db.select().from(verificationCodes)).toEqual([]);
    expect(await running.gateway.db.select().from(sandboxSms)).toEqual([]);
  });

  test('a link by mail is refused, for members and unknown addresses alike, and none is stored', async () => {
    const { username } = await member();
    for (const name of [username, 'nobody_at_all']) {
      const wanted = { username: name, email: `${name}@example.com` };
      expect(await client().call(forgetPassword, wanted)).toMatchObject(refusal);
    }
    expect(await running.gateway.db.select().from(passwordResets)).toEqual([]);
    expect(await running.gateway.db.select().from(sandboxMails)).toEqual([]);
  });

  test('deposits and withdrawals are refused, and no order is created', async () => {
    const { caller, token } = await member();
    const key = () => ({ token, idempotencyKey: randomUUID() });
    const out = { amount: 10, cardId: 1, paymentPassword: '246810' };
    expect(await caller.call(withdraw, out, key())).toMatchObject(refusal);
    const deposit = { channelId: 'lagoon', amount: 20 };
    expect(await caller.call(depositByLaunchUrl, deposit, key())).toMatchObject(refusal);
    expect(await caller.value(depositPaymentChannels, {}, { token })).toEqual({ channels: [] });
    expect(await caller.value(depositSettings, {}, { token })).toMatchObject({
      isDemonstration: false,
    });
    expect(await running.gateway.db.select().from(withdrawOrders)).toEqual([]);
  });

  test('the portal is told, so that it does not offer them', async () => {
    const { info } = await client().value(permission, {});
    expect(info.services).toEqual({ sms: false, mail: false, payments: false, payouts: false });
    expect(info.whitelabel).toMatchObject({
      MOBILEVERCODELOGIN3: false,
      CHNGPASSVERIF3: false,
      // What the merchant has verified stays verified.
      REGMOBVERF3: true,
    });
    expect(info.register).toEqual(['register']);
  });

  test('a required but unavailable verification of numbers closes the registration', async () => {
    const { db } = running.gateway;
    const { registerFields } = await writeSettings(db, {});
    const { mobileNum: rule } = registerFields;
    const withNumber = (required: boolean) =>
      writeSettings(db, {
        registerFields: { ...registerFields, mobileNum: { ...rule, enabled: true, required } },
      });
    await withNumber(false);
    expect((await client().value(registerSettings, {})).mobileNum?.enabled).toBe(false);
    await withNumber(true);
    expect((await client().value(permission, {})).info.register).toEqual([]);
    await expect(member()).rejects.toThrow('function.not.available');
    await writeSettings(db, { registerFields });
  });
});

describe('data that a demo leaves in the database', () => {
  let running: RunningGateway;
  beforeAll(async () => {
    running = await startTestGateway({ demoData: 'accounts' });
  }, 60_000);
  afterAll(() => running.close());

  async function sendBoth() {
    const { db, clock } = running.gateway;
    clock.advance(3_600_000);
    await db.update(accounts).set({ mobile: null });
    const caller = createClient(running.url);
    const { mobileNum: mobileNo, countryDialingCode } = MOBILE;
    await caller.value(sendRegisterCode, { mobileNo, countryDialingCode });
    const known = { username: 'demo_player', email: 'demo_player@example.com' };
    await caller.value(forgetPassword, known);
    return caller.smsCode(`+${countryDialingCode}${mobileNo}`);
  }

  test('a code cannot be guessed from the table alone', async () => {
    const code = await sendBoth();
    const [row] = await running.gateway.db.select().from(verificationCodes);
    const place = `verification-code:${row?.key}`;
    expect(row?.codeHash).toBe(running.gateway.vault.mac(code, place));
    expect(createVault('the secret of another gateway').mac(code, place)).not.toBe(row?.codeHash);
    const [reset] = await running.gateway.db.select().from(passwordResets);
    const [mail] = await running.gateway.db.select().from(sandboxMails);
    const token = mail?.link.split('#reset=')[1] ?? '';
    expect(token.length).toBeGreaterThan(40);
    expect(JSON.stringify(reset)).not.toContain(token);
  });

  test('is deleted: codes and links when they expire, the inbox after a day', async () => {
    await sendBoth();
    const { db, clock } = running.gateway;
    await deleteExpired(running.gateway);
    const rows = async () => [
      (await db.select().from(verificationCodes)).length,
      (await db.select().from(passwordResets)).length,
      (await db.select().from(sandboxSms)).length,
      (await db.select().from(sandboxMails)).length,
    ];
    for (const left of await rows()) expect(left).toBeGreaterThan(0);
    clock.advance(LONG_AFTER);
    await deleteExpired(running.gateway);
    expect(await rows()).toEqual([0, 0, 0, 0]);
  });
});

test.skipIf(process.env.DATABASE_URL)(
  'a start without the demo deletes the plain codes and links of an earlier demo',
  async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'baize-providers-'));
    try {
      const demo = await start({ dataFolder, demo: true }, { inMemory: false, demoData: 'none' });
      const { mobileNum: mobileNo, countryDialingCode } = MOBILE;
      await createClient(demo.url).value(sendRegisterCode, { mobileNo, countryDialingCode });
      expect(await demo.gateway.db.select().from(sandboxSms)).toHaveLength(1);
      await demo.close();
      const real = await start({ dataFolder, demo: false }, { inMemory: false });
      expect(await real.gateway.db.select().from(sandboxSms)).toEqual([]);
      await real.close();
    } finally {
      // Pictures that were being rendered may still arrive.
      await rm(dataFolder, { recursive: true, force: true, maxRetries: 9 });
    }
  },
  60_000,
);
