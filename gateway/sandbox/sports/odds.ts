import { MINUTE } from '@baize/gateway/contract/durations.ts';
import { hashNumber } from '../play/hash-number.ts';
import { leaguesOf, type Rates, RULES, ratingOf, type SportId } from './catalogue.ts';
import { type Outcome, outcomesOf } from './chances.ts';
import { type Market, type Pick, resultOf, type Selection } from './markets.ts';

/** Hundredths that the odds return of a stake, before they are rounded down. */
export const RETURN = 95;
/** The book leans by so many hundredths of its least chance at most, to either side. */
const LEAN = 2;
/** How long it leans the same way, milliseconds. */
export const LEAN_MS = 3 * MINUTE;

interface Fair {
  readonly market: Market;
  readonly pick: Pick;
  readonly line: number;
  /** Of those that are decided: a line that is met gives the stake back. */
  readonly chance: number;
}

const chanceOf = (outcomes: readonly Outcome[], fits: (outcome: Outcome) => boolean) =>
  outcomes.reduce((sum, outcome) => (fits(outcome) ? sum + outcome.chance : sum), 0);

/** Chances of the two sides of a line, by how often each wins. */
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

/** The line that halves best what comes, whole or with a half. */
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
 * The three markets of a match with the chances that they are priced by. Pure.
 * @param wholes whether the lines of totals and handicaps are whole, so that they can be met
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
  // A handicap is given to the home side: what it lacks, or less than nothing.
  const handicap = 0 - evenLine(spreadOf(outcomes, 'diff'), wholes.handicap);
  const book = [
    winner,
    twoWay('total', ['over', 'under'], total, outcomes),
    twoWay('handicap', ['home', 'away'], handicap, outcomes),
  ];
  books.set(key, book);
  return book;
}

/** Prices one market: what the book leans to the first side is taken from the last. Pure. */
export function price(fair: readonly Fair[], lean: number): Selection[] {
  const least = Math.min(...fair.map(({ chance }) => chance));
  const shift = (least * lean) / 100;
  return fair.map(({ market, pick, line, chance }, index) => {
    const leaned =
      index === 0 ? chance + shift : index === fair.length - 1 ? chance - shift : chance;
    return { market, pick, line, odds: Math.max(101, Math.floor(RETURN / leaned)) };
  });
}

/** Which way the book leans on a match at a moment. */
export const leanAt = (matchNo: string, at: number): number =>
  (hashNumber(`${matchNo}/${Math.floor(at / LEAN_MS)}`) % (2 * LEAN + 1)) - LEAN;

const returns = new Map<SportId, { mean: number; least: number; most: number }>();

/**
 * Exact returns of all that a sport offers, of stakes that are decided, in percent: over every pair
 * of ratings, every line and every lean of the book.
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
          for (let lean = -LEAN; lean <= LEAN; lean += 1) {
            for (const [index, { odds }] of price(fair, lean).entries()) {
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
