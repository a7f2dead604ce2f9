import { type CryptoKey, compactDecrypt, decodeProtectedHeader } from 'jose';
import * as z from 'zod/mini';
import { sealedFrame } from '../contract/session.ts';
import { usedNonces } from '../database/schema/index.ts';
import { lt } from '../database/sql.ts';
import type { Database } from '../database/types.ts';
import type { Clock } from './clock.ts';
import type { Sealing } from './gateway.ts';
import { GatewayError } from './gateway-error.ts';
import { createSealingKeys } from './sealing-keys.ts';
import type { Vault } from './vault.ts';

const SEAL_ALGORITHM = 'RSA-OAEP-256';
const SEAL_ENCRYPTION = 'A256GCM';
/** Maximum difference between the time in a sealed body and the gateway's clock, in seconds. */
const SEAL_TOLERANCE_SECONDS = 5 * 60;

const unreadable = () =>
  new GatewayError('request_body_required', 'The sealed body could not be opened.');
const replayed = (message: string) => new GatewayError('request_replayed', message);

function keyIdOf(jwe: string): string {
  const { kid } = decodeProtectedHeader(jwe);
  if (!kid) throw unreadable();
  return kid;
}

async function decrypt(jwe: string, find: (kid: string) => Promise<CryptoKey | undefined>) {
  try {
    const key = await find(keyIdOf(jwe));
    if (!key) throw unreadable();
    const { plaintext } = await compactDecrypt(jwe, key, {
      keyManagementAlgorithms: [SEAL_ALGORITHM],
      contentEncryptionAlgorithms: [SEAL_ENCRYPTION],
    });
    return z.parse(sealedFrame, JSON.parse(new TextDecoder().decode(plaintext)));
  } catch {
    // The same error for every failure, so that it reveals nothing about keys or padding.
    throw unreadable();
  }
}

/**
 * Creates the decryption of sealed bodies: JWE compact with RSA-OAEP-256 and A256GCM, whose plaintext is
 * `{ nonce, iat, payload }`. Each nonce is accepted once across all processes that share the database.
 */
export function createSealing(db: Database, clock: Clock, vault: Vault): Sealing {
  const keys = createSealingKeys(db, clock, vault);
  return {
    publicKeys: async () => ({ keys: [await keys.current()] }),
    open: async (jwe) => {
      const frame = await decrypt(jwe, keys.find);
      const now = clock.now();
      if (Math.abs(now / 1000 - frame.iat) > SEAL_TOLERANCE_SECONDS) {
        throw replayed('The sealed body is too old, or the clock of the caller is wrong.');
      }
      // A body is accepted until iat + tolerance; the nonce is kept for twice that time as a margin.
      const expiresAt = now + 2 * SEAL_TOLERANCE_SECONDS * 1000;
      const stored = await db
        .insert(usedNonces)
        .values({ nonce: frame.nonce, expiresAt })
        .onConflictDoNothing()
        .returning({ nonce: usedNonces.nonce });
      if (stored.length === 0) throw replayed('This sealed body was used before.');
      return frame.payload;
    },
  };
}

/** Deletes nonces of bodies that are too old to be accepted anyway. */
export async function deleteOldNonces(db: Database, clock: Clock): Promise<void> {
  await db.delete(usedNonces).where(lt(usedNonces.expiresAt, clock.now()));
}
