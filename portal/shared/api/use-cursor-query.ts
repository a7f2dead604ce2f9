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
import { registerMountedList } from './mounted-lists.ts';
import type { QueryKey } from './query-key.ts';
import { isRevalidationPaused, loadFetchQuery, useQueryKey } from './use-query.ts';

interface CursorPage<Row> {
  readonly list: readonly Row[];
  /** The cursor of the next page; absent on the last one. */
  readonly next?: string | undefined;
}

type RowOf<E extends AnyEndpoint> = ResponseOf<E> extends CursorPage<infer Row> ? Row : never;

/** A list that is loaded page by page by cursor. */
export interface CursorList<E extends AnyEndpoint> {
  /** The first page, with its fields about the whole list; undefined until it is loaded. */
  readonly first: ResponseOf<E> | undefined;
  readonly rows: readonly RowOf<E>[] | undefined;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** The rows belong to another payload, and are shown until those of this one arrive. */
  readonly isPrevious: boolean;
  readonly error: CallError | undefined;
  loadMore(): void;
  retry(): void;
}

/**
 * The pages of a reading call that answers `{ list, next }` and takes `cursor`. They are
 * revalidated like other queries, except on window focus. Another payload starts over and keeps the
 * old rows until its own have loaded or failed; `null` disables the query.
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
  /**
   * The loaded pages by key while the next one is requested, so that they are not requested with
   * it.
   */
  const here = useRef<ReadonlyMap<string, ResponseOf<E>>>(undefined);
  const answer = useSWRInfinite<ResponseOf<E>, CallError>(
    pageKey,
    async (page: QueryKey) => {
      const known = here.current?.get(serialize(page));
      if (known) return known;
      const { fetchQuery } = await loadFetchQuery();
      // The key was created from this payload.
      const next = await fetchQuery(endpoint, page.payload as RequestOf<E>, undefined);
      here.current = undefined;
      return next;
    },
    {
      isPaused: () => isRevalidationPaused(endpoint),
      keepPreviousData: true,
      // Pages depend on each other: an outdated one makes all of them outdated.
      revalidateAll: true,
      // A long list needs many requests, so it is not revalidated on window focus.
      revalidateOnFocus: false,
      use: [keepPrevious],
    },
    // The middleware has added the field.
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
    const unregister = registerMountedList({ key: { path, owner }, refresh });
    return () => {
      unregister();
      here.current = undefined;
      // No command revalidates a list that is not mounted, so it is revalidated when it is mounted
      // again. Where the cache is dropped with the list, there is nothing to revalidate.
      mutateAny(list).catch(() => undefined);
    };
  }, [path, owner, list, refresh, mutateAny]);
  useSessionResumed(() => {
    // A person who has logged in again gets the current rows, as in all other parts
    // (use-clear-member-data.ts).
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
      // While pages are being revalidated they are not complete: the next page then loads all of
      // them.
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
