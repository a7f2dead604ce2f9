import type { AnyEndpoint, RequestOf, ResponseOf } from '@baize/gateway/contract';
import { useEffect } from 'react';
import useSWRInfinite from 'swr/infinite';
import type { CallError } from './call-error.ts';
import type { QueryKey } from './query-key.ts';
import { addShownList } from './shown-lists.ts';
import { loadAsk, useQueryKey } from './use-query.ts';

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
 * The pages of a reading call that answers `{ list, next }` and takes `cursor`. Another payload begins
 * anew and keeps the rows that are shown until its own are here; `null` waits.
 */
export function useCursorQuery<E extends AnyEndpoint>(
  endpoint: E & { readonly response: object },
  payload: Omit<RequestOf<E>, 'cursor'> | null,
): CursorList<E> {
  const key = useQueryKey(endpoint, payload as RequestOf<E> | null, false);
  const { data, error, size, setSize, mutate, isLoading } = useSWRInfinite<
    ResponseOf<E>,
    CallError
  >(
    (index: number, before: ResponseOf<E> | null): QueryKey | null => {
      if (!key || index === 0) return key;
      const cursor = (before as CursorPage<RowOf<E>> | null)?.next;
      return cursor ? { ...key, payload: { ...key.payload, cursor } } : null;
    },
    async ({ payload: params }: QueryKey) => {
      const { ask } = await loadAsk();
      // The key was made with this payload.
      return ask(endpoint, params as RequestOf<E>, undefined);
    },
    { keepPreviousData: true, revalidateFirstPage: false },
  );
  const { path } = endpoint;
  useEffect(() => addShownList({ path, refresh: () => mutate() }), [path, mutate]);
  const pages = error && !data ? undefined : (data as readonly CursorPage<RowOf<E>>[] | undefined);
  const last = pages?.at(-1);
  return {
    first: data?.[0],
    rows: pages?.flatMap(({ list }) => list),
    hasMore: last?.next !== undefined,
    isLoadingMore: pages !== undefined && size > pages.length && !error,
    isPrevious: isLoading && data !== undefined,
    error,
    loadMore: () => void setSize((pages?.length ?? 0) + 1),
    retry: () => void mutate(),
  };
}
