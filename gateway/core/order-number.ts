import { randomBytes } from 'node:crypto';

/** `D2611210930451A2B3C`: what it is, the time for people, and chance, so that nobody guesses it. */
export function orderNumber(letter: 'D' | 'M' | 'P' | 'R' | 'T' | 'V' | 'W', at: number): string {
  const digits = new Date(at).toISOString().replace(/\D/g, '').slice(2, 14);
  return `${letter}${digits}${randomBytes(4).toString('hex').toUpperCase()}`;
}
