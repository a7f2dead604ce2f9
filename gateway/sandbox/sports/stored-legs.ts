import type { Score } from './course.ts';
import type { Fixture } from './fixtures.ts';
import type { LegResult, Selection } from './markets.ts';

/** A leg as it stays with its round: a record that is read later says what was bet on. */
export interface StoredLeg extends Selection {
  readonly matchNo: string;
  readonly league: string;
  readonly home: string;
  readonly away: string;
  readonly kickOff: number;
}

/** What became of a leg, in the order of the legs. */
export interface StoredResult {
  readonly result: LegResult;
  readonly score: Pick<Score, 'home' | 'away'>;
}

export const storedLegs = (
  legs: readonly (Selection & { readonly fixture: Fixture })[],
): StoredLeg[] =>
  legs.map(({ market, pick, line, odds, fixture }) => ({
    matchNo: fixture.matchNo,
    league: fixture.league.name,
    home: fixture.home,
    away: fixture.away,
    kickOff: fixture.kickOff,
    market,
    pick,
    line,
    odds,
  }));
