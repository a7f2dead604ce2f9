import { MINUTE } from '@baize/gateway/contract/durations.ts';
import { hashNumber } from '../play/hash-number.ts';
import { leaguesOf, type Rates, RULES, ratingOf, type SportId } from './catalogue.ts';
import { type Outcome, outcomesOf } from './chances.ts';
import { type Market, type Pick, resultOf, type Selection } from './markets.ts';

/** Return of the odds before rounding down, in hundredths of the stake. */
export const RETURN = 95;
/** Maximum drift of the book to either side, in hundredths of the lower probability. */
const MAX_DRIFT = 2;
/** Duration of one drift, milliseconds. */
export const DRIFT_MS = 3 * MINUTE;

interface Fair {
  readonly market: Market;
  readonly pick: Pick;
  readonly line: number;
  /** Probabilities given that the bet is decided: a line that is met exactly returns the stake. */
  readonly chance: number;
}

const chanceOf = (outcomes: readonly Outcome[], fits: (outcome: Outcome) => boolean) =>
  outcomes.reduce((sum, outcome) => (fits(outcome) ? sum + outcome.chance : sum), 0);

/** Probabilities of the two sides of a line, from how often each wins. */
function twoWay(
  market: 'total' | 'handicap',
  picks: readonly [Pick, Pick],
  line: number,
  outcomes: readonly Outcome[],
): Fair[] {
  const [one, other] = picks.map((pick) =>
    chanceOf(outcomes, (outcome) => resultOf({ market, pick, line }, outcome) === 'won'),
  );
  const both = (one ?? 0) + (other ?? 0);
  return picks.map((pick, index) => ({
    market,
    pick,
    line,
    chance: (index === 0 ? (one ?? 0) : (other ?? 0)) / both,
  }));
}

/** The line that divides the results most evenly, a whole one or one with a half. */
function evenLine(values: ReadonlyMap<number, number>, isWhole: boolean): number {
  const sorted = [...values].sort(([one], [other]) => one - other);
  let below = 0;
  let best = { line: 0, gap: Number.POSITIVE_INFINITY };
  for (const [value, chance] of sorted) {
    const above = 1 - below - chance;
    const whole = { line: value, gap: Math.abs(below - above) };
    const half = { line: value + 0.5, gap: Math.abs(below + chance - above) };
    const next = isWhole ? whole : half;
    if (next.gap < best.gap) best = next;
    below += chance;
  }
  return best.line;
}

function spreadOf(outcomes: readonly Outcome[], of: 'diff' | 'total'): Map<number, number> {
  const values = new Map<number, number>();
  for (const outcome of outcomes) {
    values.set(outcome[of], (values.get(outcome[of]) ?? 0) + outcome.chance);
  }
  return values;
}

const books = new Map<string, readonly (readonly Fair[])[]>();

/**
 * The three markets of a match with the probabilities that their odds are based on. Pure.
 * @param wholes whether the lines of totals and handicaps are whole, so that they can be met exactly
 */
export function fairMarkets(
  sport: SportId,
  rates: Rates,
  wholes: { readonly total: boolean; readonly handicap: boolean },
): readonly (readonly Fair[])[] {
  const key = JSON.stringify([sport, rates.home, rates.away, wholes.total, wholes.handicap]);
  const knownBook = books.get(key);
  if (knownBook) return knownBook;
  const outcomes = outcomesOf(RULES[sport].format, rates);
  const winner = (['home', 'draw', 'away'] as const).flatMap((pick): Fair[] => {
    const chance = chanceOf(outcomes, (outcome) => outcome.winner === pick);
    return chance > 0 ? [{ market: 'winner', pick, line: 0, chance }] : [];
  });
  const total = evenLine(spreadOf(outcomes, 'total'), wholes.total);
  // The handicap is added to the home side's points; it is negative for the stronger side.
  const handicap = 0 - evenLine(spreadOf(outcomes, 'diff'), wholes.handicap);
  const book = [
    winner,
    twoWay('total', ['over', 'under'], total, outcomes),
    twoWay('handicap', ['home', 'away'], handicap, outcomes),
  ];
  books.set(key, book);
  return book;
}

/** Prices one market: the drift towards the first side is taken from the last. Pure. */
export function price(fair: readonly Fair[], drift: number): Selection[] {
  const least = Math.min(...fair.map(({ chance }) => chance));
  const shift = (least * drift) / 100;
  return fair.map(({ market, pick, line, chance }, index) => {
    const drifted =
      index === 0 ? chance + shift : index === fair.length - 1 ? chance - shift : chance;
    return { market, pick, line, odds: Math.max(101, Math.floor(RETURN / drifted)) };
  });
}

/** The drift of the book on a match at a time. */
export const oddsDriftAt = (matchNo: string, at: number): number =>
  (hashNumber(`${matchNo}/${Math.floor(at / DRIFT_MS)}`) % (2 * MAX_DRIFT + 1)) - MAX_DRIFT;

const returns = new Map<SportId, { mean: number; least: number; most: number }>();

/**
 * Exact returns of all selections of a sport, over decided stakes, in percent: for every pair of ratings, every line and
 * every drift of the book.
 */
export function returnsOf(sport: SportId): { mean: number; least: number; most: number } {
  const knownReturns = returns.get(sport);
  if (knownReturns) return knownReturns;
  const sides = leaguesOf(sport)[0]?.teams.length ?? 0;
  const all: number[] = [];
  const bools = [true, false];
  for (let one = 0; one < sides; one += 1) {
    for (let other = 0; other < sides; other += 1) {
      if (one === other) continue;
      const rates = RULES[sport].rates(ratingOf(one) - ratingOf(other));
      for (const isWhole of bools) {
        for (const fair of fairMarkets(sport, rates, { total: isWhole, handicap: isWhole })) {
          for (let drift = -MAX_DRIFT; drift <= MAX_DRIFT; drift += 1) {
            for (const [index, { odds }] of price(fair, drift).entries()) {
              all.push((fair[index]?.chance ?? 0) * odds);
            }
          }
        }
      }
    }
  }
  const percent = (share: number) => Number(share.toFixed(2));
  const result = {
    mean: percent(all.reduce((sum, each) => sum + each, 0) / all.length),
    least: percent(all.reduce((least, each) => Math.min(least, each))),
    most: percent(all.reduce((most, each) => Math.max(most, each))),
  };
  returns.set(sport, result);
  return result;
}
