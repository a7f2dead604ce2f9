import type { GameType } from '@baize/gateway/contract/fields.ts';
import { TRIAL_TYPE } from '@baize/gateway/contract/members.ts';
import { DEFAULT_SETTINGS } from '@baize/gateway/core/merchant-defaults.ts';
import { writeSettings } from '@baize/gateway/core/merchant-settings.ts';
import { NO_PACE } from '@baize/gateway/modules/protection/test-support.ts';
import { postEntry } from '@baize/gateway/modules/wallet/post-entry.ts';
import { accountWallet, houseWallet } from '@baize/gateway/modules/wallet/wallets.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { LOTTERIES } from '../lottery/lotteries.ts';
import { engineFor } from './engines.ts';
import { LIVE_NODE, nodeOf, SLOT_NODE, sandboxSetting } from './test-support.ts';

const FUNDS = 100_000;

let setting: Awaited<ReturnType<typeof sandboxSetting>>;
/** The gateway's clock is stopped, so that the tests control every millisecond. */
let now = Date.now();
let keys = 0;

beforeAll(async () => {
  setting = await sandboxSetting();
  vi.spyOn(setting.gateway.clock, 'now').mockImplementation(() => now);
});
beforeEach(() => pace(DEFAULT_SETTINGS.gamePace));
afterAll(() => setting.close());

const pace = (gamePace: { readonly spinMs: number; readonly gameMs: number }) =>
  writeSettings(setting.gateway.db, { gamePace });

async function memberWithFunds(type = 0): Promise<number> {
  const accountId = await setting.addAccount(type);
  const isTrial = type === TRIAL_TYPE;
  const [kind, source] = isTrial
    ? (['trial', 'house:play-money'] as const)
    : (['main', 'house:cashier'] as const);
  await setting.gateway.db.transaction(async (tx) => {
    const walletId = await accountWallet(tx, { accountId, kind, currency: 'USD', at: now });
    const house = await houseWallet(tx, source, 'USD', now);
    await postEntry(tx, {
      kind: isTrial ? 'trial' : 'deposit',
      scope: `account:${accountId}`,
      idempotencyKey: 'd',
      body: {},
      reference: `D${accountId}`,
      at: now,
      lines: [
        { walletId, amount: FUNDS, kind: 'deposit' },
        { walletId: house, amount: -FUNDS, kind: 'house' },
      ],
    });
  });
  return accountId;
}

/** A tab with a game: `play` sends a new round. */
async function tab(accountId: number | undefined, nodeId: string, accountType = 1) {
  const { call } = await setting.launch(accountId, accountType, nodeId);
  const stake = nodeId === LIVE_NODE ? { player: 100 } : {};
  const send = (key: string) => call('round', { key, bet: 100, stake });
  return {
    send,
    play: () => {
      keys += 1;
      return send(`pace-key-${keys}`);
    },
    state: async () => (await call('state')).value,
    balance: async () => (await call('state')).value.balance as number,
  };
}

const TOO_SOON = { status: 409, success: false, errorCode: 'round_too_soon' };

test.each([
  { nodeId: SLOT_NODE, what: 'a spin of a slot', length: 2500 },
  { nodeId: LIVE_NODE, what: 'a cycle of another casino game', length: 5000 },
])(
  '[R10.10a] $what takes $length ms: a round a millisecond sooner is refused and moves nothing',
  async ({ nodeId, length }) => {
    const game = await tab(await memberWithFunds(), nodeId);
    expect(await game.state()).toMatchObject({ paceMs: length, waitMs: 0 });
    expect((await game.play()).value.waitMs).toBe(length);
    const balance = await game.balance();
    now += length - 1;
    expect(await game.play()).toMatchObject({ ...TOO_SOON, value: { waitMs: 1 } });
    expect(await game.balance()).toBe(balance);
    expect((await game.state()).waitMs).toBe(1);
    now += 1;
    expect((await game.state()).waitMs).toBe(0);
    expect((await game.play()).status).toBe(200);
    // The pace counts from the accepted round, not from the refused one.
    now += length;
    expect((await game.play()).status).toBe(200);
  },
);

