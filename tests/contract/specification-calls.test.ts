import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { AnyEndpoint } from '../../gateway/contract/endpoint.ts';
import * as c from '../../gateway/contract/index.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { createClient, DEMO_PASSWORD, startTestGateway, type TestClient } from './client.ts';
import { ENDPOINTS } from './endpoints.ts';
import { readPortalCalls } from './portal-calls.ts';
import { missing } from './specification-fields.ts';

let running: RunningGateway;
beforeAll(async () => {
  running = await startTestGateway({ demoData: 'accounts' });
}, 60_000);
afterAll(() => running.close());

interface KnownPath {
  readonly path: string;
  readonly method: AnyEndpoint['method'];
  /**
   * True where section 7 writes "token"; false where it writes "no token", or where section 6 gives the call to visitors.
   * Absent where neither does.
   */
  readonly token?: boolean;
  /** The specification writes "encrypted". */
  readonly sealed?: true;
  readonly form?: true;
}

/** The known paths of section 7. Methods that it does not define are those of protocol.md. */
const KNOWN_PATHS: readonly KnownPath[] = [
  { method: 'POST', path: '/wps/session/login', token: false, sealed: true },
  { method: 'POST', path: '/wps/verification/sms/noLogin', token: false },
  { method: 'GET', path: '/wps/system/whitelabel', token: false },
  { method: 'GET', path: '/lgw/games/game_menus', token: false },
  { method: 'GET', path: '/wps/member/info', token: true },
  { method: 'PUT', path: '/wps/member/register', token: false, sealed: true },
  { method: 'PUT', path: '/wps/member/register/mobile', token: false, sealed: true },
  { method: 'POST', path: '/wps/member/password', token: true, sealed: true },
  { method: 'GET', path: '/wps/agent/affiliate', token: false },
  { method: 'GET', path: '/wps/system/setting/register', token: false },
  { method: 'POST', path: '/wps/member/password/email', token: false, form: true },
  { method: 'POST', path: '/wps/session/login/freeplay', token: false },
  { method: 'GET', path: '/wps/captcha', token: false },
  { method: 'GET', path: '/wps/system/status', token: false },
  { method: 'POST', path: '/wps/member/password/verification', token: false, sealed: true },
  { method: 'GET', path: '/wps/v2/wallets/balance', token: true },
  { method: 'DELETE', path: '/wps/session/logout', token: true },
  { method: 'GET', path: '/wps/member/info/icon', token: true },
  { method: 'GET', path: '/wps/relay/GLS2_roomList', token: false },
  { method: 'GET', path: '/wps/game/launchGame' },
  { method: 'GET', path: '/lgw/vn/games/game_menu' },
  { method: 'GET', path: '/lgw/vn/numeros/opened/game' },
  { method: 'GET', path: '/wps/member/info/funds/consolidated' },
  { method: 'POST', path: '/wps/relay/GCS_walletTransfer', token: true },
  { method: 'GET', path: '/wps/relay/GCS_merchantWallet' },
  { method: 'GET', path: '/wps/system/domainRoute', token: false },
  { method: 'POST', path: '/wps/verification/sms/register', token: false },
  { method: 'PUT', path: '/wps/feedback' },
  { method: 'GET', path: '/wps/system/helpCenter', token: false },
];

