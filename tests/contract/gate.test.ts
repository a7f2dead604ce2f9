import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { createApp } from '../../gateway/app.ts';
import { depositByLaunchUrl, withdraw } from '../../gateway/contract/cashier.ts';
import { launchChat } from '../../gateway/contract/chat.ts';
import { MINUTE } from '../../gateway/contract/durations.ts';
import { SOCKET_PATH } from '../../gateway/contract/events.ts';
import { launchGame, trialLaunch } from '../../gateway/contract/games.ts';
import { loginFreePlay } from '../../gateway/contract/session.ts';
import { games, vendors } from '../../gateway/database/schema/index.ts';
import { CHAT_SOCKET_PATH } from '../../gateway/sandbox/chat/chat-socket.ts';
import { LOTTERY_STAKES } from '../../gateway/sandbox/lottery/lotteries.ts';
import { drawDueIssues } from '../../gateway/sandbox/lottery/settle.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import {
  type CashierMember,
  callCashier,
  cashierMember,
  PAYMENT_PASSWORD,
} from './cashier-support.ts';
import { createClient, startTestGateway } from './client.ts';

const SLOT = { nodeId: 'gate-slot', gameId: 'gate-slot', vassalage: 'GATE' };
const SPORTS = { nodeId: 'gate-sports', gameId: 'gate-sports', vassalage: 'GATE' };
const LOTTERY = { nodeId: 'gate-lottery', gameId: 'gate-lottery', vassalage: 'GATE' };

let running: RunningGateway;
let member: CashierMember;
let cardId: number;

const gameRow = (nodeId: string, rest: Partial<typeof games.$inferInsert>) => ({
  nodeId,
  roomId: nodeId,
  gameCode: `GATE_${nodeId}`,
  vassalage: 'GATE',
  name: { EN: 'Golden Koi', TY: 'Gintong Koi' },
  searchText: 'golden koi',
  gameType: 'RNG' as const,
  gameClassify: 'SLOT',
  isNew: false,
  releasedAt: 0,
  supportPlay: 0,
  rtp: 9600,
  lines: 20,
  minBet: 20,
  maxBet: 10_000,
  popularity: 1,
  theme: 'koi',
  motif: 'fish',
  ...rest,
});

beforeAll(async () => {
  running = await startTestGateway({ demoData: 'accounts' });
  const { db } = running.gateway;
  await db
    .insert(vendors)
    .values({ vassalage: 'GATE', name: { EN: 'Gate Studio', TY: 'Gate Studio' } })
    .onConflictDoNothing();
  const lottery = {
    gameCode: 'HOUSE_TURBO_FOUR_1M',
    gameType: 'ELOTT' as const,
    gameClassify: 'ALL',
    ...LOTTERY_STAKES,
    motif: 'lottoball',
  };
  await db
    .insert(games)
    .values([
      gameRow(SLOT.nodeId, {}),
      gameRow(LOTTERY.nodeId, lottery),
      gameRow(SPORTS.nodeId, { gameType: 'SPORTS', gameClassify: 'ALL' }),
    ])
    .onConflictDoNothing();
  await callCashier(running.url, 'settings', JSON.stringify({ turnoverTimes: 0 }));
  member = await cashierMember(running.url);
  await member.fund(2_000);
  cardId = await member.prepareWithdrawal();
}, 60_000);
afterAll(() => running.close());
afterEach(() => open());

interface Answer {
  readonly status: number;
  readonly errorCode?: string;
  readonly value?: unknown;
}

