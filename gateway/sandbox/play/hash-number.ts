import { createHash } from 'node:crypto';

/** Hashes a text to a whole number below 2^32, for choices that must be the same every time. */
export const hashNumber = (text: string): number =>
  createHash('sha256').update(text).digest().readUInt32BE(0);
