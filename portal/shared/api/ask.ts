import type { AnyEndpoint, RequestOf, ResponseOf } from '@baize/gateway/contract';
import { call } from './call.ts';
import { toCallError } from './to-call-error.ts';

/**
 * Sends a reading call of a query.
 * @throws {CallError} or, where the query has aborted the request, what the browser throws then
 */
export async function ask<E extends AnyEndpoint>(
  endpoint: E,
  payload: RequestOf<E>,
  signal: AbortSignal | undefined,
): Promise<ResponseOf<E>> {
  try {
    return await call(endpoint, payload, signal ? { signal } : {});
  } catch (error) {
    throw signal?.aborted ? error : toCallError(error);
  }
}
