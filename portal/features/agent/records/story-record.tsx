import type { AnyEndpoint, ResponseOf } from '@baize/gateway/contract';
import { CallError } from '../../../shared/api/call-error.ts';
import type { CursorList } from '../../../shared/api/use-cursor-query.ts';

/** Where a record stands, as its story's parameter `path`. */
export const RECORD_PATH = '/agentHome?from=2026-11-01&to=2026-11-21';

const NOTHING_MORE = {
  hasMore: false,
  isLoadingMore: false,
  isPrevious: false,
  error: undefined,
  loadMore: () => undefined,
  retry: () => undefined,
} as const;

/** A record as the gateway answered it: the rows of its first page. */
export const storyRecord = <
  E extends AnyEndpoint,
  Answer extends ResponseOf<E> & { readonly list: readonly unknown[] },
>(
  first: Answer,
): Omit<CursorList<E>, 'rows' | 'first'> & { first: Answer; rows: Answer['list'] } => ({
  ...NOTHING_MORE,
  first,
  rows: first.list,
});

/** A record that is on its way. */
export const STORY_LOADING = { ...NOTHING_MORE, first: undefined, rows: undefined };

/** The gateway broke, and says under which number that can be found. */
export const STORY_FAILED = {
  ...STORY_LOADING,
  error: new CallError('unknown_error', { status: 500, requestId: '7f3a9c' }),
};

/** Somebody else's account, or nobody's. */
export const STORY_NO_ACCOUNT = {
  ...STORY_LOADING,
  error: new CallError('not_found', { status: 404 }),
};

/** A range in the address that is longer than a year. */
export const STORY_RANGE_REFUSED = {
  ...STORY_LOADING,
  error: new CallError('request_param_err', {
    status: 400,
    detail: { fields: { until: 'range_too_long' } },
  }),
};

/** A currency in the address that nobody holds. */
export const STORY_CURRENCY_REFUSED = {
  ...STORY_LOADING,
  error: new CallError('request_param_err', {
    status: 400,
    detail: { fields: { currency: 'currency_unknown' } },
  }),
};

export const STORY_NOON = Date.UTC(2026, 10, 21, 12);
export const STORY_CURRENCY = { currency: 'USD', currencySymbol: '$', decimals: 2 };
export const LONGEST_ACCOUNT = 'pinakamahabangpangalan99';
export const LONGEST_NAME = 'Maria Concepcion Villanueva-Andrada de los Santos';
