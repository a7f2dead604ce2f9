import type { Volatility } from '@baize/gateway/contract/games.ts';

/**
 * How the volatility of a game is called by the standard deviation of what a bet of 1 returns. The
 * bounds lie well between those of the sandbox's games, where no rounding turns one into another.
 */
export function volatilityOf(deviation: number): Exclude<Volatility, 'CHOICE'> {
  if (deviation < 3.3) return 'LOW';
  return deviation < 4.2 ? 'MEDIUM' : 'HIGH';
}
