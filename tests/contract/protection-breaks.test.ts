import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { DAY, HOUR, MINUTE } from '../../gateway/contract/durations.ts';
import type { RequestOf } from '../../gateway/contract/endpoint.ts';
import {
  type AnyEndpoint,
  availablePromotions,
  balance,
  bankCards,
  depositByLaunchUrl,
  depositOrderDetail,
  excludeMember,
  favouriteIds,
  gameList,
  getInbox,
  helpCenter,
  hotGames,
  memberInfo,
  memberLimits,
  memberProtection,
  memberTransactions,
  reportPlay,
  rngOrders,
  SELF_EXCLUSIONS,
  SOCKET_PATH,
  setRealityCheck,
  TIME_OUTS,
  trialLaunch,
  withdraw,
} from '../../gateway/contract/index.ts';
import { recordPlay } from '../../gateway/modules/protection/play-time.ts';
import { drawDueIssues } from '../../gateway/sandbox/lottery/settle.ts';
import {
  ABANDONED_HOURS,
  endAbandonedRounds,
} from '../../gateway/sandbox/play/abandoned-rounds.ts';
import { addTestGames, nodeOf } from '../../gateway/sandbox/play/test-support.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { PAYMENT_PASSWORD } from './cashier-support.ts';
import { createClient } from './client.ts';
import { addGame, openGame, roundLines, toNextIssue } from './game-support.ts';
import { type Player, player, startProtected } from './protection-support.ts';

let running: RunningGateway;
beforeAll(async () => {
  running = await startProtected();
}, 60_000);
afterAll(() => running.close());

const advance = (ms: number) => running.gateway.clock.advance(ms);
const now = () => running.gateway.clock.now();

type StateRequest = RequestOf<typeof excludeMember>;

const stop = (me: Player, wish: StateRequest) =>
  me.client.call(excludeMember, wish, { token: me.token });

/** Logs in again, because the earlier session has ended with the break. */
const again = async (me: Player): Promise<Player> => {
  const { token } = await me.client.logIn(me.username, me.password);
  return me.as(token);
};

const PAGE = { pageNo: 1, pageSize: 18 };

test.each(Object.entries(TIME_OUTS))(
  '[R10.04] a time-out of %s ends by itself after its time, not before',
  async (length, ms) => {
    const me = await player(running);
    const at = now();
    const answer = await stop(me, { kind: 'timeOut', length: length as keyof typeof TIME_OUTS });
    if (!answer.success) throw new Error(answer.errorCode);
    const { exclusion } = answer.value;
    expect(exclusion).toMatchObject({ kind: 'timeOut', mayReturn: false });
    expect((exclusion.endsAt ?? 0) - exclusion.startsAt).toBe(ms);
    expect(exclusion.startsAt).toBeGreaterThanOrEqual(at);
    const back = await again(me);
    advance((exclusion.endsAt ?? 0) - now() - 5_000);
    expect((await back.deposit(20)).errorCode).toBe('player_excluded');
    advance(5_000);
    expect((await back.deposit(20)).success).toBe(true);
  },
);

test('[R10.04] time-outs are 24 hours, 48 hours, 7, 14, 30 and 42 days; self-exclusions 6 months, 1 year, 5 years and permanent', () => {
  expect(Object.values(TIME_OUTS).map((ms) => ms / HOUR)).toEqual([
    24,
    48,
    7 * 24,
    14 * 24,
    30 * 24,
    42 * 24,
  ]);
  expect(Object.values(SELF_EXCLUSIONS)).toEqual([6, 12, 60, null]);
});

