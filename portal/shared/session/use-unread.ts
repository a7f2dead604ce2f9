import { unreadCount } from '@baize/gateway/contract';
import { useQuery } from '../api/use-query.ts';
import { useSession } from './session-store.ts';
import { replacesLiveUnread, useLive } from './use-live-events.ts';

/**
 * The number of unread messages: by a call, and from then on by live events. A trial account has
 * none and does not ask (R4.06).
 */
export function useUnread(): number {
  const { isLogin, isTrial, mustChangePassword } = useSession();
  const live = useLive();
  const { data } = useQuery(unreadCount, isLogin && !isTrial && !mustChangePassword ? {} : null, {
    use: [replacesLiveUnread],
  });
  return isTrial ? 0 : (live.unread?.count ?? data?.unread ?? 0);
}
