import type { AnyEndpoint, RequestOf, ResponseOf } from '@baize/gateway/contract';
import { useRef } from 'react';
import useSWR, { type SWRResponse } from 'swr';
import { call } from '../gateway/call.ts';
import type { CallError } from '../gateway/call-error.ts';
import type { CallKey } from '../gateway/use-call.ts';
import { useLanguage } from '../messages/language-store.ts';
import { useSession } from '../session/session-store.ts';

/**
 * `useCall` for what is asked anew with every key typed: a call that a newer one overtakes is
 * given up, so that slow answers neither pile up nor arrive in the wrong order.
 */
export function useLatestCall<E extends AnyEndpoint>(
  endpoint: E,
  payload: RequestOf<E> | null,
): SWRResponse<ResponseOf<E>, CallError> {
  const language = useLanguage();
  const { account } = useSession();
  const running = useRef<{ request: string; controller: AbortController }>(undefined);
  const owner = endpoint.token === 'none' ? '' : (account ?? '');
  const request = JSON.stringify(payload);
  const key: CallKey | null = payload && [endpoint.path, request, language, owner];

  const fetcher = () => {
    // The same thing asked again is no newer wish: SWR settles that by itself.
    if (running.current?.request !== request) running.current?.controller.abort();
    const controller = new AbortController();
    running.current = { request, controller };
    return call(endpoint, payload as RequestOf<E>, { signal: controller.signal });
  };
  // What is shown meanwhile is the caller's matter: an answer here always fits what was asked.
  return useSWR<ResponseOf<E>, CallError>(key, fetcher, { keepPreviousData: false });
}