test('[R10.04] a break ends every session and socket at once, and the token of the game', async () => {
  const me = await player(running);
  await me.fund(50);
  const launch = await me.launch();
  if (!launch.success) throw new Error(launch.errorCode);
  const url = launch.value.content.game_url;
  const game = async (path: string, body?: object) => {
    const answer = await fetch(`${running.url}/sandbox/play/${path}`, {
      headers: {
        Authorization: url.slice(url.indexOf('#') + 1),
        'Content-Type': 'application/json',
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    return answer.json();
  };
  expect((await game('round', { key: 'round-key-1', bet: 20, stake: {} })).success).toBe(true);
  const socket = new WebSocket(running.url.replace('http', 'ws') + SOCKET_PATH);
  const heard: { type: string; reason?: string }[] = [];
  const ready = new Promise<void>((resolve) => {
    socket.on('message', (data) => {
      const event = JSON.parse(String(data));
      heard.push(event);
      if (event.type === 'ready') resolve();
    });
  });
  socket.once('open', () => socket.send(JSON.stringify({ type: 'hello', token: me.token })));
  await ready;
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  const began = performance.now();
  await stop(me, { kind: 'timeOut', length: 'week' });
  expect(await closed).toBe(4001);
  // Self-exclusion to the end of every session, socket and game: 1 s.
  expect(performance.now() - began).toBeLessThan(1_000);
  expect(heard.at(-1)).toEqual({ type: 'sessionEnded', reason: 'exclusion' });
  const refused = await me.client.call(memberInfo, {}, { token: me.token });
  expect(refused).toMatchObject({
    errorCode: 'login.not.session',
    value: { reason: 'exclusion' },
  });
  expect(await game('round', { key: 'round-key-2', bet: 20, stake: {} })).toMatchObject({
    errorCode: 'login.not.session',
    value: { reason: 'exclusion' },
  });
});

test('[R10.04] a login during a break has access to balance, withdrawal, records and help, and nothing else', async () => {
  const fresh = await player(running);
  await fresh.fund(100);
  const cardId = await fresh.prepareWithdrawal();
  await stop(fresh, { kind: 'selfExclusion', length: 'halfYear' });
  const me = await again(fresh);
  const status = async (endpoint: AnyEndpoint, payload: object) => {
    const answer = await me.client.call(endpoint, payload as never, {
      token: me.token,
      idempotencyKey: `k-${endpoint.path}`,
    });
    return answer.success ? 'open' : answer.errorCode;
  };
  const range = { startTime: now() - DAY, endTime: now(), ...PAGE };
  const open: [AnyEndpoint, object][] = [
    [memberInfo, {}],
    [balance, { typeId: 0 }],
    [bankCards, {}],
    [rngOrders, range],
    [memberTransactions, range],
    [getInbox, PAGE],
    [memberLimits, {}],
    [memberProtection, {}],
    [helpCenter, { lang: 'EN', device: 'WEB' }],
    [withdraw, { amount: 20, cardId, paymentPassword: PAYMENT_PASSWORD }],
  ];
  for (const [endpoint, payload] of open) {
    expect(await status(endpoint, payload), endpoint.path).toBe('open');
  }
  const shut: [AnyEndpoint, object][] = [
    [depositByLaunchUrl, { channelId: 'lagoon', amount: 20 }],
    [favouriteIds, {}],
    [reportPlay, {}],
    [setRealityCheck, { minutes: 30 }],
    // Public games and promotions are not shown to self-excluded members either.
    [availablePromotions, {}],
    [gameList, { ...PAGE, language: 'EN', clientType: 3, platform: 'html5-desktop' }],
    [hotGames, { merchantCode: 'B', isPlatform: 2, platform: 'html5-desktop', language: 'EN' }],
    [
      trialLaunch,
      { nodeId: nodeOf('RNG'), vassalage: 'TEST', language: 'EN', platform: 'html5-desktop' },
    ],
  ];
  for (const [endpoint, payload] of shut) {
    expect(await status(endpoint, payload), endpoint.path).toBe('player_excluded');
  }
  expect((await me.launch()).errorCode).toBe('player_excluded');
  expect((await me.client.value(memberInfo, {}, { token: me.token })).isExcluded).toBe(true);
});

test('[R10.04] a deposit that is paid during a break is refused, and returned', async () => {
  const me = await player(running);
  const order = await me.deposit(40);
  if (!order.success) throw new Error('The deposit was refused.');
  await stop(me, { kind: 'timeOut', length: 'day' });
  await me.pay(order.value.launchUrl, 'approve');
  const back = await again(me);
  const { orderNo } = order.value;
  expect(
    await me.client.value(depositOrderDetail, { orderNo }, { token: back.token }),
  ).toMatchObject({ status: 'refused', reason: 'on_break' });
  expect(await back.balance()).toBe(0);
});

test('[R10.04] a bet in a game that was opened independently of the session is refused within its own transaction', async () => {
  const me = await player(running);
  await me.fund(50);
  // This launch is not bound to a session.
  const game = await me.play();
  expect((await game.spin(20)).status).toBe(200);
  await stop(me, { kind: 'timeOut', length: 'day' });
  expect(await game.spin(20)).toMatchObject({ status: 403, errorCode: 'player_excluded' });
});

test('[R10.04] a round that is open when a break begins is ended by the rules of its game and paid', async () => {
  const me = await player(running);
  await me.fund(50);
  await addTestGames(running.gateway.db);
  const call = await openGame(running, me.accountId, 'mines-1');
  const begun = await call('round', { key: 'round-key-1', bet: 1000, stake: { mines: 3 } });
  expect(begun).toMatchObject({ status: 200, value: { round: { open: true } } });
  expect(await me.balance()).toBe(40);
  await stop(me, { kind: 'timeOut', length: 'sixWeeks' });
  advance((ABANDONED_HOURS + 1) * HOUR);
  await endAbandonedRounds(running.gateway);
  // No tile is opened, so the bet is returned.
  const back = await again(me);
  expect(await back.balance()).toBe(50);
  expect((await back.deposit(20)).errorCode).toBe('player_excluded');
});

test('[R10.04] lottery slips stay valid during a break and are paid', async () => {
  const me = await player(running);
  await me.fund(100);
  const nodeId = await addGame(running, 'ELOTT', 'HOUSE_TURBO_FOUR_1M');
  const call = await openGame(running, me.accountId, nodeId);
  // Early in an issue, so that it does not close between the board and the slip.
  toNextIssue(running);
  const board = await call('lottery/board');
  const { issueNo } = board.value.issue;
  const lines = ['big', 'small'].map((pick) => ({ kind: 'size', pick, stake: 100 }));
  const placed = await call('lottery/slip', { key: 'slip-key-1', issueNo, lines });
  expect(placed.status).toBe(200);
  await stop(me, { kind: 'selfExclusion', length: 'forever' });
  const before = await (await again(me)).balance();
  toNextIssue(running);
  await drawDueIssues(running.gateway);
  // One of both sides has won 1.90.
  expect(await (await again(me)).balance()).toBeCloseTo(before + 1.9, 2);
  expect(
    (await call('lottery/slip', { key: 'slip-key-2', issueNo: '1', lines })).errorCode,
  ).not.toBeUndefined();
});

test('[R10.04] nothing cancels a self-exclusion; after its end reopening must be requested and takes effect 24 hours later', async () => {
  const fresh = await player(running);
  const answer = await stop(fresh, { kind: 'selfExclusion', length: 'halfYear' });
  if (!answer.success) throw new Error(answer.errorCode);
  const { endsAt = 0, startsAt } = answer.value.exclusion;
  const six = new Date(startsAt);
  six.setUTCMonth(six.getUTCMonth() + 6);
  expect(endsAt).toBe(six.getTime());
  const me = await again(fresh);
  expect(await stop(me, { kind: 'return' })).toMatchObject({
    status: 409,
    errorCode: 'exclusion_holds',
    value: { until: endsAt },
  });
  // A shorter break does not replace the longer one.
  await stop(me, { kind: 'timeOut', length: 'day' });
  advance(3 * DAY);
  const later = await again(fresh);
  expect((await later.deposit(20)).errorCode).toBe('player_excluded');
  advance(endsAt - now() + MINUTE);
  // Its time has passed, and without the request it continues.
  expect((await later.deposit(20)).errorCode).toBe('player_excluded');
  expect(await me.client.value(memberProtection, {}, { token: later.token })).toMatchObject({
    exclusion: { mayReturn: true },
  });
  const asked = now();
  const back = await stop(later, { kind: 'return' });
  if (!back.success) throw new Error(back.errorCode);
  const { returnsAt = 0 } = back.value.exclusion;
  expect(returnsAt - asked).toBeGreaterThanOrEqual(24 * HOUR);
  expect((await later.deposit(20)).errorCode).toBe('player_excluded');
  advance(returnsAt - now() - 5_000);
  expect((await later.deposit(20)).errorCode).toBe('player_excluded');
  advance(5_000);
  expect((await later.deposit(20)).success).toBe(true);
});

test('[R10.04] the months of a self-exclusion are those of the merchant’s time zone', async () => {
  const me = await player(running);
  const { developer } = createClient(running.url);
  await developer('settings', { timeZone: 'Asia/Manila' });
  try {
    // 04:00 on 1 March in Manila, where it is still 28 February in UTC.
    const year = new Date(now()).getUTCFullYear() + 1;
    const manila = (month: number) => Date.UTC(year, month, 1, 4) - 8 * HOUR;
    advance(manila(2) - now());
    const answer = await stop(me, { kind: 'selfExclusion', length: 'halfYear' });
    if (!answer.success) throw new Error(answer.errorCode);
    const { startsAt, endsAt = 0 } = answer.value.exclusion;
    expect(endsAt - manila(8)).toBe(startsAt - manila(2));
  } finally {
    await developer('settings', { timeZone: 'UTC' });
  }
});

test('[R10.04] a permanent self-exclusion cannot be reopened', async () => {
  const fresh = await player(running);
  const answer = await stop(fresh, { kind: 'selfExclusion', length: 'forever' });
  expect(answer.success && answer.value.exclusion.endsAt).toBe(undefined);
  const me = await again(fresh);
  advance(DAY);
  expect(await stop(me, { kind: 'return' })).toMatchObject({ errorCode: 'exclusion_holds' });
});

test('[R10.05] no new bet is accepted until the reality check is answered, at the interval of the player’s choice', async () => {
  const me = await player(running);
  await me.fund(200);
  const report = (answer?: 'continue') =>
    me.client.value(reportPlay, answer ? { answer } : {}, { token: me.token });
  expect((await report()).realityMinutes).toBe(60);
  for (const minutes of [15, 30, 45, 60] as const) {
    await me.client.value(setRealityCheck, { minutes }, { token: me.token });
    expect((await report()).realityMinutes).toBe(minutes);
  }
  expect(
    (await me.client.call(setRealityCheck, { minutes: 20 } as never, { token: me.token }))
      .errorCode,
  ).toBe('request_param_err');
  await me.client.value(setRealityCheck, { minutes: 15 }, { token: me.token });
  const game = await me.play();
  let staked = 0;
  let won = 0;
  const spin = async () => {
    const answer = await game.spin(100);
    if (answer.status === 200) {
      staked += 1;
      won += (answer.win ?? 0) / 100;
    }
    return answer;
  };
  const { startedAt } = await report();
  for (let minute = 0; minute < 15; minute += 3) {
    expect((await spin()).status).toBe(200);
    advance(3 * MINUTE);
  }
  expect(await spin()).toMatchObject({ status: 409, errorCode: 'reality_check_due' });
  const due = await report();
  expect(due).toMatchObject({ checkIsDue: true, startedAt, staked, net: expect.any(Number) });
  expect(due.won).toBeCloseTo(won, 2);
  expect(due.net).toBeCloseTo(won - staked, 2);
  expect(due.playedMs).toBeGreaterThanOrEqual(15 * MINUTE);
  // After a long absence the check still has to be answered.
  advance(2 * HOUR);
  expect((await spin()).errorCode).toBe('reality_check_due');
  // Also after a longer interval is chosen.
  await me.client.value(setRealityCheck, { minutes: 60 }, { token: me.token });
  expect((await spin()).errorCode).toBe('reality_check_due');
  expect((await report()).checkIsDue).toBe(true);
  expect((await report('continue')).checkIsDue).toBe(false);
  expect((await spin()).status).toBe(200);
});

test('[R10.05] [R10.06a] a bet from before the play session that is returned within it is not part of its stakes and net result; neither is a returned bet of the session', async () => {
  const me = await player(running);
  await me.fund(100);
  const report = () => me.client.value(reportPlay, {}, { token: me.token });
  const [older, newer, kept] = [1, 2, 3].map(() => roundLines(running, me.accountId));
  await report();
  await older?.('bet', -4000);
  // After this pause a new play session begins.
  advance(HOUR);
  await report();
  await older?.('refund', 4000);
  expect(await report()).toMatchObject({ staked: 0, won: 0, net: 0 });
  await newer?.('bet', -500);
  await kept?.('bet', -100);
  expect(await report()).toMatchObject({ staked: 6, net: -6 });
  await newer?.('refund', 500);
  expect(await report()).toMatchObject({ staked: 1, won: 0, net: -1 });
});

test('[R10.05] a call that waited for another one does not restart the play session', async () => {
  const me = await player(running);
  const { db } = running.gateway;
  const plays = (at: number) => db.transaction((tx) => recordPlay(tx, me.accountId, at));
  const began = now();
  await plays(began);
  const last = began + 4 * MINUTE;
  const known = await plays(last);
  expect(known).toMatchObject({ playedMs: 4 * MINUTE, sinceCheckMs: 4 * MINUTE });
  // It read the time before the call that held the lock.
  expect(await plays(last - 5)).toEqual(known);
  expect(await plays(last + MINUTE)).toMatchObject({
    playStartedAt: began,
    playedMs: 5 * MINUTE,
    sinceCheckMs: 5 * MINUTE,
  });
});

test('[R10.06b] a login shows time and place of the previous one', async () => {
  const me = await player(running);
  const before = now();
  const next = await me.client.logIn(me.username, me.password);
  expect(next.lastLogin).toMatchObject({
    at: expect.any(Number),
    ip: expect.stringMatching(/^10\./),
    userAgent: expect.any(String),
  });
  expect(next.lastLogin?.at).toBeLessThanOrEqual(before);
  advance(HOUR);
  const third = await me.client.logIn(me.username, me.password);
  expect((third.lastLogin?.at ?? 0) - (next.lastLogin?.at ?? 0)).toBeLessThan(HOUR);
  advance(HOUR);
  const fourth = await me.client.logIn(me.username, me.password);
  expect((fourth.lastLogin?.at ?? 0) - (third.lastLogin?.at ?? 0)).toBeGreaterThanOrEqual(HOUR);
});
