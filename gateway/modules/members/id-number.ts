import type { Vault } from '../../core/vault.ts';

const encryptionContext = (publicId: string) => `id-number:${publicId}`;

/**
 * Encrypts the number of an identity document for the profile: only the export of the owner's own
 * data has to read it again.
 */
export const encryptIdNumber = (vault: Vault, publicId: string, idNumber: string): string =>
  vault.encrypt(idNumber, encryptionContext(publicId));

/** Decrypts the number for the export of the owner's data (R10.11); older rows hold plaintext. */
export const decryptIdNumber = (vault: Vault, publicId: string, stored: string): string =>
  vault.isEncrypted(stored) ? vault.decrypt(stored, encryptionContext(publicId)) : stored;
