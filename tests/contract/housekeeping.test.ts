import { randomUUID } from 'node:crypto';
import { gte } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchChat } from '../../gateway/contract/chat.ts';
import { DAY, HOUR } from '../../gateway/contract/durations.ts';
import { forgetPassword } from '../../gateway/contract/login-safety.ts';
import { captcha, challenge, login, sendLoginCode } from '../../gateway/contract/session.ts';
import { socialStart } from '../../gateway/contract/social.ts';
import * as schema from '../../gateway/database/schema/index.ts';
import { deleteExpired } from '../../gateway/housekeeping.ts';
import { issueTicket } from '../../gateway/modules/identity/tickets.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { createClient, DEMO_PASSWORD, solve, startTestGateway } from './client.ts';

let running: RunningGateway;
beforeAll(async () => {
  running = await startTestGateway({ demoData: 'accounts' });
}, 60_000);
afterAll(() => running.close());

const client = () => createClient(running.url);

const EXPIRING = {
  captchas: schema.captchas,
  challenges: schema.challenges,
  verificationCodes: schema.verificationCodes,
  loginVerifications: schema.loginVerifications,
  passwordResets: schema.passwordResets,
  socialStates: schema.socialStates,
  socialTickets: schema.socialTickets,
  throttleWindows: schema.throttleWindows,
  usedNonces: schema.usedNonces,
};

