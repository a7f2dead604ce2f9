import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mainBalance } from './balance.ts';
import { fundTrial } from './fund-trial.ts';
import { type Entry, postEntry } from './post-entry.ts';
import { publishBalances } from './publish-balances.ts';
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

/** Sum of all lines, and people's wallets whose balance is not the sum of their lines. */
async function journalFaults() {
  const { db } = setting.gateway;
  const one = async (query: ReturnType<typeof sql>) => {
    const answer: unknown = await db.execute(query);
    const rows = Array.isArray(answer) ? answer : Object(answer).rows;
    return Number(rows[0].n);
  };
  return {
    sum: await one(sql`select coalesce(sum(amount), 0) as n from journal_lines`),
    wrong: await one(sql`select count(*) as n from wallets w where balance is not null
      and (balance < 0 or balance <> (select coalesce(sum(amount), 0) from journal_lines l where l.wallet_id = w.id))`),
  };
}

test('fifty equal calls in parallel under one key leave one entry', async () => {
  const member = await newMember(10_000);
  const results = await Promise.all(
    Array.from({ length: 50 }, () => member.post(member.move('spend', -300))),
  );
  expect(new Set(results.map((result) => result.entryId)).size).toBe(1);
  expect(results.filter((result) => !result.replayed)).toHaveLength(1);
  expect(results.every((result) => result.balances[0]?.balance === 9700)).toBe(true);
  expect(await member.balance()).toBe(9700);
});

test('another body under a used key is a conflict and moves nothing', async () => {
  const member = await newMember(10_000);
  await member.post(member.move('k', -300));
  await expect(member.post(member.move('k', -301))).rejects.toMatchObject({
    code: 'idempotency_conflict',
    status: 409,
  });
  expect(await member.balance()).toBe(9700);
});

test('two accounts may choose the same key', async () => {
  const [one, two] = [await newMember(500), await newMember(500)];
  await one.post(one.move('same', -100));
  await two.post(two.move('same', -200));
  expect([await one.balance(), await two.balance()]).toEqual([400, 300]);
});

test('a balance never goes below zero, and the refused key stays free', async () => {
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

test('parallel spending of the last money lets exactly the covered calls through', async () => {
  const member = await newMember(1000);
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) => member.post(member.move(`p${index}`, -300))),
  );
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(3);
  expect(await member.balance()).toBe(100);
});

test('crossing transfers between two wallets neither deadlock nor lose money', async () => {
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

test('the database itself refuses unbalanced lines and any change of a written one', async () => {
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

test('a mistake in the lines is refused before anything is written', async () => {
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

test('a movement tells the owner its new balance once, a replay tells nothing', async () => {
  const member = await newMember(1000);
  const told = () => setting.published.filter((row) => row.accountId === member.accountId);
  await publishBalances(setting.gateway, await member.post(member.move('e', -125)));
  await publishBalances(setting.gateway, await member.post(member.move('e', -125)));
  expect(told().map((row) => row.event)).toEqual([
    { type: 'balance', balance: 8.75, at: expect.any(Number) },
  ]);
});

test('any sequence of entries keeps the sum at zero and every balance at its lines', async () => {
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
      expect(await journalFaults()).toEqual({ sum: 0, wrong: 0 });
    }),
    { numRuns: 25 },
  );
});
