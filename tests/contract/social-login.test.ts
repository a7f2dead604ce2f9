import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setPaymentPassword } from '../../gateway/contract/cashier.ts';
import {
  confirmAuthenticator,
  removeAuthenticator,
  setUpAuthenticator,
} from '../../gateway/contract/login-safety.ts';
import { getInbox, memberProfile } from '../../gateway/contract/member-pages.ts';
import { changePassword, register } from '../../gateway/contract/members.ts';
import { type SocialGrant, socialLogin, socialStart } from '../../gateway/contract/social.ts';
import { permission } from '../../gateway/contract/system.ts';
import type { SocialProvider } from '../../gateway/contract/third-parties.ts';
import { accounts } from '../../gateway/database/schema/index.ts';
import { codeAt, stepAt } from '../../gateway/modules/login-safety/test-support.ts';
import { SANDBOX_CLIENT } from '../../gateway/sandbox/identity/client.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { createClient, startTestGateway, type TestClient } from './client.ts';
import {
  FACEBOOK,
  GOOGLE,
  startThirdParties,
  type ThirdPartyServer,
} from './third-party-server.ts';

let running: RunningGateway;
let others: ThirdPartyServer;
const thirdParties = {
  phoneAuth: { provider: 'sms' },
  google: GOOGLE,
  facebook: FACEBOOK,
  geetest: null,
  sandboxIdentity: true,
};
beforeAll(async () => {
  others = await startThirdParties();
  running = await startTestGateway({ demoData: 'none', outboundFetch: others.fetch });
  await client().developer('settings', { thirdParties });
}, 60_000);
afterAll(async () => {
  await running.close();
  others.close();
});

const client = () => createClient(running.url);
const seconds = () => Math.floor(Date.now() / 1000);
const newName = () => `s${randomUUID().replaceAll('-', '').slice(0, 12)}`;

async function come(grant: SocialGrant, caller = client(), state?: string) {
  const begun = state ?? (await caller.value(socialStart, { provider: grant.provider })).state;
  return caller.call(socialLogin, {
    state: begun,
    grant,
    loginDeviceId: randomUUID(),
    audience: 'any',
  });
}

async function registerWith(ticket: string, caller: TestClient = client()) {
  const { info } = await caller.value(permission, {});
  return caller.call(register, {
    username: newName(),
    socialTicket: ticket,
    login: true,
    registerMethod: 'WEB',
    loginDeviceId: randomUUID(),
    termsAccepted: true,
    termsVersion: info.termsVersion,
    challenge: await caller.solveChallenge(),
  });
}

const googleClaims = (change: Record<string, unknown> = {}) => ({
  iss: 'https://accounts.google.com',
  aud: GOOGLE.clientId,
  sub: `g-${randomUUID()}`,
  name: 'Maria Santos',
  email: 'maria@example.com',
  email_verified: true,
  iat: seconds(),
  exp: seconds() + 3600,
  ...change,
});

async function google(claims: Record<string, unknown>, options: { forged?: boolean } = {}) {
  const code = randomUUID();
  others.googleCodes.set(code, await others.sign(claims, options));
  return come({ provider: 'google', code });
}

describe('Google', () => {
  test('[R7.06] a new person registers with a ticket and no password, and is recognized from then on', async () => {
    const claims = googleClaims();
    const first = await google(claims);
    expect(first).toMatchObject({
      success: true,
      value: { pendingSocialUser: { name: 'Maria Santos', email: 'maria@example.com' } },
    });
    const ticket = first.success ? (first.value.pendingSocialUser?.ticket ?? '') : '';
    const opened = await registerWith(ticket);
    expect(opened).toMatchObject({ success: true, value: { firstTimeLogin: true } });
    const again = await google(claims);
    expect(again).toMatchObject({
      success: true,
      value: { login: { id: opened.success && opened.value.id } },
    });
    // The ticket is used up, and the account has no password to guess.
    expect((await registerWith(ticket)).errorCode).toBe('social_login_failed');
    const [row] = await running.gateway.db
      .select({ hash: accounts.passwordHash })
      .from(accounts)
      .where(eq(accounts.publicId, opened.success ? opened.value.id : ''));
    expect(row).toEqual({ hash: null });
  });

  test.each([
    ['another app', { aud: 'client-2' }, {}],
    ['another issuer', { iss: 'https://evil.example' }, {}],
    ['an hour ago', { exp: seconds() - 60 }, {}],
    ['a key that Google never published', {}, { forged: true }],
  ])('[R7.06] an ID token for %s is refused', async (_why, change, options) => {
    expect(await google(googleClaims(change), options)).toMatchObject({
      status: 401,
      errorCode: 'social_login_failed',
    });
  });

  test('a code that is unknown to Google is refused; no response is another message', async () => {
    const unknown = await come({ provider: 'google', code: 'nothing' });
    expect(unknown.errorCode).toBe('social_login_failed');
    others.down = true;
    const silent = await come({ provider: 'google', code: 'nothing' });
    others.down = false;
    expect(silent).toMatchObject({ status: 502, errorCode: 'third_party_unavailable' });
  });
});

