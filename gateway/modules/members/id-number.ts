import type { Vault } from '../../core/vault.ts';

const placeOf = (publicId: string) => `id-number:${publicId}`;

/**
 * The number of an identity document as the profile keeps it: locked, for nothing of the gateway
 * but the owner's own data file has to read it. It opens at this place of its account only.
 */
export const lockIdNumber = (vault: Vault, publicId: string, idNumber: string): string =>
  vault.lock(idNumber, placeOf(publicId));

/** The number for its owner, who asks for what is held of them (R10.11). */
export const openIdNumber = (vault: Vault, publicId: string, stored: string): string =>
  vault.isLocked(stored) ? vault.unlock(stored, placeOf(publicId)) : stored;
