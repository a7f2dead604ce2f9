import type { Format, Rates } from './catalogue.ts';

/*
 * Computes the course of a match from random numbers of its seed. Used by the gateway to draw matches, and by the page to
 * verify them on the player's device: both must give the same results.
 */

export type Side = 'home' | 'away';
export const TEN_THOUSAND = 10_000;
/** Number of matches of ten thousand that are abandoned: every bet on them is void. */
export const ABANDONED = 250;
/** Three-pointers of a side in ten thousand steps. */
export const THREES = 1200;

export interface Step {
  /** Time, in thousandths of the match. */
  readonly at: number;
  readonly side: Side;
  readonly points: number;
  readonly period: number;
  /** Whether it ends the period, which its side wins. */
  readonly wins: boolean;
}

export interface Course {
  readonly steps: readonly Step[];
  /** Thousandths of the match; null for a match that is not abandoned. */
  readonly abandonedAt: number | null;
}

/** Points of each period, and the main score of the scoreboard: points, or periods won. */
export interface Score {
  readonly home: number;
  readonly away: number;
  readonly periods: readonly (readonly [home: number, away: number])[];
}

/** The values that bets are settled by. */
export interface Final {
  readonly winner: Side | 'draw';
  /** Points of the home side less those of the other, and the sum of both. */
  readonly diff: number;
  readonly total: number;
}

/** Yields integers from 0 to 9,999, uniformly distributed. */
export type Draw = () => number;

interface Tick {
  readonly period: number;
  readonly scored: readonly { side: Side; points: number; wins?: boolean }[];
}

function goals({ steps, periods }: Extract<Format, { kind: 'goals' }>, rates: Rates, draw: Draw) {
  return Array.from({ length: steps }, (_, index): Tick => {
    const number = draw();
    const side = number < rates.home ? 'home' : number < rates.home + rates.away ? 'away' : null;
    return {
      period: Math.floor((index * periods) / steps),
      scored: side ? [{ side, points: 1 }] : [],
    };
  });
}

const basket = (rate: number, number: number) =>
  number < THREES ? 3 : number < THREES + rate ? 2 : 0;

/** Probability, of ten thousand, that the home side wins the tie-break of a drawn match. */
export const decidingShare = ({ home, away }: Rates): number =>
  5000 + Math.trunc((home - away) / 2);

function baskets(
  { steps, periods }: Extract<Format, { kind: 'baskets' }>,
  rates: Rates,
  draw: Draw,
) {
  const sum = { home: 0, away: 0 };
  const ticks = Array.from({ length: steps }, (_, index): Tick => {
    const scored = (['home', 'away'] as const).flatMap((side) => {
      const points = basket(rates[side], draw());
      sum[side] += points;
      return points > 0 ? [{ side, points }] : [];
    });
    return { period: Math.floor((index * periods) / steps), scored };
  });
  if (sum.home === sum.away) {
    const side = draw() < decidingShare(rates) ? 'home' : 'away';
    ticks.push({ period: periods, scored: [{ side, points: 2 }] });
  }
  return ticks;
}

/** Whether a period of a race is over at these points. */
export const isWon = (
  { target, lead, cap }: Extract<Format, { kind: 'race' }>,
  winner: number,
  loser: number,
): boolean => winner >= cap || (winner >= target && winner - loser >= lead);

function race(format: Extract<Format, { kind: 'race' }>, rates: Rates, draw: Draw) {
  const ticks: Tick[] = [];
  const periodsWon = { home: 0, away: 0 };
  const needed = Math.ceil(format.best / 2);
  for (let period = 0; periodsWon.home < needed && periodsWon.away < needed; period += 1) {
    const points = { home: 0, away: 0 };
    for (let over = false; !over; ) {
      const side: Side = draw() < rates.home ? 'home' : 'away';
      points[side] += 1;
      over = isWon(format, points[side], points[side === 'home' ? 'away' : 'home']);
      if (over) periodsWon[side] += 1;
      ticks.push({ period, scored: [{ side, points: 1, wins: over }] });
    }
  }
  return ticks;
}

function ticksOf(format: Format, rates: Rates, draw: Draw): Tick[] {
  if (format.kind === 'goals') return goals(format, rates, draw);
  return format.kind === 'baskets' ? baskets(format, rates, draw) : race(format, rates, draw);
}

/** Computes the course of a match. Its points are spread evenly over its duration. Pure. */
export function simulateMatch(format: Format, rates: Rates, draw: Draw): Course {
  const isAbandoned = draw() < ABANDONED;
  const when = 100 + Math.floor((draw() * 800) / TEN_THOUSAND);
  const ticks = ticksOf(format, rates, draw);
  const steps = ticks.flatMap(({ period, scored }, index) => {
    const at = Math.floor(((index + 1) * 1000) / (ticks.length + 1));
    return scored.map(({ side, points, wins = false }) => ({ at, side, points, period, wins }));
  });
  return { steps, abandonedAt: isAbandoned ? when : null };
}

/**
 * The score at a time of the match; an abandoned match keeps its last score. Pure.
 * @param share thousandths of the match; 1,000 for the end
 */
export function scoreAt(format: Format, { steps, abandonedAt }: Course, share: number): Score {
  const until = Math.min(share, abandonedAt ?? share);
  const past = steps.filter(({ at }) => at <= until);
  const periods: [number, number][] = [];
  for (const { period, side, points } of past) {
    while (periods.length <= period) periods.push([0, 0]);
    const own = periods[period];
    if (own) own[side === 'home' ? 0 : 1] += points;
  }
  const isBySets = format.kind === 'race' && format.best > 1;
  const of = (side: Side) =>
    past
      .filter((step) => step.side === side)
      .reduce((sum, { points, wins }) => sum + (isBySets ? Number(wins) : points), 0);
  return { home: of('home'), away: of('away'), periods };
}

/** Points of all periods, which totals and handicaps count even where the score counts periods. */
export const pointsOf = ({ periods }: Score): Record<Side, number> =>
  periods.reduce((sum, [home, away]) => ({ home: sum.home + home, away: sum.away + away }), {
    home: 0,
    away: 0,
  });

/** The values that bets are settled by, from the final score. */
export function finalOf(score: Score): Final {
  const points = pointsOf(score);
  return {
    winner: score.home === score.away ? 'draw' : score.home > score.away ? 'home' : 'away',
    diff: points.home - points.away,
    total: points.home + points.away,
  };
}
