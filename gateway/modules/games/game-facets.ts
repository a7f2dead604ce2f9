import type { ParsedRequestOf } from '../../contract/endpoint.ts';
import {
  GAME_FEATURES,
  type GameFacets,
  type gameFacets,
  VOLATILITIES,
} from '../../contract/games.ts';
import type { Gateway } from '../../core/gateway.ts';
import { games } from '../../database/schema/games.ts';
import { and, count, eq, type SQL, sql } from '../../database/sql.ts';
import {
  categoryConditions,
  featureConditions,
  hasFeature,
  propertyConditions,
  requestedVolatilities,
} from './game-filters.ts';

const present = (condition: SQL | false | '' | undefined): condition is SQL => Boolean(condition);
const countOf = (condition: SQL | undefined) =>
  sql<number>`count(*) filter (where ${condition ?? sql`true`})`.mapWith(Number);

/**
 * Returns the number of games for each facet value under the current filters. Values that the
 * category does not have at all are omitted; values that only the filters exclude have 0.
 */
export async function facetsOf(
  { db }: Gateway,
  request: ParsedRequestOf<typeof gameFacets>,
): Promise<GameFacets> {
  const place = categoryConditions(request).filter(present);
  const facts = propertyConditions(request).filter(present);
  const category = request.gameType && eq(games.gameType, request.gameType);
  const here = and(...place);
  const inAll = await db
    .select({
      volatility: games.volatility,
      games: count(),
      here: countOf(and(here, ...featureConditions(request))),
    })
    .from(games)
    .where(category)
    .groupBy(games.volatility);
  const features = await Promise.all(
    GAME_FEATURES.map(async (key) => {
      const [row] = await db
        .select({ games: count(), here: countOf(and(here, ...facts)) })
        .from(games)
        .where(and(category, hasFeature(key)));
      return { key, games: row?.games ?? 0, gameCount: row?.here ?? 0 };
    }),
  );
  const asked = requestedVolatilities(request);
  const counted = (wanted: (volatility: string | null) => boolean) =>
    inAll.reduce((sum, row) => sum + (wanted(row.volatility) ? row.here : 0), 0);
  return {
    totalCount: counted(
      (volatility) => asked.length === 0 || asked.some((each) => each === volatility),
    ),
    volatility: VOLATILITIES.filter((key) => inAll.some((row) => row.volatility === key)).map(
      (key) => ({ key, gameCount: counted((volatility) => volatility === key) }),
    ),
    feature: features
      .filter((each) => each.games > 0)
      .map(({ key, gameCount }) => ({ key, gameCount })),
  };
}
