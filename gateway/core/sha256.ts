import { createHash } from 'node:crypto';

/**
 * SHA-256 of a text, as hex. Tokens and codes are stored by it, so that whoever reads the database cannot use them; it
 * is no way to store what people choose (passwords.ts).
 */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