describe('a member without a login password', () => {
  const PASSWORD = 'quiet-river-42';
  const DIGITS = '274193';
  const first = { newPassword: PASSWORD, confirmNewPassword: PASSWORD };

  async function member() {
    const known = await google(googleClaims());
    const opened = await registerWith(
      known.success ? (known.value.pendingSocialUser?.ticket ?? '') : '',
    );
    if (!opened.success) throw new Error(opened.errorCode);
    const { token, userName } = opened.value;
    const caller = client();
    return {
      caller,
      token,
      userName,
      change: (change: object) => caller.call(changePassword, { ...first, ...change }, { token }),
      profile: () => caller.value(memberProfile, {}, { token }),
    };
  }

  test('[R2.17] [R7.06] adds and removes an authenticator app without a password', async () => {
    const { caller, token, profile } = await member();
    expect(await profile()).toMatchObject({ hasLoginPassword: false });
    const { secret } = await caller.value(setUpAuthenticator, {}, { token });
    const proof = () => ({
      verificationCode: codeAt(secret, stepAt(running.gateway.clock.now())),
    });
    await caller.value(confirmAuthenticator, proof(), { token });
    expect(
      await caller.call(removeAuthenticator, { verificationCode: 'no code' }, { token }),
    ).toMatchObject({ errorCode: 'verification_code_invalid' });
    await caller.developer('clock', { advanceMs: 30_000 });
    expect(await caller.value(removeAuthenticator, proof(), { token })).toEqual({ removed: true });
  });

  test('[R5.04] [R7.06] sets a first one by the session, and logs in with it', async () => {
    const { caller, token, userName, change, profile } = await member();
    expect(await change({ newPassword: 'short' })).toMatchObject({
      value: { fields: { newPassword: 'reg_pattern_0' } },
    });
    expect(await change({})).toMatchObject({ success: true });
    expect(await profile()).toMatchObject({ hasLoginPassword: true });
    // In case it was the session of another person.
    const { list } = await caller.value(getInbox, { pageNo: 1, pageSize: 10 }, { token });
    expect(list.map(({ title }) => title)).toEqual(['Login password set', 'Welcome']);
    const { token: next } = await caller.logIn(userName, PASSWORD);
    // From now on the old one is required.
    const again = { newPassword: 'ten-white-sails', confirmNewPassword: 'ten-white-sails' };
    for (const oldPassword of [undefined, 'wrong password']) {
      const answer = await caller.call(changePassword, { ...again, oldPassword }, { token: next });
      expect(answer).toMatchObject({ errorCode: 'password_incorrect' });
    }
    expect(await caller.call(setUpAuthenticator, {}, { token: next })).toMatchObject({
      errorCode: 'password_incorrect',
    });
  });

  test('[R5.04] requires the transaction password for a first one, if one is set', async () => {
    const { caller, userName, change, token } = await member();
    const digits = { newPaymentPassword: DIGITS, confirmPaymentPassword: DIGITS };
    await caller.value(setPaymentPassword, digits, { token });
    for (const paymentPassword of [undefined, '000000']) {
      expect(await change({ paymentPassword })).toMatchObject({ errorCode: 'invalid.payment.pw' });
    }
    expect(await change({ paymentPassword: DIGITS })).toMatchObject({ success: true });
    expect(await caller.logIn(userName, PASSWORD)).toHaveProperty('token');
  });
});

