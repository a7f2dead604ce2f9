import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { withdraw, withdrawSettings } from '../../gateway/contract/cashier.ts';
import { MINUTE } from '../../gateway/contract/durations.ts';
import { launchGame } from '../../gateway/contract/games.ts';
import { excludeMember } from '../../gateway/contract/protection.ts';
import {
  balance,
  MAIN_WALLET,
  memberTransactions,
  merchantWallet,
  rngOrders,
} from '../../gateway/contract/wallet.ts';
import { walletOverview } from '../../gateway/contract/wallet-overview.ts';
import {
  chooseAutoTransfer,
  vendorWallets,
  walletTransfer,
} from '../../gateway/contract/wallet-transfers.ts';
import { readConfig } from '../../gateway/core/config.ts';
import { readSettings, writeSettings } from '../../gateway/core/merchant-settings.ts';
import { checkFigures } from '../../gateway/database/daily-figures.ts';
import { rowsOf } from '../../gateway/database/rows-of.ts';
import { games, vendors, walletTransfers } from '../../gateway/database/schema/index.ts';
import { checkAccountTotals } from '../../gateway/modules/rounds/account-totals.ts';
import { checkJournal } from '../../gateway/modules/wallet/check-journal.ts';
import { walletGateway } from '../../gateway/modules/wallet/test-support.ts';
import { settleDueTransfers } from '../../gateway/modules/wallet-transfers/settle.ts';
import { returnVendorMoney } from '../../gateway/modules/wallet-transfers/transfer.ts';
import { addTestGames, nodeOf } from '../../gateway/sandbox/play/test-support.ts';
import { applyDemoMerchant } from '../../gateway/sandbox/seed/demo-merchant.ts';
import type { VendorBehaviour } from '../../gateway/sandbox/vendor-wallets/port.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { PAYMENT_PASSWORD } from './cashier-support.ts';
import { createClient, startInMemory } from './client.ts';
import { openGame } from './game-support.ts';
import { type Player, player, startProtected } from './protection-support.ts';
import { liveSocket } from './test-socket.ts';

const TEST = 'TEST';
const OTHER = 'OTHER';
const OTHER_NODE = 'other-1';

let running: RunningGateway;
beforeAll(async () => {
  running = await startProtected();
  const { db } = running.gateway;
  await addTestGames(db);
  await db.insert(vendors).values({ vassalage: OTHER, name: { EN: 'Other Studio', TY: 'Iba' } });
  const [slot] = await db
    .select()
    .from(games)
    .where(eq(games.nodeId, nodeOf('RNG')));
  if (!slot) throw new Error('There is no slot.');
  const other = { nodeId: OTHER_NODE, roomId: OTHER_NODE, gameCode: OTHER_NODE, vassalage: OTHER };
  await db.insert(games).values({ ...slot, ...other });
}, 60_000);
afterAll(() => running?.close());

const behave = (behaviour: VendorBehaviour) =>
  createClient(running.url).developer('vendor-transfers', { behaviour });

beforeEach(() => writeSettings(running.gateway.db, { vendorWallets: true }));
afterEach(async () => {
  await behave('done');
  await settleAll();
});

/** Makes every vendor that did not respond due to be asked again, however long the delay has grown. */
async function settleAll(): Promise<void> {
  running.gateway.clock.advance(11 * MINUTE);
  await settleDueTransfers(running.gateway);
}

/** A member with money in the main wallet, and the calls of this file. */
async function member(funds = 100) {
  const me = await player(running);
  if (funds > 0) await me.fund(funds);
  const { client, token } = me;
  const send = (
    payload: { action: 'in' | 'out' | 'allBack'; vassalage?: string; amount?: number },
    key: string = randomUUID(),
  ) => client.call(walletTransfer, payload, { token, idempotencyKey: key });
  const wallets = () => client.value(vendorWallets, {}, { token });
  return {
    ...me,
    send,
    wallets,
    bring: (amount: number, vassalage = TEST, key?: string) =>
      send({ action: 'in', vassalage, amount }, key),
    back: (amount: number, vassalage = TEST, key?: string) =>
      send({ action: 'out', vassalage, amount }, key),
    /** Main wallet, wallet of the vendor TEST, and money in transit. */
    held: async () => {
      const { main, pending, wallets: all } = await wallets();
      return [main, all.find(({ vassalage }) => vassalage === TEST)?.balance ?? 0, pending];
    },
    open: (change: { transfer?: 'skip'; accountType?: number; vassalage?: string } = {}) => {
      const vassalage = change.vassalage ?? TEST;
      const nodeId = vassalage === OTHER ? OTHER_NODE : nodeOf('RNG');
      return client.call(
        launchGame,
        {
          launchMode: 'GLS',
          platform: 'html5-desktop',
          clientType: 3,
          gameId: nodeId,
          accountType: 1,
          language: 'EN',
          ...change,
          vassalage,
          nodeId,
        },
        { token },
      );
    },
  };
}

