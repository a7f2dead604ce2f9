import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as core from 'zod/v4/core';
import { createApp } from '../../gateway/app.ts';
import { launchChat } from '../../gateway/contract/chat.ts';
import type { AnyEndpoint } from '../../gateway/contract/endpoint.ts';
import type { GameType } from '../../gateway/contract/fields.ts';
import { gameList, launchGame } from '../../gateway/contract/games.ts';
import { throttleWindows } from '../../gateway/database/schema/index.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { createClient, startTestGateway, type TestClient } from './client.ts';
import { ENDPOINTS } from './endpoints.ts';
import {
  HOSTILE,
  hostileFor,
  openFields,
  places,
  samples,
  valueAt,
  withAt,
} from './hostile-values.ts';

const nameOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`;
const BY_NAME = new Map(ENDPOINTS.map((endpoint) => [nameOf(endpoint), endpoint] as const));
const ROLES = ['visitor', 'member', 'agent', 'trial'] as const;
type Role = (typeof ROLES)[number];

/** Number of concurrent calls, and number of calls after which the throttles are reset. */
const AT_ONCE = 8;

let running: RunningGateway;
let client: TestClient;
const tokens = new Map<Role, string>();

async function logIn(role: Role): Promise<string | undefined> {
  if (role === 'visitor') return undefined;
  await running.gateway.db.delete(throttleWindows);
  const { token } =
    role === 'trial'
      ? await client.freePlay()
      : await client.logIn(`demo_${role === 'agent' ? 'agent' : 'player'}`);
  tokens.set(role, token);
  return token;
}

beforeAll(async () => {
  running = await startTestGateway();
  client = createClient(running.url);
}, 120_000);
afterAll(() => running.close());

interface Sent {
  /** Method and path. */
  readonly name: string;
  readonly role: Role;
  readonly payload: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The status of a call; if its session has ended meanwhile it is repeated with a new one. */
async function statusOf({ name, role, payload, headers }: Sent): Promise<number> {
  const endpoint = BY_NAME.get(name);
  if (!endpoint) throw new Error(`There is no ${name}.`);
  const send = async (token: string | undefined) =>
    client.call(endpoint, payload as never, {
      ...(token !== undefined && { token }),
      idempotencyKey: 'hostile-input',
      ...(headers && { headers }),
    });
  const answer = await send(tokens.get(role) ?? (await logIn(role)));
  const isOver = answer.errorCode === 'login.not.session' && !headers?.Authorization;
  if (!isOver || role === 'visitor') return answer.status;
  return (await send(await logIn(role))).status;
}

/** Responses with an internal error of the gateway, as one line each. */
async function faultsOf(sent: readonly Sent[]): Promise<string[]> {
  const faults: string[] = [];
  for (let start = 0; start < sent.length; start += AT_ONCE) {
    await running.gateway.db.delete(throttleWindows);
    const some = sent.slice(start, start + AT_ONCE);
    const statuses = await Promise.all(some.map(statusOf));
    statuses.forEach((status, index) => {
      const { name, role, payload } = some[index] as Sent;
      // 502 and 503 report third parties and maintenance, which are expected refusals.
      if (status !== 500) return;
      faults.push(`${name} ${role} ${JSON.stringify(payload)}`.slice(0, 300));
    });
  }
  return faults;
}

/**
 * Every field of a call with every hostile value, alternating between the roles. Values that the contract rejects reach no
 * handler: of those one is sent for each field, a different one each time. In a URL all values are texts, so only the
 * response could show the difference: there every value is sent.
 */
function attacksOn(endpoint: AnyEndpoint): Sent[] {
  const roles: readonly Role[] = endpoint.token === 'required' ? ROLES.slice(1) : ROLES;
  const isTaken = (payload: unknown) =>
    endpoint.method === 'GET' || core.safeParse(endpoint.request, payload).success;
  const payloads = samples(endpoint.request).flatMap((sample) =>
    places(sample).flatMap((place, nth) => {
      const all = hostileFor(valueAt(sample, place)).map((value) => withAt(sample, place, value));
      const refused = all.filter((payload) => !isTaken(payload));
      const one = nth % Math.max(refused.length, 1);
      return [...all.filter(isTaken), ...refused.slice(one, one + 1)];
    }),
  );
  const different = [...new Map(payloads.map((each) => [JSON.stringify(each), each])).values()];
  return [...samples(endpoint.request), ...different].map((payload, index) => ({
    name: nameOf(endpoint),
    payload,
    role: roles[index % roles.length] ?? 'member',
  }));
}

test('every field of every request is limited, and accepts no control characters', () => {
  const open = ENDPOINTS.flatMap((endpoint) => openFields(endpoint.request, nameOf(endpoint)));
  expect(open).toEqual([]);
});

test('the contract has calls to test', () => {
  expect(ENDPOINTS.length).toBeGreaterThan(100);
});

test.each([...BY_NAME])(
  '%s rejects hostile values of every field without an internal error',
  async (_name, endpoint) => {
    expect(await faultsOf(attacksOn(endpoint))).toEqual([]);
  },
  300_000,
);

test('a mix of hostile values in any fields, from any role, causes no internal error either', async () => {
  const hostile = fc.oneof(
    fc.constantFrom(...HOSTILE),
    fc.string({ unit: 'binary', maxLength: 100 }),
    fc.double(),
    fc.jsonValue(),
  );
  const attack = fc
    .tuple(fc.constantFrom(...ENDPOINTS), fc.constantFrom(...ROLES))
    .chain(([endpoint, role]) => {
      const all = samples(endpoint.request);
      return fc
        .tuple(fc.constantFrom(...all), fc.array(fc.tuple(fc.nat(), hostile), { maxLength: 4 }))
        .map(([sample, puts]) => ({
          name: nameOf(endpoint),
          role,
          payload: puts.reduce((payload: unknown, [nth, value]) => {
            const at = places(sample);
            return at.length === 0 ? payload : withAt(payload, at[nth % at.length] ?? [], value);
          }, sample),
        }));
    });
  await fc.assert(
    fc.asyncProperty(fc.array(attack, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (sent) => {
      expect(await faultsOf(sent)).toEqual([]);
    }),
    { seed: 20_261_122, numRuns: 60, interruptAfterTimeLimit: 60_000, endOnFailure: true },
  );
}, 120_000);

/** Headers and cookies that a program can send; those that HTTP itself forbids never arrive. */
const HEADERS: readonly Readonly<Record<string, string>>[] = [
  { 'Idempotency-Key': 'x'.repeat(4000) },
  { 'Idempotency-Key': 'é\u00ff' },
  { 'Idempotency-Key': '\t' },
  { Language: 'x'.repeat(4000) },
  { Language: '\u00ff' },
  { Device: 'x'.repeat(4000) },
  { Device: '\u00ff\u0080' },
  { 'User-Agent': 'x'.repeat(8000) },
  { 'User-Agent': '\u00ff\u0080' },
  { Authorization: 'x'.repeat(8000) },
  { Authorization: '\u00ff' },
  { Encryption: 'x'.repeat(4000) },
  ...['%00', '%ED%A0%80', '%', 'x'.repeat(1000), '\u00ff', '%01'].map((value) => ({
    Cookie: ['captchaId', 'chat', 'socialState', 'lang', 'brand', 'mode', 'sideMenu', 'session']
      .map((name) => `${name}=${value}`)
      .join('; '),
  })),
];

test('no header and no cookie causes an internal error of any call', async () => {
  const sent = ENDPOINTS.flatMap((endpoint) =>
    HEADERS.map((headers, index) => ({
      name: nameOf(endpoint),
      role: ROLES[index % ROLES.length] ?? 'visitor',
      payload: samples(endpoint.request)[0],
      headers,
    })),
  );
  expect(await faultsOf(sent)).toEqual([]);
}, 300_000);

const DEEP = 30_000;
/** Bodies that a program can send to any call: invalid JSON, other JSON, deep, wide, and no text at all. */
const BODIES: readonly (string | Uint8Array<ArrayBuffer>)[] = [
  '[]',
  'null',
  '1e999',
  '"a"',
  '{"a":1',
  '{"a":1,"a":2}',
  '\ufeff{}',
  'a=1&a=2',
  '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}',
  '['.repeat(DEEP) + ']'.repeat(DEEP),
  `${'{"a":'.repeat(DEEP / 6)}1${'}'.repeat(DEEP / 6)}`,
  `{${Array.from({ length: 5_000 }, (_, at) => `"k${at}":0`).join()}}`,
  `[${'0,'.repeat(DEEP)}0]`,
  `{"amount":${'9'.repeat(10_000)}}`,
  'x'.repeat(70_000),
  Uint8Array.of(0xff, 0xfe, 0x00, 0xd8),
  Uint8Array.of(0x7b, 0xc3, 0x28, 0x7d),
];
const CONTENT_TYPES = [
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'image/png',
];

test('no body and no content type causes an internal error of any call', async () => {
  const faults: string[] = [];
  const writing = ENDPOINTS.filter(({ method }) => method !== 'GET');
  expect(writing.length).toBeGreaterThan(50);
  for (const [at, endpoint] of writing.entries()) {
    await running.gateway.db.delete(throttleWindows);
    const token = (await logIn(ROLES[(at % 2) + 1] ?? 'member')) ?? '';
    await Promise.all(
      BODIES.map(async (body, nth) => {
        const { status } = await fetch(running.url + endpoint.path, {
          method: endpoint.method,
          headers: {
            Merchant: 'baize',
            Authorization: token,
            'Idempotency-Key': 'hostile-bodies',
            'Content-Type': CONTENT_TYPES[(at + nth) % CONTENT_TYPES.length] ?? '',
          },
          body,
        });
        if (status === 500) faults.push(`${nameOf(endpoint)} body ${nth}`);
      }),
    );
  }
  expect(faults).toEqual([]);
}, 300_000);

/** A valid body for each of the sandbox's own calls; a new call needs an entry. */
const SANDBOX_BODIES: Readonly<
  Record<string, ({ json: unknown } | { form: object }) & { address?: string }>
> = {
  '/sandbox/play/round': { json: { key: 'a1B2a1B2', bet: 100, stake: { a: '1' } } },
  '/sandbox/play/step': { json: { orderNo: 'a', number: 0, move: 'a' } },
  '/sandbox/play/shown': { json: { orderNo: 'a' } },
  '/sandbox/play/lottery/slip': {
    json: { key: 'a1B2a1B2', issueNo: '1', lines: [{ kind: 'end1', pick: '1', stake: 50 }] },
  },
  '/sandbox/play/sports/:sport/slip': {
    address: '/sandbox/play/sports/football/slip',
    json: {
      key: 'a1B2a1B2',
      bets: [
        {
          stake: 100,
          legs: [{ matchNo: 'HARBOR-1', market: 'winner', pick: 'home', line: 0, odds: 195 }],
        },
      ],
    },
  },
  '/sandbox/play/lottery/cancel': { json: { orderNo: 'a' } },
  '/sandbox/chat/messages': {
    json: { body: 'hello', key: '0190f3a2-7c1e-7b7a-9d0e-0123456789ab' },
  },
  '/sandbox/developer/clock': { json: { advanceMs: 0 } },
  '/sandbox/developer/status': {
    json: { systemStatus: 0, maintenanceText: 'a', maintenanceEndTime: 1 },
  },
  '/sandbox/developer/jobs/release': { json: { queue: 'a', rowId: 1 } },
  '/sandbox/developer/flags': { json: { FREEPLAY3: true } },
  '/sandbox/developer/register-rules': { json: { line: { acceptedPattern: '*' } } },
  '/sandbox/developer/vendor-transfers': { json: { behaviour: 'done' } },
  '/sandbox/developer/settings': { json: { termsVersion: '1', resources: [] } },
  '/sandbox/cashier/settings': { json: { turnoverTimes: 1 } },
  '/sandbox/cashier/work': { json: {} },
  '/sandbox/cashier/pay/:token': { form: { decision: 'refuse', reason: 'payer_refused' } },
  '/sandbox/cashier/deposits/:orderNo': { form: { decision: 'refuse', reason: 'payer_refused' } },
  '/sandbox/cashier/withdrawals/:orderNo': { form: { part: '1', paid: '0' } },
  '/sandbox/cashier/payments/:paymentNo': { form: { decision: 'force' } },
  '/sandbox/rewards/applications/:number': { form: { decision: 'reject', reason: 'other' } },
  '/sandbox/rewards/redemptions/:number': { form: { decision: 'reject', reason: 'other' } },
  '/sandbox/contracts/offers': {
    form: {
      account: 'nobody',
      type: 'dividend',
      validBetPeriod: 'D',
      profitLossPeriod: 'D',
      paymentPeriod: 'D',
      rate1: '1',
      activeMembers1: '1',
      betAmount1: '1',
    },
  },
  '/sandbox/contracts/:contractId/end': { form: {} },
  '/sandbox/contracts/moves': { form: { account: 'nobody', upline: 'demo_agent' } },
  '/sandbox/rewards/points': { form: { username: 'nobody', points: '1' } },
  '/sandbox/feedback/:reference': { form: { answer: 'a' } },
  '/sandbox/messages/senders': { form: { username: 'nobody', decision: 'allow' } },
  '/sandbox/messages/:id/remove': { form: {} },
  '/sandbox/messages/staff': {
    form: { username: 'nobody', kind: 'service', title: 'a', body: 'b' },
  },
  '/sandbox/protection/staff': { form: { name: 'Ana Cruz' } },
  '/sandbox/protection/identity/:id': { form: { decision: 'accept' } },
  '/sandbox/protection/signs/search': { form: {} },
  '/sandbox/protection/signs/:id': { form: { state: 'seen' } },
  '/sandbox/protection/closings/:id': { form: {} },
  '/sandbox/identity/authorize': { form: { name: 'a', email: 'a@b.example' } },
};

const OWN_PATHS = new Set(ENDPOINTS.map(({ path }) => path));

/** Every route of the application that is not a call of the contract. */
function otherRoutes() {
  const routes = createApp(running.gateway).routes.filter(
    ({ method, path }) => method !== 'ALL' && !path.includes('*') && !OWN_PATHS.has(path),
  );
  return [...new Map(routes.map((route) => [`${route.method} ${route.path}`, route])).values()];
}

const tokenOf = (url: string) => url.split('#')[1] ?? '';

async function playableGame(gameType: GameType) {
  const { games } = await client.value(gameList, {
    gameType,
    language: 'EN',
    clientType: 3,
    platform: 'html5-desktop',
    pageNo: 1,
    pageSize: 60,
  });
  const game = games.find(({ maintenance }) => !maintenance);
  if (!game) throw new Error(`No game of ${gameType} can be played.`);
  return game;
}

async function launchReal(gameType: GameType, token: string): Promise<string> {
  const { nodeId, vassalage } = await playableGame(gameType);
  const { content } = await client.value(
    launchGame,
    {
      launchMode: 'GLS',
      platform: 'html5-desktop',
      clientType: 3,
      gameId: nodeId,
      nodeId,
      vassalage,
      accountType: 1,
      language: 'EN',
    },
    { token },
  );
  return tokenOf(content.game_url);
}

/** An open game, book and chat, for the calls that are authenticated by a launch token. */
async function launchTokens() {
  const token = (await logIn('member')) ?? '';
  const { chatUrl } = await client.value(launchChat, {}, { token });
  // An account on which earlier calls have set no break or limit.
  const player = await client.logIn('demo_branch');
  return {
    game: await launchReal('RNG', player.token),
    book: await launchReal('SPORTS', player.token),
    chat: tokenOf(chatUrl),
  };
}

test('the sandbox and the pages reject hostile paths, queries and bodies without an internal error', async () => {
  const launches = await launchTokens();
  const faults: string[] = [];
  const send = async (method: string, address: string, body?: string) => {
    const isChat = address.startsWith('/sandbox/chat');
    if (isChat) await running.gateway.db.delete(throttleWindows);
    const isBook = address.startsWith('/sandbox/play/sports/');
    const authorization = isChat ? launches.chat : isBook ? launches.book : launches.game;
    const headers = { authorization };
    const request = { method, headers, redirect: 'manual', ...(body !== undefined && { body }) };
    const { status } = await fetch(running.url + address, request as RequestInit);
    if (status === 500) faults.push(`${method} ${address} ${body ?? ''}`.slice(0, 300));
  };
  for (const { method, path } of otherRoutes()) {
    const parameters = ['%00', '%ED%A0%80', '%', '%2e%2e%2f%00', 'x'.repeat(2000), '2147483648'];
    const addresses = path.includes(':')
      ? parameters.map((value) => path.replaceAll(/:\w+/g, value))
      : [
          path,
          ...parameters.map((v) => `${path}?id=${v}&address=${v}&mobile=${v}&w=${v}&brand=${v}`),
        ];
    const example = method === 'POST' ? SANDBOX_BODIES[path] : undefined;
    if (method === 'POST' && !example) throw new Error(`${path} has no body to attack it with.`);
    if (!example) {
      for (const address of addresses) await send(method, address);
      continue;
    }
    const sample = 'json' in example ? example.json : example.form;
    const bodies = places(sample).flatMap((place) =>
      hostileFor(valueAt(sample, place)).map((value) => withAt(sample, place, value)),
    );
    const asText = (value: unknown) =>
      'json' in example
        ? JSON.stringify(value)
        : String(new URLSearchParams(value as Record<string, string>));
    const address = example.address ?? path.replaceAll(/:\w+/g, 'a');
    for (const body of [...bodies.map(asText), '', '{', '[[', 'null', '"a"']) {
      // The clock tool would end all sessions: only values that it must refuse are sent.
      if (path.endsWith('/clock') && /advanceMs":-?\d/.test(body)) continue;
      await send(method, address, body);
    }
  }
  expect(faults).toEqual([]);
}, 300_000);
