import type { AnyEndpoint, RequestOf, ResponseOf } from '@baize/gateway/contract';
import { useCallback, useEffect, useRef } from 'react';
import { unstable_serialize as serialize, useSWRConfig } from 'swr';
import useSWRInfinite, {
  type SWRInfiniteResponse,
  unstable_serialize as serializeList,
} from 'swr/infinite';
import { useSessionResumed } from '../session/use-session-resumed.ts';
import type { CallError } from './call-error.ts';
import { keepPrevious, type Previous } from './keep-previous.ts';
import type { QueryKey } from './query-key.ts';
import { addShownList } from './shown-lists.ts';
import { isOnHold, loadAsk, useQueryKey } from './use-query.ts';

interface CursorPage<Row> {
  readonly list: readonly Row[];
  /** Where the next page begins; absent on the last one. */
  readonly next?: string | undefined;
}

type RowOf<E extends AnyEndpoint> = ResponseOf<E> extends CursorPage<infer Row> ? Row : never;

/** A list whose pages follow each other by cursor, as far as it has been asked for. */
export interface CursorList<E extends AnyEndpoint> {
  /** The first page, with what it says of the whole; undefined until it is here. */
  readonly first: ResponseOf<E> | undefined;
  readonly rows: readonly RowOf<E>[] | undefined;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** Rows of another payload are shown while those of this one come. */
  readonly isPrevious: boolean;
  readonly error: CallError | undefined;
  loadMore(): void;
  retry(): void;
}

/**
 * The pages of a reading call that answers `{ list, next }` and takes `cursor`, asked for again when
 * other queries would be, but for the window that is looked at again. Another payload begins anew and
 * keeps the rows that are shown until its own are here or have failed; `null` waits.
 */
export function useCursorQuery<E extends AnyEndpoint>(
  endpoint: E & { readonly response: object },
  payload: Omit<RequestOf<E>, 'cursor'> | null,
): CursorList<E> {
  const key = useQueryKey(endpoint, payload as RequestOf<E> | null, false);
  const pageKey = (index: number, before: ResponseOf<E> | null): QueryKey | null => {
    if (!key || index === 0) return key;
    const cursor = (before as CursorPage<RowOf<E>> | null)?.next;
    return cursor ? { ...key, payload: { ...key.payload, cursor } } : null;
  };
  /** By key: the pages that are here while the next one is asked for, which are not asked for with it. */
  const here = useRef<ReadonlyMap<string, ResponseOf<E>>>(undefined);
  const answer = useSWRInfinite<ResponseOf<E>, CallError>(
    pageKey,
    async (page: QueryKey) => {
      const known = here.current?.get(serialize(page));
      if (known) return known;
      const { ask } = await loadAsk();
      // The key was made with this payload.
      const next = await ask(endpoint, page.payload as RequestOf<E>, undefined);
      here.current = undefined;
      return next;
    },
    {
      isPaused: () => isOnHold(endpoint),
      keepPreviousData: true,
      // Pages follow from each other: one that is old makes all of them old.
      revalidateAll: true,
      // A long list is many requests: not whenever its window is looked at again.
      revalidateOnFocus: false,
      use: [keepPrevious],
    },
    // The middleware has added it.
  ) as SWRInfiniteResponse<ResponseOf<E>, CallError> & Previous<object>;
  const { data: pages, error, size, setSize, mutate, isPrevious, isValidating } = answer;

  const refresh = useCallback(() => {
    here.current = undefined;
    return mutate();
  }, [mutate]);
  const { mutate: mutateAny } = useSWRConfig();
  const { path } = endpoint;
  const owner = key?.owner;
  const list = key && serializeList(() => key);
  useEffect(() => {
    if (list === null || owner === undefined) return;
    const takeOff = addShownList({ key: { path, owner }, refresh });
    return () => {
      takeOff();
      here.current = undefined;
      // No action reaches a list that is not shown: whoever comes back asks again, however soon. Where the
      // cache leaves with the list, there is nothing to come back to.
      mutateAny(list).catch(() => undefined);
    };
  }, [path, owner, list, refresh, mutateAny]);
  useSessionResumed(() => {
    // Whoever is back finds what has come meanwhile, as in all that is shown (forget-members-data.ts).
    if (list !== null) void refresh();
  });

  const last = pages?.at(-1) as CursorPage<RowOf<E>> | undefined;
  const hasMore = last?.next !== undefined;
  return {
    first: pages?.[0],
    rows: pages?.flatMap((page) => (page as CursorPage<RowOf<E>>).list),
    hasMore,
    isLoadingMore: hasMore && !isPrevious && !error && size > (pages?.length ?? 0),
    isPrevious,
    error,
    loadMore: () => {
      if (!pages || isPrevious) return;
      // What is being asked for again is not here yet: then all of it comes with the next page.
      if (!isValidating) {
        here.current = new Map(
          pages.map((page, at) => [serialize(pageKey(at, pages[at - 1] ?? null)), page]),
        );
      }
      void setSize(pages.length + 1);
    },
    retry: () => void refresh(),
  };
}
