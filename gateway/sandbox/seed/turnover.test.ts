import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DAY } from '@baize/gateway/contract/durations.ts';
import * as schema from '@baize/gateway/database/schema/index.ts';
import { sql } from '@baize/gateway/database/sql.ts';
import { checkAccountTotals } from '@baize/gateway/modules/rounds/account-totals.ts';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { expect, test } from 'vitest';
import { seedTurnover } from './turnover.ts';

const MIGRATIONS = resolve(import.meta.dirname, '../../database/migrations');

/** The migrations as statements: those before the turnover obligations, and those from them on. */
async function migrations() {
  const names = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).sort();
  const files = await Promise.all(names.map((name) => readFile(join(MIGRATIONS, name), 'utf8')));
  const first = files.findIndex((text) => text.includes('CREATE TABLE "turnover_obligations"'));
  const statements = (texts: readonly string[]) =>
    texts.flatMap((text) => text.split('--> statement-breakpoint'));
  return { before: statements(files.slice(0, first)), after: statements(files.slice(first)) };
}

/** Accounts 1 to 3 with main wallets 1 to 3 and, of account 3, play money in wallet 4. */
const PEOPLE = `
  insert into accounts (public_id, username, nickname, type, password_changed_at, created_at)
    select n, 'p' || n, 'p' || n, 0, 0, 0 from generate_series(1, 3) n;
  insert into wallets (account_id, kind, currency, balance, created_at)
    select n, 'main', 'USD', 0, 0 from generate_series(1, 3) n;
  insert into wallets (account_id, kind, currency, balance, created_at) values (3, 'trial', 'USD', 0, 0);
  insert into wallets (kind, currency, created_at) values ('house:cashier', 'USD', 0);
  insert into promotions (id, kind, category, position, title_en, title_ty, summary_en, summary_ty,
    terms_en, terms_ty, banner, rule, starts_at)
    values ('P', 'mission', 'daily', 0, '', '', '', '', '', '', '', '{}', 0);`;

const deposit = (no: string, account: number, at: number, amount: number, required: number) => `
  insert into journal_entries (kind, scope, idempotency_key, body_hash, reference, created_at)
    values ('deposit', '${no}', 'credit', '', '${no}', ${at});
  insert into journal_lines (entry_id, position, wallet_id, kind, amount, created_at)
    select id, 0, ${account}, 'deposit', ${amount}, ${at} from journal_entries where reference = '${no}'
    union all select id, 1, 5, 'house', -${amount}, ${at} from journal_entries where reference = '${no}';
  insert into deposit_orders (order_no, account_id, idempotency_key, body_hash, currency, amount,
    status, created_at, decided_at, kind, channel_id, channel_name, fee, turnover_required, pay_token,
    expires_at, entry_id)
    select '${no}', ${account}, '${no}', '', 'USD', ${amount} + 10, 'approved', ${at}, ${at}, 'qr',
      'c', 'c', 10, ${required}, '${no}', 0, id from journal_entries where reference = '${no}';`;

const bonus = (no: string, account: number, at: number, required: number) => `
  insert into promotion_grants (grant_no, promotion_id, account_id, period, status, currency, amount,
    turnover_required, created_at, claimed_at)
    values ('${no}', 'P', ${account}, '${no}', 'claimed', 'USD', 1, ${required}, ${at}, ${at});`;

const withdrawal = (no: string, account: number, at: number) => `
  insert into journal_entries (kind, scope, idempotency_key, body_hash, reference, created_at)
    values ('withdrawal', '${no}', 'hold', '', '${no}', ${at});
  insert into withdraw_orders (order_no, account_id, idempotency_key, body_hash, currency, amount,
    status, created_at, bank_name, holder, account_number, due_at, hold_entry_id)
    select '${no}', ${account}, '${no}', '', 'USD', 1, 'approved', ${at}, '', '', '', 0, id
    from journal_entries where reference = '${no}';`;

let made = 0;
const round = (
  wallet: number,
  at: number,
  valid: number,
  state: 'open' | 'settled' | 'cancelled' = 'settled',
) => {
  made += 1;
  return `
  insert into game_rounds (order_no, account_id, wallet_id, node_id, game_name, vassalage, vendor_name,
    game_type, round_key, bet, valid_bet, win, state, created_at, settled_at)
    values ('R${made}', ${Math.min(wallet, 3)}, ${wallet}, '', '', '', '', 'RNG', 'R${made}', ${valid},
      ${valid}, 0, '${state}', ${at - 5}, ${state === 'open' ? 'null' : at});`;
};

/** The rows of a gateway from before obligations existed. */
const PAST = [
  deposit('D1', 1, 100, 1000, 1000),
  round(1, 150, 300),
  bonus('B1', 1, 200, 500),
  round(1, 250, 400),
  round(1, 260, 9000, 'open'),
  round(1, 270, 9000, 'cancelled'),
  // Fully played through, with more bets than required, and required again.
  deposit('D2', 2, 100, 1000, 1000),
  round(2, 2 * DAY + 150, 5000),
  deposit('D3', 2, 3 * DAY, 200, 200),
  round(2, 3 * DAY, 50),
  deposit('D4', 2, 3 * DAY + 10, 300, 0),
  // A withdrawal was accepted, which ended all earlier requirements.
  deposit('D5', 3, 100, 1000, 1000),
  withdrawal('W1', 3, 200),
  bonus('B2', 3, 300, 700),
  round(3, 400, 100),
  round(4, 410, 600),
];

const OBLIGATIONS = [
  { reference: 'B1', required: 500, fulfilled: 0 },
  { reference: 'B2', required: 700, fulfilled: 100 },
  { reference: 'D1', required: 1000, fulfilled: 700 },
  { reference: 'D2', required: 1000, fulfilled: 1000 },
  { reference: 'D3', required: 200, fulfilled: 50 },
  { reference: 'D5', required: 1000, fulfilled: 1000 },
];

test('an older database gets its totals and obligations by migration, and the seed counts the same', async () => {
  const client = await PGlite.create();
  const { before, after } = await migrations();
  for (const statement of before) await client.exec(statement);
  await client.exec(PEOPLE);
  for (const statement of PAST) await client.exec(statement);
  for (const statement of after) await client.exec(statement);

  const db = drizzle(client, { schema });
  const stored = async () => {
    const rows = await db
      .select()
      .from(schema.turnoverObligations)
      .orderBy(schema.turnoverObligations.reference);
    return rows.map(({ reference, required, fulfilled }) => ({ reference, required, fulfilled }));
  };
  const totals = () =>
    db.select().from(schema.accountTotals).orderBy(schema.accountTotals.accountId);
  expect(await stored()).toEqual(OBLIGATIONS);
  expect(await checkAccountTotals(db)).toEqual([]);
  const migrated = await totals();
  expect(migrated).toEqual([
    { accountId: 1, currency: 'USD', validBets: 700, deposits: 1000 },
    { accountId: 2, currency: 'USD', validBets: 5050, deposits: 1500 },
    { accountId: 3, currency: 'USD', validBets: 100, deposits: 1000 },
  ]);

  await db.execute(sql`delete from turnover_obligations`);
  await db.transaction((tx) => seedTurnover(tx));
  expect(await stored()).toEqual(OBLIGATIONS);
  expect(await totals()).toEqual(migrated);
  await client.close();
});
