import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { useSession } from '../shared/session/session-store.ts';

/** What was a member's leaves the cache with them: the next person at this browser sees nothing. */
export function useForgetMembersData(): void {
  const { mutate } = useSWRConfig();
  const { isLogin } = useSession();
  useEffect(() => {
    if (isLogin) return;
    const isOwned = (key: unknown) => Array.isArray(key) && key[3] !== '';
    void mutate(isOwned, undefined, { revalidate: false });
  }, [isLogin, mutate]);
}
