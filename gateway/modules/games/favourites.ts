import type { ParsedRequestOf } from '../../contract/endpoint.ts';
import type { favouriteGames } from '../../contract/games.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { throttle } from '../../core/throttle.ts';
import { favourites, games } from '../../database/schema/games.ts';
import { and, desc, eq } from '../../database/sql.ts';
import type { Transaction } from '../../database/types.ts';
import { gamesInOrder, toGames } from './list-games.ts';

/** The portal sends one change per second (R5.10); the limit tolerates bursts on slow networks. */
const CHANGES = { name: 'favourites', limit: 5, windowMs: 1000 } as const;

const throttleChange = (gateway: Gateway, accountId: number) =>
  throttle(gateway, CHANGES, String(accountId));

/** Returns the ids of the favourites, newest first. */
export async function favouriteIdsOf(
  db: Gateway['db'] | Transaction,
  accountId: number,
): Promise<string[]> {
  const rows = await db
    .select({ nodeId: favourites.nodeId })
    .from(favourites)
    .where(eq(favourites.accountId, accountId))
    .orderBy(desc(favourites.addedAt), desc(favourites.nodeId));
  return rows.map((row) => row.nodeId);
}

/** Adds a game; an existing favourite keeps its position. @throws GatewayError game_not_found */
export async function addToFavourites(gateway: Gateway, accountId: number, nodeId: string) {
  await throttleChange(gateway, accountId);
  return gateway.db.transaction(async (tx) => {
    const now = gateway.clock.now();
    const [known] = await tx
      .select({ nodeId: games.nodeId })
      .from(games)
      .where(eq(games.nodeId, nodeId));
    if (!known) throw new GatewayError('game_not_found', 'There is no such game.');
    await tx.insert(favourites).values({ accountId, nodeId, addedAt: now }).onConflictDoNothing();
    return favouriteIdsOf(tx, accountId);
  });
}

/** Removes a game; a missing one is no error. */
export async function removeFromFavourites(gateway: Gateway, accountId: number, nodeId: string) {
  await throttleChange(gateway, accountId);
  return gateway.db.transaction(async (tx) => {
    await tx
      .delete(favourites)
      .where(and(eq(favourites.accountId, accountId), eq(favourites.nodeId, nodeId)));
    return favouriteIdsOf(tx, accountId);
  });
}

type Filter = Pick<
  ParsedRequestOf<typeof favouriteGames>,
  'gameType' | 'vassalage' | 'language' | 'pageNo' | 'pageSize'
>;

/** Returns one page of the favourite games, newest first. */
export async function listFavourites(gateway: Gateway, accountId: number, filter: Filter) {
  const ids = await favouriteIdsOf(gateway.db, accountId);
  const all = await gamesInOrder(gateway, ids);
  const rows = all.filter(
    (row) =>
      (!filter.gameType || row.gameType === filter.gameType) &&
      (!filter.vassalage || row.vassalage === filter.vassalage),
  );
  const start = (filter.pageNo - 1) * filter.pageSize;
  const page = rows.slice(start, start + filter.pageSize);
  return {
    content: await toGames(gateway, page, filter.language, accountId),
    pageNum: filter.pageNo,
    totalPages: Math.ceil(rows.length / filter.pageSize),
  };
}
