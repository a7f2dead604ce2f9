import { randomBytes } from 'node:crypto';

/**
 * Creates a reference such as `D2611210930451A2B3C`: a prefix for its kind, the time (UTC, `yymmddhhmmss`)
 * for people, and random hex digits so that it cannot be guessed.
 * @param at milliseconds
 * @param randomByteCount two hex digits per byte
 */
export function referenceNumber(prefix: string, at: number, randomByteCount = 4): string {
  const time = new Date(at).toISOString().replace(/\D/g, '').slice(2, 14);
  return `${prefix}${time}${randomBytes(randomByteCount).toString('hex').toUpperCase()}`;
}

/** Creates the number of an order; the letter says of which kind. @param at milliseconds */
export const orderNumber = (letter: 'D' | 'M' | 'P' | 'R' | 'T' | 'V' | 'W', at: number): string =>
  referenceNumber(letter, at);
