import type { Vault } from '../../core/vault.ts';

/**
 * The number of an identity document as the profile keeps it: locked, for nothing of the gateway
 * has to read it. It opens at this place of its account only.
 */
export const lockIdNumber = (vault: Vault, publicId: string, idNumber: string): string =>
  vault.lock(idNumber, `id-number:${publicId}`);
