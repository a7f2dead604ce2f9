import type { AnyEndpoint, RequestOf, ResponseOf } from '@baize/gateway/contract';
import { currentLanguage } from '../messages/language-store.ts';
import { session } from '../session/session-store.ts';
import { call } from './call.ts';
import { toCallError } from './to-call-error.ts';

/** Milliseconds within which a query uses a prefetched answer. */
const PREFETCH_FRESH_MS = 1000;

interface Prefetch {
  readonly request: string;
  readonly startedAt: number;
  readonly controller: AbortController;
  readonly answer: Promise<unknown>;
}

/** Prefetched answers that no query has used yet, by path. */
const prefetched = new Map<string, Prefetch>();

/** The payload and everything else that an answer depends on. */
const requestText = (payload: object): string =>
  JSON.stringify([payload, currentLanguage(), session.get().token]);

/**
 * Sends the request of a query from the event that changes its payload, so that it does not wait
 * for the render with that payload. The query's own `fetchQuery` takes the answer. A previous prefetch
 * that was not used is aborted.
 */
export function prefetchQuery<E extends AnyEndpoint>(endpoint: E, payload: RequestOf<E>): void {
  prefetched.get(endpoint.path)?.controller.abort();
  const controller = new AbortController();
  const answer = send(endpoint, payload, controller.signal);
  // The query that takes the answer handles its failure; without one, nobody does.
  answer.catch(() => undefined);
  const request = requestText(payload as object);
  prefetched.set(endpoint.path, { request, startedAt: performance.now(), controller, answer });
}

function takePrefetch(endpoint: AnyEndpoint, payload: object): Prefetch | undefined {
  const prefetch = prefetched.get(endpoint.path);
  if (!prefetch || prefetch.request !== requestText(payload)) return undefined;
  prefetched.delete(endpoint.path);
  return performance.now() - prefetch.startedAt < PREFETCH_FRESH_MS ? prefetch : undefined;
}

/**
 * Sends the request of a query, or takes the answer that was prefetched for it.
 * @throws {CallError} or, where the query has aborted the request, the browser's abort error
 */
export async function fetchQuery<E extends AnyEndpoint>(
  endpoint: E,
  payload: RequestOf<E>,
  signal: AbortSignal | undefined,
): Promise<ResponseOf<E>> {
  const prefetch = takePrefetch(endpoint, payload as object);
  if (!prefetch) return send(endpoint, payload, signal);
  signal?.addEventListener('abort', () => prefetch.controller.abort(), { once: true });
  // The prefetch had the same payload.
  return prefetch.answer as Promise<ResponseOf<E>>;
}

async function send<E extends AnyEndpoint>(
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
