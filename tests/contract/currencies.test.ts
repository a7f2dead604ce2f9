import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  depositByLaunchUrl,
  depositOrderDetail,
  depositPaymentChannels,
  depositSettings,
  withdraw,
  withdrawOrders,
  withdrawSettings,
} from '../../gateway/contract/cashier.ts';
import { DAY } from '../../gateway/contract/durations.ts';
import { gameDetail, winnerBoard } from '../../gateway/contract/games.ts';
import { getInbox } from '../../gateway/contract/member-pages.ts';
import { memberInfo } from '../../gateway/contract/members.ts';
import { convertPoint, pointConfig } from '../../gateway/contract/points.ts';
import { availablePromotions } from '../../gateway/contract/promotions.ts';
import { referralDetails } from '../../gateway/contract/referral.ts';
import { permission } from '../../gateway/contract/system.ts';
import { balance, liveOrders, memberTransactions } from '../../gateway/contract/wallet.ts';
import { accounts, gameRounds } from '../../gateway/database/schema/index.ts';
import { movePoints } from '../../gateway/modules/points/ledger.ts';
import { checkJournal } from '../../gateway/modules/wallet/check-journal.ts';
import { recordWinner } from '../../gateway/sandbox/play/record-winner.ts';
import { LIVE_NODE } from '../../gateway/sandbox/play/test-support.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import {
  type CashierMember,
  callCashier,
  cashierMember,
  PAYMENT_PASSWORD,
} from './cashier-support.ts';
import { createClient, startTestGateway } from './client.ts';
import { openTestGame } from './game-support.ts';

const page = { pageNo: 1, pageSize: 50 };
let running: RunningGateway;
beforeAll(async () => {
  running = await startTestGateway({ demoData: 'accounts' });
  await callCashier(running.url, 'settings', JSON.stringify({ turnoverTimes: 0 }));
});
afterAll(() => running?.close());

/** A currency, a deposit with a fee of 1.5 %, and the expected results. */
const CASES = [
  {
    currency: 'USD',
    symbol: '$',
    decimals: 2,
    unit: 1,
    asked: 1101.33,
    fee: 16.52,
    credited: 1084.81,
    creditedText: '$1,084.81',
    tooFine: 20.001,
    chip: 0.2,
    taken: 25.13,
    takenText: '$25.13',
    ofPoints: 5,
  },
  {
    currency: 'JPY',
    symbol: '¥',
    decimals: 0,
    unit: 100,
    asked: 110_133,
    fee: 1652,
    credited: 108_481,
    creditedText: '¥108,481',
    tooFine: 20.5,
    chip: 20,
    taken: 2513,
    takenText: '¥2,513',
    ofPoints: 500,
  },
  {
    currency: 'VND',
    symbol: '₫',
    decimals: 0,
    unit: 10_000,
    asked: 11_013_333,
    fee: 165_200,
    credited: 10_848_133,
    creditedText: '₫10,848,133',
    tooFine: 20.5,
    chip: 2000,
    taken: 251_333,
    takenText: '₫251,333',
    ofPoints: 50_000,
  },
  {
    currency: 'KWD',
    symbol: 'KD',
    decimals: 3,
    unit: 1,
    asked: 1101.333,
    fee: 16.52,
    credited: 1084.813,
    creditedText: 'KD1,084.813',
    tooFine: 20.0005,
    chip: 0.2,
    taken: 25.125,
    takenText: 'KD25.125',
    ofPoints: 5,
  },
] as const;
type Case = (typeof CASES)[number];

interface Player extends CashierMember {
  readonly accountId: number;
  readonly cardId: number;
}

/** A new member of a merchant whose accounts are in the case's currency. */
async function playerOf({ currency }: Case): Promise<Player> {
  await createClient(running.url).developer('settings', { currency });
  const member = await cashierMember(running.url);
  const { accountId } = await running.gateway.sessions.require(member.token);
  return { ...member, accountId, cardId: await member.prepareWithdrawal() };
}

const range = () => {
  const endTime = running.gateway.clock.now() + 60_000;
  return { startTime: endTime - DAY, endTime, ...page };
};

/** Minor units, to add up without floats. */
const coins = (amount: number, { decimals }: Case) => Math.round(amount * 10 ** decimals);

