import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pointAccounts, pointLedger } from '../../database/schema/index.ts';
import { eq, inArray, sql } from '../../database/sql.ts';
import { earnPointsOfBets } from '../points/earn.ts';
import { mainBalance } from './balance.ts';
import { checkJournal } from './check-journal.ts';
import { fundTrial } from './fund-trial.ts';
import { type Entry, postEntries, postEntry } from './post-entry.ts';
import { publishBalances, publishLastBalances } from './publish-balances.ts';
import { walletGateway } from './test-support.ts';
import { accountWallet, houseWallet } from './wallets.ts';

let setting: Awaited<ReturnType<typeof walletGateway>>;
beforeAll(async () => {
  setting = await walletGateway();
});
afterAll(() => setting.close());

async function newMember(funds: number) {
  const accountId = await setting.addAccount();
  const { db, clock } = setting.gateway;
  const at = clock.now();
  const [walletId, house] = await db.transaction(async (tx) => [
    await accountWallet(tx, { accountId, kind: 'main', currency: 'USD', at }),
    await houseWallet(tx, 'house:cashier', 'USD', at),
  ]);
  if (!walletId || !house) throw new Error('No wallet.');
  const move = (key: string, amount: number, body: unknown = { amount }): Entry => ({
    kind: amount > 0 ? 'deposit' : 'withdrawal',
    scope: `account:${accountId}`,
    idempotencyKey: key,
    body,
    reference: key,
    lines: [
      { walletId, amount, kind: amount > 0 ? 'deposit' : 'withdrawal' },
      { walletId: house, amount: -amount, kind: 'house' },
    ],
    at,
  });
  const post = (entry: Entry) => db.transaction((tx) => postEntry(tx, entry));
  if (funds > 0) await post(move('opening', funds));
  return { accountId, walletId, house, move, post, balance: () => mainBalance(db, accountId) };
}

test('fifty equal concurrent calls with one key post one entry', async () => {
  const member = await newMember(10_000);
  const results = await Promise.all(
    Array.from({ length: 50 }, () => member.post(member.move('spend', -300))),
  );
  expect(new Set(results.map((result) => result.entryId)).size).toBe(1);
  expect(results.filter((result) => !result.replayed)).toHaveLength(1);
  expect(results.every((result) => result.balances[0]?.balance === 9700)).toBe(true);
  expect(await member.balance()).toBe(9700);
});

test('a batch of entries moves the same as single entries, each key once, or nothing at all', async () => {
  const { db } = setting.gateway;
  const one = await newMember(1_000);
  const other = await newMember(0);
  const postAll = (entries: readonly Entry[]) => db.transaction((tx) => postEntries(tx, entries));
  await one.post(one.move('known', -100));
  const posted = await postAll([
    one.move('a', -900),
    other.move('b', 50),
    one.move('known', -100),
    one.move('c', 30),
    one.move('a', -900),
    other.move('d', -20),
  ]);
  expect(posted.map(({ replayed }) => replayed)).toEqual([false, false, true, false, true, false]);
  expect(posted.map(({ balances }) => balances.map(({ balance }) => balance))).toEqual([
    [0],
    [50],
    [900],
    [30],
    [0],
    [30],
  ]);
  expect([await one.balance(), await other.balance()]).toEqual([30, 30]);
  const tooMuch = [other.move('e', 10), one.move('f', -31), one.move('g', 500)];
  await expect(postAll(tooMuch)).rejects.toMatchObject({ code: 'insufficient_balance' });
  expect([await one.balance(), await other.balance()]).toEqual([30, 30]);
  expect(await postAll([])).toEqual([]);
  expect(await checkJournal(db)).toEqual([]);
});

test('bets that are settled together earn the same points as single ones', async () => {
  const { db, clock } = setting.gateway;
  const accounts = [await setting.addAccount(), await setting.addAccount()];
  // 20 USD earn a point: 30 bets of 7.00 earn 10.5 points.
  const bets = accounts.flatMap((accountId) =>
    Array.from({ length: 30 }, (_, index) => ({
      accountId,
      gameType: 'LOTT',
      validBet: 700,
      currency: 'USD',
      orderNo: `points-${accountId}-${index}`,
      gameName: 'Test',
      at: clock.now(),
    })),
  );
  await db.transaction((tx) => earnPointsOfBets(tx, bets));
  const held = await db
    .select()
    .from(pointAccounts)
    .where(inArray(pointAccounts.accountId, accounts));
  expect(held.map(({ balance, carry }) => [balance, carry])).toEqual([
    [10, 500_000],
    [10, 500_000],
  ]);
  for (const accountId of accounts) {
    const lines = await db
      .select()
      .from(pointLedger)
      .where(eq(pointLedger.accountId, accountId))
      .orderBy(pointLedger.id);
    expect(lines.map(({ balanceAfter }) => balanceAfter)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  }
});

test('another body with a used key is a conflict and moves nothing', async () => {
  const member = await newMember(10_000);
  await member.post(member.move('k', -300));
  await expect(member.post(member.move('k', -301))).rejects.toMatchObject({
    code: 'idempotency_conflict',
    status: 409,
  });
  expect(await member.balance()).toBe(9700);
});

test('two accounts may use the same key', async () => {
  const [one, two] = [await newMember(500), await newMember(500)];
  await one.post(one.move('same', -100));
  await two.post(two.move('same', -200));
  expect([await one.balance(), await two.balance()]).toEqual([400, 300]);
});

test('a balance never becomes negative, and the key of a refused entry can be used again', async () => {
  const member = await newMember(1000);
  await expect(member.post(member.move('big', -1001))).rejects.toMatchObject({
    code: 'insufficient_balance',
  });
  expect(await member.balance()).toBe(1000);
  await member.post(member.move('big', -1000));
  expect(await member.balance()).toBe(0);
});

test('a win cannot pay for the bet that won it', async () => {
  const member = await newMember(50);
  const entry: Entry = {
    ...member.move('round', -100),
    lines: [
      { walletId: member.walletId, amount: -100, kind: 'bet' },
      { walletId: member.walletId, amount: 900, kind: 'win' },
      { walletId: member.house, amount: -800, kind: 'house' },
    ],
  };
  await expect(member.post(entry)).rejects.toMatchObject({ code: 'insufficient_balance' });
  expect(await member.balance()).toBe(50);
});

test('of concurrent calls that spend the last money, exactly the covered ones succeed', async () => {
  const member = await newMember(1000);
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) => member.post(member.move(`p${index}`, -300))),
  );
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(3);
  expect(await member.balance()).toBe(100);
});

