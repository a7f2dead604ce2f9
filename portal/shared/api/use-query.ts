import type { AnyEndpoint, RequestOf, ResponseOf } from '@baize/gateway/contract';
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import { importOnce } from '../errors/retry-import.ts';
import { inBrowser } from '../in-browser.ts';
import { languageWasSwitched, useLanguage } from '../messages/language-store.ts';
import type { SessionCache } from '../session/session-cache.ts';
import { type SessionState, session, useSessionPart } from '../session/session-store.ts';
import { CallError } from './call-error.ts';
import { keepPrevious, type Previous } from './keep-previous.ts';
import { type QueryKey, queryKey } from './query-key.ts';
import { recordQuery, useIsServed } from './served-answers.ts';
import { useStoreInSession } from './use-store-in-session.ts';

/** Milliseconds since the start of the page for which the answers in it count as fresh. */
export const SERVED_FRESH_MS = 15_000;

/**
 * Options of SWR: `keepPreviousData` is on by default (keep-previous.ts); `revalidateIfStale`
 * revalidates an answer that came with the page immediately.
 */
type OptionsOfSwr =
  | 'dedupingInterval'
  | 'keepPreviousData'
  | 'refreshInterval'
  | 'revalidateIfStale'
  | 'revalidateOnFocus'
  | 'revalidateOnMount'
  | 'use';

interface QueryOptions<E extends AnyEndpoint>
  extends Pick<SWRConfiguration<ResponseOf<E>, CallError>, OptionsOfSwr> {
  /** Requests before the owner of the session is known. */
  readonly beforeKnown?: boolean;
  /**
   * Stores the answer in the session under this name, so that the next page shows it immediately
   * (R3.04).
   */
  readonly storeInSession?: SessionCache;
}

type QueryResult<E extends AnyEndpoint> = SWRResponse<ResponseOf<E>, CallError> &
  Previous<RequestOf<E>>;

/** The owner of an answer, '' for everybody; null while the call must wait for another session. */
function ownerOf(endpoint: AnyEndpoint, state: SessionState, beforeKnown: boolean): string | null {
  const { token, account, isInterrupted, mustChangePassword, isExcluded } = state;
  if (endpoint.token === 'none') return '';
  // R10.04: during a break the gateway answers the calls that the break leaves open.
  if (isExcluded && endpoint.duringExclusion !== true) return null;
  if (endpoint.token === 'required') {
    // The owner of a stored token may be unknown, and a trial must not request a member's data.
    const isKnown = (token !== undefined || isInterrupted) && (account !== '' || beforeKnown);
    // R4.04: the gateway would reject it until the password is changed.
    const mayAsk = isKnown && (!mustChangePassword || endpoint.duringPasswordChange === true);
    if (!mayAsk) return null;
  }
  const isVisitors =
    endpoint.sameForAll || (endpoint.sameInCurrency && state.isInMerchantsCurrency);
  return isVisitors ? '' : (account ?? '');
}

/**
 * Whether revalidation is paused while the session is interrupted or a logout is in progress, in
 * which the gateway would reject the call. The shown data stay.
 */
export const isRevalidationPaused = ({ token }: AnyEndpoint): boolean =>
  token === 'required' && (session.get().isInterrupted || session.isLeaving());

/** The cache key of a query; null while its call must wait. */
export function useQueryKey<E extends AnyEndpoint>(
  endpoint: E,
  payload: RequestOf<E> | null,
  beforeKnown: boolean,
): QueryKey | null {
  const language = useLanguage();
  const owner = useSessionPart((state) => ownerOf(endpoint, state, beforeKnown));
  return payload === null || owner === null
    ? null
    : queryKey(endpoint, payload as object, { language, owner });
}

const importFetchQuery = importOnce(() => import('./fetch-query.ts'));

/**
 * Loads the code of calls with the first of them, after the first paint.
 * @throws {CallError}
 */
export const loadFetchQuery = (): ReturnType<typeof importFetchQuery> =>
  importFetchQuery().catch((cause: unknown) => {
    throw new CallError('ChunkLoadError', { cause });
  });

/**
 * The answer of a reading call, cached by endpoint, payload, language and owner of the session.
 * `null` as payload disables the query.
 */
export function useQuery<E extends AnyEndpoint>(
  endpoint: E,
  payload: RequestOf<E> | null,
  { beforeKnown = false, storeInSession, use = [], ...options }: QueryOptions<E> = {},
): QueryResult<E> {
  const key = useQueryKey(endpoint, payload, beforeKnown);
  if (key && !inBrowser) recordQuery(key, endpoint, payload as RequestOf<E>);
  const isServed = useIsServed(key);
  useStoreInSession(storeInSession, endpoint, key);

  const response = useSWR<ResponseOf<E>, CallError>(
    key,
    async ({ payload: params }: QueryKey, signal?: AbortSignal) => {
      const { fetchQuery } = await loadFetchQuery();
      // The key was created from this payload.
      return fetchQuery(endpoint, params as RequestOf<E>, signal);
    },
    {
      isPaused: () => isRevalidationPaused(endpoint),
      // An answer that came with the page is not requested again right away.
      ...(isServed &&
        !languageWasSwitched() && { revalidateIfStale: performance.now() > SERVED_FRESH_MS }),
      keepPreviousData: true,
      ...options,
      use: [keepPrevious, ...use],
    },
  );
  // The middleware has added the field.
  return response as QueryResult<E>;
}
