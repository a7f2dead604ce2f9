import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  confirmAuthenticator,
  setPasswordByPhone,
  setUpAuthenticator,
} from '../../gateway/contract/login-safety.ts';
import {
  login,
  sendLoginCode,
  sendPasswordCode,
  sendVerifyLoginCode,
  verifyLogin,
} from '../../gateway/contract/session.ts';
import { socialLogin, socialStart } from '../../gateway/contract/social.ts';
import { accounts, sandboxSms, socialIdentities } from '../../gateway/database/schema/index.ts';
import { codeAt, stepAt } from '../../gateway/modules/login-safety/test-support.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import {
  createClient,
  DEMO_PASSWORD,
  ownAddress,
  startTestGateway,
  type TestClient,
} from './client.ts';
import {
  FIREBASE,
  GOOGLE,
  startThirdParties,
  type ThirdPartyServer,
} from './third-party-server.ts';

const NUMBER = { countryDialingCode: '63', mobileNum: '09171234567' };
const E164 = '+639171234567';
const SUBJECT = 'google-of-demo-player';

let running: RunningGateway;
let others: ThirdPartyServer;
let secret: string;
let recoveryCodes: string[];
/** The device on which the member set the app up. */
const home = { device: randomUUID(), ip: ownAddress() };
/** A device that was logged in before that. */
const previous = { device: randomUUID(), ip: ownAddress() };

const at = ({ ip }: typeof home) => createClient(running.url, ip);
const client = () => createClient(running.url);
const settings = (phoneAuth: object) => ({
  thirdParties: { phoneAuth, google: GOOGLE, facebook: null, geetest: null, sandboxIdentity: true },
});

function byPassword(caller: TestClient, loginDeviceId: string, password = DEMO_PASSWORD) {
  const request = { username: 'demo_player', password, loginDeviceId, audience: 'any' } as const;
  return caller.call(login, { type: 'username', ...request });
}

beforeAll(async () => {
  others = await startThirdParties();
  running = await startTestGateway({ demoData: 'accounts', outboundFetch: others.fetch });
  await client().developer('settings', settings({ provider: 'sms' }));
  const { db, clock } = running.gateway;
  const [account] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.username, 'demo_player'));
  await db.insert(socialIdentities).values({
    provider: 'google',
    subject: SUBJECT,
    accountId: account?.id ?? 0,
    createdAt: clock.now(),
  });
  expect(await byPassword(at(previous), previous.device)).toMatchObject({ success: true });
  const entered = await byPassword(at(home), home.device);
  const token = entered.success ? entered.value.token : '';
  const begun = await client().value(setUpAuthenticator, { password: DEMO_PASSWORD }, { token });
  secret = begun.secret;
  const proof = { verificationCode: codeNow() };
  recoveryCodes = (await client().value(confirmAuthenticator, proof, { token })).recoveryCodes;
}, 60_000);
afterAll(async () => {
  await running.close();
  others.close();
});
/** A code of the app works once, and failed attempts are forgotten after a quarter of an hour. */
beforeEach(() => client().developer('clock', { advanceMs: 16 * 60_000 }));

const codeNow = () => codeAt(secret, stepAt(running.gateway.clock.now()));

type Refusal = Awaited<ReturnType<typeof byPassword>>;

/** Asserts that the login waits for the app, and for nothing else. */
function waitingFor(answer: {
  readonly success: boolean;
  readonly errorCode?: string | undefined;
  readonly value?: unknown;
}) {
  expect(answer).toMatchObject({
    status: 401,
    errorCode: 'login_verify_required',
    value: { verification: { methods: ['totp'] } },
  });
  const { verification } = (answer as Extract<Refusal, { success: false }>).value ?? {};
  expect(verification?.mobile).toBeUndefined();
  return verification?.verificationId ?? '';
}

const finish = (caller: TestClient, verificationId: string, loginDeviceId: string, code: string) =>
  caller.call(verifyLogin, {
    verificationId,
    loginDeviceId,
    method: 'totp',
    verificationCode: code,
  });

async function bySms(caller: TestClient, loginDeviceId: string) {
  await caller.value(sendLoginCode, NUMBER);
  const verificationCode = await caller.smsCode(E164);
  const request = { verificationCode, loginDeviceId, audience: 'any' } as const;
  return caller.call(login, { type: 'sms', ...NUMBER, ...request });
}

async function byGoogle(caller: TestClient, loginDeviceId: string) {
  const seconds = Math.floor(running.gateway.clock.now() / 1000);
  const code = randomUUID();
  const claims = { iss: 'https://accounts.google.com', aud: GOOGLE.clientId, sub: SUBJECT };
  const times = { iat: seconds, exp: seconds + 3600 };
  others.googleCodes.set(code, await others.sign({ ...claims, ...times, name: 'Dana' }));
  const { state } = await caller.value(socialStart, { provider: 'google' });
  const grant = { provider: 'google', code } as const;
  return caller.call(socialLogin, { state, grant, loginDeviceId, audience: 'any' });
}