async function deposit({ client, token, pay }: Player, of: Case) {
  const ask = (amount: number) =>
    client.call(
      depositByLaunchUrl,
      { channelId: 'cardgate', amount },
      { token, idempotencyKey: randomUUID() },
    );
  expect(await ask(of.tooFine)).toMatchObject({
    status: 400,
    errorCode: 'request_param_err',
    value: { fields: { amount: 'amount_invalid' } },
  });
  const placed = await ask(of.asked);
  if (!placed.success) throw new Error(`Refused: ${placed.errorCode}`);
  const shown = await (await fetch(running.url + placed.value.launchUrl)).text();
  const digits = of.asked.toLocaleString('en-US', { minimumFractionDigits: of.decimals });
  expect(shown).toContain(`${of.symbol}${digits}`);
  await pay(placed.value.launchUrl, 'approve');
  return client.value(depositOrderDetail, { orderNo: placed.value.orderNo }, { token });
}

/** Bets equally on both sides of baccarat, so that one of them wins, or both are returned. */
async function playBothSides(player: Player, of: Case) {
  const game = await openTestGame(running, player.accountId, 'LIVE');
  const state = (await game.call('state')).value as Record<string, unknown>;
  const chip = coins(of.chip, of);
  expect(state).toMatchObject({
    currencySymbol: of.symbol,
    minorUnits: 10 ** of.decimals,
    minBet: chip,
    balance: coins(of.credited, of),
  });
  const stake = { player: chip, banker: chip };
  return game.call('round', { key: `round-${of.currency}`, bet: 2 * chip, stake });
}

test.each(CASES)(
  'an account in $currency deposits, bets, wins, withdraws and sees records with $decimals decimals',
  async (of) => {
    const player = await playerOf(of);
    const { client, token } = player;
    const view = { currencySymbol: of.symbol, decimals: of.decimals };
    expect(await client.value(memberInfo, {}, { token })).toMatchObject({
      ...view,
      catalogueUnit: of.unit,
      balance: 0,
    });
    expect(await client.value(depositSettings, {}, { token })).toMatchObject(view);

    const order = await deposit(player, of);
    expect(order).toMatchObject({ amount: of.asked, fee: of.fee, credited: of.credited });
    const inbox = await client.value(getInbox, page, { token });
    expect(inbox.list[0]?.title).toBe(`Deposit of ${of.creditedText} received`);
    expect(await client.value(balance, { typeId: 0 }, { token })).toMatchObject({
      ...view,
      currency: of.currency,
      sumBalance: of.credited,
    });

    const played = await playBothSides(player, of);
    expect(played.status).toBe(200);
    const { win } = (played.value as { round: { win: number } }).round;
    expect(win).toBeGreaterThan(0);
    const bets = await client.value(liveOrders, range(), { token });
    const [bet] = bets.list;
    const winAmount = win / 10 ** of.decimals;
    expect(bet).toMatchObject({ betAmount: of.chip * 2, winAmount });
    expect(bets.footer).toMatchObject({ betAmount: of.chip * 2, winAmount });

    const told = await client.value(withdrawSettings, {}, { token });
    expect(told).toMatchObject({ ...view, pendingAmount: 0 });
    const ask = (amount: number) =>
      client.call(
        withdraw,
        { cardId: player.cardId, amount, paymentPassword: PAYMENT_PASSWORD },
        { token, idempotencyKey: randomUUID() },
      );
    expect(await ask(of.tooFine)).toMatchObject({ status: 400, errorCode: 'request_param_err' });
    const taken = await ask(of.taken);
    if (!taken.success) throw new Error(`Refused: ${JSON.stringify(taken)}`);
    const cashierPage = await (await fetch(`${running.url}/sandbox/cashier`)).text();
    expect(cashierPage).toContain(of.takenText);
    const { list } = await client.value(withdrawOrders, page, { token });
    expect(list).toMatchObject([{ amount: of.taken, status: 'pending' }]);

    const moves = await client.value(memberTransactions, range(), { token });
    let before = 0;
    for (const move of moves.list.toReversed()) {
      before += coins(move.amount, of);
      expect(coins(move.currentAvailBalance, of)).toBe(before);
      expect(String(move.amount).split('.')[1]?.length ?? 0).toBeLessThanOrEqual(of.decimals);
    }
    const held = await player.balance();
    expect(coins(held, of)).toBe(before);
    expect(held).toBe(
      (coins(of.credited, of) - 2 * coins(of.chip, of) + win - coins(of.taken, of)) /
        10 ** of.decimals,
    );
  },
);

test.each(CASES)('points convert, and other pages tell the decimals, in $currency', async (of) => {
  const player = await playerOf(of);
  const { client, token, accountId } = player;
  const { db, clock } = running.gateway;
  await db.transaction((tx) =>
    movePoints(tx, { accountId, kind: 'earn', amount: 500, reference: 'test', at: clock.now() }),
  );
  const view = { currencySymbol: of.symbol, decimals: of.decimals };
  expect(await client.value(pointConfig, {}, { token })).toMatchObject(view);
  const made = await client.value(
    convertPoint,
    { points: 500 },
    { token, idempotencyKey: randomUUID() },
  );
  expect(made.amount).toBe(of.ofPoints);
  expect(await player.balance()).toBe(of.ofPoints);
  expect(await client.value(availablePromotions, {}, { token })).toMatchObject(view);
  expect(await client.value(referralDetails, range(), { token })).toMatchObject(view);
});

