import type { LineUnit } from './catalogue.ts';
import type { Score } from './course.ts';
import type { Fixture } from './fixtures.ts';
import { type LegResult, lineUnitOf, type Selection } from './markets.ts';

/** A leg as stored with its round, so that later records can show the selection. */
export interface StoredLeg extends Selection {
  readonly matchNo: string;
  readonly league: string;
  readonly home: string;
  readonly away: string;
  readonly kickOff: number;
  /** The unit of the line, where it is not that of the score. */
  readonly unit?: LineUnit;
}

/** The results of the legs, in order. */
export interface StoredResult {
  readonly result: LegResult;
  readonly score: Pick<Score, 'home' | 'away'>;
  /** The values that decided a total or handicap, where they are not the score. */
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