async function gameCall(token: string, path: string, body?: object): Promise<Answer> {
  const response = await fetch(`${running.url}/sandbox/play/${path}`, {
    headers: { Authorization: token },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  return { status: response.status, ...(await response.json()) };
}

const tokenOf = (address: string) => address.slice(address.indexOf('#') + 1);

async function launched(game: typeof SLOT, accountType: 0 | 1 = 1): Promise<string> {
  const answer = await member.client.value(
    launchGame,
    { launchMode: 'GLS', platform: 'WEB', clientType: 1, ...game, accountType, language: 'EN' },
    { token: member.token },
  );
  return tokenOf(answer.content.game_url);
}

/**
 * The traces of people's calls: no money moves without a journal entry. Entries of jobs that settle earlier bets are left
 * out, because these continue while the system is closed.
 */
async function moneyOfAll() {
  const ofJobs = sql`idempotency_key like 'win:%' or kind in ('salary', 'referral')
    or (scope like 'withdrawal:%' and idempotency_key <> 'hold')`;
  const [counts] = await running.gateway.db
    .select({
      entries: sql`(select count(*) from journal_entries where not (${ofJobs}))`.mapWith(Number),
      play: sql`(select count(*) from play_entries)`.mapWith(Number),
      rounds: sql`(select count(*) from game_rounds)`.mapWith(Number),
      cancelled: sql`(select count(*) from game_rounds where state = 'cancelled')`.mapWith(Number),
      orders: sql`(select count(*) from deposit_orders)`.mapWith(Number),
      withdrawals: sql`(select count(*) from withdraw_orders)`.mapWith(Number),
      launches: sql`(select count(*) from game_launches)`.mapWith(Number),
      messages: sql`(select count(*) from chat_messages)`.mapWith(Number),
    })
    .from(sql`(select 1) as one`);
  return counts;
}

/** Closes the system or a game; `open` opens everything again. */
const developer = (tool: string, body: unknown) => member.client.developer(tool, body);
const window = () => {
  const now = running.gateway.clock.now();
  return { maintenanceFrom: now - MINUTE, maintenanceUntil: now + MINUTE };
};
const SYSTEM_SWITCHES = {
  maintenance: {
    close: () =>
      developer('status', {
        systemStatus: 1,
        maintenanceText: 'Back soon.',
        maintenanceTexts: { TY: 'Babalik agad.' },
      }),
    refusal: {
      status: 503,
      errorCode: 'system_maintenance',
      message: 'Back soon.',
      value: { texts: { TY: 'Babalik agad.' } },
    },
  },
  region: {
    close: () => developer('status', { systemStatus: 2 }),
    refusal: { status: 403, errorCode: 'region_restricted' },
  },
  'the caller’s network': {
    close: () => developer('settings', { restrictedNetworks: ['0.0.0.0/0', '::/0'] }),
    refusal: { status: 403, errorCode: 'region_restricted' },
  },
  domain: {
    close: () => developer('settings', { allowedDomains: ['play.example'] }),
    refusal: { status: 403, errorCode: 'domain_invalid' },
  },
} as const;
const GAME_SWITCHES = {
  'the game’s maintenance': {
    close: () => running.gateway.db.update(games).set(window()),
    refusal: { status: 503, errorCode: 'game_maintenance' },
  },
  'the vendor’s maintenance': {
    close: () => running.gateway.db.update(vendors).set(window()),
    refusal: { status: 503, errorCode: 'game_maintenance' },
  },
} as const;

async function open(): Promise<void> {
  const none = { maintenanceFrom: null, maintenanceUntil: null };
  await running.gateway.db.update(games).set(none);
  await running.gateway.db.update(vendors).set(none);
  await developer('settings', {
    systemStatus: 0,
    allowedDomains: [],
    restrictedNetworks: [],
  });
}

const freshKey = () => randomUUID();

async function placeBet(token: string) {
  const board = (await gameCall(token, 'lottery/board')).value as { issue: { issueNo: string } };
  const slip = {
    key: freshKey(),
    issueNo: board.issue.issueNo,
    lines: [{ kind: 'size', pick: 'big', stake: 100 }],
  };
  return { slip, place: () => gameCall(token, 'lottery/slip', slip) };
}
/** Early in an issue, so that it does not close during the test. */
function toOpenIssue(): void {
  const { clock } = running.gateway;
  clock.advance(MINUTE - (clock.now() % MINUTE) + 1_000);
}

/** Prepares a call while everything is open; the call is then tried closed and open. */
type Path = () => Promise<() => Promise<Answer>>;

const GAME_PATHS: Readonly<Record<string, Path>> = {
  'a round': async () => {
    const token = await launched(SLOT);
    const key = freshKey();
    return () => gameCall(token, 'round', { key, bet: 100 });
  },
  'a trial round': async () => {
    const token = await launched(SLOT, 0);
    const key = freshKey();
    return () => gameCall(token, 'round', { key, bet: 100 });
  },
  'a visitor’s trial round': async () => {
    const visitor = createClient(running.url);
    const launch = await visitor.value(trialLaunch, {
      ...SLOT,
      ageConfirmed: '1',
      platform: 'WEB',
      language: 'EN',
    });
    const token = tokenOf(launch.content.game_url);
    const key = freshKey();
    return () => gameCall(token, 'round', { key, bet: 100 });
  },
  'a lottery slip': async () => {
    toOpenIssue();
    return (await placeBet(await launched(LOTTERY))).place;
  },
  'a cancellation': async () => {
    toOpenIssue();
    const token = await launched(LOTTERY);
    const placed = (await (await placeBet(token)).place()).value as { bets: { orderNo: string }[] };
    const orderNo = placed.bets[0]?.orderNo;
    return () => gameCall(token, 'lottery/cancel', { orderNo });
  },
  'a launch': async () => () =>
    member.client.call(
      launchGame,
      {
        launchMode: 'GLS',
        platform: 'WEB',
        clientType: 1,
        ...SLOT,
        accountType: 1,
        language: 'EN',
      },
      { token: member.token },
    ),
};

const SYSTEM_PATHS: Readonly<Record<string, Path>> = {
  'a deposit': async () => {
    const idempotencyKey = freshKey();
    const { token } = member;
    return async () => {
      const deposit = { channelId: 'lagoon', amount: 20 };
      const answer = await member.client.call(depositByLaunchUrl, deposit, {
        token,
        idempotencyKey,
      });
      if (answer.success) await member.pay(answer.value.launchUrl, 'refuse');
      return answer;
    };
  },
  'a payment page': async () => {
    const order = await member.client.value(
      depositByLaunchUrl,
      { channelId: 'lagoon', amount: 20 },
      { token: member.token, idempotencyKey: freshKey() },
    );
    return async () => {
      const body = new URLSearchParams({ decision: 'approve' });
      const response = await fetch(running.url + order.launchUrl, { method: 'POST', body });
      const text = await response.text();
      return { status: response.status, ...(text.startsWith('{') ? JSON.parse(text) : {}) };
    };
  },
  'a withdrawal': async () => {
    const idempotencyKey = freshKey();
    const wanted = { amount: 10, cardId, paymentPassword: PAYMENT_PASSWORD };
    return () => member.client.call(withdraw, wanted, { token: member.token, idempotencyKey });
  },
  'free play': async () => () =>
    createClient(running.url).call(loginFreePlay, {
      os: 'linux',
      platform: 'W',
      encryption: true,
      gatewayVersion: 3,
      ageConfirmed: true,
    }),
  'a chat message': async () => {
    const { chatUrl } = await createClient(running.url).value(launchChat, {});
    return async () => {
      const response = await fetch(`${running.url}/sandbox/chat/messages`, {
        method: 'POST',
        headers: { Authorization: tokenOf(chatUrl) },
        body: JSON.stringify({ body: 'Hello', key: randomUUID() }),
      });
      return { status: response.status, ...(await response.json()) };
    };
  },
};

const cases = [
  ...Object.entries({ ...GAME_PATHS, ...SYSTEM_PATHS }).flatMap(([name, path]) =>
    Object.entries(SYSTEM_SWITCHES).map(([closed, gate]) => ({ name, path, closed, ...gate })),
  ),
  ...Object.entries(GAME_PATHS).flatMap(([name, path]) =>
    Object.entries(GAME_SWITCHES).map(([closed, gate]) => ({ name, path, closed, ...gate })),
  ),
];

/** These states keep the merchant's hosts open: the state of earlier actions can still be read. */
const SYSTEM_CLOSINGS = (Object.keys(SYSTEM_SWITCHES) as (keyof typeof SYSTEM_SWITCHES)[]).filter(
  (name) => name !== 'domain',
);

interface Book {
  matches: { matchNo: string; markets?: object[][] }[];
  bets: object[];
}

describe('the gate', () => {
  test.each(cases)(
    '$closed refuses $name, which moves nothing, and then allows it',
    async ({ path, close, refusal }) => {
      const act = await path();
      await close();
      const before = await moneyOfAll();
      expect(await act()).toMatchObject(refusal);
      expect(await moneyOfAll()).toEqual(before);
      await open();
      expect((await act()).status).toBe(200);
      expect(await moneyOfAll()).not.toEqual(before);
    },
  );

  test.each(SYSTEM_CLOSINGS)(
    'under %s an interrupted player can still read the round, and a repeated key returns it again',
    async (name) => {
      const { close } = SYSTEM_SWITCHES[name];
      const token = await launched(SLOT);
      const round = { key: freshKey(), bet: 100 };
      const played = (await gameCall(token, 'round', round)).value as {
        round: { orderNo: string };
      };
      await close();
      const before = await moneyOfAll();
      expect(await gameCall(token, 'round', round)).toMatchObject({
        status: 200,
        value: { replayed: true, round: played.round },
      });
      expect(await gameCall(token, 'state')).toMatchObject({
        value: { unseen: { orderNo: played.round.orderNo } },
      });
      const { orderNo } = played.round;
      expect(await gameCall(token, 'shown', { orderNo })).toMatchObject({ value: { first: true } });
      expect((await gameCall(token, 'history')).status).toBe(200);
      expect(await moneyOfAll()).toEqual(before);
    },
  );

  test.each(SYSTEM_CLOSINGS)(
    'under %s a sports slip that was placed is returned again, its book can be read, and no new one is accepted',
    async (name) => {
      const { close, refusal } = SYSTEM_SWITCHES[name];
      const token = await launched(SPORTS);
      const board = async () => (await gameCall(token, 'sports/football/board')).value as Book;
      const opened = await board();
      const match = opened.matches.find(({ markets }) => markets);
      const bets = [
        { stake: 100, legs: [{ matchNo: match?.matchNo, ...match?.markets?.[0]?.[0] }] },
      ];
      const place = (key: string) => gameCall(token, 'sports/football/slip', { key, bets });
      const key = freshKey();
      expect(await place(key)).toMatchObject({ status: 200, value: { replayed: false } });
      await close();
      const before = await moneyOfAll();
      expect(await place(key)).toMatchObject({ status: 200, value: { replayed: true } });
      expect((await board()).bets).toHaveLength(opened.bets.length + 1);
      expect(await place(freshKey())).toMatchObject(refusal);
      expect(await moneyOfAll()).toEqual(before);
    },
  );

  test('an unknown host can read nothing of a game, and gets no socket', async () => {
    const token = await launched(SLOT);
    await SYSTEM_SWITCHES.domain.close();
    for (const path of ['state', 'history']) {
      expect(await gameCall(token, path)).toMatchObject({ errorCode: 'domain_invalid' });
    }
    expect(await closeOf(SOCKET_PATH, { type: 'hello', token: member.token })).toBe(4003);
  });

  test('a bet that was placed before a maintenance is drawn and paid during it', async () => {
    toOpenIssue();
    const token = await launched(LOTTERY);
    const { slip } = await placeBet(token);
    const lines = ['big', 'small'].map((pick) => ({ kind: 'size', pick, stake: 100 }));
    expect((await gameCall(token, 'lottery/slip', { ...slip, lines })).status).toBe(200);
    await SYSTEM_SWITCHES.maintenance.close();
    await GAME_SWITCHES['the game’s maintenance'].close();
    toOpenIssue();
    await drawDueIssues(running.gateway);
    const board = (await gameCall(token, 'lottery/board')).value as {
      bets: { state: string; win: number }[];
    };
    const own = board.bets.slice(0, 2);
    expect(own.map(({ state }) => state)).toEqual(['settled', 'settled']);
    expect(own.reduce((sum, { win }) => sum + win, 0)).toBeGreaterThan(0);
  });

  test('a body that was delayed until the maintenance began is refused', async () => {
    const { token } = member;
    const body = JSON.stringify({ channelId: 'lagoon', amount: 20 });
    const url = new URL(depositByLaunchUrl.path, running.url);
    const before = await moneyOfAll();
    const answer = await new Promise<Answer>((resolve, reject) => {
      const headers = {
        Merchant: 'baize',
        Authorization: token,
        'Idempotency-Key': freshKey(),
        'Content-Type': 'application/json',
        'Content-Length': body.length,
      };
      const call = request(url, { method: 'POST', headers }, (response) => {
        let text = '';
        response.on('data', (part) => {
          text += part;
        });
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, ...JSON.parse(text) }),
        );
      });
      call.on('error', reject);
      call.write(body.slice(0, 5));
      untilReading(call)
        .then(SYSTEM_SWITCHES.maintenance.close)
        .then(() => call.end(body.slice(5)), reject);
    });
    expect(answer).toMatchObject(SYSTEM_SWITCHES.maintenance.refusal);
    expect(await moneyOfAll()).toEqual(before);
  });

  test('of rounds that race a maintenance none begins after it, twenty times', async () => {
    const token = await launched(SLOT);
    const spin = () => gameCall(token, 'round', { key: freshKey(), bet: 20 });
    for (let time = 0; time < 20; time += 1) {
      const racing = Promise.all([spin(), spin(), SYSTEM_SWITCHES.maintenance.close()]);
      await SYSTEM_SWITCHES.maintenance.close();
      expect((await spin()).errorCode).toBe('system_maintenance');
      for (const { status } of (await racing).slice(0, 2) as Answer[]) {
        expect([200, 503]).toContain(status);
      }
      await open();
    }
  });

  test('a payer sees on the payment page that payments are not possible', async () => {
    const { launchUrl } = await member.client.value(
      depositByLaunchUrl,
      { channelId: 'lagoon', amount: 20 },
      { token: member.token, idempotencyKey: freshKey() },
    );
    await SYSTEM_SWITCHES.maintenance.close();
    const page = await (await fetch(running.url + launchUrl)).text();
    expect(page).not.toContain('<form');
    expect(page).toContain('not taking payments at the moment');
    const pressed = await fetch(running.url + launchUrl, {
      method: 'POST',
      headers: { Accept: 'text/html' },
      body: new URLSearchParams({ decision: 'approve' }),
    });
    expect(pressed.status).toBe(503);
    expect(await pressed.text()).toContain('not taking payments at the moment');
    await open();
    expect(await (await fetch(running.url + launchUrl)).text()).toContain('<form');
  });

  test('sockets: the session’s reports a maintenance, the chat’s is closed by it', async () => {
    const { chatUrl } = await createClient(running.url).value(launchChat, {});
    await SYSTEM_SWITCHES.maintenance.close();
    expect(await closeOf(CHAT_SOCKET_PATH, { token: tokenOf(chatUrl) })).toBe(4003);
    const told = await new Promise((resolve) => {
      const socket = new WebSocket(running.url.replace('http', 'ws') + SOCKET_PATH);
      socket.once('open', () =>
        socket.send(JSON.stringify({ type: 'hello', token: member.token })),
      );
      socket.on('message', (data) => {
        const event = JSON.parse(String(data));
        if (event.type !== 'systemStatus') return;
        socket.close();
        resolve(event);
      });
    });
    expect(told).toEqual({ type: 'systemStatus', systemStatus: 1 });
  });
});

