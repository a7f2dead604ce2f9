import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../contract/durations.ts';
import { readSettings } from '../../core/merchant-settings.ts';
import { memberProtection } from '../../database/schema/index.ts';
import { sql } from '../../database/sql.ts';
import { rowsRead } from '../../database/test-rows-read.ts';
import { fundAccount, walletGateway } from '../wallet/test-support.ts';
import { findSigns, SEARCH_INTERVAL_MS } from './find-signs.ts';
import { recordSignsInTurn } from './record-signs.ts';

/** 03:00 at night in the merchant's time zone (UTC). */
const NIGHT = 20_000 * DAY + 3 * HOUR;
const NIGHTS = 3;
const ROUNDS_A_NIGHT = 50;

let setting: Awaited<ReturnType<typeof walletGateway>>;
beforeAll(async () => {
  setting = await walletGateway();
});
afterAll(() => setting.close());

/** Creates a player with bets in each of the last nights, who last played at a given time. */
async function nightPlayer(lastPlayAt: number): Promise<number> {
  const { gateway, addAccount } = setting;
  const accountId = await addAccount();
  const walletId = await fundAccount(gateway, accountId, 1000);
  await gateway.db.insert(memberProtection).values({ accountId, lastPlayAt });
  await gateway.db.execute(sql`
    insert into game_rounds (order_no, account_id, wallet_id, node_id, game_name, vassalage, vendor_name,
      game_type, round_key, bet, valid_bet, win, state, entry_id, created_at, settled_at, shown_at)
    select ${`O${accountId}-`}::text || n, ${accountId}::integer, ${walletId}::bigint, 'owl', '', 'TEST', '', 'RNG',
      'owl-' || n, 20, 20, 0, 'settled', (select max(id) from journal_entries), at, at, at
    from (
      select n, ${NIGHT - MINUTE}::bigint - n % ${NIGHTS}::integer * ${DAY}::bigint as at
      from generate_series(1, ${NIGHTS * ROUNDS_A_NIGHT}::integer) as n
    ) as played`);
  return accountId;
}

test('the search reads no rounds of players without play since the last search, and none at all by day', async () => {
  const { db } = setting.gateway;
  const settings = await readSettings(db);
  for (let quiet = 0; quiet < 40; quiet += 1) await nightPlayer(NIGHT - 3 * SEARCH_INTERVAL_MS);
  const awake = await nightPlayer(NIGHT - MINUTE);
  await db.execute(sql`analyze game_rounds, member_protection`);
  const nightsAt = (at: number) =>
    rowsRead(db, 'game_rounds', async (tx) => {
      const { found, failures } = await findSigns({ db: tx, settings, at });
      expect(failures).toEqual([]);
      const nights = found.filter(({ sign }) => sign === 'night');
      expect(nights).toMatchObject(at === NIGHT ? [{ accountId: awake, count: NIGHTS }] : []);
    });
  expect(await nightsAt(NIGHT)).toBe(NIGHTS * ROUNDS_A_NIGHT);
  expect(await nightsAt(NIGHT + 9 * HOUR)).toBe(0);
});

test('a failed search does not stop the others', async () => {
  const { db } = setting.gateway;
  const settings = { ...(await readSettings(db)), timeZone: 'Nowhere/Never' };
  const accountId = await setting.addAccount();
  const at = setting.gateway.clock.now();
  await db
    .insert(memberProtection)
    .values({ accountId, playStartedAt: at - 6 * HOUR, lastPlayAt: at, playedMs: 6 * HOUR });
  const { found, failures } = await findSigns({ db, settings, at });
  expect(found).toMatchObject([{ accountId, sign: 'longPlay', count: 6 }]);
  expect(failures).toHaveLength(1);
});

test('of concurrent processes one searches, and again one in the next period', async () => {
  const { gateway } = setting;
  const turns = () =>
    Promise.all([
      recordSignsInTurn(gateway),
      recordSignsInTurn(gateway),
      recordSignsInTurn(gateway),
    ]);
  expect((await turns()).toSorted()).toEqual([false, false, true]);
  expect(await turns()).not.toContain(true);
  let now = gateway.clock.now() + SEARCH_INTERVAL_MS;
  const clock = { ...gateway.clock, now: () => now };
  expect(await recordSignsInTurn({ ...gateway, clock })).toBe(true);
  // Moving the demo's clock back by a day does not prevent the search.
  now -= DAY;
  expect(await recordSignsInTurn({ ...gateway, clock })).toBe(true);
});
