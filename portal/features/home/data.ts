import {
  CLIENT_TYPE,
  favouriteGames,
  type Game,
  gameList,
  hotGames,
  IS_PLATFORM,
  PLATFORM,
  recentGames,
  winnerBoard,
} from '@baize/gateway/contract';
import { useMemo } from 'react';
import { boot } from '../../shared/boot.ts';
import { type Loaded, loaded } from '../../shared/gateway/loaded.ts';
import { useCall } from '../../shared/gateway/use-call.ts';
import { useKeptCall } from '../../shared/gateway/use-kept-call.ts';
import { useLanguage } from '../../shared/messages/language-store.ts';
import { useSession } from '../../shared/session/session-store.ts';

/** Specification section 9. */
export const SECTION_GAMES = 12;
export const HOME_VENDOR_CAP = 5;
export const WINNER_LIMIT = 20;

/** R4.20: what was hot is kept for the session, so that home is full at once on the way back. */
export function useHotGames(): Loaded<readonly Game[]> {
  const language = useLanguage();
  const { merchantCode } = boot().permission.info;
  const answer = useKeptCall('hotGames', hotGames, {
    merchantCode,
    isPlatform: IS_PLATFORM,
    platform: PLATFORM,
    language,
  });
  return loaded(answer, answer.data?.list);
}

/** The member's latest games; a visitor and a trial account have none (R5.11). */
export function useRecentGames(): Loaded<readonly Game[]> {
  const language = useLanguage();
  const { isLogin, isTrial } = useSession();
  const answer = useCall(
    recentGames,
    isLogin && !isTrial
      ? { page: 1, pageSize: SECTION_GAMES, language, clientType: CLIENT_TYPE }
      : null,
  );
  return loaded(answer, isLogin ? answer.data?.list : undefined);
}

/** The winners, greatest first (R3.02); asked for again each minute while the page is looked at. */
export function useWinners() {
  const language = useLanguage();
  const answer = useCall(
    winnerBoard,
    { gameCategory: 'ALL', language, limitNum: WINNER_LIMIT },
    { refreshInterval: 60_000 },
  );
  const winners = useMemo(
    () => answer.data?.list.map(({ vo }) => vo).sort((a, b) => b.winAmount - a.winAmount),
    [answer.data],
  );
  return loaded(answer, winners);
}

/** All favourites at once: the specification fetches up to 999 of them. */
const FAVOURITE_FETCH = 999;

export function useFavouriteGames(): Loaded<readonly Game[]> {
  const language = useLanguage();
  const { isLogin, isTrial } = useSession();
  const answer = useCall(
    favouriteGames,
    isLogin && !isTrial
      ? {
          clientType: CLIENT_TYPE,
          platform: PLATFORM,
          pageNo: 1,
          pageSize: FAVOURITE_FETCH,
          language,
        }
      : null,
  );
  return loaded(answer, isLogin ? answer.data?.content : undefined);
}

/** The games with the jackpots of the day. */
export function useJackpots(): Loaded<readonly Game[]> {
  const language = useLanguage();
  const answer = useCall(gameList, {
    clientType: CLIENT_TYPE,
    platform: PLATFORM,
    language,
    selection: 'JACKPOT',
    pageNo: 1,
    pageSize: SECTION_GAMES,
  });
  return loaded(answer, answer.data?.games);
}