/** The code with which a socket is closed after its hello. */
function closeOf(path: string, hello: object): Promise<number> {
  return new Promise((resolve) => {
    const socket = new WebSocket(running.url.replace('http', 'ws') + path);
    socket.once('open', () => socket.send(JSON.stringify(hello)));
    socket.once('close', resolve);
  });
}

/** Resolves once the gateway has this call's headers, because a later call on another connection was answered. */
async function untilReading(call: ReturnType<typeof request>): Promise<void> {
  if (!call.socket?.writable) await new Promise((resolve) => call.once('socket', resolve));
  for (let look = 0; look < 3; look += 1)
    await (await fetch(`${running.url}/.well-known/jwks.json`)).text();
}

/**
 * Routes that write and respond while the system is closed, with the reasons. Every new route must either be behind the
 * gate or be listed here.
 */
const ANSWERED_WHILE_CLOSED: Readonly<Record<string, string>> = {
  'POST /sandbox/developer/clock': 'staff',
  'POST /sandbox/developer/vendor-transfers': 'staff',
  'POST /sandbox/developer/status': 'staff: it ends the maintenance',
  'POST /sandbox/developer/flags': 'staff',
  'POST /sandbox/developer/jobs/release': 'staff',
  'POST /sandbox/developer/register-rules': 'staff',
  'POST /sandbox/developer/settings': 'staff',
  'POST /sandbox/cashier/deposits/:orderNo': 'staff decides orders that were placed before',
  'POST /sandbox/cashier/withdrawals/:orderNo': 'staff decides orders that were placed before',
  'POST /sandbox/cashier/payments/:paymentNo': 'staff decides orders that were placed before',
  'POST /sandbox/cashier/work': 'staff decides orders that were placed before',
  'POST /sandbox/cashier/settings': 'staff',
  'POST /sandbox/feedback/:reference': 'staff',
  'POST /sandbox/messages/staff': 'staff',
  'POST /sandbox/messages/senders': 'staff',
  'POST /sandbox/messages/:id/remove': 'staff',
  'POST /sandbox/protection/staff': 'staff',
  'POST /sandbox/protection/closings/:id': 'staff',
  'POST /sandbox/protection/identity/:id': 'staff',
  'POST /sandbox/protection/signs/search': 'staff',
  'POST /sandbox/protection/signs/:id': 'staff',
  'POST /sandbox/contracts/moves': 'staff',
  'POST /sandbox/contracts/offers': 'staff',
  'POST /sandbox/contracts/:contractId/end': 'staff',
  'POST /sandbox/rewards/applications/:number': 'staff decides what was asked for before',
  'POST /sandbox/rewards/points': 'staff',
  'POST /sandbox/rewards/redemptions/:number': 'staff decides what was asked for before',
  'POST /sandbox/play/shown': 'an interrupted player has seen how a round ended',
  // Checked in their own transaction, after a repeated key has got its response; proven above.
  'POST /sandbox/play/round': 'checkRound',
  'POST /sandbox/play/step': 'checkRound',
  'POST /sandbox/play/lottery/slip': 'checkRound',
  'POST /sandbox/play/lottery/cancel': 'checkRound',
  'POST /sandbox/play/sports/:sport/slip': 'checkRound',
};

