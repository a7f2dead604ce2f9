import { createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey } from 'jose';
import { GatewayError } from './gateway-error.ts';

/** Sends one request to a third party's server; `fetch` in production. */
export type OutboundFetch = (url: string, init?: RequestInit) => Promise<Response>;

/** Client for the servers of third parties; no other code of the gateway calls foreign servers. */
export interface OutboundHttp {
  /**
   * Returns the response as JSON, whatever its status, because providers explain errors in it.
   * @throws {GatewayError} third_party_unavailable without a response within ten seconds
   */
  json(url: string, init?: RequestInit): Promise<unknown>;
  /** Returns the public keys that a provider publishes as a JWK set; they are fetched on first use and cached. */
  keys(url: string): JWTVerifyGetKey;
}

const TIMEOUT_MS = 10_000;

/** Error codes of jose for a key set that could not be fetched. */
const KEYS_UNREACHABLE = new Set(['ERR_JWKS_TIMEOUT', 'ERR_JOSE_GENERIC']);

const unavailable = (url: string) =>
  new GatewayError('third_party_unavailable', `${new URL(url).host} did not respond.`);

/** Whether verifying a token failed because the provider's keys could not be fetched, not because of the token. */
export const isKeySetUnavailable = (error: unknown): boolean =>
  !(error instanceof errors.JOSEError) || KEYS_UNREACHABLE.has(error.code);

/** @param send replaced by tests */
export function createOutboundHttp(send: OutboundFetch = fetch): OutboundHttp {
  const known = new Map<string, JWTVerifyGetKey>();
  return {
    json: async (url, init) => {
      try {
        const answer = await send(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
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
          [customFetch]: (address, options) => send(address, options),
        });
      known.set(url, keys);
      return keys;
    },
  };
}
