import { afterAll, beforeAll, expect, test } from 'vitest';
import { favouriteGames, memberInfo } from '../../gateway/contract/index.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { createClient, startTestGateway } from './client.ts';
import { ENDPOINTS } from './endpoints.ts';

const NEED_TOKEN = ENDPOINTS.filter(({ token }) => token === 'required');

let running: RunningGateway;
beforeAll(async () => {
  running = await startTestGateway({ demoData: 'accounts' });
}, 60_000);
afterAll(() => running.close());

const send = (method: string, address: string) =>
  fetch(running.url + address, {
    method,
    headers: { Merchant: 'baize', 'Idempotency-Key': 'token-in-query' },
    ...(method !== 'GET' && { body: '{}' }),
  });

test('a token in the URL is accepted by the favourites only, and by no other call', async () => {
  const { token } = await createClient(running.url).logIn('demo_player');
  const query = new URLSearchParams({ token });
  for (const { method, path } of NEED_TOKEN) {
    if (path === favouriteGames.path) continue;
    const answer = await send(method, `${path}?${query}`);
    expect([path, answer.status, (await answer.json()).errorCode]).toEqual([
      path,
      401,
      'login.not.session',
    ]);
  }
  const asked = { language: 'EN', pageNo: '1', pageSize: '18', clientType: '3', platform: 'html5' };
  const favourites = new URLSearchParams({ token, ...asked });
  expect((await send('GET', `${favouriteGames.path}?${favourites}`)).status).toBe(200);
  const other = await send('GET', `${favouriteGames.path}?${new URLSearchParams(asked)}`);
  expect(other.status).toBe(401);
  const inHeader = await fetch(running.url + memberInfo.path, {
    headers: { Merchant: 'baize', Authorization: token },
  });
  expect(inHeader.status).toBe(200);
});
