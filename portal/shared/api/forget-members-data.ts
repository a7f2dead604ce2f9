import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { useSession } from '../session/session-store.ts';
import { useSessionResumed } from '../session/use-session-resumed.ts';
import { isOwned } from './query-key.ts';

/**
 * What was a member's leaves the cache with them: the next person at this browser sees nothing. Who
 * only had to log in again, or did not log out after all, finds it as it was, and then anew.
 */
export function useForgetMembersData(): void {
  const { mutate } = useSWRConfig();
  const { isLogin, takeovers } = useSession();
  const lastTakeover = useRef(takeovers);
  useEffect(() => {
    if (isLogin && lastTakeover.current === takeovers) return;
    lastTakeover.current = takeovers;
    void mutate(isOwned, undefined, { revalidate: isLogin });
  }, [isLogin, takeovers, mutate]);
  useSessionResumed(() => {
    if (isLogin) void mutate(isOwned);
  });
}
