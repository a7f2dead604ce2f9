import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { useSession } from '../session/session-store.ts';
import { useSessionResumed } from '../session/use-session-resumed.ts';
import { isOwned } from './query-key.ts';

/**
 * Removes a member's data from the cache when the member leaves, so that the next person at this
 * browser sees none of it. After an interrupted session or a cancelled logout the data are kept and
 * revalidated.
 */
export function useClearMemberData(): void {
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