/** One spin in a game of a vendor; minor units. */
async function spin(me: Pick<Player, 'accountId'>, bet: number, node = nodeOf('RNG')) {
  const call = await openGame(running, me.accountId, node);
  return call('round', { key: randomUUID(), bet, stake: {} });
}

const range = () => {
  const endTime = running.gateway.clock.now();
  return { startTime: endTime - 86_400_000, endTime, pageNo: 1, pageSize: 50 };
};

/** Money in transit by the journal, which must equal the pending transfers. */
async function checkBooks(): Promise<void> {
  const { db } = running.gateway;
  expect(await checkJournal(db)).toEqual([]);
  expect(await checkFigures(db)).toEqual([]);
  expect(await checkAccountTotals(db)).toEqual([]);
  const [books] = rowsOf<{ transit: number; pending: number }>(
    await db.execute(sql`select
      (select coalesce(sum(l.amount), 0)::float8 from journal_lines l
        join wallets w on w.id = l.wallet_id where w.kind = 'house:transfers') as transit,
      (select coalesce(sum(amount), 0)::float8 from wallet_transfers where state = 'pending')
        as pending`),
  );
  expect(books?.transit).toBe(books?.pending);
}

describe('with a wallet for each vendor', () => {
  test('[R12.01b] [R2.62a] the merchant wallet returns isSingle 0, and 1 with one wallet for all vendors', async () => {
    const client = createClient(running.url);
    expect(await client.value(merchantWallet, {})).toEqual({ isSingle: 0 });
    await writeSettings(running.gateway.db, { vendorWallets: false });
    expect(await client.value(merchantWallet, {})).toEqual({ isSingle: 1 });
  });

  test('[R12.01b] [R12.06d] [R7.01d] [R7.02e] money is transferred to a vendor, a part of it back, and the balances follow', async () => {
    const me = await member();
    const brought = await me.bring(40.25);
    expect(brought.value).toMatchObject({
      transfers: [
        {
          vassalage: TEST,
          vendorName: 'Test Studio',
          direction: 'in',
          amount: 40.25,
          state: 'done',
          atLaunch: false,
        },
      ],
    });
    expect(await me.held()).toEqual([59.75, 40.25, 0]);
    expect((await me.back(10.25)).value).toMatchObject({
      transfers: [{ direction: 'out', amount: 10.25, state: 'done' }],
    });
    expect(await me.held()).toEqual([70, 30, 0]);

    const { wallets, total, autoTransfer, transfers } = await me.wallets();
    expect([total, autoTransfer]).toEqual([100, true]);
    expect(wallets[0]).toMatchObject({ vassalage: TEST, vendorName: 'Test Studio', balance: 30 });
    expect(transfers.map(({ direction, amount }) => [direction, amount])).toEqual([
      ['out', 10.25],
      ['in', 40.25],
    ]);
    const typeId = wallets[0]?.accountTypeId ?? 0;
    const { token, client } = me;
    expect(await client.value(balance, { typeId: 0 }, { token })).toMatchObject({
      sumBalance: 100,
      balance: [
        { accountTypeId: MAIN_WALLET, availBalance: 70 },
        { accountTypeId: typeId, availBalance: 30 },
      ],
    });
    expect((await client.value(balance, { typeId: MAIN_WALLET }, { token })).sumBalance).toBe(70);
    expect((await client.value(balance, { typeId }, { token })).sumBalance).toBe(30);
    const unknown = await client.call(balance, { typeId: 99 }, { token });
    expect(unknown.errorCode).toBe('request_param_err');
    expect((await client.value(withdrawSettings, {}, { token })).atVendors).toBe(30);
    const overview = await client.value(walletOverview, {}, { token });
    expect(overview).toMatchObject({
      main: 70,
      vendors: 30,
      total: 100,
      pending: { transfers: 0 },
    });
    await checkBooks();
  });

  test('[R12.01b] a withdrawal uses the main wallet only', async () => {
    const me = await member();
    const cardId = await me.prepareWithdrawal();
    await me.bring(60);
    const ask = (amount: number) =>
      me.client.call(
        withdraw,
        { cardId, amount, paymentPassword: PAYMENT_PASSWORD },
        { token: me.token, idempotencyKey: randomUUID() },
      );
    expect((await ask(50)).errorCode).toBe('insufficient_balance');
    expect((await ask(40)).success).toBe(true);
    expect(await me.held()).toEqual([0, 60, 0]);
  });

  test('[R12.01b] all back transfers every vendor’s money to the main wallet, once', async () => {
    const me = await member();
    await me.bring(30);
    await me.bring(20, OTHER);
    const key = randomUUID();
    const all = await me.send({ action: 'allBack' }, key);
    expect(all.value).toMatchObject({
      transfers: [
        { vassalage: TEST, direction: 'out', amount: 30, state: 'done' },
        { vassalage: OTHER, direction: 'out', amount: 20, state: 'done' },
      ],
    });
    expect((await me.send({ action: 'allBack' }, key)).value).toEqual(all.value);
    expect(await me.held()).toEqual([100, 0, 0]);
    expect((await me.send({ action: 'allBack' })).errorCode).toBe('insufficient_balance');
  });

  test('[R12.01b] closing an account transfers the money of every vendor back', async () => {
    const me = await member();
    await me.bring(30);
    await me.bring(20, OTHER);
    await returnVendorMoney(running.gateway, me.accountId);
    await returnVendorMoney(running.gateway, me.accountId);
    expect(await me.held()).toEqual([100, 0, 0]);
    await checkBooks();
  });

  test('[R12.01b] amounts above the balance, invalid amounts and unknown vendors are refused', async () => {
    const me = await member();
    expect((await me.bring(100.01)).errorCode).toBe('insufficient_balance');
    expect((await me.back(0.01)).errorCode).toBe('insufficient_balance');
    for (const [amount, problem] of [
      [0, 'amount_low'],
      [-5, 'amount_low'],
      [1.005, 'amount_invalid'],
    ] as const) {
      expect((await me.bring(amount)).value).toMatchObject({ fields: { amount: problem } });
    }
    expect((await me.bring(1, 'NOBODY')).value).toMatchObject({
      fields: { vassalage: 'not_offered' },
    });
    expect((await me.send({ action: 'in', amount: 1 })).errorCode).toBe('request_param_err');
    const { token } = me;
    const keyless = await me.client.call(walletTransfer, { action: 'allBack' }, { token });
    expect(keyless.errorCode).toBe('idempotency_key_required');
    expect(await me.held()).toEqual([100, 0, 0]);
  });

  test('[R12.01b] with one wallet for all vendors nothing is transferred to a vendor, and existing money is transferred back', async () => {
    const me = await member();
    await me.bring(30);
    await writeSettings(running.gateway.db, { vendorWallets: false });
    expect((await me.bring(1)).errorCode).toBe('function.not.available');
    expect((await me.open()).success).toBe(true);
    expect(await me.held()).toEqual([70, 30, 0]);
    await spin(me, 200);
    expect((await me.held())[1], 'a game is played with the main wallet').toBe(30);
    expect((await me.send({ action: 'allBack' })).success).toBe(true);
    expect((await me.held())[1]).toBe(0);
  });

  test('[R12.01b] [R6.03c] visitors and trials have no such wallets', async () => {
    const client = createClient(running.url);
    const { token } = await client.freePlay();
    const options = { token, idempotencyKey: randomUUID() };
    const refused = [
      await client.call(vendorWallets, {}, { token }),
      await client.call(walletTransfer, { action: 'allBack' }, options),
      await client.call(chooseAutoTransfer, { enabled: true }, { token }),
    ];
    for (const { errorCode } of refused) expect(errorCode).toBe('in_need_true_account');
    expect((await client.call(vendorWallets, {})).status).toBe(401);
  });

  test('[R12.01b] during a break nothing is transferred to a vendor, and money is transferred back', async () => {
    const me = await member();
    await me.bring(30);
    const wish = { kind: 'timeOut', length: 'day' } as const;
    await me.client.value(excludeMember, wish, { token: me.token });
    const again = (await me.client.logIn(me.username, me.password)).token;
    const options = { token: again, idempotencyKey: randomUUID() };
    const brought = await me.client.call(
      walletTransfer,
      { action: 'in', vassalage: TEST, amount: 1 },
      options,
    );
    expect(brought.errorCode).toBe('player_excluded');
    const back = await me.client.call(
      walletTransfer,
      { action: 'allBack' },
      { token: again, idempotencyKey: randomUUID() },
    );
    expect(back.value).toMatchObject({ transfers: [{ amount: 30, state: 'done' }] });
  });
});

