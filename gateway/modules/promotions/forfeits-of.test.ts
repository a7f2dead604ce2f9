import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/sql.ts';
import { rowsRead } from '../../database/test-rows-read.ts';
import { fundAccount, walletGateway } from '../wallet/test-support.ts';
import { forfeitsOf, shownForfeits } from './forfeit.ts';

const ROUNDS = 500;
/** Two journal lines per round: for its bet and for its win. */
const MOVEMENTS = 2 * ROUNDS;
const BONUSES = ['first', 'second', 'third'].map((grantNo) => ({ grantNo, amount: 100 }));
/** More than all losses. */
const BALANCE = 100_000;

let setting: Awaited<ReturnType<typeof walletGateway>>;
let accountId: number;
beforeAll(async () => {
  setting = await walletGateway();
  const { gateway } = setting;
  accountId = await setting.addAccount();
  const walletId = await fundAccount(gateway, accountId, BALANCE);
  await gateway.db.transaction(async (tx) => {
    // Skips the triggers for balances and figures, which this test does not need.
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const [at, { grantNo, amount }] of BONUSES.entries()) {
      await tx.execute(sql`
        insert into promotion_grants (grant_no, promotion_id, account_id, period, status, currency, amount,
          turnover_required, created_at, claimed_at)
        values (${grantNo}, ${grantNo}, ${accountId}, '', 'claimed', 'USD', ${amount}, 1000, ${at}, ${at})`);
      await tx.execute(sql`
        insert into turnover_obligations (account_id, currency, source, reference, required, created_at)
        values (${accountId}, 'USD', 'bonus', ${grantNo}, 1000, ${at})`);
      await tx.execute(sql`
        with entry as (
          insert into journal_entries (kind, scope, idempotency_key, body_hash, reference, created_at)
          values ('promotion', 'bonus', ${grantNo}, '', ${grantNo}, ${at}) returning id
        )
        insert into journal_lines (entry_id, position, wallet_id, kind, amount, balance_after, created_at)
        select id, 0, ${walletId}, 'bonus', ${amount}, 0, ${at} from entry`);
    }
    await tx.execute(sql`
      with entries as (
        insert into journal_entries (kind, scope, idempotency_key, body_hash, reference, created_at)
        select 'round', 'round', n::text, '', 'round-' || n, 10
        from generate_series(1, ${ROUNDS}::integer) as n returning id
      )
      insert into journal_lines (entry_id, position, wallet_id, kind, amount, balance_after, created_at)
      select id, side, ${walletId}::bigint, case side when 0 then 'bet' else 'win' end,
        case side when 0 then -10 else 9 end, 0, 10
      from entries, generate_series(0, 1) as side order by id, side`);
  });
  await gateway.db.execute(sql`analyze`);
});
afterAll(() => setting.close());

test('the amounts that bonuses take back are computed by reading the journal once, however many bonuses there are', async () => {
  const read = (bonuses: typeof BONUSES) =>
    rowsRead(setting.gateway.db, 'journal_lines', async (tx) => {
      const forfeits = await forfeitsOf(tx, accountId, bonuses, BALANCE);
      expect([...forfeits]).toEqual(bonuses.map(({ grantNo, amount }) => [grantNo, amount]));
    });
  // For each win, the lines of its round are read as well.
  const ofOne = await read(BONUSES.slice(0, 1));
  expect(ofOne).toBeGreaterThan(MOVEMENTS);
  expect(await read(BONUSES)).toBeLessThan(ofOne + MOVEMENTS / 2);
});

test('displays are throttled, except for members without an active bonus', async () => {
  const { gateway } = setting;
  const one = BONUSES.slice(0, 1);
  for (let look = 0; look < 60; look += 1) await shownForfeits(gateway, accountId, one, BALANCE);
  await expect(shownForfeits(gateway, accountId, one, BALANCE)).rejects.toMatchObject({
    code: 'TOO_MANY_REQUEST',
  });
  expect(await shownForfeits(gateway, accountId, [], BALANCE)).toEqual(new Map());
});