async function counts(): Promise<Record<string, number>> {
  const entries = Object.entries(EXPIRING).map(
    async ([name, table]) => [name, await running.gateway.db.$count(table)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

/** Inserts a row in each of the tables. */
async function leaveTraces(): Promise<void> {
  const caller = client();
  await caller.developer('flags', { LOGINIPVERF3: true });
  await caller.developer('settings', {
    challenge: { provider: 'local', difficulty: 1, neededAt: ['register', 'login'] },
  });
  await caller.value(captcha, {});
  await caller.value(sendLoginCode, { countryDialingCode: '63', mobileNum: '09171234567' });
  await caller.value(forgetPassword, {
    username: 'demo_player',
    email: 'demo_player@example.com',
  });
  await caller.value(socialStart, { provider: 'sandbox' });
  await issueTicket(running.gateway, {
    provider: 'sandbox',
    subject: randomUUID(),
    name: 'Ana',
    email: '',
  });
  const waiting = await caller.call(login, {
    type: 'username',
    username: 'demo_player',
    password: DEMO_PASSWORD,
    loginDeviceId: randomUUID(),
    audience: 'any',
    challenge: await caller.solveChallenge(),
  });
  expect(waiting.errorCode).toBe('login_verify_required');
}

/** The keys of the throttle's windows that are open at `at`. Some last a few seconds only. */
async function openWindows(at: number): Promise<string[]> {
  const { throttleWindows } = schema;
  const rows = await running.gateway.db
    .select({ key: throttleWindows.key })
    .from(throttleWindows)
    .where(gte(throttleWindows.endsAt, at));
  return rows.map(({ key }) => key);
}

test('expired rows are deleted, and none before its time', async () => {
  await leaveTraces();
  const left = await counts();
  for (const [name, count] of Object.entries(left)) expect(count, name).toBeGreaterThan(0);
  const { clock } = running.gateway;
  // Not those that end during the cleanup.
  const lasting = await openWindows(clock.now() + 60_000);
  expect(lasting.length).toBeGreaterThan(0);
  await deleteExpired(running.gateway);
  const { throttleWindows: _short, ...others } = left;
  expect(await counts()).toMatchObject(others);
  expect(await openWindows(clock.now())).toEqual(expect.arrayContaining(lasting));
  // The longest window of a throttle is a day.
  await client().developer('clock', { advanceMs: 25 * 60 * 60_000 });
  await deleteExpired(running.gateway);
  const after = await counts();
  for (const [name, count] of Object.entries(after)) expect(count, name).toBe(0);
});

test('a part that fails does not prevent the others', async () => {
  await client().value(captcha, {});
  await client().developer('clock', { advanceMs: 25 * 60 * 60_000 });
  const { db } = running.gateway;
  const broken = new Proxy(db, {
    get: (target, name, receiver) => {
      if (name !== 'delete') return Reflect.get(target, name, receiver);
      return (table: Parameters<typeof db.delete>[0]) => {
        if (table === schema.usedNonces) throw new Error('no');
        return target.delete(table);
      };
    },
  });
  await expect(deleteExpired({ ...running.gateway, db: broken })).rejects.toThrow(AggregateError);
  expect((await counts()).captchas).toBe(0);
});

describe('challenges', () => {
  test('cost the database nothing until they are answered', async () => {
    const before = (await counts()).challenges;
    const texts = new Set<string>();
    for (let time = 0; time < 20; time += 1) {
      texts.add((await client().value(challenge, {})).challenge);
    }
    expect(texts.size).toBe(20);
    expect((await counts()).challenges).toBe(before);
  });

  test('are throttled by address', async () => {
    const caller = client();
    const answers = await Promise.all(Array.from({ length: 70 }, () => caller.call(challenge, {})));
    expect(answers.filter(({ success }) => success)).toHaveLength(60);
    const refused = answers.find(({ success }) => !success);
    expect(refused).toMatchObject({ status: 429, errorCode: 'TOO_MANY_REQUEST' });
    expect(await client().call(challenge, {})).toMatchObject({ success: true });
  });

  test('work once, only here, and for a limited time', async () => {
    await client().developer('settings', {
      challenge: { provider: 'local', difficulty: 8, neededAt: ['register', 'login'] },
    });
    const attempt = (text: string, number: string) =>
      client().call(login, {
        type: 'username',
        username: 'nobody',
        password: 'nothing',
        loginDeviceId: randomUUID(),
        audience: 'any',
        challenge: { geetestChallenge: text, geetestValidate: number, geetestSeccode: number },
      });
    const { challenge: text, difficulty } = await client().value(challenge, {});
    const number = solve(text, difficulty);
    const answers = await Promise.all(Array.from({ length: 8 }, () => attempt(text, number)));
    expect(answers.filter(({ errorCode }) => errorCode === 'login.incorrect')).toHaveLength(1);
    expect(answers.filter(({ errorCode }) => errorCode === 'geetest_captcha_err')).toHaveLength(7);

    const forged = running.gateway.vault.encrypt(
      JSON.stringify({ difficulty: 0, expiresAt: Number.MAX_SAFE_INTEGER }),
      'elsewhere',
    );
    for (const invented of ['', 'abc', 'v1.', 'v1.AAAA', forged]) {
      expect((await attempt(invented, '1')).errorCode, invented).toBe('geetest_captcha_err');
    }
    const old = await client().value(challenge, {});
    await client().developer('clock', { advanceMs: 10 * 60_000 });
    const late = await attempt(old.challenge, solve(old.challenge, old.difficulty));
    expect(late.errorCode).toBe('geetest_captcha_err');
  });
});

describe('chats', () => {
  const HALF_DAY = 12 * HOUR;
  const rows = async () => {
    const { db } = running.gateway;
    return {
      chats: await db.$count(schema.chats),
      launches: await db.$count(schema.chatLaunches),
      messages: await db.$count(schema.chatMessages),
    };
  };
  const open = async (caller = client(), token?: string) => {
    const { chatUrl } = await caller.value(launchChat, {}, token === undefined ? {} : { token });
    return new URL(chatUrl, running.url).hash.slice(1);
  };
  const ask = (path: string, token: string, body?: object) =>
    fetch(`${running.url}/sandbox/chat/${path}`, {
      headers: { Authorization: token },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
  const write = async (token: string) => {
    const answer = await ask('messages', token, { body: 'Hello', key: randomUUID() });
    expect(answer.status).toBe(200);
  };
  const later = async (advanceMs: number) => {
    await client().developer('clock', { advanceMs });
    await deleteExpired(running.gateway);
  };

  test('of visitors without messages are deleted with their launches', async () => {
    for (let stranger = 0; stranger < 3; stranger += 1) await open();
    const left = await rows();
    await later(HALF_DAY);
    expect(await rows()).toEqual(left);
    await later(2 * HOUR);
    expect(await rows()).toEqual({ chats: 0, launches: 0, messages: 0 });
  });

  test('of visitors are kept as long as the cookie that opens them', async () => {
    const visitor = client();
    await write(await open(visitor));
    await later(29 * DAY);
    // Each opening renews the cookie.
    await open(visitor);
    await later(29 * DAY);
    expect(await rows()).toEqual({ chats: 1, launches: 1, messages: 2 });
    const { messages } = (await (await ask('state', await open(visitor))).json()).value;
    expect(messages).toHaveLength(2);
    await later(30 * DAY);
    await later(2 * HOUR);
    expect(await rows()).toEqual({ chats: 0, launches: 0, messages: 0 });
  });

  test('of members are kept, and their launches deleted', async () => {
    const caller = client();
    await caller.developer('flags', { LOGINIPVERF3: false });
    await caller.developer('settings', {
      challenge: { provider: 'local', difficulty: 1, neededAt: [] },
    });
    const { token } = await caller.logIn('demo_player');
    await write(await open(caller, token));
    await later(60 * DAY);
    expect(await rows()).toEqual({ chats: 1, launches: 0, messages: 2 });
  });
});
