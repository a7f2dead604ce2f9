import type { ParsedRequestOf } from '../../contract/endpoint.ts';
import type { recentGames as recentGamesCall } from '../../contract/games.ts';
import type { Gateway } from '../../core/gateway.ts';
import { games, recentGames } from '../../database/schema/games.ts';
import { and, desc, eq } from '../../database/sql.ts';
import { gamesInOrder, toGames } from './list-games.ts';

/** R9.01: maximum length of the list. */
const RECENT_GAMES = 12;

/** Stores that the account launched the game; a repeated launch moves it to the front. */
export async function rememberGame(
  gateway: Gateway,
  accountId: number,
  nodeId: string,
): Promise<void> {
  const playedAt = gateway.clock.now();
  await gateway.db
    .insert(recentGames)
    .values({ accountId, nodeId, playedAt })
    .onConflictDoUpdate({
      target: [recentGames.accountId, recentGames.nodeId],
      set: { playedAt },
    });
}

/** Returns the games that the account launched last, newest first, at most twelve. */
export async function listRecentGames(
  gateway: Gateway,
  accountId: number,
  request: ParsedRequestOf<typeof recentGamesCall>,
) {
  const newest = await gateway.db
    .select({ nodeId: recentGames.nodeId })
    .from(recentGames)
    .innerJoin(games, eq(games.nodeId, recentGames.nodeId))
    .where(
      and(
        eq(recentGames.accountId, accountId),
        request.gameType && eq(games.gameType, request.gameType),
        request.vassalage ? eq(games.vassalage, request.vassalage) : undefined,
      ),
    )
    .orderBy(desc(recentGames.playedAt), desc(recentGames.nodeId))
    .limit(RECENT_GAMES);
  const start = (request.page - 1) * request.pageSize;
  const page = newest.slice(start, start + request.pageSize).map((row) => row.nodeId);
  const rows = await gamesInOrder(gateway, page);
  return {
    list: await toGames(gateway, rows, request.language, accountId),
    totalPages: Math.ceil(newest.length / request.pageSize),
  };
}
