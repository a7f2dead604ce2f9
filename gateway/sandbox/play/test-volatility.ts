import type { Volatility } from '@baize/gateway/contract/games.ts';

/**
 * Classifies the volatility of a game by the standard deviation of the return of a bet of 1. The bounds have a wide
 * distance from the values of the sandbox's games, so that rounding cannot change a class.
 */
export function volatilityOf(deviation: number): Exclude<Volatility, 'CHOICE'> {
  if (deviation < 3.3) return 'LOW';
  return deviation < 4.2 ? 'MEDIUM' : 'HIGH';
}
