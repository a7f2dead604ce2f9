import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { journalLines } from '../../gateway/database/schema/index.ts';
import {
  SALARY_WINDOW_MS,
  settleSalaries,
} from '../../gateway/modules/contracts/settle-salaries.ts';
import { walletGateway } from '../../gateway/modules/wallet/test-support.ts';

const MIGRATIONS = join(import.meta.dirname, '../../gateway/database/migrations');

/** The first migration alone. */
async function firstMigration(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'baize-migrations-'));
  await cp(MIGRATIONS, folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8'));
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, 1) }));
  return folder;
}

test('a database from before positions were stored pays no salary twice, and none too low', async () => {
  const folder = await firstMigration();
  const client = new Client(process.env.DATABASE_URL);
  await client.connect();
  await migrate(drizzle(client), { migrationsFolder: folder });
  await rm(folder, { recursive: true });
  const paidUntil = (Math.floor(Date.now() / SALARY_WINDOW_MS) - 3) * SALARY_WINDOW_MS;
  await client.query(`
    insert into accounts (id, public_id, username, nickname, type, upline_id, password_changed_at, created_at)
    overriding system value values (101, 'a', 'agent', 'agent', 1, null, 0, 0), (102, 'p', 'player', 'player', 0, 101, 0, 0);
    insert into wallets (id, account_id, kind, currency, balance, created_at)
    overriding system value values (201, 101, 'main', 'USD', 0, 0), (202, 102, 'main', 'USD', 0, 0);
    insert into agent_contracts (type, agent_id, rate, active_members, bet_amount, valid_bet_period,
      profit_loss_period, payment_period, status, proposed_by, created_at, answered_at, settled_until)
    values ('realtimeSalary', 101, 100, 0, 0, 'D', 'D', 'D', 'active', 'upline', 0, 0, ${paidUntil});
    insert into game_rounds (order_no, account_id, wallet_id, node_id, game_name, vassalage, vendor_name,
      game_type, round_key, bet, valid_bet, win, state, created_at, settled_at)
    values ('paid', 102, 202, 'n', 'n', 'v', 'v', 'RNG', 'paid', 5000, 5000, 0, 'settled', 0, ${paidUntil - 1}),
      ('due', 102, 202, 'n', 'n', 'v', 'v', 'RNG', 'due', 7000, 7000, 0, 'settled', 0, ${paidUntil});
  `);
  await client.end();
  const { gateway, close } = await walletGateway();
  await settleSalaries(gateway);
  await settleSalaries(gateway);
  const paid = await gateway.db.select().from(journalLines).where(eq(journalLines.walletId, 201));
  expect(paid.map(({ amount }) => amount)).toEqual([70]);
  await close();
});
