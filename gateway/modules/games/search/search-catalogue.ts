import type { ParsedRequestOf, ResponseOf } from '../../../contract/endpoint.ts';
import type { searchCatalogue } from '../../../contract/game-search.ts';
import type { Gateway } from '../../../core/gateway.ts';
import { games, vendors } from '../../../database/schema/games.ts';
import { sql } from '../../../database/sql.ts';
import type { Viewer } from '../jackpots.ts';
import { gamesInOrder, toGames } from '../list-games.ts';
import { listVendors } from '../list-vendors.ts';
import { searchText } from '../search-text.ts';
import { indexNames, type NameIndex } from './index-names.ts';
import { marksOf } from './marks.ts';

/** Maximum number of games in a search result. */
const GAMES = 12;
const VENDORS = 5;
/**
 * Milliseconds for which the catalogue is assumed to be unchanged; its lists are cached for a similar
 * time.
 */
const CACHE_MS = 15_000;

interface Indexes {
  readonly version: string;
  readonly games: NameIndex;
  readonly vendors: NameIndex;
}

/** Returns a version that changes with every name, game and vendor of the catalogue. */
async function versionOf({ db }: Gateway): Promise<string> {
  const hash = (text: ReturnType<typeof sql>) =>
    sql<string>`count(*) || '/' || coalesce(sum(hashtext(${text})::bigint), 0)`;
  const [[ofGames], [ofVendors]] = await Promise.all([
    db
      .select({
        version: hash(sql`${games.nodeId} || ${games.searchText} || ${games.popularity}::text`),
      })
      .from(games),
    db
      .select({
        version: hash(sql`${vendors.vassalage} || ${vendors.name}::text`),
      })
      .from(vendors),
  ]);
  return `${ofGames?.version} ${ofVendors?.version}`;
}

async function readIndexes({ db }: Gateway, version: string): Promise<Indexes> {
  const allGames = await db
    .select({
      id: games.nodeId,
      name: games.name,
      weight: games.popularity,
    })
    .from(games);
  const allVendors = await db.select().from(vendors);
  return {
    version,
    games: indexNames(
      allGames.map((row) => ({ id: row.id, weight: row.weight, names: Object.values(row.name) })),
    ),
    vendors: indexNames(
      allVendors.map((row) => ({ id: row.vassalage, weight: 0, names: Object.values(row.name) })),
    ),
  };
}

export interface CatalogueSearch {
  /** Returns the best games and vendors, with the matched parts of their names marked. */
  search(
    request: ParsedRequestOf<typeof searchCatalogue>,
    viewer: Viewer,
  ): Promise<ResponseOf<typeof searchCatalogue>>;
  /**
   * Returns the ids of all games with matching names, the best first; undefined without a search text.
   */
  gamesNamed(text: string): Promise<readonly string[] | undefined>;
}

/**
 * Creates the search over the whole catalogue. Each process keeps an index of the names and checks its
 * version against the database, so that processes agree and a change needs no restart.
 */
export function createSearch(gateway: Gateway): CatalogueSearch {
  let cached: Promise<Indexes> | undefined;
  let validUntil = 0;

  const refresh = async (previous: Indexes | undefined): Promise<Indexes> => {
    const version = await versionOf(gateway);
    return previous?.version === version ? previous : readIndexes(gateway, version);
  };
  const indexes = (): Promise<Indexes> => {
    const now = gateway.clock.now();
    if (cached && now < validUntil && now >= validUntil - CACHE_MS) return cached;
    validUntil = now + CACHE_MS;
    const previous = cached;
    const next = (previous ?? Promise.resolve(undefined)).then(refresh, () => refresh(undefined));
    next.catch(() => {
      validUntil = 0;
    });
    cached = next;
    return next;
  };

  const search: CatalogueSearch['search'] = async ({ text, language }, viewer) => {
    const input = searchText(text).split(' ').filter(Boolean);
    if (input.length === 0) return { vendors: [], games: [] };
    const found = await indexes();
    const vendorIds = found.vendors.find(text, VENDORS);
    const rows = await gamesInOrder(gateway, found.games.find(text, GAMES));
    const lanes = vendorIds.length > 0 ? await listVendors(gateway, language) : [];
    const cards = lanes.flatMap((lane) => lane.cards);
    const games = await toGames(gateway, rows, language, viewer);
    return {
      vendors: vendorIds
        .flatMap((id) => cards.filter((card) => card.vassalage === id))
        .slice(0, VENDORS)
        .map((card) => ({ card, marks: marksOf(card.displayName, input) })),
      games: games.map((game) => ({
        game,
        marks: marksOf(game.gameName, input),
      })),
    };
  };
  return {
    search,
    gamesNamed: async (text) => {
      if (searchText(text) === '') return undefined;
      return (await indexes()).games.find(text, Number.POSITIVE_INFINITY);
    },
  };
}
