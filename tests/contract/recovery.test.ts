import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { HOUR, MINUTE } from '../../gateway/contract/durations.ts';
import {
  checkPasswordReset,
  forgetPassword,
  resetPassword,
  setPasswordByPhone,
} from '../../gateway/contract/login-safety.ts';
import {
  login,
  sendPasswordCode,
  sendVerifyLoginCode,
  touch,
  verifyLogin,
} from '../../gateway/contract/session.ts';
import { countries } from '../../gateway/contract/system.ts';
import type { Call } from '../../gateway/core/call.ts';
import { GatewayError } from '../../gateway/core/gateway-error.ts';
import { readSettings } from '../../gateway/core/merchant-settings.ts';
import { type MailPort, requirePort } from '../../gateway/core/ports.ts';
import { accounts } from '../../gateway/database/schema/index.ts';
import { requireSecondFactor } from '../../gateway/modules/login-safety/verify-login.ts';
import { replacePassword } from '../../gateway/modules/members/replace-password.ts';
import { hashPassword } from '../../gateway/modules/session/passwords.ts';
import { startSession } from '../../gateway/modules/session/start-session.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { createClient, DEMO_PASSWORD, startTestGateway, type TestClient } from './client.ts';
import { whileHashesAreRefused } from './login-support.ts';

const EMAIL = 'demo_player@example.com';

let running: RunningGateway;
beforeAll(async () => {
  running = await startTestGateway({ demoData: 'accounts' });
}, 60_000);
afterAll(() => running.close());
afterEach(() => vi.restoreAllMocks());

const client = () => createClient(running.url);
const forget = (caller: TestClient, username: string, email: string) =>
  caller.call(forgetPassword, { username, email });

async function mails(): Promise<{ link: string; subject: string }[]> {
  const answer = await fetch(`${running.url}/sandbox/developer/mails?address=${EMAIL}`);
  return (await answer.json()).value;
}

/** Delays every mail from now on until it is released. */
function holdMails(mail: MailPort) {
  const waiting: (() => void)[] = [];
  const send = mail.send.bind(mail);
  vi.spyOn(mail, 'send').mockImplementation(async (message) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    await send(message);
  });
  return {
    held: () => waiting.length,
    release: () => {
      for (const each of waiting) each();
    },
  };
}

/** The token of the newest link in a mail. */
async function mailedToken(): Promise<string> {
  const [mail] = await mails();
  return /#reset=(.+)$/.exec(mail?.link ?? '')?.[1] ?? '';
}

const withPassword = (token: string, newPassword: string, confirmNewPassword = newPassword) => ({
  token,
  newPassword,
  confirmNewPassword,
});