describe('a transfer that fails in between', () => {
  test.each([
    ['is refused', 'refused', 'returned'],
    ['is carried out, and the answer lost', 'doneUnheard', 'pending'],
    ['is refused, and the answer lost', 'refusedUnheard', 'pending'],
    ['is never answered', 'silent', 'pending'],
  ] as const)(
    '[R12.01b] that %s settles by itself, exactly once',
    async (_how, behaviour, first) => {
      for (const direction of ['in', 'out'] as const) {
        const me = await member();
        if (direction === 'out') await me.bring(60);
        const start = await me.held();
        await behave(behaviour);
        const key = randomUUID();
        const wish = { action: direction, vassalage: TEST, amount: 25 };
        const answer = await me.send(wish, key);
        expect(answer.value).toMatchObject({ transfers: [{ state: first }] });
        const moved = direction === 'in' ? [-25, 0] : [0, -25];
        if (first === 'pending') {
          expect(await me.held()).toEqual([
            (start[0] ?? 0) + (moved[0] ?? 0),
            (start[1] ?? 0) + (moved[1] ?? 0),
            25,
          ]);
          expect((await me.wallets()).total).toBe(100);
          const { token } = me;
          const overview = await me.client.value(walletOverview, {}, { token });
          expect(overview).toMatchObject({ total: 100, pending: { transfers: 25 } });
          await checkBooks();
        }
        if (behaviour === 'silent') {
          await settleAll();
          expect((await me.wallets()).pending, 'a silent vendor leaves it pending').toBe(25);
          await behave('done');
        }
        await Promise.all([settleAll(), settleDueTransfers(running.gateway)]);
        await settleAll();
        const arrives = behaviour === 'doneUnheard' || behaviour === 'silent';
        const [main = 0, vendor = 0] = start;
        const gone = arrives ? 25 : 0;
        expect(await me.held()).toEqual(
          direction === 'in' ? [main - gone, vendor + gone, 0] : [main + gone, vendor - gone, 0],
        );
        const again = await me.send(wish, key);
        expect(again.value).toMatchObject({
          transfers: [{ state: arrives ? 'done' : 'returned' }],
        });
        await checkBooks();
        await behave('done');
      }
    },
  );

  test('[R12.01b] the same key transfers once, however often and concurrently; another body is refused', async () => {
    const me = await member();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 6 }, () => me.bring(30, TEST, key)));
    const orders = answers.flatMap(({ value }) =>
      value && 'transfers' in value ? value.transfers.map(({ orderNo }) => orderNo) : [],
    );
    expect([orders.length, new Set(orders).size]).toEqual([6, 1]);
    expect(await me.held()).toEqual([70, 30, 0]);
    expect((await me.bring(31, TEST, key)).errorCode).toBe('idempotency_conflict');
  });

  test('[R12.01b] concurrent transfers never exceed the balance', async () => {
    const me = await member();
    const answers = await Promise.all(Array.from({ length: 4 }, () => me.bring(40)));
    expect(answers.map(({ errorCode }) => errorCode ?? 'done').toSorted()).toEqual([
      'done',
      'done',
      'insufficient_balance',
      'insufficient_balance',
    ]);
    expect(await me.held()).toEqual([20, 80, 0]);
  });

  test('[R12.01b] a vendor that does not respond is asked again with growing delays', async () => {
    const me = await member();
    await behave('silent');
    await me.bring(10);
    const row = async () => {
      const [found] = await running.gateway.db
        .select()
        .from(walletTransfers)
        .where(eq(walletTransfers.accountId, me.accountId));
      if (!found) throw new Error('There is no transfer.');
      return found;
    };
    const pauses: number[] = [];
    for (let asked = 0; asked < 4; asked += 1) {
      const due = (await row()).nextAttemptAt;
      const { clock } = running.gateway;
      clock.advance(Math.max(0, due - clock.now()));
      await settleDueTransfers(running.gateway);
      pauses.push((await row()).nextAttemptAt - due);
    }
    expect(pauses.toSorted((one, other) => one - other)).toEqual(pauses);
    expect((await row()).state).toBe('pending');
  });

  test('[R12.01b] with any transfers and any failures, no money is lost or doubled', async () => {
    const behaviours: readonly VendorBehaviour[] = [
      'done',
      'refused',
      'doneUnheard',
      'refusedUnheard',
      'silent',
    ];
    const step = fc.oneof(
      fc.record({
        do: fc.constantFrom('in' as const, 'out' as const),
        vassalage: fc.constantFrom(TEST, OTHER),
        cents: fc.integer({ min: 1, max: 6000 }),
        behaviour: fc.constantFrom(...behaviours),
      }),
      fc.record({ do: fc.constant('allBack' as const), behaviour: fc.constantFrom(...behaviours) }),
      fc.record({ do: fc.constant('settle' as const) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
        const me = await member();
        for (const wish of steps) {
          if (wish.do === 'settle') await settleAll();
          else {
            await behave(wish.behaviour);
            if (wish.do === 'allBack') await me.send({ action: 'allBack' });
            else {
              const { vassalage, cents } = wish;
              await me.send({ action: wish.do, vassalage, amount: cents / 100 });
            }
          }
          const { main, wallets, pending, total } = await me.wallets();
          const atVendors = wallets.reduce((sum, each) => sum + Math.round(each.balance * 100), 0);
          const cents = Math.round(main * 100) + atVendors + Math.round(pending * 100);
          expect([cents, total]).toEqual([10_000, 100]);
        }
        await behave('done');
        await settleAll();
        expect((await me.wallets()).pending).toBe(0);
        await me.send({ action: 'allBack' });
        expect((await me.wallets()).main).toBe(100);
      }),
      { numRuns: 8 },
    );
    await checkBooks();
  });
});

