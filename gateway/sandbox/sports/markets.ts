import { type LineUnit, RULES, type SportId } from './catalogue.ts';
import type { Final } from './course.ts';

export const MARKETS = ['winner', 'total', 'handicap'] as const;
export type Market = (typeof MARKETS)[number];
export const PICKS = ['home', 'draw', 'away', 'over', 'under'] as const;
export type Pick = (typeof PICKS)[number];

/** One selection, with its odds. */
export interface Selection {
  readonly market: Market;
  readonly pick: Pick;
  /** The line: points of both sides for totals, points added to the home side for handicaps; 0 for the winner. */
  readonly line: number;
  /** Odds: return in hundredths of the stake. */
  readonly odds: number;
}

/** The unit of a market's lines, where it is not that of the score. */
export const lineUnitOf = (sport: SportId, market: Market): LineUnit | undefined =>
  market === 'winner' ? undefined : RULES[sport].lineUnit;

/** The result of a selection. `push`: the line was met exactly; `void`: the match was abandoned. */
export type LegResult = 'won' | 'lost' | 'push' | 'void';

const bySign = (sign: number, up: boolean): LegResult => {
  if (sign === 0) return 'push';
  return sign > 0 === up ? 'won' : 'lost';
};

/** Settles a selection. @param final null for an abandoned match */
export function resultOf(
  { market, pick, line }: Omit<Selection, 'odds'>,
  final: Final | null,
): LegResult {
  if (!final) return 'void';
  if (market === 'winner') return pick === final.winner ? 'won' : 'lost';
  if (market === 'total') return bySign(final.total - line, pick === 'over');
  return bySign(final.diff + line, pick === 'home');
}

/** A leg of a bet with its result. */
export interface SettledLeg {
  readonly odds: number;
  readonly result: LegResult;
}

/**
 * The return of a bet, in minor units, rounded down: one lost leg loses it; void and pushed legs count as odds of 1.
 * Pure.
 */
export function returnOf(stake: number, legs: readonly SettledLeg[]): number {
  if (legs.some(({ result }) => result === 'lost')) return 0;
  const won = legs.filter(({ result }) => result === 'won');
  const times = won.reduce((product, { odds }) => product * BigInt(odds), BigInt(stake));
  return Number(times / 100n ** BigInt(won.length));
}
