import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Prefix of every ciphertext: it identifies the scheme, so that another one can be introduced later. */
const VERSION = 'v1';

/** SQL LIKE pattern that matches every ciphertext of a vault. */
export const ENCRYPTED_LIKE = `${VERSION}.%`;

/**
 * Encrypts values that the gateway must be able to read again, so that a copy of the database alone
 * does not reveal them.
 */
export interface Vault {
  /**
   * @param context what the value belongs to, such as `authenticator:7`. It is authenticated with the
   *   ciphertext, which can be decrypted with the same context only.
   */
  encrypt(plaintext: string, context: string): string;
  /** @throws {Error} for a modified ciphertext, another context or another secret */
  decrypt(ciphertext: string, context: string): string;
  /** Whether a text is a ciphertext of a vault; rows of older gateways may hold plaintext. */
  isEncrypted(text: string): boolean;
  /**
   * Returns a keyed hash of a value that must be compared or looked up but never read. Equal texts
   * in one context have equal hashes; guessing texts takes the secret.
   */
  mac(text: string, context: string): string;
}

/** Creates a vault that uses AES-256-GCM with a key derived (HKDF) from the gateway's secret for this purpose alone. */
export function createVault(secret: string): Vault {
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));
  const key = derive('baize vault');
  const macKey = derive('baize vault mac');
  return {
    encrypt(plaintext, context) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(context));
      const body = Buffer.concat([cipher.update(plaintext, 'utf8'), cipher.final()]);
      const parts = Buffer.concat([nonce, cipher.getAuthTag(), body]);
      return `${VERSION}.${parts.toString('base64url')}`;
    },
    decrypt(ciphertext, context) {
      const [version, encoded = ''] = ciphertext.split('.');
      if (version !== VERSION) throw new Error('The value is not encrypted by this vault.');
      const parts = Buffer.from(encoded, 'base64url');
      const bodyAt = NONCE_BYTES + TAG_BYTES;
      const decipher = createDecipheriv(CIPHER, key, parts.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(Buffer.from(context)).setAuthTag(parts.subarray(NONCE_BYTES, bodyAt));
      return Buffer.concat([decipher.update(parts.subarray(bodyAt)), decipher.final()]).toString();
    },
    isEncrypted: (text) => text.startsWith(`${VERSION}.`),
    mac: (text, context) =>
      createHmac('sha256', macKey)
        .update(JSON.stringify([context, text]))
        .digest('base64url'),
  };
}
