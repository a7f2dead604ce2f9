import { flattenWhitelabel, whitelabel } from '@baize/gateway/contract';
import { useEffect, useState } from 'react';
import { SERVED_FRESH_MS, useQuery } from '../shared/api/use-query.ts';
import { followFlags } from '../shared/flags-store.ts';

/**
 * Updates the merchant's modules at login, because the page may have been open for long and its
 * menu must not offer modules that were switched off meanwhile. A page that has just been served is
 * up to date.
 */
export function useFollowWhitelabel(): void {
  const [mayBeOld] = useState(() => performance.now() > SERVED_FRESH_MS);
  const { data } = useQuery(whitelabel, mayBeOld ? {} : null, { revalidateOnFocus: false });
  useEffect(() => {
    if (data) followFlags(flattenWhitelabel(data));
  }, [data]);
}
