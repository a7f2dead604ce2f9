import { distribute } from '../play/distribute.ts';
import { maxLoss } from '../play/max-loss.ts';
import type { Final } from './course.ts';
import { resultOf, returnOf, type Selection } from './markets.ts';

export interface BetLeg extends Selection {
  readonly matchNo: string;
}

/** A bet of a player; the stake in minor units. */
export interface SportsBet {
  readonly stake: number;
  readonly legs: readonly BetLeg[];
}

/** Maximum number of combinations of results that are enumerated; beyond, the worst is searched heuristically. */
const EXACT = 4096;

const keyOf = ({ market, pick, line }: Selection) => `${market} ${pick} ${line}`;

/** Results of a match that differ for the given bets: one of each class. */
function differing(ends: readonly Final[], bets: readonly SportsBet[], matchNo: string): Final[] {
  const legs = new Map(
    bets.flatMap((bet) =>
      bet.legs.filter((leg) => leg.matchNo === matchNo).map((leg) => [keyOf(leg), leg] as const),
    ),
  );
  const kinds = new Map<string, Final>();
  for (const end of ends) {
    const kind = [...legs.values()].map((leg) => resultOf(leg, end)).join();
    if (!kinds.has(kind)) kinds.set(kind, end);
  }
  return [...kinds.values()];
}

/**
 * The minimum total return of bets, over all results of their matches. With too many combinations it uses a local search
 * that makes one match after another worse until none gets worse: its minimum is a possible result, so that the valid
 * bet never exceeds the possible loss.
 */
function leastPaid(
  bets: readonly SportsBet[],
  endsOf: ReadonlyMap<string, readonly Final[]>,
): number {
  const paid = (ends: ReadonlyMap<string, Final>) =>
    bets.reduce((sum, { stake, legs }) => {
      const settled = legs.map((leg) => ({
        odds: leg.odds,
        result: resultOf(leg, ends.get(leg.matchNo) ?? null),
      }));
      return sum + returnOf(stake, settled);
    }, 0);
  const matches = [...endsOf];
  const combinations = matches.reduce((product, [, ends]) => product * ends.length, 1);
  const chosen = new Map(matches.flatMap(([no, ends]) => (ends[0] ? [[no, ends[0]]] : [])));
  if (combinations <= EXACT) {
    const go = (index: number): number => {
      const [no, ends] = matches[index] ?? [];
      if (no === undefined || !ends) return paid(chosen);
      return ends.reduce((least, end) => {
        chosen.set(no, end);
        return Math.min(least, go(index + 1));
      }, Number.POSITIVE_INFINITY);
    };
    return go(0);
  }
  let least = paid(chosen);
  for (let better = true; better; ) {
    better = false;
    for (const [no, ends] of matches) {
      for (const end of ends) {
        const before = chosen.get(no);
        chosen.set(no, end);
        const next = paid(chosen);
        if (next < least) {
          least = next;
          better = true;
        } else if (before) chosen.set(no, before);
      }
    }
  }
  return least;
}

/** Groups bets that are connected by common matches, as indexes of the list. */
function groupsOf(bets: readonly SportsBet[]): number[][] {
  const groups: { places: number[]; matches: Set<string> }[] = [];
  for (const [place, { legs }] of bets.entries()) {
    const joined = { places: [place], matches: new Set(legs.map(({ matchNo }) => matchNo)) };
    for (const group of groups.filter(({ matches }) =>
      [...matches].some((no) => joined.matches.has(no)),
    )) {
      groups.splice(groups.indexOf(group), 1);
      joined.places.push(...group.places);
      for (const no of group.matches) joined.matches.add(no);
    }
    groups.push(joined);
  }
  return groups.map(({ places }) => places.sort((one, other) => one - other));
}

/**
 * Valid bets of one player's bets, in their order: bets that are connected by matches count their maximum joint loss,
 * distributed in proportion to the stakes. Both sides of a market mostly cover each other, as singles and within
 * accumulators. Pure; minor units.
 * @param endsOf all possible results of a match
 */
export function validBetsOf(
  bets: readonly SportsBet[],
  endsOf: (matchNo: string) => readonly Final[],
): number[] {
  const valid = bets.map(() => 0);
  for (const places of groupsOf(bets)) {
    const own = places.flatMap((place) => bets[place] ?? []);
    const numbers = new Set(own.flatMap(({ legs }) => legs.map(({ matchNo }) => matchNo)));
    const ends = new Map([...numbers].map((no) => [no, differing(endsOf(no), own, no)] as const));
    const stakes = own.map(({ stake }) => stake);
    const staked = stakes.reduce((sum, stake) => sum + stake, 0);
    const shares = distribute(maxLoss(staked, [leastPaid(own, ends)]), stakes);
    for (const [index, place] of places.entries()) valid[place] = shares[index] ?? 0;
  }
  return valid;
}