test('an account is told whether its amounts are in the currency that visitors see', async () => {
  const { client, token } = await playerOf(CASES[0]);
  const { isInMerchantsCurrency } = await client.value(memberInfo, {}, { token });
  expect(isInMerchantsCurrency).toBe(true);
  expect((await client.freePlay()).isInMerchantsCurrency).toBe(true);
  await client.developer('settings', { currency: CASES[1].currency });
  expect((await client.value(memberInfo, {}, { token })).isInMerchantsCurrency).toBe(false);
});

test.each(CASES)('visitors and trials see and play in the merchant’s $currency', async (of) => {
  const client = createClient(running.url);
  await client.developer('settings', { currency: of.currency });
  const view = { currencySymbol: of.symbol, decimals: of.decimals };
  const { info } = await client.value(permission, {});
  expect(info.currency).toEqual({ ...view, catalogueUnit: of.unit });
  expect(await client.value(availablePromotions, {})).toMatchObject(view);
  const { token } = await client.freePlay();
  expect(await client.value(balance, { typeId: 0 }, { token })).toMatchObject({
    ...view,
    currency: of.currency,
    sumBalance: 2000 * of.unit,
  });
  const game = await openTestGame(running, undefined, 'LIVE');
  expect((await game.call('state')).value).toMatchObject({
    currencySymbol: of.symbol,
    minorUnits: 10 ** of.decimals,
    balance: 2000 * of.unit * 10 ** of.decimals,
  });
});

test('a merchant’s limits that a currency cannot express are rounded inwards', async () => {
  await callCashier(
    running.url,
    'settings',
    JSON.stringify({
      presets: [12.5, 20, 50],
      channels: [
        {
          channelId: 'cardgate',
          name: 'Cardgate',
          kind: 'launchUrl',
          minAmount: 0.5,
          maxAmount: 5000.5,
          feePercent: 1.5,
          usualMinutes: 2,
          expiryMinutes: 30,
        },
      ],
    }),
  );
  const { client, token } = await playerOf(CASES[1]);
  await client.developer('settings', { amountsCurrency: 'JPY' });
  const { presets } = await client.value(depositSettings, {}, { token });
  expect(presets).toEqual([20, 50]);
  const { channels } = await client.value(depositPaymentChannels, {}, { token });
  expect(channels).toMatchObject([{ minAmount: 1, maxAmount: 5000 }]);
  const ask = async (amount: number) =>
    client.call(
      depositByLaunchUrl,
      { channelId: 'cardgate', amount },
      { token, idempotencyKey: randomUUID() },
    );
  expect(await ask(5001)).toMatchObject({
    status: 400,
    value: { fields: { amount: 'amount_high' } },
  });
  expect(await ask(1)).toMatchObject({ success: true });
  await client.developer('settings', { amountsCurrency: 'USD' });
});

test('the winners board shows each win in its own currency, and compares them by value', async () => {
  const { db, clock } = running.gateway;
  const rounds = await db
    .select({ round: gameRounds, currency: accounts.currency })
    .from(gameRounds)
    .innerJoin(accounts, eq(accounts.id, gameRounds.accountId));
  const wins: Record<string, number> = { USD: 5025, JPY: 6000, VND: 450_000, KWD: 70_125 };
  await db.transaction(async (tx) => {
    for (const { round, currency } of rounds) {
      await recordWinner(tx, { ...round, bet: 1, win: wins[currency] ?? 0 }, currency, clock.now());
    }
  });
  const { list } = await createClient(running.url).value(winnerBoard, {
    gameCategory: 'ALL',
    language: 'EN',
    limitNum: 10,
  });
  expect(
    list.map(({ vo }) => [vo.winAmount, vo.currencySymbol, vo.decimals]),
    '70.125, 60 and 50.25 units, and 45 of the catalogue',
  ).toEqual([
    [70.125, 'KD', 3],
    [6000, '¥', 0],
    [50.25, '$', 2],
    [450_000, '₫', 0],
  ]);
});

test('limits of a game are in units of the catalogue, equal for everybody', async () => {
  const client = createClient(running.url);
  const detail = await client.value(gameDetail, { nodeId: LIVE_NODE, language: 'EN' });
  expect(detail.game).toMatchObject({ minBet: 0.2, maxBet: 100 });
});

test('after all of these tests the journal is consistent', async () => {
  expect(await checkJournal(running.gateway.db)).toEqual([]);
});
