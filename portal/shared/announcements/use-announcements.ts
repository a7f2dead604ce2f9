import {
  ANNOUNCEMENT_TYPES,
  type Announcement,
  announcements,
  type Banner,
  LIST_DEFAULTS,
  NOTICE_TYPES,
} from '@baize/gateway/contract';
import { safeSource } from '@baize/tokens/src/safe-link.ts';
import { useMemo } from 'react';
import { type Loaded, loaded } from '../api/loaded.ts';
import { useQuery } from '../api/use-query.ts';
import { useLanguage } from '../messages/language-store.ts';
import { useSession } from '../session/session-store.ts';

/**
 * Milliseconds for which an answer counts as fresh: the popup's script loads a moment after the
 * answer that opened it.
 */
const ASKED_ONCE = 15_000;

/** Banners, notices, popups and promotions for the current visitor or member (R7.04). */
function useAnnouncements() {
  const language = useLanguage();
  return useQuery(announcements, {
    types: ANNOUNCEMENT_TYPES,
    platform: 'W',
    language,
    ...LIST_DEFAULTS,
  });
}

/** The banners of one place: `w_home`, `w_reg`, `w_forget`, `w_leftmenu`. */
export function useBanners(place: Banner['groupName']): Loaded<readonly Banner[]> {
  const answer = useAnnouncements();
  const banners = useMemo(
    () =>
      answer.data?.banners.filter(({ groupName, url }) => groupName === place && safeSource(url)),
    [answer.data, place],
  );
  return loaded(answer, banners);
}

/** The notices of the notice bar and the notice popup. */
export function useNotices(): Loaded<readonly Announcement[]> {
  const language = useLanguage();
  const answer = useQuery(announcements, {
    types: NOTICE_TYPES,
    platform: 'W',
    execution: 'B',
    language,
    ...LIST_DEFAULTS,
  });
  return loaded(answer, answer.data?.player);
}

/**
 * The items of the announcement popup: type A for members, F on the first login, B for visitors
 * (R4.13).
 */
export function usePopupAnnouncements(): Loaded<readonly Announcement[]> {
  const language = useLanguage();
  const { isLogin, firstTimeLogin } = useSession();
  const answer = useQuery(
    announcements,
    {
      types: ANNOUNCEMENT_TYPES,
      platform: 'W',
      execution: isLogin ? (firstTimeLogin ? 'F' : 'A') : 'B',
      language,
      ...LIST_DEFAULTS,
    },
    { dedupingInterval: ASKED_ONCE },
  );
  return loaded(answer, answer.data?.popup);
}
