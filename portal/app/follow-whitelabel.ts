import { flattenWhitelabel, whitelabel } from '@baize/gateway/contract';
import { useEffect, useState } from 'react';
import { SERVED_IS_FRESH, useQuery } from '../shared/api/use-query.ts';
import { followFlags } from '../shared/flags-store.ts';

/**
 * The merchant's modules as they are at login: a page may have been open since long before, and its
 * menu must not offer what has been switched off meanwhile. One that has just been served knows them.
 */
export function useFollowWhitelabel(): void {
  const [mayBeOld] = useState(() => performance.now() > SERVED_IS_FRESH);
  const { data } = useQuery(whitelabel, mayBeOld ? {} : null, { revalidateOnFocus: false });
  useEffect(() => {
    if (data) followFlags(flattenWhitelabel(data));
  }, [data]);
}
