import {
  addFavourite,
  favouriteGames,
  favouriteIds,
  type GameType,
  removeFavourite,
} from '@baize/gateway/contract';
import { FAVOURITE_THROTTLE_MS } from '@baize/ui-kit/game-card';
import { useCallback, useLayoutEffect } from 'react';
import { call } from '../api/call.ts';
import { queryKey } from '../api/query-key.ts';
import { toCallError } from '../api/to-call-error.ts';
import { useOptimisticChange } from '../api/use-optimistic-change.ts';
import { useQuery } from '../api/use-query.ts';
import { useRevalidate } from '../api/use-revalidate.ts';
import { currentLanguage } from '../messages/language-store.ts';
import { useNotify } from '../notify/use-notify.ts';
import { usePopups } from '../popups/popup-stack.ts';
import { session, useSession } from '../session/session-store.ts';
import { favouriteStore, setOf, toggled } from './favourites-store.ts';
import { useLatest } from './use-latest.ts';

interface FavouriteGame {
  readonly nodeId: string;
  readonly vassalage: string;
  readonly gameType: GameType;
}

/** Adds or removes a favourite; shown immediately, rolled back when rejected (R4.17). */
type ToggleFavourite = (game: FavouriteGame) => void;

/** When each game was last toggled, in milliseconds of the page. */
const toggledAt = new Map<string, number>();

/**
 * R5.10: whether a game may be toggled now. A card throttles itself alone, but a game may be in
 * several rails and in its popup.
 */
function mayToggle(nodeId: string): boolean {
  const now = performance.now();
  const last = toggledAt.get(nodeId) ?? Number.NEGATIVE_INFINITY;
  if (now - last < FAVOURITE_THROTTLE_MS) return false;
  toggledAt.set(nodeId, now);
  return true;
}

/** The cache key of `favouriteIds` for the current session. */
const cacheKey = () =>
  queryKey(favouriteIds, {}, { language: currentLanguage(), owner: session.get().account ?? '' });

/**
 * Updates the store of favourites for all cards of a page. Mounted once on a page with cards, as a
 * component of its own: an answer then renders this and the affected card, nothing else.
 */
export function FollowFavourites(): null {
  const { isLogin, isTrial } = useSession();
  const mayHave = isLogin && !isTrial;
  const { data } = useQuery(favouriteIds, mayHave ? {} : null, { keepPreviousData: false });
  const ids = setOf(mayHave ? data : undefined);
  useLayoutEffect(() => favouriteStore.set(ids), [ids]);
  return null;
}

/** The toggle function; stable, so that it causes no renders of cards. */
export function useFavouriteToggle(): ToggleFavourite {
  const notify = useNotify();
  const changeShown = useOptimisticChange();
  const revalidate = useRevalidate();
  const popups = useLatest(usePopups());

  return useCallback(
    ({ nodeId, vassalage, gameType }: FavouriteGame) => {
      const who = session.get();
      // The press is not lost: the login leads on to it.
      if (!who.isLogin) {
        const wanted = { nodeId, vendor: vassalage, gameType };
        return popups.current.open('login', '', popups.current.pathHere(), JSON.stringify(wanted));
      }
      if (who.isTrial) return notify.needsRealAccount();
      if (!mayToggle(nodeId)) return;
      const change = favouriteStore.get().has(nodeId) ? removeFavourite : addFavourite;
      const work = call(change, { data: { nodeId, vendor: vassalage, gameType } });
      changeShown<string[]>(cacheKey(), work, (shown = []) => toggled(shown, nodeId))
        .then(() => revalidate([favouriteGames]))
        .catch((error: unknown) => notify.failure(toCallError(error)));
    },
    [popups, notify, changeShown, revalidate],
  );
}
