import { writeSettings } from '@baize/gateway/core/merchant-settings.ts';
import { sql } from '@baize/gateway/database/sql.ts';
import { rowsRead } from '@baize/gateway/database/test-rows-read.ts';
import type { Transaction } from '@baize/gateway/database/types.ts';
import { fundAccount } from '@baize/gateway/modules/wallet/test-support.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findLaunch } from './find-launch.ts';
import { playRound } from './play-round.ts';
import { roundHistory, unseenRound } from './rounds.ts';
import { SLOT_NODE, STEPPED_GAMES, sandboxSetting } from './test-support.ts';

const EARLIER = 3000;
/** Rows of the round itself, which are written and counted. */
const OWN = 10;

let setting: Awaited<ReturnType<typeof sandboxSetting>>;
beforeAll(async () => {
  setting = await sandboxSetting();
  await writeSettings(setting.gateway.db, { gamePace: { spinMs: 1, gameMs: 1 } });
});
afterAll(() => setting.close());

/** A player with rounds of a game, all of this launch, settled and seen. */
async function regular(nodeId: string) {
  const { gateway } = setting;
  const accountId = await setting.addAccount();
  await fundAccount(gateway, accountId, 1_000_000);
  const { token } = await setting.launch(accountId, 1, nodeId);
  const launch = await findLaunch(gateway, token, '127.0.0.1');
  await gateway.db.execute(sql`
    insert into game_rounds (order_no, launch_id, account_id, wallet_id, node_id, game_name, vassalage,
      vendor_name, game_type, round_key, bet, valid_bet, win, state, created_at, settled_at, shown_at)
    select ${`E${accountId}-`}::text || n, ${launch.id}::bigint, ${accountId}::integer, ${launch.walletId}::bigint,
      ${nodeId}::text, '', 'TEST', '', ${launch.gameType}::text, 'earlier-' || n, 20, 20, 0, 'settled', n, n, n
    from generate_series(1, ${EARLIER}::integer) as n`);
  return { launch, of: (tx: Transaction) => ({ ...gateway, db: tx }) };
}

test.each([false, true])(
  'a round reads no earlier rounds of its player and game (analyzed: %s)',
  async (isAnalyzed) => {
    const { db } = setting.gateway;
    const players = [];
    for (const nodeId of [SLOT_NODE, ...STEPPED_GAMES.map((game) => game.nodeId)]) {
      players.push(await regular(nodeId));
    }
    if (isAnalyzed) await db.execute(sql`analyze game_rounds`);
    for (const { launch, of } of players) {
      const stake = launch.nodeId === 'mines-1' ? { mines: 3 } : {};
      const request = { key: 'earlier-rounds', bet: 100, stake };
      const spin = (tx: Transaction) => playRound(of(tx), launch, request);
      expect(await rowsRead(db, 'game_rounds', spin), launch.nodeId).toBeLessThan(OWN);
      const opened = (tx: Transaction) => unseenRound(of(tx), launch);
      expect(await rowsRead(db, 'game_rounds', opened), launch.nodeId).toBeLessThan(OWN);
      const history = async (tx: Transaction) =>
        expect(await roundHistory(of(tx), launch)).toHaveLength(50);
      expect(await rowsRead(db, 'game_rounds', history), launch.nodeId).toBe(50);
    }
  },
);
