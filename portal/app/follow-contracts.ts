import { consolidated } from '@baize/gateway/contract';
import { useEffect, useState } from 'react';
import { useQuery } from '../shared/api/use-query.ts';
import { boot } from '../shared/boot.ts';
import { tabStorage } from '../shared/safe-storage.ts';
import { useSession } from '../shared/session/session-store.ts';

/**
 * R4.15: loads the contracts of an account at login unless it is a trial, and only where the
 * merchant has an agent policy. They are stored under the specification's session keys (R3.04), so
 * that a page that is loaded later in the session has them.
 */
export function useFollowContracts(): void {
  const [isKnown] = useState(() => tabStorage.get('enableContract') !== null);
  const { isLogin, isTrial, mustChangePassword } = useSession();
  const asks = isLogin && !isTrial && !mustChangePassword;
  const { data } = useQuery(
    consolidated,
    asks && boot().permission.info.whitelabel.AGENTPOLICY3 ? {} : null,
    { keepPreviousData: false, revalidateOnMount: !isKnown },
  );
  useEffect(() => {
    if (!data) return;
    tabStorage.set('enableSalary', data.dailysalinfotype ? '1' : '0');
    tabStorage.set('enableContract', data.divtypeinfo ? '1' : '0');
  }, [data]);
}
