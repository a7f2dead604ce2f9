import { unreadCount } from '@baize/gateway/contract';
import { useQuery } from '../api/use-query.ts';
import { useSession } from './session-store.ts';
import { useLive } from './use-live-events.ts';

/** Unread messages; a trial account has none and does not ask (R4.06). */
export function useUnread(): number {
  const { isLogin, isTrial, mustChangePassword } = useSession();
  const live = useLive();
  const { data } = useQuery(unreadCount, isLogin && !isTrial && !mustChangePassword ? {} : null);
  return isTrial ? 0 : (live.unread ?? data?.unread ?? 0);
}
