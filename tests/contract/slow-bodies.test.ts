import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { AnyEndpoint } from '../../gateway/contract/endpoint.ts';
import { addFavourite } from '../../gateway/contract/games.ts';
import { memberProfile, updateNickname } from '../../gateway/contract/member-pages.ts';
import { updateLanguage } from '../../gateway/contract/members.ts';
import { excludeMember } from '../../gateway/contract/protection.ts';
import { logout, signOutEverywhere } from '../../gateway/contract/session.ts';
import { accounts } from '../../gateway/database/schema/index.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { type CashierMember, cashierMember } from './cashier-support.ts';
import { startTestGateway } from './client.ts';

/** Longer than the validity of a session lookup before the body was read. */
const SLOW = 400;

let running: RunningGateway;
beforeAll(async () => {
  running = await startTestGateway({ demoData: 'accounts' });
}, 60_000);
afterAll(() => running.close());
afterEach(() => vi.restoreAllMocks());

interface SlowCall {
  readonly endpoint: AnyEndpoint;
  readonly payload: object;
  readonly token: string;
}

/** Sends one half of a body, runs an action, and sends the other half. */
async function sendInHalves(
  { endpoint, payload, token }: SlowCall,
  between: () => Promise<unknown>,
) {
  const body = JSON.stringify(payload);
  const required = vi.spyOn(running.gateway.sessions, 'require');
  const call = request(running.url + endpoint.path, {
    method: endpoint.method,
    headers: { Merchant: 'baize', Authorization: token, 'Content-Length': body.length },
  });
  const answered = new Promise<{ success: boolean; errorCode?: string; value?: unknown }>(
    (resolve, reject) => {
      call.on('error', reject);
      call.on('response', async (response) => {
        let text = '';
        for await (const piece of response) text += piece;
        resolve(JSON.parse(text));
      });
    },
  );
  call.write(body.slice(0, 5));
  await expect.poll(() => required.mock.calls.some(([given]) => given === token)).toBe(true);
  await between();
  call.end(body.slice(5));
  const answer = await answered;
  return { answer, lookups: required.mock.calls.filter(([given]) => given === token).length };
}

const nicknameCall = (token: string): SlowCall => ({
  endpoint: updateNickname,
  payload: { nickname: 'Written late' },
  token,
});

const nicknameOf = async ({ client, username, password }: CashierMember) => {
  const { token } = await client.logIn(username, password);
  return (await client.value(memberProfile, {}, { token })).nickname;
};

test.each([
  ['logs out', ({ client, token }: CashierMember) => client.value(logout, {}, { token }), 'logout'],
  [
    'signs out everywhere',
    ({ client, token }: CashierMember) =>
      client.value(signOutEverywhere, { here: false }, { token }),
    'logout',
  ],
  [
    'logs in elsewhere',
    ({ client, username, password }: CashierMember) => client.logIn(username, password),
    'elsewhere',
  ],
])('whoever %s while a body arrives slowly is not written to by it', async (_what, end, reason) => {
  const member = await cashierMember(running.url);
  const before = await nicknameOf(member);
  const { token } = await member.client.logIn(member.username, member.password);
  const { answer } = await sendInHalves(nicknameCall(token), async () => {
    await end({ ...member, token });
    await wait(SLOW);
  });
  expect(answer).toMatchObject({ errorCode: 'login.not.session', value: { reason } });
  expect(await nicknameOf(member)).toBe(before);
});

test('[R10.04] a break that begins while a body arrives slowly applies to it', async () => {
  const { client, token } = await cashierMember(running.url);
  const game = { nodeId: 'node', vendor: 'LOTT', gameType: 'RNG' };
  const slow = { endpoint: addFavourite, payload: { data: game }, token };
  const { answer } = await sendInHalves(slow, async () => {
    const stop = { kind: 'timeOut', length: 'day' } as const;
    await client.value(excludeMember, stop, { token });
    await wait(SLOW);
  });
  expect(answer).toMatchObject({ errorCode: 'login.not.session', value: { reason: 'exclusion' } });
});

test('a call that visitors may make as well continues as a visitor’s', async () => {
  const { client, token, username } = await cashierMember(running.url);
  const slow = { endpoint: updateLanguage, payload: { language: 'TY' }, token };
  const { answer } = await sendInHalves(slow, async () => {
    await client.value(logout, {}, { token });
    await wait(SLOW);
  });
  expect(answer).toMatchObject({ success: true });
  const [account] = await running.gateway.db
    .select({ language: accounts.language })
    .from(accounts)
    .where(eq(accounts.username, username));
  expect(account).toEqual({ language: 'EN' });
});

test('a slow body of a valid session is accepted, and one that arrives at once costs one lookup', async () => {
  const { token } = await cashierMember(running.url);
  const slow = await sendInHalves(nicknameCall(token), () => wait(SLOW));
  expect(slow).toMatchObject({ answer: { success: true }, lookups: 2 });
  vi.restoreAllMocks();
  const quick = await sendInHalves(nicknameCall(token), async () => undefined);
  expect(quick).toMatchObject({ answer: { success: true }, lookups: 1 });
});
