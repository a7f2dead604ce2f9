import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setPaymentPassword } from '../../gateway/contract/cashier.ts';
import { confirmAuthenticator, setUpAuthenticator } from '../../gateway/contract/login-safety.ts';
import { changePassword } from '../../gateway/contract/members.ts';
import { captcha, sendLoginCode } from '../../gateway/contract/session.ts';
import { GatewayError } from '../../gateway/core/gateway-error.ts';
import { attemptSecret, countCall } from '../../gateway/core/throttle.ts';
import { captchas, verificationCodes } from '../../gateway/database/schema/index.ts';
import { LOGIN_FAILURES } from '../../gateway/modules/session/login-guard.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import {
  createClient,
  DEMO_PASSWORD,
  ownAddress,
  startTestGateway,
  type TestClient,
} from './client.ts';
import { captchaAnswer, tryLogin, whileHashesAreRefused } from './login-support.ts';

const ROUNDS = 20;
const AT_ONCE = 60;

let running: RunningGateway;
beforeAll(async () => {
  running = await startTestGateway({ demoData: 'accounts' });
}, 60_000);
afterAll(() => running.close());

const client = () => createClient(running.url);

const atOnce = <Value>(times: number, work: (index: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: times }, (_, index) => work(index)));

const refusedGuesses = (answers: readonly { errorCode?: string | undefined }[]) =>
  answers.filter(({ errorCode }) => errorCode === 'login.incorrect').length;

/** A new captcha picture, and its solution. */
async function readCaptcha(caller: TestClient): Promise<string> {
  await caller.developer('clock', { advanceMs: 1000 });
  await caller.value(captcha, {});
  return captchaAnswer(running);
}

/** Ten wrong logins of a name from one address, which lock it. */
async function failTen(stranger: TestClient, username: string): Promise<void> {
  for (let failure = 0; failure < 10; failure += 1) {
    const input = failure < 3 ? {} : { captcha: await readCaptcha(stranger) };
    await tryLogin(stranger, { username, ...input });
  }
}

/** Wrong logins of a name from many addresses: the first ten as real calls, the others by the counter. */
async function lockName(username: string): Promise<void> {
  await failTen(client(), username);
  const { byName } = LOGIN_FAILURES;
  for (let failure = 10; failure < byName.limit; failure += 1) {
    await countCall(running.gateway, byName, username);
  }
}

