import { GatewayError } from './gateway-error.ts';
import { sha256 } from './sha256.ts';

export const bodyHash = (body: unknown): string => sha256(JSON.stringify(body));

const LONGEST_KEY = 128;

/** @throws {GatewayError} idempotency_key_required for none, or one that is no key */
export function checkKey(key: string | undefined): string {
  if (!key || key.length > LONGEST_KEY) throw new GatewayError('idempotency_key_required');
  return key;
}

/** The order that was made under a key. @throws {GatewayError} idempotency_conflict */
export function sameRequest<Order extends { readonly bodyHash: string }>(
  known: Order,
  hash: string,
): Order {
  if (known.bodyHash === hash) return known;
  throw new GatewayError('idempotency_conflict', 'This key was used for another request.');
}
