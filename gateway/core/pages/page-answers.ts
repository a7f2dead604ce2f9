import type { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Boot } from '../../contract/boot.ts';
import { envelope } from '../../contract/errors.ts';
import { ttlCache } from '../ttl-cache.ts';
import { withTimeout } from '../with-timeout.ts';
import type { Answer } from './rendering.ts';

/** Milliseconds after which a call counts as failed; the browser then repeats it. */
const CALL_TIMEOUT_MS = 10_000;
/** Milliseconds that a page waits for an answer, counted from when it was requested first. */
const WAIT_MS = 5_000;
/** Maximum number of cached answers: lobbies, their filters and pages, times languages. */
const MAX_CACHED = 128;

/** Returns the permission without what differs between visitors: their address and the time. */
const sharedPermission = ({ permission }: Boot) => {
  const { location: _visitor, serverTime: _now, ...shared } = permission;
  return shared;
};

/** Identifies boot data that lead to the same page. */
export const bootKeyOf = (boot: Boot): string =>
  JSON.stringify({ ...boot, permission: sharedPermission(boot) });

/** Calls the gateway's own endpoints in the name of a visitor, without a network request. */
function createAnswer(app: Hono, boot: Boot): Answer {
  // The bindings of the Node adapter, with which `callerIp` reads the address: the gateway itself.
  const bindings = {
    incoming: { headers: {}, socket: { remoteAddress: '127.0.0.1' } },
    internalRequest: true,
  };
  const headers = {
    Merchant: boot.permission.info.merchant,
    Language: boot.language,
    Device: 'web',
  };
  return async (endpoint, payload) => {
    const query = new URLSearchParams();
    for (const [key, value] of Object.entries(payload)) {
      if (value !== undefined && value !== '') query.set(key, String(value));
    }
    const call = async () => {
      const response = await app.request(`${endpoint.path}?${query}`, { headers }, bindings);
      const parsed = z.safeParse(envelope, await response.json());
      return parsed.success && parsed.data.success ? parsed.data.value : undefined;
    };
    return withTimeout(call(), CALL_TIMEOUT_MS);
  };
}

/**
 * Creates the source of the answers that pages are rendered from. Answers to a visitor depend on the language
 * and the merchant's permission, but not on the brand, so they are cached for pages of all brands. A late
 * answer is undefined; the page is then rendered without it.
 * @param ttlMs milliseconds for which an answer is cached
 */
export function createPageAnswers(app: Hono, ttlMs: number) {
  const cached = ttlCache<unknown>(ttlMs, MAX_CACHED);
  return (boot: Boot): Answer => {
    const answer = createAnswer(app, boot);
    const visitorKey = `${boot.language} ${JSON.stringify(sharedPermission(boot))}`;
    return (endpoint, payload) => {
      const key = `${endpoint.path} ${JSON.stringify(payload)} ${visitorKey}`;
      const { at, value } = cached(key, () => answer(endpoint, payload));
      return withTimeout(value, at + WAIT_MS - performance.now());
    };
  };
}
