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
import { noteNeed, useIsServed } from './served-answers.ts';
import { useStoreInSession } from './use-store-in-session.ts';

/** Milliseconds after the page began for which what came in it counts as fresh. */
export const SERVED_IS_FRESH = 15_000;

/**
 * Of SWR's options: `keepPreviousData` is on unless it is switched off (keep-previous.ts); with `revalidateIfStale`
 * what came with the page is asked for again at once.
 */
type OptionsOfSwr =
  | 'dedupingInterval'
  | 'keepPreviousData'
  | 'refreshInterval'
  | 'revalidateIfStale'
  | 'revalidateOnFocus'
  | 'revalidateOnMount'
  | 'use';

export interface QueryOptions<E extends AnyEndpoint>
  extends Pick<SWRConfiguration<ResponseOf<E>, CallError>, OptionsOfSwr> {
  /** Asks although it is not known yet whose the session is. */
  readonly beforeKnown?: boolean;
  /** The session keeps the answer under this name: the next page shows it at once (R3.04). */
  readonly keep?: SessionCache;
}

export type QueryResult<E extends AnyEndpoint> = SWRResponse<ResponseOf<E>, CallError> &
  Previous<RequestOf<E>>;

/** Whose an answer is, '' for anybody's; null while the call has to wait for another session. */
function ownerOf(endpoint: AnyEndpoint, state: SessionState, beforeKnown: boolean): string | null {
  const { token, account, isInterrupted, mustChangePassword, isExcluded } = state;
  if (endpoint.token === 'none') return '';
  // R10.04: during a break the gateway answers what the break leaves open.
  if (isExcluded && endpoint.duringExclusion !== true) return null;
  if (endpoint.token === 'required') {
    // A stored token may not say whose it is: a trial must not ask for what is a member's.
    const isKnown = (token !== undefined || isInterrupted) && (account !== '' || beforeKnown);
    // R4.04: the gateway would refuse it until the password is changed.
    const mayAsk = isKnown && (!mustChangePassword || endpoint.duringPasswordChange === true);
    if (!mayAsk) return null;
  }
  const isVisitors =
    endpoint.sameForAll || (endpoint.sameInCurrency && state.isInMerchantsCurrency);
  return isVisitors ? '' : (account ?? '');
}

/** What is shown stays until the person is back or has left; asking meanwhile would only be refused. */
export const isOnHold = ({ token }: AnyEndpoint): boolean =>
  token === 'required' && (session.get().isInterrupted || session.isLeaving());

/** Under what an answer is cached; null while its call waits. */
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

const importAsk = importOnce(() => import('./ask.ts'));

/** The way to the gateway is fetched with the first call, not before the first paint. @throws {CallError} */
export const loadAsk = (): ReturnType<typeof importAsk> =>
  importAsk().catch((cause: unknown) => {
    throw new CallError('ChunkLoadError', { cause });
  });

/**
 * The answer of a reading call, cached by endpoint, payload, language and whose session it is.
 * `null` as payload waits.
 */
export function useQuery<E extends AnyEndpoint>(
  endpoint: E,
  payload: RequestOf<E> | null,
  { beforeKnown = false, keep, use = [], ...options }: QueryOptions<E> = {},
): QueryResult<E> {
  const key = useQueryKey(endpoint, payload, beforeKnown);
  if (key && !inBrowser) noteNeed(key, endpoint, payload as RequestOf<E>);
  const isServed = useIsServed(key);
  useStoreInSession(keep, endpoint, key);

  const response = useSWR<ResponseOf<E>, CallError>(
    key,
    async ({ payload: params }: QueryKey, signal?: AbortSignal) => {
      const { ask } = await loadAsk();
      // The key was made with this payload.
      return ask(endpoint, params as RequestOf<E>, signal);
    },
    {
      isPaused: () => isOnHold(endpoint),
      // What came with the page is not asked for again right away.
      ...(isServed &&
        !languageWasSwitched() && { revalidateIfStale: performance.now() > SERVED_IS_FRESH }),
      keepPreviousData: true,
      ...options,
      use: [keepPrevious, ...use],
    },
  );
  // The middleware has added it.
  return response as QueryResult<E>;
}
