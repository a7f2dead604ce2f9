import {
  CLIENT_TYPE,
  favouriteGames,
  type Game,
  type GameFacets,
  type GameType,
  gameFacets,
  gameList,
  type Language,
  PLATFORM,
  popularGames,
  recentGames,
  type VendorTypes,
  vassalageGameTypes,
} from '@baize/gateway/contract';
import { useMemo } from 'react';
import { abortPrevious } from '../../shared/api/abort-previous.ts';
import type { CallError } from '../../shared/api/call-error.ts';
import { type Loaded, loaded } from '../../shared/api/loaded.ts';
import { loadFetchQuery, useQuery } from '../../shared/api/use-query.ts';
import { boot } from '../../shared/boot.ts';
import { currentLanguage, useLanguage } from '../../shared/messages/language-store.ts';
import { type FactFilter, factRequest, type LobbyQuery, OWN_TABS } from './lobby-query.ts';

/** R9.01. */
export const PAGE_SIZE = 18;
export const FAVOURITES_FETCH = 999;
export const RECENT_GAMES = 12;

export interface GamePage {
  readonly games: readonly Game[];
  readonly totalPages: number;
  readonly totalCount: number;
}

export interface LobbyGames {
  /** The requested games, or the previous ones until these arrive; undefined without either. */
  readonly page: GamePage | undefined;
  /** The search to which `page` belongs. */
  readonly searchedFor: string;
  /** `page` belongs to the previous request. */
  readonly isPrevious: boolean;
  readonly error: CallError | undefined;
  retry(): void;
}

interface PageOfList extends GamePage {
  /** The number of the page. */
  readonly page: number;
}

/**
 * A page of a list that was loaded completely; a page beyond the last, as after a removal, is the
 * last.
 */
export function pageOf(games: readonly Game[], page: number): PageOfList {
  const totalPages = Math.ceil(games.length / PAGE_SIZE);
  const shown = Math.max(1, Math.min(page, totalPages));
  return {
    games: games.slice((shown - 1) * PAGE_SIZE, shown * PAGE_SIZE),
    page: shown,
    totalPages,
    totalCount: games.length,
  };
}

/** A page of the games in the lobby's sub-category. */
function pageOfClassify(list: readonly Game[], { classify, page }: LobbyQuery): GamePage {
  return pageOf(classify ? list.filter((game) => game.gameClassify === classify) : list, page);
}

/** The request of a page of the catalogue. */
const catalogueRequest = (gameType: GameType, lobby: LobbyQuery, language: Language) => ({
  gameType,
  language,
  clientType: CLIENT_TYPE,
  platform: PLATFORM,
  merchant: boot().permission.info.merchantCode,
  pageNo: lobby.page,
  pageSize: PAGE_SIZE,
  ...(lobby.vassalage && { vassalage: lobby.vassalage }),
  ...(lobby.classify && { gameClassify: lobby.classify }),
  ...(lobby.q && { gameName: lobby.q }),
  ...((lobby.tab === 'NEW' || lobby.tab === 'HOT') && { selection: lobby.tab }),
  ...factRequest(lobby),
  ...(lobby.sort !== 'RECOMMENDED' && { sort: lobby.sort }),
});

function useCatalogue(gameType: GameType, lobby: LobbyQuery, wanted: boolean) {
  const language = useLanguage();
  return useQuery(gameList, wanted ? catalogueRequest(gameType, lobby, language) : null, {
    use: [abortPrevious],
  });
}

/**
 * Requests the games of a lobby in the press or key event itself, because rendering the page with
 * its new address takes a third of the time in which a search must answer.
 */
export function prefetchLobby(gameType: GameType, lobby: LobbyQuery): void {
  if (OWN_TABS.includes(lobby.tab)) return;
  const request = catalogueRequest(gameType, lobby, currentLanguage());
  // The query itself requests it again, and reports a failure.
  loadFetchQuery().then(
    ({ prefetchQuery }) => prefetchQuery(gameList, request),
    () => undefined,
  );
}

