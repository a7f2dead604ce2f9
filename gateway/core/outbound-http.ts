import { createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey } from 'jose';
import { GatewayError } from './gateway-error.ts';

/** Sends one request to a third party's server. */
export type OutboundFetch = (url: string, init?: RequestInit) => Promise<Response>;

/** The gateway's only way to servers that are not its own: adapters of third parties use it. */
export interface OutboundHttp {
  /**
   * The answer's JSON, whatever its status: providers explain refusals in it.
   * @throws {GatewayError} third_party_unavailable when there is none within ten seconds
   */
  json(url: string, init?: RequestInit): Promise<unknown>;
  /** Public keys that a provider publishes as a JWK set, fetched when first needed and kept. */
  keys(url: string): JWTVerifyGetKey;
}

const TIMEOUT_MS = 10_000;

/** What jose says when the keys themselves could not be had. */
const KEYS_UNREACHABLE = new Set(['ERR_JWKS_TIMEOUT', 'ERR_JOSE_GENERIC']);

const unavailable = (url: string) =>
  new GatewayError('third_party_unavailable', `${new URL(url).host} did not answer.`);

/** Whether verifying a token failed for want of the provider's keys, not for the token's fault. */
export const isKeySetUnavailable = (error: unknown): boolean =>
  !(error instanceof errors.JOSEError) || KEYS_UNREACHABLE.has(error.code);

/** @param fetchIt replaced by tests, which answer with a server of their own */
export function createOutboundHttp(fetchIt: OutboundFetch = fetch): OutboundHttp {
  const known = new Map<string, JWTVerifyGetKey>();
  return {
    json: async (url, init) => {
      try {
        const answer = await fetchIt(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
        return await answer.json();
      } catch {
        throw unavailable(url);
      }
    },
    keys: (url) => {
      const keys =
        known.get(url) ??
        createRemoteJWKSet(new URL(url), {
          timeoutDuration: TIMEOUT_MS,
          [customFetch]: (address, options) => fetchIt(address, options),
        });
      known.set(url, keys);
      return keys;
    },
  };
}
