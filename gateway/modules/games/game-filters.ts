import type { ParsedRequestOf } from '../../contract/endpoint.ts';
import {
  GAME_FEATURES,
  type GameFeature,
  type gameFacets,
  VOLATILITIES,
  type Volatility,
} from '../../contract/games.ts';
import { games } from '../../database/schema/games.ts';
import { arrayContains, eq, inArray, isNotNull, type SQL } from '../../database/sql.ts';

type FacetRequest = ParsedRequestOf<typeof gameFacets>;
type Conditions = readonly (SQL | false | '' | undefined)[];

/** Parses a comma-separated list and drops unknown values. */
const parseList = <T extends string>(all: readonly T[], list: string | undefined): T[] =>
  all.filter((word) => list?.split(',').includes(word));

/** Returns the conditions for category, vendor, sub-category and selection. */
export function categoryConditions(request: FacetRequest): Conditions {
  const { selection } = request;
  return [
    request.gameType && eq(games.gameType, request.gameType),
    request.vassalage && eq(games.vassalage, request.vassalage),
    request.gameClassify && eq(games.gameClassify, request.gameClassify),
    selection === 'NEW' && eq(games.isNew, true),
    selection === 'HOT' && isNotNull(games.hotRank),
    selection === 'JACKPOT' && isNotNull(games.jackpotSeed),
  ];
}

/**
 * Returns the condition that a game has a feature. Free trials are a property of the catalogue, the
 * other features of the game.
 */
export const hasFeature = (feature: GameFeature): SQL =>
  feature === 'FREE_TRIAL' ? eq(games.supportPlay, 0) : arrayContains(games.features, [feature]);

/** Returns one condition for each requested feature. */
export const featureConditions = ({ feature }: Pick<FacetRequest, 'feature'>): SQL[] =>
  parseList(GAME_FEATURES, feature).map(hasFeature);

/** Returns the requested volatilities that are known. */
export const requestedVolatilities = ({
  volatility,
}: Pick<FacetRequest, 'volatility'>): Volatility[] => parseList(VOLATILITIES, volatility);

/** Returns the conditions for properties of games: any of the volatilities and all of the features. */
export function propertyConditions(
  request: Pick<FacetRequest, 'volatility' | 'feature'>,
): Conditions {
  const volatilities = requestedVolatilities(request);
  return [
    volatilities.length > 0 && inArray(games.volatility, volatilities),
    ...featureConditions(request),
  ];
}
