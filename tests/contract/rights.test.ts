import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import {
  type AnyEndpoint,
  announcements,
  availablePromotions,
  balance,
  bankCards,
  consolidated,
  depositSettings,
  favouriteIds,
  gameList,
  gameVendors,
  getInbox,
  helpCenter,
  hotGames,
  logout,
  memberInfo,
  memberProfile,
  permission,
  pointReward,
  registerSettings,
  SOCKET_PATH,
  winnerBoard,
} from '../../gateway/contract/index.ts';
import { accounts } from '../../gateway/database/schema/index.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { cashierMember } from './cashier-support.ts';
import { createClient, startTestGateway } from './client.ts';

let running: RunningGateway;
beforeAll(async () => {
  running = await startTestGateway({ demoData: 'accounts' });
}, 60_000);
afterAll(() => running.close());

const PAGE = { pageNo: 1, pageSize: 18 };
const LANGUAGE = { language: 'EN' } as const;
const PLATFORM = 'flash,html5-desktop';

/** The first message of the socket for a token, or its close code. */
function firstWord(token: string): Promise<unknown> {
  const socket = new WebSocket(running.url.replace('http', 'ws') + SOCKET_PATH);
  return new Promise<unknown>((resolve) => {
    socket.once('open', () => socket.send(JSON.stringify({ type: 'hello', token })));
    socket.once('message', (data) => resolve(JSON.parse(String(data)).type));
    socket.once('close', resolve);
    socket.on('error', () => undefined);
  }).finally(() => socket.close());
}

test('[R1.02] home, lobbies, promotions and the rules of registration are public, without a token', async () => {
  const { call } = createClient(running.url);
  const answers = await Promise.all([
    call(permission, {}),
    call(registerSettings, {}),
    call(gameVendors, { platform: 'html5-desktop', ...LANGUAGE }),
    call(gameList, { ...PAGE, ...LANGUAGE, clientType: 3, platform: PLATFORM }),
    call(hotGames, { merchantCode: 'B', isPlatform: 2, platform: PLATFORM, ...LANGUAGE }),
    call(winnerBoard, { gameCategory: 'ALL', limitNum: 20, ...LANGUAGE }),
    call(announcements, { types: 'B,PL,PU,PR,H', platform: 'W', ...LANGUAGE, ...PAGE }),
    call(availablePromotions, {}),
    call(pointReward, {}),
    call(helpCenter, { lang: 'EN', device: 'WEB' }),
  ]);
  expect(answers.map(({ status, success }) => [status, success])).toEqual(
    answers.map(() => [200, true]),
  );
});

test('[R6.02] members’ calls are refused to visitors, allowed to members, and refused after the logout', async () => {
  const { client, token } = await cashierMember(running.url);
  const ask = (as?: string) => {
    const call = <E extends AnyEndpoint>(endpoint: E, payload: object) =>
      client.call(endpoint, payload as never, as === undefined ? {} : { token: as });
    return Promise.all([
      call(memberInfo, {}),
      call(memberProfile, {}),
      call(consolidated, {}),
      call(favouriteIds, {}),
      call(balance, { typeId: 0 }),
      call(depositSettings, {}),
      call(bankCards, {}),
      call(getInbox, PAGE),
    ]);
  };
  const statuses = async (as?: string) => (await ask(as)).map(({ status }) => status);
  const none = Array.from({ length: 8 }, () => 401);
  expect(await statuses()).toEqual(none);
  expect(await statuses('no-such-token')).toEqual(none);
  expect(await statuses(token)).toEqual(none.map(() => 200));
  expect(await firstWord(token)).toBe('ready');
  await client.value(logout, {}, { token });
  expect(await statuses(token)).toEqual(none);
  expect(await firstWord(token)).not.toBe('ready');
});

test('[R6.02] VIP data is returned only for members who have it, at a merchant that has it', async () => {
  const { client, token } = await cashierMember(running.url);
  const { accountId } = await running.gateway.sessions.require(token);
  const info = () => client.value(memberInfo, {}, { token });
  const plain = await info();
  expect(plain.vip).toBe(false);
  expect([plain.clubLabel, plain.vipRankLevel]).toEqual([undefined, undefined]);
  const { db } = running.gateway;
  await db.update(accounts).set({ vipLevel: 2 }).where(eq(accounts.id, accountId));
  expect(await info()).toMatchObject({
    vip: true,
    vipRankLevel: 2,
    clubLabel: { labelName: 'VIP 2' },
  });
  await client.developer('settings', { vipEnabled: false });
  expect((await info()).vip).toBe(false);
  expect((await client.value(memberProfile, {}, { token })).vip).toBeUndefined();
  await client.developer('settings', { vipEnabled: true });
});
