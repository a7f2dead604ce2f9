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
import { FAVOURITES_FETCH, RECENT_GAMES } from './api.ts';

/** The account's own lists of games (R2.08). */
export type OwnList = 'FAV' | 'RECENT';

export interface OwnGames {
  /** The whole list, from which the types are derived. */
  readonly all: Loaded<readonly Game[]>;
  /** The games of the selected type; all without one. */
  readonly ofType: Loaded<readonly Game[]>;
}

/** The games of a list that are of a type. */
const within = (games: readonly Game[], type: GameType) =>
  games.filter(({ gameType }) => gameType === type);

/**
 * The whole list at once, as the specification fetches it (R9.01). The recent games of a type have
 * a request of their own, because the newest of all types may not include them.
 */
export function useOwnList(list: OwnList, type: GameType | undefined): OwnGames {
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
  const newest = { page: 1, pageSize: RECENT_GAMES, language, clientType: CLIENT_TYPE };
  const recent = useQuery(recentGames, list === 'RECENT' ? newest : null);
  const recentOfType = useQuery(
    recentGames,
    list === 'RECENT' && type ? { ...newest, gameType: type } : null,
    { keepPreviousData: false },
  );
  const all =
    list === 'FAV'
      ? loaded(favourites, favourites.data?.content)
      : loaded(recent, recent.data?.list);
  if (!type) return { all, ofType: all };
  const known = all.data && within(all.data, type);
  if (list === 'FAV') return { all, ofType: { ...all, data: known } };
  // The known games of the type are shown until all of it has loaded.
  const soFar = known?.length ? known : undefined;
  return { all, ofType: loaded(recentOfType, recentOfType.data?.list ?? soFar) };
}

/** The game types of a list with their numbers, in the order of their first game. */
export function typesOf(games: readonly Game[]): { type: GameType; count: number }[] {
  const counts = new Map<GameType, number>();
  for (const { gameType } of games) counts.set(gameType, (counts.get(gameType) ?? 0) + 1);
  return [...counts].map(([type, count]) => ({ type, count }));
}
