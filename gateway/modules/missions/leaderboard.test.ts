import { afterAll, beforeAll, expect, test } from 'vitest';
import { merchantDay } from '../../core/calendar.ts';
import { sql } from '../../database/sql.ts';
import { rowsRead } from '../../database/test-rows-read.ts';
import { walletGateway } from '../wallet/test-support.ts';
import { prizeWatch } from './leaderboard.ts';
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

/** A member who bet so much yesterday; minor units. */
async function member(validBets: number): Promise<number> {
  const accountId = await setting.addAccount();
  await setting.gateway.db.execute(sql`
    insert into account_figures (account_id, day, currency, item, vendor, valid_bets, changed_xid)
    values (${accountId}, ${yesterday}, 'USD', 'RNG', 'TEST', ${validBets}::bigint, 0)`);
  return accountId;
}

test('a badge ranks nobody for who has not played, and all once a minute for those who have', async () => {
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
    const hasPrize = prizeWatch({ ...gateway, db: tx });
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

test('a crowd that comes at once has it ranked once', async () => {
  const { gateway } = setting;
  const crowd = await Promise.all([member(20_000), member(20_000), member(20_000)]);
  let found: boolean[] = [];
  const read = await rowsRead(gateway.db, 'account_figures', async (tx) => {
    const hasPrize = prizeWatch({ ...gateway, db: tx });
    found = await Promise.all(crowd.map((each) => hasPrize('daily', each)));
  });
  expect(found).toEqual([true, true, false]);
  expect(read).toBeLessThan(2 * PLAYERS);
});
