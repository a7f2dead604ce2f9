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

/** Those of a list of words, with commas between them, that are known. */
const known = <T extends string>(all: readonly T[], list: string | undefined): T[] =>
  all.filter((word) => list?.split(',').includes(word));

/** What narrows a list by where its games stand: category, vendor, sub-category and selection. */
export function placeOf(request: FacetRequest): Conditions {
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

/** A free trial is offered by the catalogue, and not of the game's own making. */
export const hasFeature = (feature: GameFeature): SQL =>
  feature === 'FREE_TRIAL' ? eq(games.supportPlay, 0) : arrayContains(games.features, [feature]);

export const featuresOf = ({ feature }: Pick<FacetRequest, 'feature'>): SQL[] =>
  known(GAME_FEATURES, feature).map(hasFeature);

export const volatilitiesOf = ({ volatility }: Pick<FacetRequest, 'volatility'>): Volatility[] =>
  known(VOLATILITIES, volatility);

/** What narrows a list by the facts of its games: any of the volatilities and all of the features. */
export function factsOf(request: Pick<FacetRequest, 'volatility' | 'feature'>): Conditions {
  const volatilities = volatilitiesOf(request);
  return [
    volatilities.length > 0 && inArray(games.volatility, volatilities),
    ...featuresOf(request),
  ];
}
