import { useEffect, useEffectEvent } from 'react';
import type { LoadedRecord } from '../api/loaded.ts';

/** A paginated list whose page is in the address. */
interface PagedAddress {
  readonly query: { readonly page: number };
  change(change: { readonly page: number }, options: { readonly replace: true }): void;
}

/**
 * Replaces a page beyond the last by the last: its rows may have been removed, and an empty list
 * would suggest that there are none at all.
 * @param record the answer to the current address; the answer to another page or filter does not
 *   tell how many pages this one has
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