async function ask(
  { method, path }: Pick<KnownPath, 'method' | 'path'>,
  headers: Record<string, string> = {},
  payload: object = {},
) {
  const bodied = method === 'POST' || method === 'PUT';
  const answer = await fetch(running.url + path, {
    method,
    headers: {
      Merchant: 'baize',
      ...(bodied && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(bodied && { body: JSON.stringify(payload) }),
  });
  return { status: answer.status, errorCode: (await answer.json()).errorCode };
}

test.each(KNOWN_PATHS)('[R7.01a] $method $path is served as section 7 has it', async (known) => {
  const endpoint = ENDPOINTS.find(
    ({ path, method }) => path === known.path && method === known.method,
  );
  expect(endpoint).toBeDefined();
  expect(endpoint?.sealed ?? false).toBe(known.sealed ?? false);
  expect(endpoint?.form ?? false).toBe(known.form ?? false);
  if (known.token) expect(endpoint?.token).toBe('required');
  if (known.token === false) expect(endpoint?.token).not.toBe('required');

  const answer = await ask(known);
  expect(answer.errorCode).not.toBe('not_found');
  if (known.token) expect(answer).toMatchObject({ status: 401, errorCode: 'login.not.session' });
  else expect(answer.status).toBeLessThan(500);
  if (known.token === false) expect(answer).not.toMatchObject({ status: 401 });
});

/** Complete payloads of the encrypted calls: each would be accepted if it was encrypted. */
async function sealedPayloads(caller: TestClient): Promise<ReadonlyMap<AnyEndpoint, object>> {
  const loginDeviceId = randomUUID();
  const password = 'quiet-river-42';
  const registration = {
    password,
    confirmPassword: password,
    login: true,
    registerMethod: 'WEB',
    loginDeviceId,
    termsAccepted: true,
    termsVersion: (await caller.value(c.permission, {})).info.termsVersion,
  } as const;
  const number = { countryDialingCode: '63', mobileNum: '09185550077' };
  const entry = { type: 'username', loginDeviceId, audience: 'any' } as const;
  return new Map<AnyEndpoint, object>([
    [c.login, { ...entry, username: 'demo_player', password: DEMO_PASSWORD }],
    [
      c.register,
      { ...registration, username: 'plainname1', challenge: await caller.solveChallenge() },
    ],
    [c.registerMobile, { ...registration, ...number, challenge: await caller.solveChallenge() }],
    [
      c.changePassword,
      { oldPassword: DEMO_PASSWORD, newPassword: password, confirmNewPassword: password },
    ],
    [
      c.setPasswordByPhone,
      { ...number, newPassword: password, verificationCode: '123456', loginDeviceId },
    ],
  ]);
}

test('[R7.03] encrypted calls are refused when they are plain, for every caller', async () => {
  const caller = createClient(running.url);
  const { token } = await caller.logIn('demo_player');
  const sealed = KNOWN_PATHS.filter((known) => known.sealed);
  expect(sealed.map(({ path }) => path)).toEqual([
    '/wps/session/login',
    '/wps/member/register',
    '/wps/member/register/mobile',
    '/wps/member/password',
    '/wps/member/password/verification',
  ]);
  const payloads = await sealedPayloads(caller);
  expect([...payloads.keys()].map(({ path }) => path)).toEqual(sealed.map(({ path }) => path));
  for (const [endpoint, payload] of payloads) {
    // The missing encryption is the only error.
    expect(z.safeParse(endpoint.request, payload).success, endpoint.path).toBe(true);
    const session = { Authorization: token };
    for (const headers of [session, { ...session, Encryption: 'jwe' }]) {
      for (const body of [{}, payload, { value: payload }, { value: JSON.stringify(payload) }]) {
        expect(await ask(endpoint, headers, body), endpoint.path).toEqual({
          status: 400,
          errorCode: 'request_body_required',
        });
      }
    }
  }
  // None of them was executed.
  expect(await caller.call(c.memberInfo, {}, { token })).toMatchObject({ success: true });
  expect((await caller.logIn('demo_player')).userName).toBe('demo_player');
});

/** The contract's names of a call's endpoint, which modules of the portal import. */
const namesOf = ({ method, path }: Pick<KnownPath, 'method' | 'path'>): string[] =>
  Object.entries(c).flatMap(([name, value]) =>
    ENDPOINTS.some((each) => each === value && each.path === path && each.method === method)
      ? [name]
      : [],
  );

/** Beyond the known paths: the calls of R12.06, each of which a screen uses. */
const SCREEN_CALLS: readonly AnyEndpoint[] = [
  c.liveModelList,
  c.popularGames,
  c.vassalageGameTypes,
  c.gameAnnouncements,
  c.chooseMemberIcon,
  c.uploadMemberIcon,
  c.removeMemberIcon,
  c.gameRouters,
];

test.each([...KNOWN_PATHS, ...SCREEN_CALLS])(
  '[R7.01c] $method $path is called by a module that the portal loads',
  async (known) => {
    const askedBy = await readPortalCalls();
    const [name, ...others] = namesOf(known);
    expect(others).toEqual([]);
    expect(askedBy(name ?? '')).not.toEqual([]);
  },
);

test('[R7.01c] an unused call is detected: a form’s schema, a story or a cache invalidation is no call', async () => {
  const askedBy = await readPortalCalls();
  expect(askedBy('noSuchCall')).toEqual([]);
  // One module uses the schema of chooseMemberIcon, and invalidates memberIcon.
  expect(askedBy('chooseMemberIcon')).toEqual(['portal/features/account/security/icon-dialog.tsx']);
  expect(askedBy('memberIcon')).toEqual(['portal/shared/session/use-member-icon.ts']);
  for (const path of askedBy('roomList')) expect(path).not.toMatch(/stories|test/);
  expect(askedBy('roomList')).toEqual(['portal/features/lobby/live-api.ts']);
});

interface NamedAction {
  readonly name: string;
  readonly endpoint: AnyEndpoint;
  /** Payload keys of the specification, by the contract's names. */
  readonly keys: string;
  /** Response fields of the specification; a path goes into lists. */
  readonly fields?: string;
  /** Where the specification names one. */
  readonly method?: AnyEndpoint['method'];
}

const LIST = 'pageNo pageSize language';

/**
 * The named actions of section 7. `geetest fields` and `challenge fields` are `challenge`; the
 * device of `forgot` and the phone flows belongs to the session.
 */
const ACTIONS: readonly NamedAction[] = [
  {
    name: 'getAnnouncementContentV2, notice',
    endpoint: c.announcements,
    keys: 'types platform execution pageNo pageSize',
  },
  {
    name: 'getHotGameList',
    endpoint: c.hotGames,
    keys: 'merchantCode isPlatform gameType vassalage platform language',
    fields: 'list',
    method: 'GET',
  },
  {
    name: 'getWinnerBoard',
    endpoint: c.winnerBoard,
    keys: 'gameCategory language limitNum',
    fields: 'list.vo',
  },
  {
    name: 'getGameList',
    endpoint: c.gameList,
    keys: `clientType platform channel merchant gameType vassalage gameClassify gameName minBet minLineNum ${LIST}`,
    fields: 'games totalPages',
    method: 'GET',
  },
  {
    name: 'getRecentGameList',
    endpoint: c.recentGames,
    keys: 'page pageSize gameType vassalage language clientType',
    fields: 'list totalPages',
    method: 'GET',
  },
  {
    name: 'getFavGameList',
    endpoint: c.favouriteGames,
    keys: `clientType platform gameType vassalage ${LIST} token`,
    fields: 'content pageNum totalPages',
    method: 'GET',
  },
  { name: 'getFavGames', endpoint: c.favouriteIds, keys: '', method: 'GET' },
  {
    name: 'add favourite V2',
    endpoint: c.addFavourite,
    keys: 'data.nodeId data.vendor data.gameType',
    method: 'POST',
  },
  {
    name: 'remove favourite V2',
    endpoint: c.removeFavourite,
    keys: 'data.nodeId data.vendor data.gameType',
    method: 'DELETE',
  },
  {
    name: 'game vendor',
    endpoint: c.gameVendors,
    keys: 'platform',
    fields: 'data.lanes',
    method: 'GET',
  },
  { name: 'game launch', endpoint: c.launchGame, keys: 'launchMode', method: 'GET' },
  {
    name: 'lottery launch',
    endpoint: c.launchGame,
    keys: 'lottoArea launchMode lottoPrizeMode lottoGameCode lottoView device backUrl language',
  },
  { name: 'merchant wallet', endpoint: c.merchantWallet, keys: '', fields: 'isSingle' },
  { name: 'wallet transfer', endpoint: c.walletTransfer, keys: '', method: 'POST' },
  { name: 'loginV2', endpoint: c.login, keys: 'username password captcha type challenge' },
  { name: 'login (forgot flow)', endpoint: c.login, keys: 'username password type' },
  {
    name: 'loginFreePlay',
    endpoint: c.loginFreePlay,
    keys: 'os platform encryption gatewayVersion',
  },
  { name: 'firstLogin', endpoint: c.firstLogin, keys: '' },
  { name: 'captcha', endpoint: c.captcha, keys: '' },
  {
    name: 'getLoginCode',
    endpoint: c.sendLoginCode,
    keys: 'mobileNum countryDialingCode challenge regType',
    fields: 'expiredMinutes',
  },
  {
    name: 'sendRegPhoneCode',
    endpoint: c.sendRegisterCode,
    keys: 'mobileNo countryDialingCode challenge regType',
    fields: 'expiredMinutes',
  },
  { name: 'register', endpoint: c.register, keys: 'username password', method: 'PUT' },
  { name: 'registerMobile', endpoint: c.registerMobile, keys: 'mobileNum', method: 'PUT' },
  { name: 'affiliate', endpoint: c.affiliate, keys: 'code domain', method: 'GET' },
  {
    name: 'changePassword',
    endpoint: c.changePassword,
    keys: 'oldPassword newPassword confirmNewPassword',
    method: 'POST',
  },
  { name: 'forgetPassword', endpoint: c.forgetPassword, keys: 'username email' },
  {
    name: 'getPasswordByPhone',
    endpoint: c.setPasswordByPhone,
    keys: 'newPassword mobileNum verificationCode',
    method: 'POST',
  },
  { name: 'getCountryCode', endpoint: c.countries, keys: '', fields: 'countryDialingCode' },
  { name: 'getConsolidated', endpoint: c.consolidated, keys: '', fields: 'dailysalreqtype' },
  { name: 'getUpdateLanguage', endpoint: c.updateLanguage, keys: 'language' },
  { name: 'Vietnam lottery menu', endpoint: c.vietnamMenu, keys: 'prizeMode device' },
  { name: 'Vietnam lottery numbers', endpoint: c.vietnamNumbers, keys: '' },
  { name: 'chat launch', endpoint: c.launchChat, keys: '', fields: 'chatUrl' },
  { name: 'dividend process', endpoint: c.processContractDividend, keys: '', method: 'GET' },
  {
    name: 'daily salary process',
    endpoint: c.processDailySalaryContract,
    keys: '',
    method: 'GET',
  },
  {
    name: 'contract hourly salary',
    endpoint: c.processContractHourSalary,
    keys: '',
    method: 'POST',
  },
  {
    name: 'realtime salary contract',
    endpoint: c.processRealTimeSalaryContract,
    keys: '',
    method: 'POST',
  },
  {
    name: 'raffle promotion',
    endpoint: c.claimRafflePromotion,
    keys: '',
    method: 'POST',
  },
  { name: 'points: balance', endpoint: c.pointBalance, keys: '' },
  { name: 'points: reward list', endpoint: c.pointReward, keys: '' },
  { name: 'points: redeem', endpoint: c.redeemPointReward, keys: 'paymentPassword' },
  { name: 'points: redeem list', endpoint: c.redeemPointList, keys: '' },
  { name: 'points: config', endpoint: c.pointConfig, keys: '' },
  { name: 'points: transaction details', endpoint: c.pointTransactions, keys: '' },
  { name: 'points: convert', endpoint: c.convertPoint, keys: '' },
  {
    name: 'game announcements',
    endpoint: c.gameAnnouncements,
    keys: 'gameType vassalage language pageNo pageSize',
    fields: 'list.title list.content totalPages',
  },
  {
    name: 'vassalage game type',
    endpoint: c.vassalageGameTypes,
    keys: 'vassalage language',
    fields: 'list.vassalage list.gameTypes.gameType',
  },
  {
    name: 'popular',
    endpoint: c.popularGames,
    keys: 'gameType language limitNum',
    fields: 'list.nodeId',
  },
  { name: 'routers', endpoint: c.gameRouters, keys: '', fields: 'list.router' },
  {
    name: 'live model list',
    endpoint: c.liveModelList,
    keys: 'vassalage language pageNo pageSize',
    fields: 'list.name list.roomId list.languages list.isOnShift',
  },
  { name: 'unread message count', endpoint: c.unreadCount, keys: '' },
];

const words = (text: string) => text.split(' ').filter(Boolean);

test.each(ACTIONS)(
  '[R7.02a] $name has the keys and fields of section 7, and is served',
  async ({ endpoint, keys, fields = '', method }) => {
    expect(missing(endpoint.request, words(keys))).toEqual([]);
    expect(missing(endpoint.response, words(fields))).toEqual([]);
    if (method) expect(endpoint.method).toBe(method);
    const { errorCode } = await ask({ method: endpoint.method, path: endpoint.path });
    expect(errorCode).not.toBe('not_found');
  },
);
