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
import { loadAsk, useQuery } from '../../shared/api/use-query.ts';
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
  /** The games asked for, or those shown before while the new ones come; undefined with nothing. */
  readonly page: GamePage | undefined;
  /** What was searched for when `page` was asked. */
  readonly searchedFor: string;
  /** `page` is what was shown before. */
  readonly isPrevious: boolean;
  readonly error: CallError | undefined;
  retry(): void;
}

export interface PageOfList extends GamePage {
  /** Which one it is. */
  readonly page: number;
}

/** One page of a list that came whole; a page beyond the last, as after a removal, is the last. */
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

/** One page of what is of the lobby's sub-category. */
function pageOfClassify(list: readonly Game[], { classify, page }: LobbyQuery): GamePage {
  return pageOf(classify ? list.filter((game) => game.gameClassify === classify) : list, page);
}

/** What asks for one page of the catalogue. */
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
 * Asks for what a lobby is about to show, at the press or key itself: drawing the page with its new
 * address takes a third of the time in which a search must answer.
 */
export function prefetchLobby(gameType: GameType, lobby: LobbyQuery): void {
  if (OWN_TABS.includes(lobby.tab)) return;
  const request = catalogueRequest(gameType, lobby, currentLanguage());
  // The query asks by itself, and tells of what fails.
  loadAsk().then(
    ({ prefetch }) => prefetch(gameList, request),
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

/** Games that the rail of the most played shows. */
const POPULAR = 12;

/** What is played most in a category this week. */
export function usePopularGames(gameType: GameType): Loaded<readonly Game[]> {
  const language = useLanguage();
  const answer = useQuery(
    popularGames,
    { gameType, language, limitNum: POPULAR },
    { keepPreviousData: false },
  );
  return loaded(answer, answer.data?.list);
}

/** What each vendor has games in, so that no choice leads to nothing; undefined until it is known. */
export function useVendorTypes(isWanted: boolean): readonly VendorTypes[] | undefined {
  const language = useLanguage();
  return useQuery(vassalageGameTypes, isWanted ? { language } : null).data?.list;
}

/** How many games a vendor has in each sub-category of a category. */
export function classifyCounts(
  types: readonly VendorTypes[],
  vassalage: string,
  gameType: GameType,
): ReadonlyMap<string, number> {
  const own = types.find((each) => each.vassalage === vassalage);
  const lane = own?.gameTypes.find((each) => each.gameType === gameType);
  return new Map(lane?.gameClassify.map(({ key, gameCount }) => [key, gameCount]));
}

/** The games of a lobby under its filters: the catalogue's, or the member's own. */
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
  /** The counts asked for, or those shown before while the new ones come; undefined with nothing. */
  readonly facets: GameFacets | undefined;
  readonly isPrevious: boolean;
  readonly error: CallError | undefined;
  retry(): void;
}

/** How many games of a lobby have which facts, beside those of `facts`. */
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
