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

/** Milliseconds for which a count stands: it goes over all rounds of a week. */
const CACHE_MS = MINUTE;
/** Games that are counted of a category: no answer has more, and no list is sorted by more. */
const COUNTED = 500;

/** Ids of the games with the most settled rounds of real money, the most played first. */
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
        // Play money has no entry in the journal.
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

/** The popular games, and their ids alone; a count serves everybody who asks within a minute, in this process. */
export function createPopularity(gateway: Gateway) {
  const counts = new Map<GameType | 'ALL', Count>();
  const idsOf = (gameType: GameType | undefined): Promise<string[]> => {
    const now = gateway.clock.now();
    const key = gameType ?? 'ALL';
    const known = counts.get(key);
    if (known && Math.abs(now - known.at) < CACHE_MS) return known.ids;
    const ids = mostPlayed(gateway, gameType);
    counts.set(key, { at: now, ids });
    // A count that failed is not kept.
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