function useOwnGames(gameType: GameType, lobby: LobbyQuery, wanted: boolean) {
  const language = useLanguage();
  const common = {
    gameType,
    language,
    clientType: CLIENT_TYPE,
    ...(lobby.vassalage && { vassalage: lobby.vassalage }),
  };
  const favourites = useQuery(
    favouriteGames,
    wanted && lobby.tab === 'FAV'
      ? { ...common, platform: PLATFORM, pageNo: 1, pageSize: FAVOURITES_FETCH }
      : null,
  );
  const recent = useQuery(
    recentGames,
    wanted && lobby.tab === 'RECENT' ? { ...common, page: 1, pageSize: RECENT_GAMES } : null,
  );
  const list = favourites.data?.content ?? recent.data?.list;
  const page = useMemo(() => list && pageOfClassify(list, lobby), [list, lobby]);
  return { page, query: lobby.tab === 'FAV' ? favourites : recent };
}

/** The number of games in the rail of popular games. */
const POPULAR = 12;

/** The most played games of a category this week. */
export function usePopularGames(gameType: GameType): Loaded<readonly Game[]> {
  const language = useLanguage();
  const answer = useQuery(
    popularGames,
    { gameType, language, limitNum: POPULAR },
    { keepPreviousData: false },
  );
  return loaded(answer, answer.data?.list);
}

/**
 * The categories of each vendor's games, so that no choice is empty; undefined until they are
 * known.
 */
export function useVendorTypes(isWanted: boolean): readonly VendorTypes[] | undefined {
  const language = useLanguage();
  return useQuery(vassalageGameTypes, isWanted ? { language } : null).data?.list;
}

/** The number of a vendor's games in each sub-category of a category. */
export function classifyCounts(
  types: readonly VendorTypes[],
  vassalage: string,
  gameType: GameType,
): ReadonlyMap<string, number> {
  const own = types.find((each) => each.vassalage === vassalage);
  const lane = own?.gameTypes.find((each) => each.gameType === gameType);
  return new Map(lane?.gameClassify.map(({ key, gameCount }) => [key, gameCount]));
}

/** The games of a lobby with its filters: the catalogue's, or the member's own. */
export function useLobbyGames(gameType: GameType, lobby: LobbyQuery, mayOwn: boolean): LobbyGames {
  const isOwn = OWN_TABS.includes(lobby.tab);
  const catalogue = useCatalogue(gameType, lobby, !isOwn);
  const own = useOwnGames(gameType, lobby, isOwn && mayOwn);
  const { isPrevious, error, mutate } = isOwn ? own.query : catalogue;
  const page = isOwn ? own.page : catalogue.data;
  return {
    page,
    searchedFor: isOwn ? lobby.q : (catalogue.dataPayload?.gameName ?? ''),
    isPrevious: page === undefined || isPrevious,
    error: page ? undefined : error,
    retry: () => void mutate(),
  };
}

export interface LobbyFacets {
  /** The requested counts, or the previous ones until these arrive; undefined without either. */
  readonly facets: GameFacets | undefined;
  readonly isPrevious: boolean;
  readonly error: CallError | undefined;
  retry(): void;
}

/** The number of a lobby's games for each fact, in combination with those of `facts`. */
export function useLobbyFacets(
  gameType: GameType,
  lobby: Pick<LobbyQuery, 'tab' | 'vassalage' | 'classify'>,
  facts: FactFilter,
): LobbyFacets {
  const answer = useQuery(
    gameFacets,
    {
      gameType,
      ...(lobby.vassalage && { vassalage: lobby.vassalage }),
      ...(lobby.classify && { gameClassify: lobby.classify }),
      ...((lobby.tab === 'NEW' || lobby.tab === 'HOT') && { selection: lobby.tab }),
      ...factRequest(facts),
    },
    { use: [abortPrevious] },
  );
  return {
    facets: answer.data,
    isPrevious: answer.isPrevious,
    error: answer.data ? undefined : answer.error,
    retry: () => void answer.mutate(),
  };
}
