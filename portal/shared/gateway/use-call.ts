import type { AnyEndpoint, RequestOf, ResponseOf } from '@baize/gateway/contract';
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import { retryImport } from '../errors/retry-import.ts';
import { inBrowser } from '../in-browser.ts';
import { useLanguage } from '../messages/language-store.ts';
import { session, useSession } from '../session/session-store.ts';
import type { CallError } from './call-error.ts';
import { noteNeed, useIsServed } from './served-answers.ts';

/** The way to the gateway is fetched with the first call, not before the first paint. */
async function callLater<E extends AnyEndpoint>(endpoint: E, payload: RequestOf<E>) {
  const { call } = await retryImport(() => import('./call.ts'));
  return call(endpoint, payload);
}

/** Milliseconds after the page began for which answers that came in it count as fresh. */
const SERVED_IS_FRESH = 15_000;

export type CallKey = readonly [path: string, payload: string, language: string, owner: string];

/** Matches every cached answer of an endpoint, for SWR's `mutate`. */
export const keysOf =
  (endpoint: AnyEndpoint) =>
  (key: unknown): boolean =>
    Array.isArray(key) && key[0] === endpoint.path;

type CallOptions<E extends AnyEndpoint> = SWRConfiguration<ResponseOf<E>, CallError> & {
  /** Asks although it is not known yet whose the session is. */
  beforeKnown?: boolean;
};

/** Under what an answer is cached; null while its call waits. */
export function useCallKey<E extends AnyEndpoint>(
  endpoint: E,
  payload: RequestOf<E> | null,
  beforeKnown = false,
): CallKey | null {
  const language = useLanguage();
  const { token, account, isInterrupted } = useSession();
  // A token of the address says not whose it is: a trial must not ask for what is a member's.
  const mayAsk = (token !== undefined || isInterrupted) && (account !== '' || beforeKnown);
  const ready = payload !== null && (endpoint.token !== 'required' || mayAsk);
  const owner = endpoint.token === 'none' ? '' : (account ?? '');
  return ready ? [endpoint.path, JSON.stringify(payload), language, owner] : null;
}

/**
 * The answer of a reading call, cached by endpoint, payload, language and whose session it is:
 * another language or another person never sees the former's data. `null` as payload waits.
 */
export function useCall<E extends AnyEndpoint>(
  endpoint: E,
  payload: RequestOf<E> | null,
  { beforeKnown = false, ...options }: CallOptions<E> = {},
): SWRResponse<ResponseOf<E>, CallError> {
  const key = useCallKey(endpoint, payload, beforeKnown);
  if (key && !inBrowser) noteNeed(key, endpoint, payload as RequestOf<E>);
  const isServed = useIsServed(key);
  return useSWR<ResponseOf<E>, CallError>(key, () => callLater(endpoint, payload as RequestOf<E>), {
    // What is there stays until the person is back; asking meanwhile would only be refused.
    isPaused: () => endpoint.token === 'required' && session.get().isInterrupted,
    // What came with the page is not asked for again right away.
    ...(isServed && { revalidateIfStale: performance.now() > SERVED_IS_FRESH }),
    ...options,
  });
}