describe('play with a vendor’s wallet', () => {
  test('[R12.01b] a launch transfers the main wallet’s money to the vendor; bets, wins and records use its wallet', async () => {
    const me = await member();
    await me.bring(20, OTHER);
    expect((await me.open()).success).toBe(true);
    expect(await me.held(), 'money with other vendors stays there').toEqual([0, 80, 0]);
    expect((await me.wallets()).transfers[0]).toMatchObject({ atLaunch: true, amount: 80 });
    expect((await me.open()).success, 'with nothing to bring it just opens').toBe(true);

    const { value } = await spin(me, 200);
    const after = (8000 - 200 + value.round.win) / 100;
    expect(value.balance).toBe(8000 - 200 + value.round.win);
    expect(await me.held()).toEqual([0, after, 0]);

    const { token, client } = me;
    const orders = await client.value(rngOrders, range(), { token });
    expect(orders.list).toMatchObject([{ vassalage: TEST, betAmount: 2, status: 'settled' }]);
    const { list } = await client.value(memberTransactions, range(), { token });
    const bet = list.find(({ txType }) => txType === 'bet');
    expect(bet).toMatchObject({
      amount: -2,
      currentAvailBalance: 78,
      wallet: { vassalage: TEST, vendorName: 'Test Studio' },
    });
    const moves = list.filter(({ txType }) => txType === 'walletTransfer');
    expect(moves.map(({ amount, wallet, remark }) => [amount, wallet?.vassalage, remark])).toEqual([
      [80, TEST, 'Main wallet → Test Studio'],
      [-80, undefined, 'Main wallet → Test Studio'],
      [20, OTHER, 'Main wallet → Other Studio'],
      [-20, undefined, 'Main wallet → Other Studio'],
    ]);
    await checkBooks();
  });

  test('[R12.01b] without the member’s consent, and for a free trial, a launch transfers nothing', async () => {
    const me = await member();
    const { token, client } = me;
    await client.value(chooseAutoTransfer, { enabled: false }, { token });
    expect((await me.wallets()).autoTransfer).toBe(false);
    expect((await me.open()).success).toBe(true);
    expect(await me.held()).toEqual([100, 0, 0]);
    expect((await spin(me, 200)).errorCode).toBe('insufficient_balance');
    await client.value(chooseAutoTransfer, { enabled: true }, { token });
    await me.open({ accountType: 0 });
    expect(await me.held()).toEqual([100, 0, 0]);
    await me.open();
    expect(await me.held()).toEqual([0, 100, 0]);
  });

  test.each([
    ['refused', 'wallet_transfer_returned', [100, 0, 0]],
    ['silent', 'wallet_transfer_pending', [0, 0, 100]],
  ] as const)(
    '[R12.01b] a launch whose transfer is %s says so, and can go on without',
    async (behaviour, code, held) => {
      const me = await member();
      await behave(behaviour);
      const refused = await me.open();
      expect(refused).toMatchObject({ errorCode: code, value: { transfer: { amount: 100 } } });
      expect(await me.held()).toEqual(held);
      const again = await me.open();
      expect(again.errorCode, 'the same again moves nothing more').toBe(code);
      expect(await me.held()).toEqual(held);
      expect((await me.open({ transfer: 'skip' })).success).toBe(true);
      expect(await me.held()).toEqual(held);
      await behave('done');
      await settleAll();
      expect((await me.open()).success).toBe(true);
      expect(await me.held()).toEqual([0, 100, 0]);
    },
  );

  test('[R12.01b] a repeated launch gets the result of its transfer; of concurrent launches each opens', async () => {
    const me = await member();
    await behave('doneUnheard');
    expect((await me.open()).errorCode).toBe('wallet_transfer_pending');
    expect((await me.open()).success).toBe(true);
    expect(await me.held()).toEqual([0, 100, 0]);
    await behave('done');
    await me.send({ action: 'allBack' });
    const answers = await Promise.all(Array.from({ length: 4 }, () => me.open()));
    expect(answers.map(({ success }) => success)).toEqual([true, true, true, true]);
    expect(await me.held()).toEqual([0, 100, 0]);
  });

  test('[R12.01b] [R10.01] limits and totals count the bets of every wallet, also concurrent ones', async () => {
    const me = await member();
    await me.bring(40);
    await me.bring(40, OTHER);
    expect((await me.set('wager', 'day', 10)).success).toBe(true);
    const answers = await Promise.all([
      ...Array.from({ length: 3 }, () => spin(me, 200)),
      ...Array.from({ length: 3 }, () => spin(me, 200, OTHER_NODE)),
    ]);
    const codes = answers.map(({ errorCode }) => errorCode ?? 'taken').toSorted();
    expect(codes).toEqual(['limit_reached', ...Array.from({ length: 5 }, () => 'taken')]);
    expect((await me.limit('wager', 'day')).used).toBe(10);
    await checkBooks();
  });
});

