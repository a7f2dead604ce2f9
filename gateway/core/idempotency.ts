import { GatewayError } from './gateway-error.ts';
import { sha256 } from './sha256.ts';

/** Hash of a request body, stored with its idempotency key to recognize another request under the same key. */
export const bodyHash = (body: unknown): string => sha256(JSON.stringify(body));

const MAX_KEY_LENGTH = 128;

/** Returns the idempotency key of a call. @throws {GatewayError} idempotency_key_required if it is missing or too long */
export function requireIdempotencyKey(key: string | undefined): string {
  if (!key || key.length > MAX_KEY_LENGTH) throw new GatewayError('idempotency_key_required');
  return key;
}

/** Returns a stored order if it was created by a request with the same body. @throws {GatewayError} idempotency_conflict */
export function requireSameRequest<Order extends { readonly bodyHash: string }>(
  known: Order,
  hash: string,
): Order {
  if (known.bodyHash === hash) return known;
  throw new GatewayError('idempotency_conflict', 'This key was used for another request.');
}
