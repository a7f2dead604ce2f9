import {
  type CryptoKey,
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
} from 'jose';
import * as z from 'zod/mini';
import { DAY } from '../contract/durations.ts';
import { sealingKeys } from '../database/schema/index.ts';
import { and, desc, eq, lt } from '../database/sql.ts';
import type { Database } from '../database/types.ts';
import type { Clock } from './clock.ts';
import type { Vault } from './vault.ts';

/** Milliseconds after which a new key is published. */
const ROTATE_AFTER_MS = 30 * DAY;
/** Milliseconds for which the previous key is still accepted after that, for pages that are open. */
const OLD_KEY_RETENTION_MS = 2 * DAY;

const privateJwk = z.looseObject({ kty: z.literal('RSA'), n: z.string(), e: z.string() });

interface Stored {
  readonly kid: string;
  readonly privateJwk: string;
  readonly createdAt: number;
}

export interface SealingKeys {
  /** Returns the current public JWK; creates a new key when the newest is too old. */
  current(): Promise<JWK>;
  /** Returns the private key of an id while it is accepted. */
  find(kid: string): Promise<CryptoKey | undefined>;
}

async function newKey(createdAt: number): Promise<Stored> {
  const pair = await generateKeyPair('RSA-OAEP-256', { modulusLength: 2048, extractable: true });
  const jwk = await exportJWK(pair.privateKey);
  return { kid: await calculateJwkThumbprint(jwk), privateJwk: JSON.stringify(jwk), createdAt };
}

const encryptionContext = (kid: string) => `sealing-key:${kid}`;

/** Encrypts a stored plaintext key. Only an unchanged row is written, so of concurrent processes one succeeds. */
export async function encryptSealingKey(db: Database, vault: Vault, { kid, privateJwk }: Stored) {
  await db
    .update(sealingKeys)
    .set({ privateJwk: vault.encrypt(privateJwk, encryptionContext(kid)) })
    .where(and(eq(sealingKeys.kid, kid), eq(sealingKeys.privateJwk, privateJwk)));
}

/**
 * Stores the keys in the database, their private parts encrypted by the vault: all processes share
 * them, and pages that are open during a restart keep working.
 */
export function createSealingKeys(db: Database, clock: Clock, vault: Vault): SealingKeys {
  /** Imported keys never change under their id; only the import is remembered here. */
  const imported = new Map<string, CryptoKey>();
  /** Ids of keys that this gateway cannot decrypt; each is logged once. */
  const undecryptable = new Set<string>();
  const expiryOf = (row: Stored) => row.createdAt + ROTATE_AFTER_MS + OLD_KEY_RETENTION_MS;

  /** Returns the row with its key decrypted; undefined for a key of another secret. */
  function decrypt(row: Stored): Stored | undefined {
    if (!vault.isEncrypted(row.privateJwk)) return row;
    try {
      return { ...row, privateJwk: vault.decrypt(row.privateJwk, encryptionContext(row.kid)) };
    } catch {
      if (!undecryptable.has(row.kid)) {
        console.error(`The sealing key ${row.kid} was encrypted with another BAIZE_SECRET.`);
      }
      undecryptable.add(row.kid);
      return undefined;
    }
  }

  async function newest(): Promise<Stored> {
    const rows = await db.select().from(sealingKeys).orderBy(desc(sealingKeys.createdAt));
    const now = clock.now();
    for (const row of rows) {
      const decrypted = row.createdAt + ROTATE_AFTER_MS > now ? decrypt(row) : undefined;
      if (decrypted) return decrypted;
    }
    await db
      .delete(sealingKeys)
      .where(lt(sealingKeys.createdAt, now - ROTATE_AFTER_MS - OLD_KEY_RETENTION_MS));
    const made = await newKey(now);
    // Two processes may both create one at the first start: both decrypt, the newest is published.
    const encrypted = vault.encrypt(made.privateJwk, encryptionContext(made.kid));
    await db.insert(sealingKeys).values({ ...made, privateJwk: encrypted });
    return made;
  }

  return {
    current: async () => {
      const { kid, privateJwk: text } = await newest();
      const { kty, n, e } = z.parse(privateJwk, JSON.parse(text));
      return { kty, n, e, kid, use: 'enc', alg: 'RSA-OAEP-256' };
    },
    find: async (kid) => {
      const rows = await db.select().from(sealingKeys);
      const row = rows.find((candidate) => candidate.kid === kid);
      if (!row || expiryOf(row) <= clock.now()) return undefined;
      const known = imported.get(kid);
      if (known) return known;
      const decrypted = decrypt(row);
      if (!decrypted) return undefined;
      const jwk = z.parse(privateJwk, JSON.parse(decrypted.privateJwk));
      const key = await importJWK(jwk, 'RSA-OAEP-256');
      if (key instanceof Uint8Array) return undefined;
      imported.set(kid, key);
      return key;
    },
  };
}
