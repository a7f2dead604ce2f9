import type { AnyEndpoint, RequestOf } from '@baize/gateway/contract';
import { bodyOf, headersOf } from './call.ts';

/**
 * Sends a visitor's call without waiting for its answer; it survives leaving the page. A call that
 * fails is lost.
 */
export async function sendBeacon<E extends AnyEndpoint>(endpoint: E, payload: RequestOf<E>) {
  const body = await bodyOf(endpoint, payload as object);
  await fetch(endpoint.path, {
    method: endpoint.method,
    headers: headersOf(endpoint, undefined, {}),
    body: body ?? null,
    credentials: 'same-origin',
    keepalive: true,
  }).catch(() => undefined);
}
