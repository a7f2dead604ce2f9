import { createHash } from 'node:crypto';

/** Hashes a text to an integer below 2^32, for deterministic choices. */
export const hashNumber = (text: string): number =>
  createHash('sha256').update(text).digest().readUInt32BE(0);