describe('by email', () => {
  test('[R4.09] [R5.05] a link arrives, works once, and ends every session', async () => {
    const caller = client();
    const { token } = await caller.logIn('demo_player');
    expect(await forget(caller, 'Demo_Player', `  ${EMAIL.toUpperCase()}`)).toMatchObject({
      success: true,
      value: { accepted: true },
    });
    const link = await mailedToken();
    expect(await caller.value(checkPasswordReset, { token: link })).toBeTruthy();
    const refused = async (password: string, confirm?: string) =>
      caller.call(resetPassword, withPassword(link, password, confirm));
    expect(await refused('short')).toMatchObject({
      value: { fields: { newPassword: 'reg_pattern_0' } },
    });
    expect(await refused('Password123')).toMatchObject({ errorCode: 'password_common' });
    expect(await refused('seven-blue-boats', 'other')).toMatchObject({
      value: { fields: { confirmNewPassword: 'confirm_incorrect' } },
    });
    const change = withPassword(link, 'seven-blue-boats');
    expect(await caller.value(resetPassword, change)).toEqual({ changed: true, isAgent: false });
    expect(await caller.call(resetPassword, change)).toMatchObject({
      status: 410,
      errorCode: 'reset_link_invalid',
    });
    expect(await caller.call(touch, {}, { token })).toMatchObject({
      status: 401,
      value: { reason: 'password' },
    });
    expect((await caller.logIn('demo_player', 'seven-blue-boats')).token).toBeTruthy();
  });

  test('a newer link invalidates the older one, and each expires after half an hour', async () => {
    const caller = client();
    await forget(caller, 'demo_player', EMAIL);
    const older = await mailedToken();
    await forget(caller, 'demo_player', EMAIL);
    const newer = await mailedToken();
    expect(await caller.call(checkPasswordReset, { token: older })).toMatchObject({ status: 410 });
    expect(await caller.call(checkPasswordReset, { token: newer })).toMatchObject({ status: 200 });
    await caller.developer('clock', { advanceMs: 30 * 60_000 + 1000 });
    expect(await caller.call(checkPasswordReset, { token: newer })).toMatchObject({ status: 410 });
  });

  test('[R8.04] reports a missing account only where the merchant allows it', async () => {
    const caller = client();
    await caller.developer('clock', { advanceMs: HOUR });
    const before = (await mails()).length;
    const right = await forget(caller, 'demo_player', EMAIL);
    const wrongMail = await forget(caller, 'demo_player', 'other@example.com');
    const nobody = await forget(caller, 'nobodyhere', EMAIL);
    for (const answer of [wrongMail, nobody]) {
      expect([answer.status, answer.success, answer.value]).toEqual([
        right.status,
        right.success,
        right.value,
      ]);
    }
    expect((await mails()).length).toBe(before + 1);
    await caller.developer('settings', { tellUnknownAccounts: true });
    const told = await forget(caller, 'nobodythere', EMAIL);
    expect(told).toMatchObject({ status: 404, errorCode: 'USER_NOT_EXIST' });
    expect(told.message).toBe('Username/Email does not exist.');
    await caller.developer('settings', { tellUnknownAccounts: false });
  });

  test('[R8.04] neither duration nor failure of the carrier reveals who has an account, unless the merchant allows it', async () => {
    const caller = client();
    const mail = requirePort(running.gateway.ports, 'mail');
    await caller.developer('clock', { advanceMs: HOUR });
    const hanging = holdMails(mail);
    const known = await forget(caller, 'demo_player', EMAIL);
    const unknown = await forget(caller, 'nobodyhere', EMAIL);
    expect([known.status, known.value]).toEqual([unknown.status, unknown.value]);
    expect(known).toMatchObject({ success: true });
    await expect.poll(() => hanging.held()).toBe(1);
    hanging.release();
    await running.gateway.background.settled();
    expect(await caller.call(checkPasswordReset, { token: await mailedToken() })).toMatchObject({
      success: true,
    });

    vi.spyOn(mail, 'send').mockRejectedValue(new GatewayError('third_party_unavailable'));
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await forget(caller, 'demo_player', EMAIL)).toMatchObject({ success: true });
    await running.gateway.background.settled();
    expect(logged).toHaveBeenCalledOnce();
    expect(logged).toHaveBeenCalledWith(
      expect.stringMatching(/^A link to set a password could not be mailed/),
    );
    await caller.developer('settings', { tellUnknownAccounts: true });
    expect(await forget(caller, 'demo_player', EMAIL)).toMatchObject({
      errorCode: 'third_party_unavailable',
    });
    await caller.developer('settings', { tellUnknownAccounts: false });
  });

  test('[R5.05] a refused hash leaves the link valid', async () => {
    const caller = client();
    await caller.developer('clock', { advanceMs: HOUR });
    await forget(caller, 'demo_player', EMAIL);
    const change = withPassword(await mailedToken(), 'ten-white-sails');
    await caller.seal({});
    expect(await whileHashesAreRefused(() => caller.call(resetPassword, change))).toMatchObject({
      status: 429,
      errorCode: 'TOO_MANY_REQUEST',
      value: { retryAfter: 3 },
    });
    expect(await caller.value(resetPassword, change)).toMatchObject({ changed: true });
    expect((await caller.logIn('demo_player', 'ten-white-sails')).token).toBeTruthy();
  });

  test('[R5.05] of two concurrent uses of the same link one sets the password', async () => {
    const caller = client();
    await caller.developer('clock', { advanceMs: HOUR });
    await forget(caller, 'demo_player', EMAIL);
    const token = await mailedToken();
    const answers = await Promise.all(
      ['five-grey-owls', 'five-grey-cats'].map((password) =>
        caller.call(resetPassword, withPassword(token, password)),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
  });

  test('[R5.05] names invalid fields, and throttles a name whether or not it exists', async () => {
    const caller = client();
    await caller.developer('clock', { advanceMs: HOUR });
    expect(await forget(caller, '1', 'no mail')).toMatchObject({
      status: 400,
      value: { fields: { username: 'reg_pattern_1', email: 'reg_pattern_3' } },
    });
    for (const name of ['demo_player', 'nobodyelse']) {
      const codes: number[] = [];
      for (let time = 0; time < 4; time += 1)
        codes.push((await forget(caller, name, EMAIL)).status);
      expect(codes).toEqual([200, 200, 200, 429]);
    }
  });

  test('[R5.05] a person who does not know the address locks nobody out, and all spellings of a number are one name', async () => {
    const caller = client();
    await caller.developer('clock', { advanceMs: HOUR });
    const statusOf = async (name: string, email: string) =>
      (await forget(caller, name, email)).status;
    for (let time = 0; time < 4; time += 1) {
      expect(await statusOf('demo_player', 'stranger@example.com')).toBe(time < 3 ? 200 : 429);
    }
    const before = (await mails()).length;
    expect(await statusOf('demo_player', EMAIL)).toBe(200);
    expect((await mails()).length).toBe(before + 1);
    const spellings = ['09175550001', '0917 555 0001', '0917-555-0001', '+639175550001'];
    const statuses: number[] = [];
    for (const name of spellings) statuses.push(await statusOf(name, EMAIL));
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  test('is form-urlencoded, and the page of the inbox leads to the link', async () => {
    await client().developer('clock', { advanceMs: HOUR });
    const answer = await fetch(`${running.url}${forgetPassword.path}`, {
      method: 'POST',
      headers: { Merchant: 'baize', 'Content-Type': 'application/x-www-form-urlencoded' },
      body: `username=demo_player&email=${encodeURIComponent(EMAIL)}`,
    });
    expect(answer.status).toBe(200);
    const page = await (await fetch(`${running.url}/sandbox/developer`)).text();
    expect(page).toContain(`/?popup=reset-password#reset=${await mailedToken()}`);
  });
});

describe('by phone', () => {
  const number = { mobileNum: '0918 123-4567', countryDialingCode: '63' };
  const change = (
    verificationCode: string,
    newPassword: string,
    loginDeviceId: string = randomUUID(),
  ) => ({ ...number, verificationCode, newPassword, loginDeviceId });

  test('[R6.06a] is disabled without CHNGPASSVERIF3', async () => {
    const caller = client();
    await caller.developer('flags', { CHNGPASSVERIF3: false });
    expect(await caller.call(sendPasswordCode, number)).toMatchObject({
      errorCode: 'function.not.available',
    });
    expect(await caller.call(setPasswordByPhone, change('123456', 'nine-red-kites'))).toMatchObject(
      {
        status: 403,
        errorCode: 'function.not.available',
      },
    );
  });

  test('[R4.10] [R5.06] a code sets the password once, and the number logs in with it', async () => {
    const caller = client();
    await caller.developer('flags', { CHNGPASSVERIF3: true, LOGINIPVERF3: true });
    await caller.value(sendPasswordCode, number);
    const code = await caller.smsCode('+639181234567');
    expect(await caller.call(setPasswordByPhone, change(code, 'short'))).toMatchObject({
      value: { fields: { newPassword: 'reg_pattern_0' } },
    });
    expect(await caller.call(setPasswordByPhone, change('000', 'nine-red-kites'))).toMatchObject({
      errorCode: 'verification_code_invalid',
    });
    const input = change(code, 'nine-red-kites');
    expect(await caller.value(setPasswordByPhone, input)).toEqual({ changed: true });
    expect(await caller.call(setPasswordByPhone, input)).toMatchObject({
      errorCode: 'verification_code_invalid',
    });
    // The code was the second factor, too: this browser needs none.
    const entered = await caller.value(login, {
      type: 'username',
      username: '+639181234567',
      password: 'nine-red-kites',
      loginDeviceId: input.loginDeviceId,
      audience: 'any',
    });
    expect(entered.userName).toBe('demo_agent');
  });

  test.each(['+639181234567', '639181234567', 'demo_agent'])(
    '[R4.10] after wrong logins of %s on a device that the account knows, the new password logs in without a captcha',
    async (username) => {
      const caller = client();
      await caller.developer('clock', { advanceMs: HOUR });
      const loginDeviceId = randomUUID();
      const logInWith = (password: string) =>
        caller.call(login, {
          type: 'username',
          username,
          password,
          loginDeviceId,
          audience: 'any',
        });
      const reset = async (newPassword: string) => {
        // Another code may be requested, and the wrong logins still count.
        await caller.developer('clock', { advanceMs: MINUTE });
        await caller.value(sendPasswordCode, number);
        const code = await caller.smsCode('+639181234567');
        await caller.value(setPasswordByPhone, change(code, newPassword, loginDeviceId));
      };
      await reset('four-gold-bells');
      expect(await logInWith('four-gold-bells')).toMatchObject({ success: true });
      for (let failure = 0; failure < 3; failure += 1) {
        expect(await logInWith('not-my-password')).toMatchObject({ errorCode: 'login.incorrect' });
      }
      await reset('nine-red-kites');
      expect(await logInWith('nine-red-kites')).toMatchObject({ success: true });
    },
  );

  test('a number without account gets the same response and no message', async () => {
    const caller = client();
    const unknown = { mobileNum: '9990001112', countryDialingCode: '63' };
    expect(await caller.value(sendPasswordCode, unknown)).toMatchObject({ expiredMinutes: 5 });
    await expect(caller.smsCode('+639990001112')).rejects.toThrow('No code');
    const request = { ...unknown, verificationCode: '123456', newPassword: 'nine-red-kites' };
    expect(
      await caller.call(setPasswordByPhone, { ...request, loginDeviceId: randomUUID() }),
    ).toMatchObject({ errorCode: 'verification_code_invalid' });
  });

  test('errors about a password reveal nothing of the account until the code is right, which stays valid', async () => {
    const caller = client();
    await caller.developer('clock', { advanceMs: HOUR });
    const codeFor = async (numbers: typeof number, newPassword: string) => {
      const answer = await caller.call(setPasswordByPhone, {
        ...change('000', newPassword),
        ...numbers,
      });
      return answer.success ? 'accepted' : answer.errorCode;
    };
    const unknown = { ...number, mobileNum: '9990001112' };
    // The digits of the number are the name of an account that was registered by it.
    expect(await codeFor(number, 'a639181234567')).toBe('password_common');
    expect(await codeFor(unknown, 'a639990001112')).toBe('password_common');
    // The account is demo_agent.
    const ofItsName = 'demo_agent7';
    expect(await codeFor(number, ofItsName)).toBe('verification_code_invalid');
    expect(await codeFor(unknown, ofItsName)).toBe('verification_code_invalid');
    await caller.value(sendPasswordCode, number);
    const code = await caller.smsCode('+639181234567');
    expect(await caller.call(setPasswordByPhone, change(code, ofItsName))).toMatchObject({
      errorCode: 'password_common',
    });
    expect(await caller.value(setPasswordByPhone, change(code, 'nine-red-kites'))).toEqual({
      changed: true,
    });
  });

  test('[R4.10] a refused hash leaves the code valid, and a wrong code requests no hash', async () => {
    const caller = client();
    await caller.developer('clock', { advanceMs: HOUR });
    await caller.value(sendPasswordCode, number);
    const code = await caller.smsCode('+639181234567');
    const wrong = code === '000000' ? '111111' : '000000';
    const answers = await whileHashesAreRefused(async () => {
      const given = [code, code, code, wrong, code, code, code];
      const codes: (string | undefined)[] = [];
      for (const each of given) {
        codes.push(
          (await caller.call(setPasswordByPhone, change(each, 'six-warm-stones'))).errorCode,
        );
      }
      return codes;
    });
    const refused = Array.from({ length: 3 }, () => 'TOO_MANY_REQUEST');
    expect(answers).toEqual([...refused, 'verification_code_invalid', ...refused]);
    expect(await caller.value(setPasswordByPhone, change(code, 'nine-red-kites'))).toEqual({
      changed: true,
    });
  });

  test('[R8.04] [R8.08] a failing carrier does not reveal that a number has an account, unless the merchant allows it', async () => {
    const caller = client();
    await caller.developer('clock', { advanceMs: HOUR });
    const refusal = new GatewayError('sms_send_failed', 'No carrier.');
    vi.spyOn(requirePort(running.gateway.ports, 'sms'), 'send').mockRejectedValue(refusal);
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await caller.call(sendPasswordCode, number)).toMatchObject({ success: true });
    await running.gateway.background.settled();
    expect(logged).toHaveBeenCalledOnce();
    // As for a number without account, another code has to wait.
    expect((await caller.call(sendPasswordCode, number)).status).toBe(429);
    await caller.developer('settings', { tellUnknownAccounts: true });
    await caller.developer('clock', { advanceMs: HOUR });
    expect(await caller.call(sendPasswordCode, number)).toMatchObject({
      status: 502,
      errorCode: 'sms_send_failed',
      message: 'No carrier.',
    });
    await caller.developer('settings', { tellUnknownAccounts: false });
  });

  test('attempts are counted before a password is checked', async () => {
    const caller = client();
    const codes = new Set<string>();
    for (let time = 0; time < 31; time += 1) {
      const answer = await caller.call(setPasswordByPhone, change('000', 'short'));
      codes.add(answer.success ? 'accepted' : answer.errorCode);
    }
    expect([...codes]).toEqual(['request_param_err', 'TOO_MANY_REQUEST']);
    await caller.developer('clock', { advanceMs: HOUR });
  });
});

describe('a replaced password', () => {
  const replace = async () => {
    const [account] = await running.gateway.db
      .select()
      .from(accounts)
      .where(eq(accounts.username, 'demo_player'));
    if (!account) throw new Error('There is no demo_player.');
    await replacePassword(running.gateway, {
      accountId: account.id,
      passwordHash: await hashPassword('seven-tall-masts'),
    });
    return account;
  };

  test('[R5.05] invalidates the link that was mailed before', async () => {
    const caller = client();
    await caller.developer('clock', { advanceMs: HOUR });
    await forget(caller, 'demo_player', EMAIL);
    const link = await mailedToken();
    expect(await caller.value(checkPasswordReset, { token: link })).toBeTruthy();
    await replace();
    expect(await caller.call(resetPassword, withPassword(link, 'another-red-fox'))).toMatchObject({
      errorCode: 'reset_link_invalid',
    });
  });

  test('[R2.17] ends a login that waits for its second factor, and one whose password was compared before', async () => {
    const caller = client();
    await caller.developer('flags', { LOGINIPVERF3: true });
    const loginDeviceId = randomUUID();
    const waiting = await caller.call(login, {
      type: 'username',
      username: 'demo_player',
      password: 'seven-tall-masts',
      loginDeviceId,
      audience: 'any',
    });
    const verificationId = waiting.success
      ? ''
      : (waiting.value?.verification?.verificationId ?? '');
    expect(verificationId).not.toBe('');
    await caller.value(sendVerifyLoginCode, { verificationId });
    const verificationCode = await caller.smsCode('+639171234567');
    const account = await replace();
    expect(
      await caller.call(verifyLogin, {
        verificationId,
        method: 'sms',
        verificationCode,
        loginDeviceId,
      }),
    ).toMatchObject({ success: false, errorCode: 'login_verify_expired' });
    const { gateway } = running;
    const settings = await readSettings(gateway.db);
    const call = { ip: '127.0.0.1', network: '127.0.0.1', userAgent: 'test' } as Call;
    const entry = { account, call, deviceId: loginDeviceId, settings };
    // The earlier row, as a login has it that was queued meanwhile.
    await expect(startSession(gateway, { ...entry, weakPassword: false })).rejects.toMatchObject({
      code: 'login.incorrect',
    });
    expect(await startSession(gateway, entry)).toMatchObject({ userName: 'demo_player' });
  });

  test('[R2.17] gives no access to a second factor afterwards', async () => {
    const caller = client();
    await caller.developer('clock', { advanceMs: HOUR });
    const { gateway } = running;
    const loginDeviceId = randomUUID();
    const settings = await readSettings(gateway.db);
    const call = { ip: '198.51.100.7', network: '198.51.100.7', userAgent: 'test' } as Call;
    // Its password was compared right before the change, and its wait begins right after.
    const account = await replace();
    const entry = { account, call, deviceId: loginDeviceId, settings, weakPassword: false };
    const asked = await requireSecondFactor(gateway, entry).catch((error: unknown) => error);
    const { verificationId } = (asked as GatewayError).detail?.verification ?? {
      verificationId: '',
    };
    await caller.value(sendVerifyLoginCode, { verificationId });
    const verificationCode = await caller.smsCode('+639171234567');
    expect(
      await caller.call(verifyLogin, {
        verificationId,
        method: 'sms',
        verificationCode,
        loginDeviceId,
      }),
    ).toMatchObject({ success: false, errorCode: 'login.incorrect' });
  });
});

test('a mail that is being sent is finished before the gateway ends', async () => {
  const own = await startTestGateway({ demoData: 'accounts' });
  const mails = holdMails(requirePort(own.gateway.ports, 'mail'));
  await forget(createClient(own.url), 'demo_player', EMAIL);
  await expect.poll(() => mails.held()).toBe(1);
  const ended = vi.fn();
  const closing = own.close().then(ended);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(ended).not.toHaveBeenCalled();
  mails.release();
  await closing;
});

test('[R6.05] a merchant may close the common login to agents', async () => {
  const caller = client();
  await caller.developer('flags', { LOGINIPVERF3: false });
  await caller.developer('settings', { loginAudience: 'member' });
  const request = {
    type: 'username',
    password: DEMO_PASSWORD,
    loginDeviceId: randomUUID(),
  } as const;
  const agent = { ...request, username: 'demo_agent', password: 'nine-red-kites' };
  expect(await caller.call(login, { ...agent, audience: 'any' })).toMatchObject({
    status: 403,
    errorCode: 'non_member_login',
  });
  expect(await caller.call(login, { ...agent, audience: 'agent' })).toMatchObject({
    success: true,
  });
  const member = { ...request, username: 'demo_first', audience: 'any' } as const;
  expect(await caller.call(login, member)).toMatchObject({ success: true });
});

test('[R7.07] every country of the list has its flag on the image host', async () => {
  const list = await client().value(countries, {});
  const address = (code: string) => `${running.url}/art/COUNTRY_FLAG/${code}.png`;
  const answers = await Promise.all(
    list.map(async ({ countryCode }) => ({
      countryCode,
      answer: await fetch(address(countryCode)),
    })),
  );
  expect(answers.filter(({ answer }) => answer.status !== 200)).toEqual([]);
  const picture = await (await fetch(address('PH'))).arrayBuffer();
  expect(await sharp(Buffer.from(picture)).metadata()).toMatchObject({
    format: 'png',
    width: 48,
    height: 36,
  });
  expect((await fetch(address('QQ'))).status).toBe(404);
});
