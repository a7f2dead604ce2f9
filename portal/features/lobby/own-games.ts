import {
  CLIENT_TYPE,
  favouriteGames,
  type Game,
  type GameType,
  PLATFORM,
  recentGames,
} from '@baize/gateway/contract';
import { type Loaded, loaded } from '../../shared/api/loaded.ts';
import { useQuery } from '../../shared/api/use-query.ts';
import { useLanguage } from '../../shared/messages/language-store.ts';
import { FAVOURITES_FETCH, PAGE_SIZE, RECENT_GAMES } from './api.ts';

/** The account's own lists of games (R2.08). */
export type OwnList = 'FAV' | 'RECENT';

/** The whole list at once, as the specification fetches it (R9.01). */
export function useOwnList(list: OwnList): Loaded<readonly Game[]> {
  const language = useLanguage();
  const favourites = useQuery(
    favouriteGames,
    list === 'FAV'
      ? {
          clientType: CLIENT_TYPE,
          platform: PLATFORM,
          language,
          pageNo: 1,
          pageSize: FAVOURITES_FETCH,
        }
      : null,
  );
  const recent = useQuery(
    recentGames,
    list === 'RECENT'
      ? { page: 1, pageSize: RECENT_GAMES, language, clientType: CLIENT_TYPE }
      : null,
  );
  return list === 'FAV'
    ? loaded(favourites, favourites.data?.content)
    : loaded(recent, recent.data?.list);
}

/** The game types of a list with how many of each, in the order they first come. */
export function typesOf(games: readonly Game[]): { type: GameType; count: number }[] {
  const counts = new Map<GameType, number>();
  for (const { gameType } of games) counts.set(gameType, (counts.get(gameType) ?? 0) + 1);
  return [...counts].map(([type, count]) => ({ type, count }));
}

export interface OwnPage {
  readonly games: readonly Game[];
  readonly page: number;
  readonly pages: number;
  readonly total: number;
}

/** One page of a list within a type; a page beyond the last, as after a removal, is the last. */
export function ownPage(list: readonly Game[], type: GameType | undefined, page: number): OwnPage {
  const found = type ? list.filter((game) => game.gameType === type) : list;
  const pages = Math.ceil(found.length / PAGE_SIZE);
  const shown = Math.max(1, Math.min(page, pages));
  return {
    games: found.slice((shown - 1) * PAGE_SIZE, shown * PAGE_SIZE),
    page: shown,
    pages,
    total: found.length,
  };
}
