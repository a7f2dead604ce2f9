import { games } from '@baize/gateway/database/schema/games.ts';
import { inArray, isNull } from '@baize/gateway/database/sql.ts';
import type { Database } from '@baize/gateway/database/types.ts';
import { engineFor } from '../play/engines.ts';

/** Ids of one update; PostgreSQL accepts at most 65,535 parameters. */
const BATCH = 500;

/** Sets volatility and features of games in a database from before these columns existed. */
export async function backfillGameFacts(db: Database): Promise<void> {
  const silent = await db
    .select({ nodeId: games.nodeId, gameType: games.gameType, gameCode: games.gameCode })
    .from(games)
    .where(isNull(games.volatility));
  const byFacts = Map.groupBy(silent, (game) => {
    const engine = engineFor(game);
    return engine ? JSON.stringify([engine.volatility(game), engine.features(game)]) : undefined;
  });
  for (const [facts, alike] of byFacts) {
    if (facts === undefined) continue;
    const [volatility, features] = JSON.parse(facts);
    for (let start = 0; start < alike.length; start += BATCH) {
      const ids = alike.slice(start, start + BATCH).map(({ nodeId }) => nodeId);
      await db.update(games).set({ volatility, features }).where(inArray(games.nodeId, ids));
    }
  }
}