describe('Facebook', () => {
  const grant = (accessToken: string): SocialGrant => ({ provider: 'facebook', accessToken });

  test('[R7.06] the token must belong to this app, as verified by Facebook', async () => {
    const person = { userId: 'f-1', appId: FACEBOOK.appId, name: 'Jose' };
    others.facebookTokens.set('good', person);
    others.facebookTokens.set('stolen', { ...person, appId: 'another-app' });
    expect(await come(grant('good'))).toMatchObject({
      value: { pendingSocialUser: { name: 'Jose' } },
    });
    expect((await come(grant('stolen'))).errorCode).toBe('social_login_failed');
    expect((await come(grant('invented'))).errorCode).toBe('social_login_failed');
  });
});

describe('the sandbox’s provider', () => {
  const verifier = () => randomBytes(32).toString('base64url');

  /** A browser's steps: opens the provider's page, chooses an identity, reads the message. */
  async function authorise(
    state: string,
    codeVerifier: string,
    change: Record<string, string> = {},
  ) {
    const query = new URLSearchParams({
      response_type: 'code',
      response_mode: 'web_message',
      client_id: SANDBOX_CLIENT,
      redirect_uri: running.url,
      state,
      code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...change,
    });
    const answer = await fetch(`${running.url}/sandbox/identity/authorize?${query}`, {
      method: 'POST',
      body: new URLSearchParams({ name: 'Ana', email: `${randomUUID()}@example.com` }),
    });
    const page = await answer.text();
    const code = /\\"code\\":\\"([\w-]+)\\"/.exec(page)?.[1] ?? '';
    return { status: answer.status, page, code };
  }
  const grant = (code: string, codeVerifier: string): SocialGrant => ({
    provider: 'sandbox',
    code,
    codeVerifier,
    redirectUri: running.url,
  });

  test('[R7.06] code, PKCE verifier and state must match, and each works once', async () => {
    const caller = client();
    const { state } = await caller.value(socialStart, { provider: 'sandbox' });
    const secret = verifier();
    const { code, page } = await authorise(state, secret);
    expect(page).toContain(state);
    const first = await come(grant(code, secret), caller, state);
    expect(first).toMatchObject({ success: true, value: { pendingSocialUser: { name: 'Ana' } } });
    // The state is used up; with a new one the code is.
    expect((await come(grant(code, secret), caller, state)).errorCode).toBe('social_login_failed');
    expect((await come(grant(code, secret), caller)).errorCode).toBe('social_login_failed');
  });

  test('[R7.06] a stolen code is useless without its verifier', async () => {
    const secret = verifier();
    const { code } = await authorise('0123456789abcdef', secret);
    expect((await come(grant(code, verifier()))).errorCode).toBe('social_login_failed');
    expect((await come(grant(code, secret))).errorCode).toBe('social_login_failed');
  });

  test('[R7.06] a state of another browser or another provider is refused', async () => {
    const { state } = await client().value(socialStart, { provider: 'sandbox' });
    const secret = verifier();
    const { code } = await authorise(state, secret);
    expect((await come(grant(code, secret), client(), state)).errorCode).toBe(
      'social_login_failed',
    );
    const caller = client();
    const other = await caller.value(socialStart, { provider: 'google' });
    expect((await come(grant(code, secret), caller, other.state)).errorCode).toBe(
      'social_login_failed',
    );
  });

  test('responds only to its own client, and only to the portal’s origin', async () => {
    const wrong: Record<string, string>[] = [
      { redirect_uri: 'https://evil.example' },
      { client_id: 'somebody' },
      { code_challenge_method: 'plain' },
    ];
    for (const change of wrong) {
      expect((await authorise('0123456789abcdef', verifier(), change)).status).toBe(400);
    }
  });
});

test('[R7.06] unconfigured providers are disabled, and boot data contains no secret', async () => {
  const caller = client();
  const { info } = await caller.value(permission, {});
  expect(info.thirdParties?.socialLogin).toEqual([
    { provider: 'google', clientId: GOOGLE.clientId },
    { provider: 'facebook', appId: FACEBOOK.appId },
    { provider: 'sandbox', clientId: SANDBOX_CLIENT },
  ]);
  expect(JSON.stringify(info)).not.toContain('secret');
  await caller.developer('settings', {
    thirdParties: { ...thirdParties, google: null, facebook: null, sandboxIdentity: false },
  });
  for (const provider of ['google', 'facebook', 'sandbox'] as SocialProvider[]) {
    const answer = await caller.call(socialStart, { provider });
    expect(answer.errorCode, provider).toBe('function.not.available');
  }
  await caller.developer('settings', { thirdParties });
});