test('[R10.10a] a second tab of the same game waits too, another game and another player do not', async () => {
  const accountId = await memberWithFunds();
  const first = await tab(accountId, SLOT_NODE);
  const second = await tab(accountId, SLOT_NODE);
  expect((await first.play()).status).toBe(200);
  expect(await second.play()).toMatchObject({ ...TOO_SOON, value: { waitMs: 2500 } });
  expect((await second.state()).waitMs).toBe(2500);
  expect((await (await tab(accountId, LIVE_NODE)).play()).status).toBe(200);
  expect((await (await tab(await memberWithFunds(), SLOT_NODE)).play()).status).toBe(200);
  // Opening the game again does not restart its wait.
  now += 2500;
  expect((await (await tab(accountId, SLOT_NODE)).play()).status).toBe(200);
});

test('[R10.10a] of simultaneous rounds from two tabs, one is accepted', async () => {
  const accountId = await memberWithFunds();
  const tabs = await Promise.all([tab(accountId, SLOT_NODE), tab(accountId, SLOT_NODE)]);
  const answers = await Promise.all([...tabs, ...tabs, ...tabs].map(({ play }) => play()));
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  expect(answers.filter(({ errorCode }) => errorCode === 'round_too_soon')).toHaveLength(5);
});

test('[R10.10a] a retry of the same round gets its answer, however soon', async () => {
  const game = await tab(await memberWithFunds(), SLOT_NODE);
  const { value } = await game.send('pace-same-key');
  now += 400;
  const again = await game.send('pace-same-key');
  expect(again).toMatchObject({ status: 200, value: { replayed: true, waitMs: 2100 } });
  expect(again.value.round).toEqual(value.round);
});

test('[R10.10a] the pace applies to play money as well: trial players, and visitors within their trial', async () => {
  const trial = await memberWithFunds(TRIAL_TYPE);
  const tabs = [await tab(trial, SLOT_NODE), await tab(trial, SLOT_NODE)] as const;
  expect((await tabs[0].play()).status).toBe(200);
  expect(await tabs[1].play()).toMatchObject(TOO_SOON);
  const visitor = await tab(undefined, SLOT_NODE, 0);
  expect((await visitor.play()).status).toBe(200);
  expect(await visitor.play()).toMatchObject(TOO_SOON);
  now += 2500;
  expect((await visitor.play()).status).toBe(200);
});

test('[R10.10a] a merchant’s setting makes the pace slower, or removes it where a licence allows that', async () => {
  const game = await tab(await memberWithFunds(), SLOT_NODE);
  await pace({ spinMs: 4000, gameMs: 8000 });
  expect((await game.play()).value.waitMs).toBe(4000);
  now += 3999;
  expect(await game.play()).toMatchObject(TOO_SOON);
  now += 1;
  expect((await game.play()).status).toBe(200);
  await pace(NO_PACE);
  expect(await game.state()).toMatchObject({ paceMs: 0, waitMs: 0 });
  expect((await game.play()).value.waitMs).toBe(0);
  expect((await game.play()).status).toBe(200);
});

test('[R10.10a] moving the demo’s clock back delays nobody', async () => {
  const game = await tab(await memberWithFunds(), SLOT_NODE);
  expect((await game.play()).status).toBe(200);
  now -= 3_600_000;
  expect((await game.play()).status).toBe(200);
  now += 3_600_000;
});

test('[R10.10a] every game that draws when it is bet on has a cycle; games that wait for a draw or a match have none', () => {
  const cycle = (gameType: GameType) => engineFor({ gameType, gameCode: nodeOf(gameType) })?.cycle;
  expect(cycle('RNG')).toBe('spin');
  for (const type of ['LIVE', 'FISH', 'PVP', 'LOTT'] as const) {
    expect(cycle(type)).toBe('game');
  }
  for (const type of ['SPORTS', 'ESPORTS', 'COCKFIGHT'] as const) {
    expect(cycle(type)).toBeNull();
  }
  const [lottery] = LOTTERIES;
  expect(engineFor({ gameType: 'ELOTT', gameCode: lottery?.code ?? null })?.cycle).toBeNull();
});
