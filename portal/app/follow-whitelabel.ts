import { flattenWhitelabel, whitelabel } from '@baize/gateway/contract';
import { useEffect } from 'react';
import { useQuery } from '../shared/api/use-query.ts';
import { followFlags } from '../shared/flags-store.ts';

/**
 * The merchant's modules as they are at login: a page may have been open since long before, and its
 * menu must not offer what has been switched off meanwhile.
 */
export function useFollowWhitelabel(): void {
  const { data } = useQuery(whitelabel, {}, { revalidateOnFocus: false });
  useEffect(() => {
    if (data) followFlags(flattenWhitelabel(data));
  }, [data]);
}
