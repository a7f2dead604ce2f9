import { randomInt } from 'node:crypto';

/** The ID that people see and tell to support: nine digits that say nothing about the order. */
export const newPublicId = () => String(randomInt(100_000_000, 1_000_000_000));

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Random lower-case letters and digits without look-alikes. */
export const randomName = (length: number) =>
  Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');
