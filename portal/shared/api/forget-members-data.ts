import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { useSession } from '../session/session-store.ts';
import { isOwned } from './query-key.ts';

/**
 * What was a member's leaves the cache with them: the next person at this browser sees nothing. Who
 * only had to log in again finds it as it was, and then anew.
 */
export function useForgetMembersData(): void {
  const { mutate } = useSWRConfig();
  const { isLogin, isInterrupted, takeovers } = useSession();
  const wasInterrupted = useRef(false);
  const lastTakeover = useRef(takeovers);
  useEffect(() => {
    if (isLogin && lastTakeover.current === takeovers) return;
    lastTakeover.current = takeovers;
    void mutate(isOwned, undefined, { revalidate: isLogin });
  }, [isLogin, takeovers, mutate]);
  useEffect(() => {
    if (wasInterrupted.current && !isInterrupted && isLogin) void mutate(isOwned);
    wasInterrupted.current = isInterrupted;
  }, [isInterrupted, isLogin, mutate]);
}