test('opposite transfers between two wallets neither deadlock nor lose money', async () => {
  const [one, two] = [await newMember(5000), await newMember(5000)];
  const transfer = (from: typeof one, to: typeof one, key: string) =>
    from.post({
      ...from.move(key, -10),
      kind: 'transfer',
      lines: [
        { walletId: from.walletId, amount: -10, kind: 'transfer' },
        { walletId: to.walletId, amount: 10, kind: 'transfer' },
      ],
    });
  await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      index % 2 ? transfer(one, two, `t${index}`) : transfer(two, one, `t${index}`),
    ),
  );
  expect([await one.balance(), await two.balance()]).toEqual([5000, 5000]);
});

test('the database itself refuses unbalanced lines and any change of a stored line', async () => {
  const member = await newMember(100);
  const { db } = setting.gateway;
  await expect(
    db.execute(sql`insert into journal_lines (entry_id, position, wallet_id, kind, amount, created_at)
      select id, 9, ${member.walletId}, 'win', 5, 0 from journal_entries limit 1`),
  ).rejects.toMatchObject({ cause: { message: expect.stringContaining('sum to zero') } });
  for (const change of [sql`update journal_lines set amount = 1`, sql`delete from journal_lines`]) {
    await expect(db.execute(change)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('append-only') },
    });
  }
  await expect(
    db.execute(sql`update wallets set balance = -1 where id = ${member.walletId}`),
  ).rejects.toMatchObject({
    cause: { message: expect.stringContaining('wallets_never_below_zero') },
  });
});

test('invalid lines are refused before anything is stored', async () => {
  const member = await newMember(100);
  const entry = {
    ...member.move('odd', 5),
    lines: [{ walletId: member.walletId, amount: 5, kind: 'win' as const }],
  };
  await expect(member.post(entry)).rejects.toThrow(RangeError);
});

test('a trial account gets 2,000.00 of play money, once', async () => {
  const accountId = await setting.addAccount(4);
  const fund = () =>
    setting.gateway.db.transaction((tx) => fundTrial(tx, setting.gateway, accountId));
  await fund();
  await fund();
  expect(await mainBalance(setting.gateway.db, accountId)).toBe(200_000);
});

test('a movement publishes the owner’s new balance once, a replay publishes nothing', async () => {
  const member = await newMember(1000);
  const told = () => setting.published.filter((row) => row.accountId === member.accountId);
  await publishBalances(setting.gateway, await member.post(member.move('e', -125)));
  await publishBalances(setting.gateway, await member.post(member.move('e', -125)));
  expect(told().map((row) => row.event)).toEqual([
    { type: 'balance', balance: 8.75, at: expect.any(Number) },
  ]);
});

test('entries that were posted together publish only the last balance of each wallet', async () => {
  const [one, other] = [await newMember(1000), await newMember(500)];
  await other.post(other.move('known', 100));
  const entries = [
    one.move('a', -125),
    other.move('b', -200),
    one.move('c', 50),
    other.move('known', 100),
  ];
  const posted = await setting.gateway.db.transaction((tx) => postEntries(tx, entries));
  await publishLastBalances(setting.gateway, posted);
  const told = ({ accountId }: typeof one) =>
    setting.published.flatMap((row) => (row.accountId === accountId ? [row.event] : []));
  expect(told(one)).toEqual([{ type: 'balance', balance: 9.25, at: expect.any(Number) }]);
  expect(told(other)).toEqual([{ type: 'balance', balance: 4, at: expect.any(Number) }]);
});

test('after any sequence of entries, the total is zero and every balance equals the sum of its lines', async () => {
  const members = [await newMember(2000), await newMember(2000), await newMember(0)];
  const step = fc.record({
    from: fc.nat(2),
    to: fc.nat(3),
    amount: fc.integer({ min: 1, max: 1500 }),
    key: fc.integer({ min: 0, max: 12 }),
  });
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
      run += 1;
      for (const { from, to, amount, key } of steps) {
        const payer = members[from];
        if (!payer || from === to) continue;
        const payee = members[to]?.walletId ?? payer.house;
        const lines = [
          { walletId: payer.walletId, amount: -amount, kind: 'transfer' as const },
          { walletId: payee, amount, kind: 'transfer' as const },
        ];
        const entry = { ...payer.move(`${run}:${key}`, -amount, { to, amount }), lines };
        await payer.post(entry).catch((error: { code?: string }) => {
          if (error.code !== 'insufficient_balance' && error.code !== 'idempotency_conflict')
            throw error;
        });
      }
      expect(await checkJournal(setting.gateway.db)).toEqual([]);
    }),
    { numRuns: 25 },
  );
});
