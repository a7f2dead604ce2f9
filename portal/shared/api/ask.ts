import type { AnyEndpoint, RequestOf, ResponseOf } from '@baize/gateway/contract';
import { currentLanguage } from '../messages/language-store.ts';
import { session } from '../session/session-store.ts';
import { call } from './call.ts';
import { toCallError } from './to-call-error.ts';

/** Milliseconds within which a query takes what was asked ahead of it. */
const AHEAD_IS_FRESH = 1000;

interface Ahead {
  readonly request: string;
  readonly askedAt: number;
  readonly controller: AbortController;
  readonly answer: Promise<unknown>;
}

/** By path: what was asked ahead and has not been taken. */
const asked = new Map<string, Ahead>();

/** What an answer depends on. */
const requestText = (payload: object): string =>
  JSON.stringify([payload, currentLanguage(), session.get().token]);

/**
 * Sends what a query is about to ask, from the event that changes its payload: the request does not
 * wait until the page has been drawn with that payload. The query's own `ask` takes the answer.
 * What was asked ahead before and has not been taken is aborted.
 */
export function prefetch<E extends AnyEndpoint>(endpoint: E, payload: RequestOf<E>): void {
  asked.get(endpoint.path)?.controller.abort();
  const controller = new AbortController();
  const answer = send(endpoint, payload, controller.signal);
  // Whoever takes it hears of its failure; nobody may.
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
 * Sends a reading call of a query, or takes the answer to what was asked ahead of it.
 * @throws {CallError} or, where the query has aborted the request, what the browser throws then
 */
export async function ask<E extends AnyEndpoint>(
  endpoint: E,
  payload: RequestOf<E>,
  signal: AbortSignal | undefined,
): Promise<ResponseOf<E>> {
  const ahead = takeAhead(endpoint, payload as object);
  if (!ahead) return send(endpoint, payload, signal);
  signal?.addEventListener('abort', () => ahead.controller.abort(), { once: true });
  // It was asked with this payload.
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
