import { DAY, MINUTE } from '../../contract/durations.ts';
import type { ParsedRequestOf } from '../../contract/endpoint.ts';
import type { GameType } from '../../contract/fields.ts';
import { type Game, POPULAR_DAYS, type popularGames } from '../../contract/games.ts';
import type { Gateway } from '../../core/gateway.ts';
import { games } from '../../database/schema/games.ts';
import { gameRounds } from '../../database/schema/rounds.ts';
import { and, asc, count, desc, eq, gte, isNotNull } from '../../database/sql.ts';
import type { Viewer } from './jackpots.ts';
import { gamesInOrder, toGames } from './list-games.ts';

/** Milliseconds for which counts are cached, because counting reads all rounds of a week. */
const CACHE_MS = MINUTE;
/** Maximum number of counted games of a category; no list needs more. */
const COUNTED = 500;

/** Returns the ids of the games with the most settled real-money rounds, in descending order. */
async function mostPlayed({ db, clock }: Gateway, gameType: GameType | undefined) {
  const rounds = count(gameRounds.id);
  const rows = await db
    .select({ nodeId: gameRounds.nodeId })
    .from(gameRounds)
    .innerJoin(games, eq(games.nodeId, gameRounds.nodeId))
    .where(
      and(
        eq(gameRounds.state, 'settled'),
        gte(gameRounds.settledAt, clock.now() - POPULAR_DAYS * DAY),
        // Rounds of play money have no entry in the real journal.
        isNotNull(gameRounds.entryId),
        gameType && eq(games.gameType, gameType),
      ),
    )
    .groupBy(gameRounds.nodeId)
    .orderBy(desc(rounds), asc(gameRounds.nodeId))
    .limit(COUNTED);
  return rows.map(({ nodeId }) => nodeId);
}

interface Count {
  readonly at: number;
  readonly ids: Promise<string[]>;
}

/** Creates the list of popular games, and of their ids; the counts are cached in this process for a minute. */
export function createPopularity(gateway: Gateway) {
  const counts = new Map<GameType | 'ALL', Count>();
  const idsOf = (gameType: GameType | undefined): Promise<string[]> => {
    const now = gateway.clock.now();
    const key = gameType ?? 'ALL';
    const known = counts.get(key);
    if (known && Math.abs(now - known.at) < CACHE_MS) return known.ids;
    const ids = mostPlayed(gateway, gameType);
    counts.set(key, { at: now, ids });
    // Failed counts are not cached.
    ids.catch(() => counts.delete(key));
    return ids;
  };
  return {
    ids: idsOf,
    list: async (
      request: ParsedRequestOf<typeof popularGames>,
      viewer: Viewer,
    ): Promise<Game[]> => {
      const ids = await idsOf(request.gameType);
      const rows = await gamesInOrder(gateway, ids.slice(0, request.limitNum));
      return toGames(gateway, rows, request.language, viewer);
    },
  };
}
