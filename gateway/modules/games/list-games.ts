import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  like,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { ParsedRequestOf } from '../../contract/endpoint.ts';
import type { gameList, hotGames } from '../../contract/games.ts';
import type { Language } from '../../contract/languages.ts';
import type { Gateway } from '../../core/gateway.ts';
import { games } from '../../database/schema/games.ts';
import { catalogueHundredths } from '../wallet/money.ts';
import { type GameRow, selectGames, toGame } from './game-row.ts';
import { likePattern, searchText } from './search-text.ts';

type ListRequest = ParsedRequestOf<typeof gameList>;

/** No game asks for more; a larger number would not fit the column. */
const LARGEST_BET = 20_000_000;
const lowestBet = (units: number) => catalogueHundredths(Math.min(units, LARGEST_BET), 'up');

function conditions(request: ListRequest): SQL[] {
  const pattern = likePattern(request.gameName ?? '');
  const { selection } = request;
  return [
    request.gameType && eq(games.gameType, request.gameType),
    request.vassalage && eq(games.vassalage, request.vassalage),
    request.gameClassify && eq(games.gameClassify, request.gameClassify),
    pattern && like(games.searchText, pattern),
    selection === 'NEW' && eq(games.isNew, true),
    selection === 'HOT' && isNotNull(games.hotRank),
    selection === 'JACKPOT' && isNotNull(games.jackpotSeed),
    request.minBet !== undefined && gte(games.minBet, lowestBet(request.minBet)),
    request.minLineNum !== undefined && gte(games.lines, request.minLineNum),
  ].filter((condition) => condition !== undefined && typeof condition === 'object');
}

function order(request: ListRequest): SQL[] {
  const input = searchText(request.gameName ?? '');
  const startsWith = input && sql`(${games.searchText} like ${`${input}%`}) desc`;
  const bySelection = {
    NEW: desc(games.releasedAt),
    HOT: asc(games.hotRank),
    JACKPOT: desc(games.jackpotSeed),
    ALL: desc(games.popularity),
  };
  const main = bySelection[request.selection ?? 'ALL'];
  return [...(startsWith ? [startsWith] : []), main, asc(games.nodeId)];
}

/** One page of the catalogue under any mix of filters; names in the asked language. */
export async function listGames(gateway: Gateway, request: ListRequest) {
  const where = and(...conditions(request));
  const [total] = await gateway.db.select({ games: count() }).from(games).where(where);
  const rows = await selectGames(gateway.db)
    .where(where)
    .orderBy(...order(request))
    .limit(request.pageSize)
    .offset((request.pageNo - 1) * request.pageSize);
  const totalCount = total?.games ?? 0;
  return {
    games: toGames(gateway, rows, request.language),
    totalPages: Math.ceil(totalCount / request.pageSize),
    totalCount,
  };
}

/** The hot games, hottest first; within a category or vendor where asked. */
export async function listHotGames(
  gateway: Gateway,
  request: Pick<ParsedRequestOf<typeof hotGames>, 'gameType' | 'vassalage' | 'language'>,
) {
  const rows = await selectGames(gateway.db)
    .where(
      and(
        isNotNull(games.hotRank),
        request.gameType && eq(games.gameType, request.gameType),
        request.vassalage ? eq(games.vassalage, request.vassalage) : undefined,
      ),
    )
    .orderBy(asc(games.hotRank));
  return { list: toGames(gateway, rows, request.language) };
}

/** Games by id in the order of the ids; unknown ids are left out. */
export async function gamesInOrder(gateway: Gateway, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await selectGames(gateway.db).where(inArray(games.nodeId, [...ids]));
  const byId = new Map(rows.map((row) => [row.nodeId, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Rows as the contract sends them, all at one moment. */
export function toGames(gateway: Gateway, rows: readonly GameRow[], language: Language) {
  const now = gateway.clock.now();
  return rows.map((row) => toGame(gateway, row, language, now));
}
