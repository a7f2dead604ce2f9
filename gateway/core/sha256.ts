import { createHash } from 'node:crypto';

/**
 * Returns the SHA-256 of a text in hex. Random tokens and codes are stored as this hash, so that the database does not
 * reveal them. Passwords need a slow hash instead (passwords.ts).
 */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
