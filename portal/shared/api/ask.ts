import type { AnyEndpoint, RequestOf, ResponseOf } from '@baize/gateway/contract';
import { currentLanguage } from '../messages/language-store.ts';
import { session } from '../session/session-store.ts';
import { call } from './call.ts';
import { toCallError } from './to-call-error.ts';

/** Milliseconds within which a query uses a prefetched answer. */
const AHEAD_IS_FRESH = 1000;

interface Ahead {
  readonly request: string;
  readonly askedAt: number;
  readonly controller: AbortController;
  readonly answer: Promise<unknown>;
}

/** Prefetched answers that no query has used yet, by path. */
const asked = new Map<string, Ahead>();

/** The payload and everything else that an answer depends on. */
const requestText = (payload: object): string =>
  JSON.stringify([payload, currentLanguage(), session.get().token]);

/**
 * Sends the request of a query from the event that changes its payload, so that it does not wait
 * for the render with that payload. The query's own `ask` takes the answer. A previous prefetch
 * that was not used is aborted.
 */
export function prefetch<E extends AnyEndpoint>(endpoint: E, payload: RequestOf<E>): void {
  asked.get(endpoint.path)?.controller.abort();
  const controller = new AbortController();
  const answer = send(endpoint, payload, controller.signal);
  // The query that takes the answer handles its failure; without one, nobody does.
  answer.catch(() => undefined);
  const request = requestText(payload as object);
  asked.set(endpoint.path, { request, askedAt: performance.now(), controller, answer });
}

function takeAhead(endpoint: AnyEndpoint, payload: object): Ahead | undefined {
  const ahead = asked.get(endpoint.path);
  if (!ahead || ahead.request !== requestText(payload)) return undefined;
  asked.delete(endpoint.path);
  return performance.now() - ahead.askedAt < AHEAD_IS_FRESH ? ahead : undefined;
}

/**
 * Sends the request of a query, or takes the answer that was prefetched for it.
 * @throws {CallError} or, where the query has aborted the request, the browser's abort error
 */
export async function ask<E extends AnyEndpoint>(
  endpoint: E,
  payload: RequestOf<E>,
  signal: AbortSignal | undefined,
): Promise<ResponseOf<E>> {
  const ahead = takeAhead(endpoint, payload as object);
  if (!ahead) return send(endpoint, payload, signal);
  signal?.addEventListener('abort', () => ahead.controller.abort(), { once: true });
  // The prefetch had the same payload.
  return ahead.answer as Promise<ResponseOf<E>>;
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
