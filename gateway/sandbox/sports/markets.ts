import { type LineUnit, RULES, type SportId } from './catalogue.ts';
import type { Final } from './course.ts';

export const MARKETS = ['winner', 'total', 'handicap'] as const;
export type Market = (typeof MARKETS)[number];
export const PICKS = ['home', 'draw', 'away', 'over', 'under'] as const;
export type Pick = (typeof PICKS)[number];

/** One selection, as it is offered and bet on. */
export interface Selection {
  readonly market: Market;
  readonly pick: Pick;
  /** Points of both for totals, points given to the home side for handicaps; 0 for the winner. */
  readonly line: number;
  /** Hundredths of the stake that it returns. */
  readonly odds: number;
}

/** The unit of a market's lines, where the score counts something else. */
export const lineUnitOf = (sport: SportId, market: Market): LineUnit | undefined =>
  market === 'winner' ? undefined : RULES[sport].lineUnit;

/** What became of a selection. `push`: the line was met; `void`: the match was abandoned. */
export type LegResult = 'won' | 'lost' | 'push' | 'void';

const bySign = (sign: number, up: boolean): LegResult => {
  if (sign === 0) return 'push';
  return sign > 0 === up ? 'won' : 'lost';
};

/** What a selection came to. @param final null for an abandoned match */
export function resultOf(
  { market, pick, line }: Omit<Selection, 'odds'>,
  final: Final | null,
): LegResult {
  if (!final) return 'void';
  if (market === 'winner') return pick === final.winner ? 'won' : 'lost';
  if (market === 'total') return bySign(final.total - line, pick === 'over');
  return bySign(final.diff + line, pick === 'home');
}

/** A leg of a bet with what became of it. */
export interface SettledLeg {
  readonly odds: number;
  readonly result: LegResult;
}

/**
 * What a bet returns, in minor units, rounded down: one lost leg loses it, and legs that were void
 * or pushed count as odds of 1. Pure.
 */
export function returnOf(stake: number, legs: readonly SettledLeg[]): number {
  if (legs.some(({ result }) => result === 'lost')) return 0;
  const won = legs.filter(({ result }) => result === 'won');
  const times = won.reduce((product, { odds }) => product * BigInt(odds), BigInt(stake));
  return Number(times / 100n ** BigInt(won.length));
}
