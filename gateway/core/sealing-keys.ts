import { desc, lt } from 'drizzle-orm';
import {
  type CryptoKey,
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
} from 'jose';
import * as z from 'zod/mini';
import type { Database } from '../database/open.ts';
import { sealingKeys } from '../database/schema/index.ts';
import type { Clock } from './clock.ts';

const DAY = 24 * 60 * 60 * 1000;
/** A new key is published after this long. */
const ROTATE_AFTER = 30 * DAY;
/** The one before still opens for this long after that, for pages that were open meanwhile. */
const KEEP_OLD_FOR = 2 * DAY;

const privateJwk = z.looseObject({ kty: z.literal('RSA'), n: z.string(), e: z.string() });

interface Stored {
  readonly kid: string;
  readonly privateJwk: string;
  readonly createdAt: number;
}

export interface SealingKeys {
  /** The public JWK to seal with now; makes a new one when the newest is too old. */
  current(): Promise<JWK>;
  /** The private key of that id, while it still opens. */
  find(kid: string): Promise<CryptoKey | undefined>;
}

async function newKey(createdAt: number): Promise<Stored> {
  const pair = await generateKeyPair('RSA-OAEP-256', { modulusLength: 2048, extractable: true });
  const jwk = await exportJWK(pair.privateKey);
  return { kid: await calculateJwkThumbprint(jwk), privateJwk: JSON.stringify(jwk), createdAt };
}

/** Keys live in the database: processes share them, and a restart keeps open pages working. */
export function createSealingKeys(db: Database, clock: Clock): SealingKeys {
  /** Imported keys never change under their id; only the import is remembered here. */
  const imported = new Map<string, CryptoKey>();
  const expiryOf = (row: Stored) => row.createdAt + ROTATE_AFTER + KEEP_OLD_FOR;

  async function newest(): Promise<Stored> {
    const [row] = await db.select().from(sealingKeys).orderBy(desc(sealingKeys.createdAt)).limit(1);
    const now = clock.now();
    if (row && row.createdAt + ROTATE_AFTER > now) return row;
    await db
      .delete(sealingKeys)
      .where(lt(sealingKeys.createdAt, now - ROTATE_AFTER - KEEP_OLD_FOR));
    const made = await newKey(now);
    // Two processes may both make one at the first start: both open, the newest is published.
    await db.insert(sealingKeys).values(made);
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
      const key = await importJWK(z.parse(privateJwk, JSON.parse(row.privateJwk)), 'RSA-OAEP-256');
      if (key instanceof Uint8Array) return undefined;
      imported.set(kid, key);
      return key;
    },
  };
}
