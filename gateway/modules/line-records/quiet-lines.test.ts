import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY } from '../../contract/durations.ts';
import { sql } from '../../database/sql.ts';
import { rowsRead } from '../../database/test-rows-read.ts';
import type { Transaction } from '../../database/types.ts';
import { lineNames } from '../agents/line-names.ts';
import { walletGateway } from '../wallet/test-support.ts';
import { betsPage } from './bets.ts';
import type { LineQuery } from './line-query.ts';
import { transactionsPage } from './transactions.ts';

const PLAYERS = 200;
/** Rows of the whole merchant; none of them in a quiet line. */
const ROWS = 40_000;
/** So few rows that sorting them is faster, although PostgreSQL by itself would scan the index of the order. */
const QUIET = { bets: 3, money: 8 };
const NOW = 20_000 * DAY;
/** Upper bound of row reads: a page, and the rows that are joined to it. */
const FEW_ROWS = 100;

let setting: Awaited<ReturnType<typeof walletGateway>>;
let queryOf: (agentId: number) => Promise<LineQuery>;
let busy: number;
const quiet = { bets: 0, money: 0 };

beforeAll(async () => {
  setting = await walletGateway();
  const { gateway, addAccount } = setting;
  const { db } = gateway;
  busy = await addAccount(1);
  quiet.bets = await addAccount(1);
  quiet.money = await addAccount(1);
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into accounts (public_id, username, nickname, type, upline_id, password_changed_at, created_at)
      select name, name, name, 0,
        case when n <= ${QUIET.bets}::integer then ${quiet.bets}::integer
          when n <= ${QUIET.bets + QUIET.money} then ${quiet.money} else ${busy} end, 0, 0
      from (select n, 'line_' || n as name from generate_series(1, ${PLAYERS}::integer) as n) as made`);
    await tx.execute(sql`
      insert into wallets (account_id, kind, currency, balance, created_at)
      select id, 'main', 'USD', 0, 0 from accounts where username like 'line_%'`);
    // Skips the triggers for figures and balances, which this test does not need.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`
      create temporary table rounds_to_be on commit drop as
      select n, w.id as wallet_id, w.account_id, ${NOW}::bigint - n * 1000 as at
      from generate_series(1, ${ROWS}::integer) as n
      join (
        select id, account_id, row_number() over (order by id) as seat from wallets
        where account_id in (select id from accounts where upline_id = ${busy})
      ) as w on w.seat = 1 + n % ${PLAYERS - QUIET.bets - QUIET.money}::integer`);
    await tx.execute(sql`
      insert into game_rounds (order_no, account_id, wallet_id, node_id, game_name, vassalage, vendor_name,
        game_type, round_key, bet, valid_bet, win, state, outcome, created_at, settled_at, shown_at)
      select 'L' || n, account_id, wallet_id, 'line', '', 'TEST', '', 'RNG', 'L' || n, 20 + n % 997, 20,
        n % 499, 'settled', to_jsonb(repeat(md5(n::text), 12)), at, at, at
      from rounds_to_be`);
    await tx.execute(sql`
      insert into journal_entries (kind, scope, idempotency_key, body_hash, reference, created_at)
      select 'deposit', 'line', n::text, '', '', at from rounds_to_be order by n`);
    await tx.execute(sql`
      insert into journal_lines (entry_id, position, wallet_id, kind, amount, balance_after, created_at)
      select e.id, 0, r.wallet_id, 'deposit', 20 + r.n % 997, 0, r.at
      from rounds_to_be r join journal_entries e on e.scope = 'line' and e.idempotency_key = r.n::text`);
  });
  await db.execute(sql`analyze`);
  queryOf = async (id) => ({
    line: { id, account: '', nickname: '', currency: 'USD', depth: 0, fromDay: 0 },
    scope: 'team',
    currency: 'USD',
    range: { from: NOW / DAY - 89, until: NOW / DAY },
    times: { start: NOW - 89 * DAY, end: NOW + DAY },
    names: await lineNames(db, id),
  });
}, 60_000);
afterAll(() => setting.close());

const PAGE = { descending: true, pageSize: 20 };

test('a page of a line without matching rows reads no rows of other lines, in every order', async () => {
  const { db } = setting.gateway;
  const ofBets = await queryOf(quiet.bets);
  for (const sort of ['time', 'bet', 'win'] as const) {
    const bets = async (tx: Transaction) =>
      expect((await betsPage(tx, ofBets, { ...PAGE, sort, total: 0 })).list).toEqual([]);
    expect(await rowsRead(db, 'game_rounds', bets), sort).toBeLessThan(FEW_ROWS);
  }
  const ofMoney = await queryOf(quiet.money);
  for (const sort of ['time', 'amount'] as const) {
    const money = async (tx: Transaction) =>
      expect((await transactionsPage(tx, ofMoney, { ...PAGE, sort, total: 0 }, 'EN')).list).toEqual(
        [],
      );
    expect(await rowsRead(db, 'journal_lines', money), sort).toBeLessThan(FEW_ROWS);
  }
});

test('a page of a line with many matching rows reads only what it shows, in every order', async () => {
  const { db } = setting.gateway;
  const query = await queryOf(busy);
  for (const sort of ['time', 'bet', 'win'] as const) {
    const bets = async (tx: Transaction) =>
      expect((await betsPage(tx, query, { ...PAGE, sort, total: ROWS })).list).toHaveLength(20);
    expect(await rowsRead(db, 'game_rounds', bets), sort).toBeLessThan(FEW_ROWS);
  }
  for (const sort of ['time', 'amount'] as const) {
    const money = async (tx: Transaction) => {
      const page = await transactionsPage(tx, query, { ...PAGE, sort, total: ROWS }, 'EN');
      expect(page.list).toHaveLength(20);
    };
    expect(await rowsRead(db, 'journal_lines', money), sort).toBeLessThan(FEW_ROWS);
  }
});
