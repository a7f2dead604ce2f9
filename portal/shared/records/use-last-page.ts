import { useEffect, useEffectEvent } from 'react';
import type { RecordAddress } from './use-record-query.ts';

/**
 * A page beyond the last gives way to the last: what stood on it may be gone, and an empty list
 * would say that there is nothing at all.
 * @param pages how many there are; undefined until that is known
 */
export function useLastPage(
  { query: { page }, change }: Pick<RecordAddress, 'query' | 'change'>,
  pages: number | undefined,
): void {
  const last = pages === undefined ? page : Math.max(pages, 1);
  const isBeyond = page > last;
  const goToLast = useEffectEvent(() => change({ page: last }, { replace: true }));
  useEffect(() => {
    if (isBeyond) goToLast();
  }, [isBeyond]);
}