describe('guessing passwords', () => {
  test('of 60 concurrent guesses no more are checked than sequentially, 20 times over', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const username = `guessed_${round}`;
      const caller = client();
      const answers = await atOnce(AT_ONCE, () => tryLogin(caller, { username }));
      expect(refusedGuesses(answers), `round ${round}`).toBe(3);
      for (const { status } of answers) expect(status).toBeLessThan(500);
      // Logins from elsewhere are not locked by it.
      expect(await tryLogin(client(), { username })).toMatchObject({
        errorCode: 'login.incorrect',
      });
    }
  }, 240_000);

  test('concurrent guesses, each with a captcha, stop at the lock', async () => {
    const username = 'guessed_with_captcha';
    const caller = client();
    for (let failure = 0; failure < 3; failure += 1) await tryLogin(caller, { username });
    // Each solved captcha belongs to a browser of its own, all behind one address.
    const ip = ownAddress();
    const browsers = await (async () => {
      const ready: { browser: TestClient; input: string }[] = [];
      for (let number = 0; number < 20; number += 1) {
        const browser = createClient(running.url, ip);
        ready.push({ browser, input: await readCaptcha(browser) });
      }
      return ready;
    })();
    const answers = await Promise.all(
      browsers.map(({ browser, input }) => tryLogin(browser, { username, captcha: input })),
    );
    expect(refusedGuesses(answers)).toBe(10);
    expect(answers.filter(({ errorCode }) => errorCode === 'account_locked')).toHaveLength(10);
  });

  test('a failed captcha is not counted as a failed login', async () => {
    const caller = client();
    for (let failure = 0; failure < 3; failure += 1) await tryLogin(caller);
    for (let time = 0; time < 12; time += 1) {
      expect(await tryLogin(caller, { captcha: 'WRONG' })).toMatchObject({
        errorCode: 'captcha_err',
      });
    }
    const right = { password: DEMO_PASSWORD, captcha: await readCaptcha(caller) };
    expect(await tryLogin(caller, right)).toMatchObject({ success: true });
  });

  test('one password tried on many names requires a captcha, and is stopped', async () => {
    const ip = ownAddress();
    const caller = createClient(running.url, ip);
    for (let name = 0; name < 30; name += 1) {
      const answer = await tryLogin(caller, { username: `sprayed_${name}` });
      expect(answer.errorCode).toBe('login.incorrect');
    }
    expect(await tryLogin(caller, { username: 'sprayed_30' })).toMatchObject({
      errorCode: 'captcha_err',
      value: { captcha: true },
    });
    const { byAddress } = LOGIN_FAILURES;
    for (let failure = 30; failure < byAddress.limit; failure += 1) {
      await countCall(running.gateway, byAddress, ip);
    }
    expect(await tryLogin(caller, { username: 'sprayed_101' })).toMatchObject({
      status: 429,
      errorCode: 'TOO_MANY_REQUEST',
    });
    expect(await tryLogin(client(), { username: 'sprayed_101' })).toMatchObject({
      errorCode: 'login.incorrect',
    });
  });

  test('another spelling of a number gives no new attempts', async () => {
    const caller = client();
    // The last one is parsed as +63639171234567, and finds +639171234567 as well.
    const spellings = ['0917 123 4567', '+639171234567', '(0917) 1234567', '639171234567'];
    const answers = [];
    for (const username of spellings) answers.push(await tryLogin(caller, { username }));
    expect(answers.map(({ errorCode }) => errorCode)).toEqual([
      'login.incorrect',
      'login.incorrect',
      'login.incorrect',
      'captcha_err',
    ]);
  });

  test('other people cannot lock out the owner at a known device or address', async () => {
    const username = 'demo_agent';
    const right = { username, password: DEMO_PASSWORD };
    const loginDeviceId = randomUUID();
    const home = client();
    expect(await tryLogin(home, { ...right, loginDeviceId })).toMatchObject({ success: true });
    await lockName(username);
    // From unknown places the name is locked, in the same way as a name that does not exist.
    expect(await tryLogin(client(), right)).toMatchObject({ errorCode: 'account_locked' });
    await lockName('nobody_at_all');
    expect(await tryLogin(client(), { username: 'nobody_at_all' })).toMatchObject({
      errorCode: 'account_locked',
    });
    // The known device elsewhere, and another device at home.
    expect(await tryLogin(client(), { ...right, loginDeviceId })).toMatchObject({ success: true });
    expect(await tryLogin(home, right)).toMatchObject({ success: true });
  });

  test('not even another person behind the same address locks out the known device', async () => {
    const right = { password: DEMO_PASSWORD };
    const loginDeviceId = randomUUID();
    const ip = ownAddress();
    const [owner, stranger] = [createClient(running.url, ip), createClient(running.url, ip)];
    expect(await tryLogin(owner, { ...right, loginDeviceId })).toMatchObject({ success: true });
    await failTen(stranger, 'demo_player');
    expect(await tryLogin(stranger, right)).toMatchObject({ errorCode: 'account_locked' });
    expect(await tryLogin(owner, { ...right, loginDeviceId })).toMatchObject({ success: true });
    // The device has its own attempts, which are limited as well.
    for (let failure = 0; failure < 3; failure += 1) await tryLogin(owner, { loginDeviceId });
    expect(await tryLogin(owner, { loginDeviceId })).toMatchObject({ errorCode: 'captcha_err' });
  });
});

test('while too many passwords are hashed a login is refused, and not counted', async () => {
  const caller = client();
  await caller.seal({});
  const answers = await whileHashesAreRefused(() =>
    atOnce(12, () => tryLogin(caller, { username: 'flooded' })),
  );
  for (const answer of answers) {
    expect(answer).toMatchObject({
      status: 429,
      errorCode: 'TOO_MANY_REQUEST',
      value: { retryAfter: 3 },
    });
  }
  for (let failure = 0; failure < 3; failure += 1) {
    expect(await tryLogin(caller, { username: 'flooded' })).toMatchObject({
      errorCode: 'login.incorrect',
    });
  }
});

