import {
  CLIENT_TYPE,
  favouriteGames,
  favouriteIds,
  type Game,
  gameList,
  MINUTE,
  PLATFORM,
  type ResponseOf,
  recentGames,
  winnerBoard,
} from '@baize/gateway/contract';
import { useMemo } from 'react';
import { type Loaded, loaded } from '../../shared/api/loaded.ts';
import { useQuery } from '../../shared/api/use-query.ts';
import { SECTION_GAMES } from '../../shared/games/use-hot-games.ts';
import { useLanguage } from '../../shared/messages/language-store.ts';
import { useSession } from '../../shared/session/session-store.ts';

/** Specification section 9. */
export const HOME_VENDOR_LIMIT = 5;
const WINNER_LIMIT = 20;

/** The member's recent games; a visitor and a trial account have none (R5.11). */
export function useRecentGames(): Loaded<readonly Game[]> {
  const language = useLanguage();
  const { isLogin, isTrial } = useSession();
  const answer = useQuery(
    recentGames,
    isLogin && !isTrial
      ? { page: 1, pageSize: SECTION_GAMES, language, clientType: CLIENT_TYPE }
      : null,
  );
  return loaded(answer, isLogin ? answer.data?.list : undefined);
}

type Winner = ResponseOf<typeof winnerBoard>['list'][number]['vo'];

/** Sorts by amount, descending; amounts of several currencies keep the platform's order. */
function byAmount(winners: readonly Winner[]): readonly Winner[] {
  const currencies = new Set(winners.map(({ currencySymbol }) => currencySymbol));
  if (currencies.size > 1) return winners;
  return winners.toSorted((one, other) => other.winAmount - one.winAmount);
}

/** The winners, highest first (R3.02); revalidated each minute while the page is visible. */
export function useWinners() {
  const language = useLanguage();
  const answer = useQuery(
    winnerBoard,
    { gameCategory: 'ALL', language, limitNum: WINNER_LIMIT },
    { refreshInterval: MINUTE },
  );
  const winners = useMemo(
    () => answer.data && byAmount(answer.data.list.map(({ vo }) => vo)),
    [answer.data],
  );
  return loaded(answer, winners);
}

/** The number of favourites that are loaded at once: the specification fetches up to 999. */
const FAVOURITE_FETCH = 999;

/** The member's favourites; not loaded for a member without any. */
export function useFavouriteGames(): Loaded<readonly Game[]> {
  const language = useLanguage();
  const { isLogin, isTrial } = useSession();
  const ids = useQuery(favouriteIds, isLogin && !isTrial ? {} : null);
  const mayHave = ids.error !== undefined || Boolean(ids.data?.length);
  const answer = useQuery(
    favouriteGames,
    mayHave
      ? {
          clientType: CLIENT_TYPE,
          platform: PLATFORM,
          pageNo: 1,
          pageSize: FAVOURITE_FETCH,
          language,
        }
      : null,
  );
  return loaded(answer, mayHave ? answer.data?.content : undefined);
}

/** The games with today's jackpots. */
export function useJackpots(): Loaded<readonly Game[]> {
  const language = useLanguage();
  const answer = useQuery(gameList, {
    clientType: CLIENT_TYPE,
    platform: PLATFORM,
    language,
    selection: 'JACKPOT',
    pageNo: 1,
    pageSize: SECTION_GAMES,
  });
  return loaded(answer, answer.data?.games);
}