test('[R12.01] a socket that opens sends the balances of the main wallet and of each vendor’s', async () => {
  const me = await member(100);
  await me.bring(30);
  await settleAll();
  const { socket, until } = await liveSocket(running.url, me.token);
  expect(await until('balance')).toMatchObject({ balance: 70 });
  expect(await until('vendorBalance')).toMatchObject({ vassalage: TEST, balance: 30 });
  socket.close();
});

test('[R12.01b] one of the demo’s merchants uses vendor wallets, the other does not, on one database as well', async () => {
  const setting = await walletGateway();
  const { db, config } = setting.gateway;
  const startAs = async (merchant: string) => {
    await applyDemoMerchant({ db, config: { ...config, merchant } });
    return (await readSettings(db)).vendorWallets;
  };
  await writeSettings(db, { vendorWallets: false });
  expect(await startAs('baize')).toBe(false);
  expect(await startAs('lantern')).toBe(true);
  await writeSettings(db, { vendorWallets: false });
  expect(await startAs('lantern'), 'what was set stays').toBe(false);
  expect(await startAs('baize')).toBe(false);
  expect(await startAs('lantern')).toBe(true);
  await setting.close();
});

test('[R12.01b] the demo’s second merchant is started by its code, and returns isSingle 0', async () => {
  const second = await startInMemory(
    readConfig({ PORT: '0', BAIZE_DEMO: '1', BAIZE_MERCHANT: 'lantern' }),
    { demoData: 'none' },
  );
  const headers = { Merchant: 'lantern' };
  const client = createClient(second.url);
  expect(await client.value(merchantWallet, {}, { headers })).toEqual({ isSingle: 0 });
  await second.close();
});

test('[R12.01b] the developer’s page shows the state of wallets and transfers, and has a button for each behaviour', async () => {
  await behave('doneUnheard');
  const page = await (await fetch(`${running.url}/sandbox/developer`)).text();
  expect(page).toContain(
    'Members have a wallet for each vendor. A transfer is: carried out, the answer is lost.',
  );
  for (const name of ['Carried out', 'Refused', 'Not answered', 'One wallet']) {
    expect(page).toContain(`>${name}</button>`);
  }
});
