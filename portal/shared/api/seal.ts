import * as z from 'zod/mini';
import { serverNow } from '../boot.ts';
import { retryImport } from '../errors/retry-import.ts';
import { CallError } from './call-error.ts';

type Sealer = (payload: unknown) => Promise<string>;

let sealer: { made: Promise<Sealer>; at: number } | undefined;
/** Keys rotate on the gateway; they are fetched again after this many milliseconds. */
const KEYS_LIFETIME = 10 * 60 * 1000;

const keySet = z.object({ keys: z.array(z.looseObject({ kid: z.string() })) });

/** @throws {CallError} also where the gateway publishes no sealing key */
async function fetchNewestKey() {
  let answer: Response;
  try {
    answer = await fetch('/.well-known/jwks.json', { signal: AbortSignal.timeout(15_000) });
  } catch (error) {
    throw new CallError('network', { cause: error });
  }
  const set = z.safeParse(keySet, await answer.json().catch(() => undefined));
  const newest = set.data?.keys[0];
  if (!newest) throw new CallError('bad_answer', { status: answer.status });
  return newest;
}

async function makeSealer(): Promise<Sealer> {
  const [{ CompactEncrypt, importJWK }, newest] = await Promise.all([
    retryImport(() => import('jose')),
    fetchNewestKey(),
  ]);
  const key = await importJWK(newest, 'RSA-OAEP-256');
  return (payload) => {
    const frame = { nonce: crypto.randomUUID(), iat: Math.floor(serverNow() / 1000), payload };
    return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(frame)))
      .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: newest.kid })
      .encrypt(key);
  };
}

/**
 * Seals a payload for the gateway: JWE compact, RSA-OAEP-256 and A256GCM, with a nonce and the time
 * inside, so that a replay is rejected (protocol.md, "Sealed payloads"). To use another scheme,
 * replace this function.
 */
export async function seal(payload: unknown): Promise<string> {
  if (!sealer || Date.now() - sealer.at > KEYS_LIFETIME) {
    sealer = { made: makeSealer(), at: Date.now() };
  }
  try {
    return await (await sealer.made)(payload);
  } catch (error) {
    sealer = undefined;
    throw error;
  }
}

/** Forgets the keys after the gateway could not open a body, because they have changed. */
export function forgetKeys(): void {
  sealer = undefined;
}
