import { retryImport } from '../errors/retry-import.ts';
import { CallError } from './call-error.ts';

let pair: Promise<CryptoKeyPair> | undefined;

/** One key pair per page. The private key cannot be exported and is lost with the page. */
const keyPair = () => {
  pair ??= crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, false, ['deriveBits']);
  return pair;
};

const base64url = (text: string): string =>
  btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** The public key as the gateway takes it: the JSON of a JWK in base64url. */
export async function clientKey(): Promise<string> {
  const { publicKey } = await keyPair();
  const { kty, crv, x, y } = await crypto.subtle.exportKey('jwk', publicKey);
  return base64url(JSON.stringify({ kty, crv, x, y }));
}

/**
 * Opens an answer that the gateway sealed for this page's `clientKey` (R7.08): JWE compact, ECDH-ES
 * and A256GCM. To use another scheme, replace these two functions.
 * @throws {CallError} bad_answer when it was sealed for another key, or is damaged
 */
export async function openSealed(jwe: string): Promise<unknown> {
  const [{ compactDecrypt }, { privateKey }] = await Promise.all([
    retryImport(() => import('jose')),
    keyPair(),
  ]);
  try {
    const { plaintext } = await compactDecrypt(jwe, privateKey, {
      keyManagementAlgorithms: ['ECDH-ES'],
      contentEncryptionAlgorithms: ['A256GCM'],
    });
    return JSON.parse(new TextDecoder().decode(plaintext));
  } catch {
    throw new CallError('bad_answer');
  }
}
