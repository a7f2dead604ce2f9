import { createHash } from 'node:crypto';

/** A whole number below 2^32 that a text always gives: the same game is always the same. */
export const numberOf = (text: string): number =>
  createHash('sha256').update(text).digest().readUInt32BE(0);
