import type { LineUnit } from './catalogue.ts';
import type { Score } from './course.ts';
import type { Fixture } from './fixtures.ts';
import { type LegResult, lineUnitOf, type Selection } from './markets.ts';

/** A leg as it stays with its round: a record that is read later says what was bet on. */
export interface StoredLeg extends Selection {
  readonly matchNo: string;
  readonly league: string;
  readonly home: string;
  readonly away: string;
  readonly kickOff: number;
  /** What the line counts, where the score counts something else. */
  readonly unit?: LineUnit;
}

/** What became of a leg, in the order of the legs. */
export interface StoredResult {
  readonly result: LegResult;
  readonly score: Pick<Score, 'home' | 'away'>;
  /** What decided a total or handicap, where that is not the score. */
  readonly points?: Pick<Score, 'home' | 'away'>;
}

export const storedLegs = (
  legs: readonly (Selection & { readonly fixture: Fixture })[],
): StoredLeg[] =>
  legs.map(({ market, pick, line, odds, fixture }) => {
    const unit = lineUnitOf(fixture.league.sport, market);
    return {
      matchNo: fixture.matchNo,
      league: fixture.league.name,
      home: fixture.home,
      away: fixture.away,
      kickOff: fixture.kickOff,
      market,
      pick,
      line,
      odds,
      ...(unit && { unit }),
    };
  });
