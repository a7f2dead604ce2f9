import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { merchantDay } from '../../core/calendar.ts';
import { accounts } from '../../database/schema/index.ts';
import { sql } from '../../database/sql.ts';
import { rowsRead } from '../../database/test-rows-read.ts';
import { walletGateway } from '../wallet/test-support.ts';
import { watchBoards } from './leaderboard.ts';
import { placeIn, rankingOf, type Scored } from './ranking.ts';
import { writeBoardPrizes } from './rules.ts';

const PLAYERS = 2000;

let setting: Awaited<ReturnType<typeof walletGateway>>;
let yesterday: number;
beforeAll(async () => {
  setting = await walletGateway();
  const { db, clock } = setting.gateway;
  await writeBoardPrizes(db, { daily: [5000, 3000], weekly: [] });
  yesterday = (await merchantDay(db, clock.now())) - 1;
  await db.execute(sql`
    insert into accounts (public_id, username, nickname, type, password_changed_at, created_at)
    select name, name, name, 0, 0, 0
    from (select 'board_' || n as name from generate_series(1, ${PLAYERS}::integer) as n)`);
  await db.execute(sql`
    insert into account_figures (account_id, day, currency, item, vendor, valid_bets, changed_xid)
    select id, ${yesterday}::integer, 'USD', 'RNG', 'TEST', 1000, 0 from accounts
    where username like 'board_%'`);
  await db.execute(sql`analyze account_figures, accounts`);
});
afterAll(() => setting.close());

/** Creates a member with valid bets of yesterday; minor units. */
async function member(validBets: number): Promise<number> {
  const accountId = await setting.addAccount();
  await setting.gateway.db.execute(sql`
    insert into account_figures (account_id, day, currency, item, vendor, valid_bets, changed_xid)
    values (${accountId}, ${yesterday}, 'USD', 'RNG', 'TEST', ${validBets}::bigint, 0)`);
  return accountId;
}

test('a badge ranks nobody for members who have not played, and all accounts once a minute for those who have', async () => {
  const { gateway, addAccount } = setting;
  const [first, second, third, idle] = [
    await member(9000),
    await member(8000),
    await member(7000),
    await addAccount(),
  ];
  const read: number[] = [];
  const found: boolean[] = [];
  await gateway.db.transaction(async (tx) => {
    const { hasPrize } = watchBoards({ ...gateway, db: tx });
    for (const each of [idle, first, second, third]) {
      read.push(
        await rowsRead(tx, 'account_figures', async () => {
          found.push(await hasPrize('daily', each));
        }),
      );
    }
    expect(await hasPrize('weekly', first)).toBe(false);
  });
  expect(found).toEqual([false, true, true, false]);
  const [ofIdle = 0, ranked = 0, ...later] = read;
  expect(ofIdle).toBe(0);
  expect(ranked).toBeGreaterThan(PLAYERS);
  expect(later).toEqual([1, 1]);
});

test('concurrent requests of many members rank once', async () => {
  const { gateway } = setting;
  const crowd = await Promise.all([member(20_000), member(20_000), member(20_000)]);
  let found: boolean[] = [];
  const read = await rowsRead(gateway.db, 'account_figures', async (tx) => {
    const { hasPrize } = watchBoards({ ...gateway, db: tx });
    found = await Promise.all(crowd.map((each) => hasPrize('daily', each)));
  });
  expect(found).toEqual([true, true, false]);
  expect(read).toBeLessThan(2 * PLAYERS);
});

test('[R12.04] a leaderboard ranks all accounts once for all callers, and each caller by the current score, also among equal ones', async () => {
  const { gateway } = setting;
  const own = { accountId: await member(500), currency: 'USD' };
  const later = { accountId: await member(500), currency: 'USD' };
  const idle = { accountId: await setting.addAccount(), currency: 'USD' };
  const ask = { board: 'daily', previous: true } as const;
  await gateway.db.transaction(async (tx) => {
    const { view } = watchBoards({ ...gateway, db: tx });
    const placesOf = async (who: typeof own) => (await view(who, ask)).own;
    const before = await tx.$count(accounts, sql`username like 'board_%'`);
    expect((await view(idle, ask)).own).toBeUndefined();
    const first = await placesOf(own);
    // Of two equal scores the older account comes first.
    expect(await placesOf(later)).toMatchObject({
      place: (first?.place ?? 0) + 1,
      score: 5,
      toNext: 0.01,
    });
    expect(first?.place).toBeGreaterThan(before);
    expect(
      await rowsRead(tx, 'account_figures', async () => {
        for (const who of [own, later, idle]) await view(who, ask);
      }),
    ).toBeLessThan(5);
    // A new bet counts for its own member: equal to the crowd, whose accounts are all older.
    const raise = (validBets: number) =>
      tx.execute(sql`update account_figures set valid_bets = ${validBets}::bigint
        where account_id = ${own.accountId}`);
    await raise(1000);
    expect(await placesOf(own)).toEqual({ ...first, score: 10, toNext: 0.01 });
    await raise(1001);
    const { list, own: raised } = await view(own, ask);
    const better = list.filter(({ score }) => score > 10.01).length;
    expect(raised).toMatchObject({ place: better + 1, score: 10.01 });
    expect(list[better]).toMatchObject({ place: better + 1, own: true });
    expect(list.map(({ place }) => place)).toEqual(list.map((_, index) => index + 1));
    expect(list).toHaveLength(20);
  });
});

test('a place in a cached ranking equals that in a new ranking with the caller’s current score', () => {
  const scored = fc.record({
    accountId: fc.integer({ min: 1, max: 30 }),
    score: fc.integer({ min: 1, max: 5 }),
  });
  const sorted = (all: readonly Scored[]) =>
    all.toSorted((one, other) => other.score - one.score || one.accountId - other.accountId);
  fc.assert(
    fc.property(
      fc.uniqueArray(scored, { selector: ({ accountId }) => accountId }),
      scored,
      (all, own) => {
        const others = all.filter(({ accountId }) => accountId !== own.accountId);
        const anew = sorted([...others, own]);
        const index = anew.indexOf(own);
        expect(placeIn(rankingOf(sorted(all)), own)).toEqual({
          place: index + 1,
          above: anew[index - 1]?.score,
        });
      },
    ),
  );
});
