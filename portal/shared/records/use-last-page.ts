import { useEffect, useEffectEvent } from 'react';
import type { LoadedRecord } from '../api/loaded.ts';

/** A list by pages whose page stands in the address. */
interface PagedAddress {
  readonly query: { readonly page: number };
  change(change: { readonly page: number }, options: { readonly replace: true }): void;
}

/**
 * A page beyond the last gives way to the last: what stood on it may be gone, and an empty list
 * would say that there is nothing at all.
 * @param record what the address asks for; the answer to another page or filter says nothing of how many
 *   pages this one has
 */
export function useLastPage(
  { query: { page }, change }: PagedAddress,
  { data, isPrevious }: Pick<LoadedRecord<{ readonly totalPages: number }>, 'data' | 'isPrevious'>,
): void {
  const pages = isPrevious ? undefined : data?.totalPages;
  const last = pages === undefined ? page : Math.max(pages, 1);
  const isBeyond = page > last;
  const goToLast = useEffectEvent(() => change({ page: last }, { replace: true }));
  useEffect(() => {
    if (isBeyond) goToLast();
  }, [isBeyond]);
}
