import { randomUUID } from 'node:crypto';
import { UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod/mini';
import { registerMobile } from '../../gateway/contract/members.ts';
import {
  challenge,
  type challengeAnswer,
  login,
  sendLoginCode,
  sendRegisterCode,
} from '../../gateway/contract/session.ts';
import { permission } from '../../gateway/contract/system.ts';
import { readConfig } from '../../gateway/core/config.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { createClient, startInMemory, startTestGateway } from './client.ts';
import {
  FIREBASE,
  GEETEST,
  startThirdParties,
  type ThirdPartyServer,
} from './third-party-server.ts';

let others: ThirdPartyServer;
let running: RunningGateway;
beforeAll(async () => {
  others = await startThirdParties();
  running = await startTestGateway({ demoData: 'none', outboundFetch: others.fetch });
  await configure(running.url, { phoneAuth: FIREBASE });
}, 60_000);
afterAll(async () => {
  await running.close();
  others.close();
});

const configure = (url: string, change: object) =>
  createClient(url).developer('settings', {
    thirdParties: {
      phoneAuth: { provider: 'sms' },
      google: null,
      facebook: null,
      geetest: null,
      sandboxIdentity: false,
      ...change,
    },
  });

const PASSWORD = 'quiet-river-42';
const newNumber = () => `9${Math.floor(1e8 + Math.random() * 9e8)}`;
const seconds = () => Math.floor(Date.now() / 1000);

const claims = (mobile: string, change: Record<string, unknown> = {}) => ({
  iss: `https://securetoken.google.com/${FIREBASE.projectId}`,
  aud: FIREBASE.projectId,
  sub: randomUUID(),
  phone_number: mobile,
  auth_time: seconds(),
  iat: seconds(),
  exp: seconds() + 3600,
  ...change,
});

async function comes(url: string, number: string, firebaseIdToken: string | undefined) {
  const caller = createClient(url);
  const { info } = await caller.value(permission, {});
  return caller.call(registerMobile, {
    countryDialingCode: '63',
    mobileNum: number,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    firebaseChannel: 'phone',
    firebaseIdToken,
    login: true,
    registerMethod: 'WEB',
    loginDeviceId: randomUUID(),
    termsAccepted: true,
    termsVersion: info.termsVersion,
    challenge: await caller.solveChallenge(),
  });
}

describe('Firebase', () => {
  test('[R7.06] a number that Firebase verified registers, and logs in as type firebase', async () => {
    const number = newNumber();
    const token = await others.sign(claims(`+63${number}`));
    const opened = await comes(running.url, number, token);
    expect(opened).toMatchObject({ success: true, value: { userName: `63${number}` } });
    const value = await createClient(running.url).value(login, {
      type: 'firebase',
      countryDialingCode: '63',
      mobileNum: number,
      firebaseIdToken: token,
      loginDeviceId: randomUUID(),
      audience: 'any',
    });
    expect(value).toMatchObject({ weakPassword: false, passwordExpired: false });
  });

  test('[R7.06] every other token is refused', async () => {
    const number = newNumber();
    const mobile = `+63${number}`;
    const tokens = {
      'no token': undefined,
      'no token at all': 'abc',
      'another number': await others.sign(claims('+639170000000')),
      'another project': await others.sign(claims(mobile, { aud: 'project-2' })),
      'another issuer': await others.sign(claims(mobile, { iss: 'https://evil.example' })),
      'signed an hour ago': await others.sign(claims(mobile, { iat: seconds() - 3500 })),
      'proven an hour ago, and refreshed': await others.sign(
        claims(mobile, { auth_time: seconds() - 3500 }),
      ),
      expired: await others.sign(claims(mobile, { exp: seconds() - 1 })),
      'a forged signature': await others.sign(claims(mobile), { forged: true }),
      'no signature': new UnsecuredJWT(claims(mobile)).encode(),
    };
    for (const [why, token] of Object.entries(tokens)) {
      const answer = await comes(running.url, number, token);
      expect(answer.errorCode, why).toBe('verification_code_invalid');
    }
  });

  test('the gateway then sends no SMS of its own', async () => {
    const caller = createClient(running.url);
    const number = { countryDialingCode: '63' };
    const codes = [
      await caller.call(sendRegisterCode, { ...number, mobileNo: newNumber() }),
      await caller.call(sendLoginCode, { ...number, mobileNum: newNumber() }),
    ];
    for (const answer of codes) expect(answer.errorCode).toBe('function.not.available');
  });

  test('[R7.06] unsigned tokens are accepted only while FIREBASE_AUTH_EMULATOR_HOST is set', async () => {
    const config = readConfig({
      BAIZE_MERCHANT: 'baize',
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
    });
    const emulated = await startInMemory(
      { ...config, port: 0, databaseUrl: undefined },
      { demoData: 'none' },
    );
    try {
      await configure(emulated.url, { phoneAuth: FIREBASE });
      const { info } = await createClient(emulated.url).value(permission, {});
      expect(info.thirdParties?.phoneAuth).toEqual({
        ...FIREBASE,
        emulator: 'http://127.0.0.1:9099',
      });
      const number = newNumber();
      const token = (change = {}) => new UnsecuredJWT(claims(`+63${number}`, change)).encode();
      const other = await comes(emulated.url, number, token({ aud: 'project-2' }));
      expect(other.errorCode).toBe('verification_code_invalid');
      expect((await comes(emulated.url, number, token())).success).toBe(true);
    } finally {
      await emulated.close();
    }
  });
});

describe('geetest', () => {
  type Answer = z.input<typeof challengeAnswer>;
  const solved = (lotNumber: string): Answer => ({
    lotNumber,
    captchaOutput: 'output',
    passToken: 'pass',
    genTime: String(seconds()),
  });
  const send = async (answer: Answer | undefined) =>
    createClient(running.url).call(sendLoginCode, {
      countryDialingCode: '63',
      mobileNum: newNumber(),
      challenge: answer,
    });

  test('[R7.06] geetest itself is called, with a signed lot number', async () => {
    await configure(running.url, { geetest: GEETEST });
    const caller = createClient(running.url);
    await caller.developer('settings', {
      challenge: { provider: 'geetest', difficulty: 13, neededAt: ['sms'] },
    });
    expect(await caller.value(challenge, {})).toMatchObject({
      provider: 'geetest',
      captchaId: GEETEST.captchaId,
    });
    others.solvedLots.add('lot-1');
    expect((await send(solved('lot-1'))).success).toBe(true);
    const local = { geetestChallenge: 'a', geetestValidate: 'b', geetestSeccode: 'b' };
    for (const answer of [solved('lot-1'), solved('lot-2'), local, undefined]) {
      expect((await send(answer)).errorCode).toBe('geetest_captcha_err');
    }
    others.down = true;
    const silent = await send(solved('lot-3'));
    others.down = false;
    expect(silent).toMatchObject({ status: 502, errorCode: 'third_party_unavailable' });
    await configure(running.url, {});
    expect((await send(solved('lot-4'))).errorCode).toBe('geetest_captcha_err');
  });
});