test('every route that writes is behind the gate, or is listed with its reason', async () => {
  const routes = createApp(running.gateway)
    .routes.filter(({ method }) => !['GET', 'HEAD', 'OPTIONS', 'ALL'].includes(method))
    .map(({ method, path }) => ({ method, path }));
  expect(routes.length).toBeGreaterThan(50);
  await SYSTEM_SWITCHES.maintenance.close();
  const answered: string[] = [];
  for (const { method, path } of routes) {
    const response = await fetch(running.url + path.replace(/:\w+/g, 'x'), {
      method,
      headers: { Merchant: 'baize' },
      ...(method !== 'DELETE' && { body: 'x' }),
    });
    const { errorCode } = await response.json();
    if (errorCode !== 'system_maintenance') answered.push(`${method} ${path}`);
  }
  expect(answered.sort()).toEqual(Object.keys(ANSWERED_WHILE_CLOSED).sort());
});

test('no method on any path of the app bypasses the gate', async () => {
  await SYSTEM_SWITCHES.maintenance.close();
  for (const path of ['/wps/nope', '/lgw/nope', '/sandbox/play/nope', '/nope', '/']) {
    const response = await fetch(running.url + path, { method: 'POST', body: 'x' });
    expect(await response.json(), path).toMatchObject({ errorCode: 'system_maintenance' });
  }
});
