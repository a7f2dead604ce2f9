import { randomBytes } from 'node:crypto';

/**
 * Creates an order number such as `P2611210930451A2B3C`: P for the points mall, C for a conversion.
 */
export function pointOrderNumber(letter: 'P' | 'C', at: number): string {
  const digits = new Date(at).toISOString().replace(/\D/g, '').slice(2, 14);
  return `${letter}${digits}${randomBytes(4).toString('hex').toUpperCase()}`;
}
