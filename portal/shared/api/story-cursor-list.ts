import type { AnyEndpoint, ResponseOf } from '@baize/gateway/contract';
import type { CursorList } from './use-cursor-query.ts';

const NOTHING_MORE = {
  hasMore: false,
  isLoadingMore: false,
  isPrevious: false,
  error: undefined,
  loadMore: () => undefined,
  retry: () => undefined,
} as const;

/** For stories: a cursor list with a single page. */
export const storyCursorList = <
  E extends AnyEndpoint,
  Answer extends ResponseOf<E> & { readonly list: readonly unknown[] },
>(
  first: Answer,
): Omit<CursorList<E>, 'rows' | 'first'> & { first: Answer; rows: Answer['list'] } => ({
  ...NOTHING_MORE,
  first,
  rows: first.list,
});

/** For stories: a cursor list that is loading. */
export const STORY_CURSOR_LIST_LOADING = { ...NOTHING_MORE, first: undefined, rows: undefined };
