import type { AnyEndpoint } from '@baize/gateway/contract';
import useSWR, { type SWRResponse } from 'swr';
import type { CallError } from './call-error.ts';
import { queryKey } from './query-key.ts';
import { toCallError } from './to-call-error.ts';

/**
 * A query that consists of several reading calls. It is cached like an answer of `endpoint` that is
 * the same in every language and for everybody.
 * @param payload distinguishes it from the endpoint's own answers
 */
export function useComposedQuery<Data>(
  endpoint: AnyEndpoint,
  payload: object,
  work: () => Promise<Data>,
): SWRResponse<Data, CallError> {
  return useSWR<Data, CallError>(queryKey(endpoint, payload, { language: '', owner: '' }), () =>
    work().catch((error: unknown) => {
      throw toCallError(error);
    }),
  );
}
