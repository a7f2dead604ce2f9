import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/sql.ts';
import { rowsRead } from '../../database/test-rows-read.ts';
import type { Transaction } from '../../database/types.ts';
import { walletGateway } from '../wallet/test-support.ts';
import { type TeamQuery, teamList } from './team.ts';

/** Members of the whole merchant, each with money at several vendors. */
const MEMBERS = 3000;
const VENDORS = 4;
const OF_LINE = 5;

let setting: Awaited<ReturnType<typeof walletGateway>>;
let agentId: number;
beforeAll(async () => {
  setting = await walletGateway();
  agentId = await setting.addAccount(1);
  const { db } = setting.gateway;
  await db.execute(sql`
    insert into accounts (public_id, username, nickname, type, upline_id, password_changed_at, created_at)
    select name, name, name, 0, case when n <= ${OF_LINE}::integer then ${agentId}::integer end, 0, n
    from (select n, 'team_' || n as name from generate_series(1, ${MEMBERS}::integer) as n) as made`);
  await db.execute(sql`
    insert into wallets (account_id, kind, vassalage, currency, balance, created_at)
    select id, 'vendor', 'V' || v, 'USD', 100, 0
    from accounts, generate_series(1, ${VENDORS}::integer) as v where username like 'team_%'`);
  await db.execute(sql`analyze`);
});
afterAll(() => setting.close());

test.each([undefined, 'some'] as const)(
  'the team list sums only the wallets of its own rows (balance: %s)',
  async (balance) => {
    const line = { id: agentId, account: '', nickname: '', currency: 'USD', depth: 0, fromDay: 0 };
    const query: TeamQuery = {
      callerId: agentId,
      now: 0,
      sort: 'registered',
      descending: true,
      pageSize: 20,
      balance,
    };
    const listed = async (tx: Transaction) => {
      const { list, total } = await teamList(tx, line, query);
      expect(total).toBe(OF_LINE);
      expect(list.map((row) => row.balance)).toEqual(Array(OF_LINE).fill(VENDORS));
    };
    const read = await rowsRead(setting.gateway.db, 'wallets', listed);
    expect(read).toBeLessThanOrEqual(3 * OF_LINE * VENDORS);
  },
);