async function byFirebase(caller: TestClient, loginDeviceId: string) {
  const seconds = Math.floor(running.gateway.clock.now() / 1000);
  const firebaseIdToken = await others.sign({
    iss: `https://securetoken.google.com/${FIREBASE.projectId}`,
    aud: FIREBASE.projectId,
    sub: randomUUID(),
    phone_number: E164,
    auth_time: seconds,
    iat: seconds,
    exp: seconds + 3600,
  });
  const request = { firebaseIdToken, loginDeviceId, audience: 'any' } as const;
  return caller.call(login, { type: 'firebase', ...NUMBER, ...request });
}

describe('an account with an authenticator, with any flags of the merchant', () => {
  test('[R2.17] is asked for a code on a new device, and not on the known one', async () => {
    expect(await byPassword(client(), home.device)).toMatchObject({ success: true });
    const caller = at(home);
    const device = randomUUID();
    const verificationId = waitingFor(await byPassword(caller, device));
    expect(await finish(caller, verificationId, device, 'no code')).toMatchObject({
      errorCode: 'verification_code_invalid',
    });
    expect(await finish(caller, verificationId, device, codeNow())).toMatchObject({
      success: true,
    });
    expect(await byPassword(client(), device)).toMatchObject({ success: true });
  });

  test('[R2.17] is asked on a device that was known before the app was set up', async () => {
    waitingFor(await byPassword(at(previous), previous.device));
  });

  test('[R2.17] is also asked at logins by SMS, by a provider and by Firebase, on each device', async () => {
    for (const device of [home.device, randomUUID()]) {
      waitingFor(await bySms(client(), device));
      waitingFor(await byGoogle(client(), device));
    }
    await client().developer('settings', settings(FIREBASE));
    waitingFor(await byFirebase(client(), home.device));
    await client().developer('settings', settings({ provider: 'sms' }));

    const caller = client();
    const device = randomUUID();
    const verificationId = waitingFor(await bySms(caller, device));
    const entered = await finish(caller, verificationId, device, codeNow());
    expect(entered).toMatchObject({ success: true, value: { userName: 'demo_player' } });
  });

  test('[R2.17] cannot use SMS instead', async () => {
    const caller = client();
    const device = randomUUID();
    const verificationId = waitingFor(await byPassword(caller, device));
    const before = await running.gateway.db.$count(sandboxSms);
    expect(await caller.call(sendVerifyLoginCode, { verificationId })).toMatchObject({
      status: 403,
      errorCode: 'function.not.available',
    });
    expect(await running.gateway.db.$count(sandboxSms)).toBe(before);
    const request = { verificationId, loginDeviceId: device, verificationCode: '123456' };
    expect(await caller.call(verifyLogin, { ...request, method: 'sms' })).toMatchObject({
      errorCode: 'verification_code_invalid',
    });
  });

  test('[R2.17] [R4.10] a password reset by phone does not register a device', async () => {
    const caller = client();
    await caller.developer('flags', { CHNGPASSVERIF3: true });
    await caller.value(sendPasswordCode, NUMBER);
    const device = randomUUID();
    await caller.value(setPasswordByPhone, {
      ...NUMBER,
      newPassword: DEMO_PASSWORD,
      loginDeviceId: device,
      verificationCode: await caller.smsCode(E164),
    });
    waitingFor(await byPassword(caller, device));
  });

  test('a lost app: a recovery code opens, once', async () => {
    const caller = client();
    const device = randomUUID();
    const code = recoveryCodes[0] ?? '';
    const first = waitingFor(await byPassword(caller, device));
    expect(await finish(caller, first, device, code)).toMatchObject({ success: true });
    const other = randomUUID();
    const second = waitingFor(await byPassword(caller, other));
    expect(await finish(caller, second, other, code)).toMatchObject({
      errorCode: 'verification_code_invalid',
    });
  });

  test('with LOGINIPVERF3 a known device at another address is asked as well', async () => {
    await client().developer('flags', { LOGINIPVERF3: true });
    waitingFor(await byPassword(client(), home.device));
    expect(await byPassword(at(home), home.device)).toMatchObject({ success: true });
    await client().developer('flags', { LOGINIPVERF3: false });
  });
});

test('of concurrent codes five are checked for a login and fifteen for an account, 20 times over', async () => {
  for (let round = 0; round < 20; round += 1) {
    await client().developer('clock', { advanceMs: 16 * 60_000 });
    const caller = client();
    const device = randomUUID();
    const verificationId = waitingFor(await byPassword(caller, device));
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => finish(caller, verificationId, device, 'no code')),
    );
    const judged = answers.filter(({ errorCode }) => errorCode === 'verification_code_invalid');
    expect(judged, `round ${round}`).toHaveLength(5);
  }
}, 120_000);

test('a person with the password cannot lock the app’s owner out at home', async () => {
  const guess = async (caller: TestClient, device: string) => {
    const verificationId = waitingFor(await byPassword(caller, device));
    return finish(caller, verificationId, device, 'no code');
  };
  const stranger = client();
  for (let login = 0; login < 15; login += 1) await guess(stranger, randomUUID());
  expect(await guess(stranger, randomUUID())).toMatchObject({ errorCode: 'account_locked' });
  const device = randomUUID();
  const verificationId = waitingFor(await byPassword(at(home), device));
  expect(await finish(at(home), verificationId, device, codeNow())).toMatchObject({
    success: true,
  });
});
