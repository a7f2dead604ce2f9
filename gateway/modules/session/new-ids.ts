import { randomInt } from 'node:crypto';

/**
 * Creates an ID for display and support: nine random digits, which do not reveal the number of
 * accounts.
 */
export const newPublicId = () => String(randomInt(100_000_000, 1_000_000_000));

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Creates random lower-case letters and digits without look-alikes. */
export const randomName = (length: number) =>
  Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');
