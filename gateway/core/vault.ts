import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Stands before what is locked, so that another scheme can follow one day. */
const VERSION = 'v1';

/** SQL's LIKE pattern of everything that a vault locked. */
export const LOCKED_LIKE = `${VERSION}.%`;

/** Keeps what the gateway must read again, but nobody who only has the database may. */
export interface Vault {
  /** @param place what it belongs to, such as `authenticator:7`: it opens nowhere else */
  lock(text: string, place: string): string;
  /** @throws {Error} for what was changed, belongs elsewhere, or was locked under another secret */
  unlock(locked: string, place: string): string;
  /** Whether a text was locked by a vault: what was stored before it was locked is plain. */
  isLocked(text: string): boolean;
  /**
   * A keyed hash for what must be compared or found again and never read. Equal texts of one place
   * have equal hashes, and nobody without the secret can try texts out.
   */
  mac(text: string, place: string): string;
}

/** AES-256-GCM under a key that is derived from the gateway's secret for this purpose alone. */
export function createVault(secret: string): Vault {
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));
  const key = derive('baize vault');
  const macKey = derive('baize vault mac');
  return {
    lock(text, place) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(place));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      const parts = Buffer.concat([nonce, cipher.getAuthTag(), body]);
      return `${VERSION}.${parts.toString('base64url')}`;
    },
    unlock(locked, place) {
      const [version, text = ''] = locked.split('.');
      if (version !== VERSION) throw new Error('It is not locked by this vault.');
      const parts = Buffer.from(text, 'base64url');
      const bodyAt = NONCE_BYTES + TAG_BYTES;
      const decipher = createDecipheriv(CIPHER, key, parts.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(Buffer.from(place)).setAuthTag(parts.subarray(NONCE_BYTES, bodyAt));
      return Buffer.concat([decipher.update(parts.subarray(bodyAt)), decipher.final()]).toString();
    },
    isLocked: (text) => text.startsWith(`${VERSION}.`),
    mac: (text, place) =>
      createHmac('sha256', macKey)
        .update(JSON.stringify([place, text]))
        .digest('base64url'),
  };
}
