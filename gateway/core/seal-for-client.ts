import { CompactEncrypt, importJWK } from 'jose';
import * as z from 'zod/mini';
import { GatewayError } from './gateway-error.ts';

const coordinate = z.string().check(z.regex(/^[\w-]{43}$/));
const publicKey = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: coordinate,
  y: coordinate,
});

/**
 * Creates a function that encrypts a payload for one client: JWE compact with ECDH-ES and A256GCM, to the
 * public key of a pair that the client has generated for this page (docs/decisions, "The customer-service path
 * is sealed for the client").
 * @param clientKey the public P-256 key as a JWK, its JSON in base64url
 * @throws {GatewayError} request_param_err when that is no such key
 */
export async function sealForClient(
  clientKey: string,
): Promise<(payload: object) => Promise<string>> {
  try {
    const jwk = z.parse(publicKey, JSON.parse(Buffer.from(clientKey, 'base64url').toString()));
    const key = await importJWK(jwk, 'ECDH-ES');
    return (payload) =>
      new CompactEncrypt(new TextEncoder().encode(JSON.stringify(payload)))
        .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM' })
        .encrypt(key);
  } catch {
    throw new GatewayError('request_param_err', 'clientKey is not a public P-256 key.', {
      fields: { clientKey: 'invalid_value' },
    });
  }
}
