import type { ParsedRequestOf } from '../../contract/endpoint.ts';
import type { gameList, hotGames } from '../../contract/games.ts';
import type { Language } from '../../contract/languages.ts';
import type { Gateway } from '../../core/gateway.ts';
import { texts } from '../../database/arrays.ts';
import { games, vendors } from '../../database/schema/games.ts';
import { and, asc, count, desc, eq, gte, isNotNull, type SQL, sql } from '../../database/sql.ts';
import { catalogueHundredths } from '../wallet/money.ts';
import { categoryConditions, propertyConditions } from './game-filters.ts';
import { type GameRow, selectGames, toGame } from './game-row.ts';
import { jackpotsOf, potAmount, type Viewer } from './jackpots.ts';

type ListRequest = ParsedRequestOf<typeof gameList>;

/** No game has a higher minimum bet; a larger number would not fit the column. */
const MAX_BET = 20_000_000;
const lowestBet = (units: number) => catalogueHundredths(Math.min(units, MAX_BET), 'up');

function conditions(request: ListRequest, named: readonly string[] | undefined): SQL[] {
  return [
    ...categoryConditions(request),
    ...propertyConditions(request),
    named && isOneOf(named),
    request.minBet !== undefined && gte(games.minBet, lowestBet(request.minBet)),
    request.minLineNum !== undefined && gte(games.lines, request.minLineNum),
  ].filter((condition) => condition !== undefined && typeof condition === 'object');
}

const isOneOf = (ids: readonly string[]) => sql`${games.nodeId} = any(${texts(ids)})`;

/** SQL for the position of each game in a list of ids; null for games that are not in it. */
const positionIn = (ids: readonly string[]) => sql`array_position(${texts(ids)}, ${games.nodeId})`;

interface Selection {
  /** Ids of games with matching names, the best first; undefined without a search. */
  readonly named: readonly string[] | undefined;
  /** The most played games of the category, for a list sorted by popularity. */
  readonly played: readonly string[];
  readonly viewer: Viewer;
}

/** @param played the most played games, in descending order */
function primaryOrder({ sort, language }: ListRequest, played: readonly string[]): SQL | undefined {
  switch (sort) {
    case 'PLAYED':
      return sql`${positionIn(played)} asc nulls last`;
    case 'NEW':
      return desc(games.releasedAt);
    case 'RETURN':
      return desc(games.rtp);
    case 'VENDOR':
      return sql`coalesce(${vendors.name}->>${language}, ${vendors.name}->>'EN') asc`;
    default:
      return undefined;
  }
}

/** @param chosen primary sort expression, if the request has one */
async function order(
  { db }: Gateway,
  { selection = 'ALL' }: ListRequest,
  { named, viewer, chosen }: Selection & { readonly chosen: SQL | undefined },
): Promise<SQL[]> {
  const byName = named && positionIn(named);
  const bySelection = {
    NEW: desc(games.releasedAt),
    HOT: asc(games.hotRank),
    ALL: desc(games.popularity),
  };
  const main = selection === 'JACKPOT' ? desc(await potAmount(db, viewer)) : bySelection[selection];
  return [...(chosen ? [chosen] : []), ...(byName ? [byName] : []), main, asc(games.nodeId)];
}

interface Page {
  readonly rows: readonly GameRow[];
  readonly totalCount: number;
}

/**
 * Returns a page of games with matching names, in the order of the match. Slices the list of ids here, so
 * that the database reads only the page.
 */
async function pageByName(
  gateway: Gateway,
  { pageNo, pageSize }: ListRequest,
  { named, where }: { readonly named: readonly string[]; readonly where: SQL | undefined },
): Promise<Page> {
  const found = await gateway.db.select({ id: games.nodeId }).from(games).where(where);
  const fitting = new Set(found.map(({ id }) => id));
  const ids = named.filter((id) => fitting.has(id));
  const rows = await gamesInOrder(gateway, ids.slice((pageNo - 1) * pageSize, pageNo * pageSize));
  return { rows, totalCount: ids.length };
}

async function pageOf(
  gateway: Gateway,
  request: ListRequest,
  { where, by }: { readonly where: SQL | undefined; readonly by: readonly SQL[] },
): Promise<Page> {
  const [total] = await gateway.db.select({ games: count() }).from(games).where(where);
  const rows = await selectGames(gateway.db)
    .where(where)
    .orderBy(...by)
    .limit(request.pageSize)
    .offset((request.pageNo - 1) * request.pageSize);
  return { rows, totalCount: total?.games ?? 0 };
}

/**
 * Returns one page of the catalogue for any combination of filters; names are in the requested language.
 */
export async function listGames(gateway: Gateway, request: ListRequest, asked: Selection) {
  const { named, played, viewer } = asked;
  if (named?.length === 0) return { games: [], totalPages: 0, totalCount: 0 };
  const where = and(...conditions(request, named));
  const chosen = primaryOrder(request, played);
  const { rows, totalCount } =
    named && !chosen
      ? await pageByName(gateway, request, { named, where })
      : await pageOf(gateway, request, {
          where,
          by: await order(gateway, request, { ...asked, chosen }),
        });
  return {
    games: await toGames(gateway, rows, request.language, viewer),
    totalPages: Math.ceil(totalCount / request.pageSize),
    totalCount,
  };
}

/** Returns the hot games, hottest first, optionally of a category or vendor. */
export async function listHotGames(
  gateway: Gateway,
  request: Pick<ParsedRequestOf<typeof hotGames>, 'gameType' | 'vassalage' | 'language'>,
  viewer: Viewer,
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
  return { list: await toGames(gateway, rows, request.language, viewer) };
}

/** Returns games by id in the order of the ids; unknown ids are omitted. */
export async function gamesInOrder(gateway: Gateway, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await selectGames(gateway.db).where(isOneOf(ids));
  const byId = new Map(rows.map((row) => [row.nodeId, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * Converts rows to the contract's form, all at the same time. @param viewer determines the currency of
 * jackpots
 */
export async function toGames(
  gateway: Gateway,
  rows: readonly GameRow[],
  language: Language,
  viewer: Viewer,
) {
  const jackpots = await jackpotsOf(gateway.db, rows, viewer);
  const now = gateway.clock.now();
  return rows.map((row) => toGame(gateway, row, language, now, jackpots.get(row.nodeId)));
}