test('of concurrent attempts at one secret no more are compared than allowed, 20 times over', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    let compared = 0;
    const attempt = {
      rule: { name: 'test-secret', limit: 5, windowMs: 60_000 },
      who: `round ${round}`,
      compare: async () => {
        compared += 1;
        await running.gateway.db.select().from(captchas);
        return false;
      },
    };
    // Without a shared queue, like two gateway processes on one database.
    const { clock, db } = running.gateway;
    const stores = Array.from({ length: 4 }, () => ({ clock, db: Object.create(db) as typeof db }));
    const outcomes = await atOnce(40, (index) =>
      attemptSecret(stores[index % 4] ?? running.gateway, attempt).then(
        ({ right }) => right,
        (error: unknown) => error instanceof GatewayError && error.code,
      ),
    );
    expect(compared).toBe(5);
    expect(outcomes.filter((outcome) => outcome === 'TOO_MANY_REQUEST')).toHaveLength(35);
  }
}, 120_000);

describe('guessing inside a session', () => {
  const logIn = async () => {
    const caller = client();
    await caller.developer('clock', { advanceMs: 31 * 60_000 });
    return { caller, token: (await caller.logIn('demo_player')).token };
  };
  const counted = (answers: readonly { errorCode?: string | undefined }[], code: string) =>
    answers.filter(({ errorCode }) => errorCode === code).length;

  test('of concurrent login passwords ten are checked, on all screens together', async () => {
    const { caller, token } = await logIn();
    const change = { newPassword: 'quiet-river-42', confirmNewPassword: 'quiet-river-42' };
    const answers = await atOnce<{ errorCode?: string | undefined }>(24, (index) =>
      index % 2 === 0
        ? caller.call(changePassword, { oldPassword: `guess ${index}`, ...change }, { token })
        : caller.call(setUpAuthenticator, { password: `guess ${index}` }, { token }),
    );
    expect(counted(answers, 'password_incorrect')).toBe(10);
    expect(counted(answers, 'TOO_MANY_REQUEST')).toBe(14);
  });

  test('of concurrent login passwords for a transaction password five are checked', async () => {
    const { caller, token } = await logIn();
    const next = { newPaymentPassword: '274193', confirmPaymentPassword: '274193' };
    const answers = await atOnce(12, (index) =>
      caller.call(setPaymentPassword, { loginPassword: `guess ${index}`, ...next }, { token }),
    );
    expect(counted(answers, 'password_incorrect')).toBe(5);
    expect(counted(answers, 'payment_password_locked')).toBe(7);
  });

  test('of concurrent first codes of an app ten are checked', async () => {
    const { caller, token } = await logIn();
    await caller.value(setUpAuthenticator, { password: DEMO_PASSWORD }, { token });
    const answers = await atOnce(20, () =>
      caller.call(confirmAuthenticator, { verificationCode: 'no code' }, { token }),
    );
    expect(counted(answers, 'verification_code_invalid')).toBe(10);
    expect(counted(answers, 'TOO_MANY_REQUEST')).toBe(10);
  });
});

test('of concurrent guesses at an SMS code five are checked, 20 times over', async () => {
  const attempts = async (mobile: string) => {
    const rows = await running.gateway.db.select().from(verificationCodes);
    return rows.find(({ key }) => key.startsWith(`login:${mobile}:`))?.attempts;
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    const caller = client();
    const number = { countryDialingCode: '63', mobileNum: `9190000${100 + round}` };
    await caller.value(sendLoginCode, number);
    expect(await attempts(`+63${number.mobileNum}`)).toBe(0);
    const answers = await atOnce(20, () =>
      tryLogin(caller, { type: 'sms', ...number, verificationCode: 'no code' }),
    );
    expect(new Set(answers.map(({ errorCode }) => errorCode))).toEqual(
      new Set(['verification_code_invalid']),
    );
    expect(await attempts(`+63${number.mobileNum}`)).toBe(5);
  }
}, 120_000);
