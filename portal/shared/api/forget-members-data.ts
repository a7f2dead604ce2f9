import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { resumptions, useSession } from '../session/session-store.ts';
import { useStore } from '../store.ts';
import { isOwned } from './query-key.ts';

/**
 * What was a member's leaves the cache with them: the next person at this browser sees nothing. Who
 * only had to log in again, or did not log out after all, finds it as it was, and then anew.
 */
export function useForgetMembersData(): void {
  const { mutate } = useSWRConfig();
  const { isLogin, isInterrupted, takeovers } = useSession();
  const resumed = useStore(resumptions);
  const before = useRef({ isInterrupted, resumed });
  const lastTakeover = useRef(takeovers);
  useEffect(() => {
    if (isLogin && lastTakeover.current === takeovers) return;
    lastTakeover.current = takeovers;
    void mutate(isOwned, undefined, { revalidate: isLogin });
  }, [isLogin, takeovers, mutate]);
  useEffect(() => {
    const goesOn =
      before.current.resumed !== resumed || (before.current.isInterrupted && !isInterrupted);
    if (goesOn && isLogin) void mutate(isOwned);
    before.current = { isInterrupted, resumed };
  }, [isInterrupted, resumed, isLogin, mutate]);
}
