import { RULES } from './catalogue.ts';
import { scoreAt } from './course.ts';
import { type Fixture, marketsOf } from './fixtures.ts';
import type { MatchRow } from './matches.ts';
import { courseOf } from './seeds.ts';

/** The public view of a match: the current score; it contains the seed only after the end. */
export function matchView(fixture: Fixture, { seed, seedHash, overAt }: MatchRow, now: number) {
  const { matchNo, league, home, away, rates, kickOff, endAt } = fixture;
  const known = { matchNo, league: league.code, home, away, rates, kickOff, endAt, seedHash };
  if (now < kickOff) {
    return { ...known, state: 'coming' as const, markets: marketsOf(fixture, now) };
  }
  const course = courseOf(fixture, seed);
  const { format } = RULES[league.sport];
  if (now >= overAt) {
    return {
      ...known,
      state: course.abandonedAt === null ? ('ended' as const) : ('abandoned' as const),
      score: scoreAt(format, course, 1000),
      seed,
    };
  }
  const share = Math.floor(((now - kickOff) * 1000) / league.lengthMs);
  return { ...known, state: 'running' as const, score: scoreAt(format, course, share) };
}
