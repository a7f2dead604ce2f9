import { GAME_TYPES, type GameType } from '@baize/gateway/contract/fields.ts';
import { gameRounds, sessions } from '@baize/gateway/database/schema/index.ts';
import { eq } from '@baize/gateway/database/sql.ts';
import { mainBalance } from '@baize/gateway/modules/wallet/balance.ts';
import { fundAccount } from '@baize/gateway/modules/wallet/test-support.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeOfGame, engineFor, type GameMark, returnToPlayer } from './engines.ts';
import { MARKED_GAMES, nodeOf, sandboxSetting } from './test-support.ts';

let setting: Awaited<ReturnType<typeof sandboxSetting>>;
beforeAll(async () => {
  setting = await sandboxSetting();
});
afterAll(() => setting.close());

const FUNDS = 100_000;

/** A member with 1,000 major units. */
async function member(): Promise<number> {
  const accountId = await setting.addAccount();
  await fundAccount(setting.gateway, accountId, FUNDS);
  return accountId;
}

const balanceOf = (accountId: number) => mainBalance(setting.gateway.db, accountId);

/** Categories whose games draw immediately; sports books wait for their matches. */
const DRAWN = GAME_TYPES.filter(
  (gameType) => engineFor({ gameType, gameCode: null })?.cycle !== null,
);

/** A valid bet on the default game of each category. */
const STAKES: Partial<Record<GameType, Record<string, string | number>>> = {
  RNG: {},
  LIVE: { player: 100 },
  FISH: { fish: 'clown' },
  PVP: { base: 6, guess: 'higher' },
  LOTT: { picks: '1-9-17-25-36' },
  ELOTT: { picks: '2-3-5-7-11' },
};

/** A valid bet on each engine that is not the default of its category. */
const MARKED_STAKES: Record<(typeof MARKED_GAMES)[number]['mark'], Record<string, number>> = {
  DGT: { dragon: 60, tie: 40 },
  RLT: { 17: 50, red: 50 },
  SCR: {},
  BGO: {},
};

interface Case {
  readonly title: string;
  readonly gameType: GameType;
  readonly nodeId: string;
  readonly stake: Record<string, string | number>;
  readonly mark?: GameMark;
}
const CASES: readonly Case[] = [
  ...DRAWN.map((gameType) => ({
    title: gameType,
    gameType,
    nodeId: nodeOf(gameType),
    stake: STAKES[gameType] ?? {},
  })),
  ...MARKED_GAMES.map((game) => ({
    ...game,
    title: game.nodeId,
    stake: MARKED_STAKES[game.mark],
  })),
];

describe.each(CASES)('$title', ({ gameType, nodeId, stake, mark }) => {
  const open = async (accountId: number) => setting.launch(accountId, 1, nodeId);
  const gameCode = codeOfGame('TEST', nodeId, mark);

  test('its page, its assets and its published return are served', async () => {
    const { address, call } = await open(await member());
    const path = new URL(address, 'http://x').pathname;
    const page = await setting.app.request(path);
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(html).not.toMatch(/ style=| on\w+=|<script>/);
    for (const [, file] of html.matchAll(/(?:src|href)="(\/sandbox[^"]+)"/g)) {
      expect((await setting.app.request(file ?? '')).status).toBe(200);
    }
    const { value } = await call('state');
    expect(value.rtp).toBe(returnToPlayer({ nodeId, gameType, gameCode }));
    expect(value.rtp).toBeGreaterThan(90);
    expect(value.rtp).toBeLessThan(100);
  });

  test('a round moves its bet and win once, however often it is sent', async () => {
    const accountId = await member();
    const { call } = await open(accountId);
    const first = await call('round', { key: 'round-key-1', bet: 100, stake });
    expect(first).toMatchObject({ status: 200, value: { replayed: false } });
    const { round } = first.value;
    expect(await balanceOf(accountId)).toBe(FUNDS - 100 + round.win);
    const again = await call('round', { key: 'round-key-1', bet: 100, stake });
    expect(again.value).toMatchObject({ replayed: true, round });
    expect(await balanceOf(accountId)).toBe(FUNDS - 100 + round.win);
    const other = await call('round', { key: 'round-key-1', bet: 200, stake });
    expect(other).toMatchObject({ status: 409, errorCode: 'idempotency_conflict' });
  });

  test('an interrupted round comes back with its stake and outcome', async () => {
    const accountId = await member();
    const { round } = (
      await (await open(accountId)).call('round', { key: 'round-key-2', bet: 100, stake })
    ).value;
    const { call } = await open(accountId);
    expect((await call('state')).value.unseen).toEqual(round);
    await call('shown', { orderNo: round.orderNo });
    expect((await call('state')).value.unseen).toBeNull();
    const [stored] = await setting.gateway.db
      .select()
      .from(gameRounds)
      .where(eq(gameRounds.orderNo, round.orderNo));
    expect(stored).toMatchObject({ state: 'settled', gameType, bet: 100, win: round.win });
  });

  test.skipIf(gameType === 'RNG' && mark === undefined)(
    'a bet that it does not offer is refused',
    async () => {
      const accountId = await member();
      const { call } = await open(accountId);
      const answer = await call('round', { key: 'round-key-3', bet: 100, stake: { luck: 7 } });
      expect(answer).toMatchObject({ status: 400, errorCode: 'request_param_err' });
      expect(await balanceOf(accountId)).toBe(FUNDS);
    },
  );
});

test('a game ends with the login that opened it, and the error has the reason', async () => {
  const accountId = await member();
  const { db, clock } = setting.gateway;
  const now = clock.now();
  const session = (id: string) => ({
    id,
    tokenHash: id,
    accountId,
    deviceId: 'd',
    ip: '::1',
    userAgent: 't',
    createdAt: now,
    lastSeenAt: now,
  });
  await db.insert(sessions).values([session('login-1'), session('login-2')]);
  const first = await setting.launch(accountId, 1, nodeOf('RNG'), 'login-1');
  const second = await setting.launch(accountId, 1, nodeOf('RNG'), 'login-2');
  await db
    .update(sessions)
    .set({ endedAt: now, endReason: 'logout' })
    .where(eq(sessions.id, 'login-1'));
  const refused = await first.call('round', { key: 'round-key-4', bet: 100, stake: {} });
  expect(refused).toMatchObject({
    status: 401,
    errorCode: 'login.not.session',
    value: { reason: 'logout' },
  });
  expect(await balanceOf(accountId)).toBe(FUNDS);
  expect((await second.call('state')).status).toBe(200);
});
