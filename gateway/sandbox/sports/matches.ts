import { DAY } from '@baize/gateway/contract/durations.ts';
import type { Gateway } from '@baize/gateway/core/gateway.ts';
import { sportsLegs, sportsMatches } from '@baize/gateway/database/schema/index.ts';
import { and, eq, inArray, isNotNull, lt, notExists } from '@baize/gateway/database/sql.ts';
import { RULES } from './catalogue.ts';
import { finalOf, scoreAt } from './course.ts';
import type { Fixture } from './fixtures.ts';
import { courseOf, newSeed, seedHash } from './seeds.ts';

export type MatchRow = typeof sportsMatches.$inferSelect;

/** What bets on a match are settled by; null where it was abandoned. */
export function finalFrom(fixture: Fixture, seed: string) {
  const course = courseOf(fixture, seed);
  if (course.abandonedAt !== null) return null;
  return finalOf(scoreAt(RULES[fixture.league.sport].format, course, 1000));
}

/**
 * A new match with a new secret. One that is over and that nobody ever saw cannot have bets: it is
 * decided at once, so that the results have no gap after a time without a gateway.
 */
function newMatch(fixture: Fixture, now: number): typeof sportsMatches.$inferInsert {
  const { matchNo, league, kickOff } = fixture;
  const seed = newSeed();
  const { abandonedAt } = courseOf(fixture, seed);
  const overAt = kickOff + Math.floor((league.lengthMs * (abandonedAt ?? 1000)) / 1000);
  return {
    league: league.code,
    matchNo,
    kickOff,
    overAt,
    seed,
    seedHash: seedHash(seed),
    ...(overAt <= now && { decidedAt: overAt, final: finalFrom(fixture, seed) }),
  };
}

/**
 * The stored matches of fixtures, by number; those that are not there yet are made. Any number of
 * processes may ask at once: each match is stored once.
 */
export async function keepMatches(
  { db, clock }: Pick<Gateway, 'db' | 'clock'>,
  fixtures: readonly Fixture[],
): Promise<Map<string, MatchRow>> {
  if (fixtures.length === 0) return new Map();
  const numbers = fixtures.map(({ matchNo }) => matchNo);
  const read = () => db.select().from(sportsMatches).where(inArray(sportsMatches.matchNo, numbers));
  let rows = await read();
  if (rows.length < numbers.length) {
    const known = new Set(rows.map(({ matchNo }) => matchNo));
    const missing = fixtures.filter(({ matchNo }) => !known.has(matchNo));
    const now = clock.now();
    await db
      .insert(sportsMatches)
      .values(missing.map((fixture) => newMatch(fixture, now)))
      .onConflictDoNothing();
    rows = await read();
  }
  return new Map(rows.map((row) => [row.matchNo, row]));
}

/** Matches without bets are kept for so long. */
const KEPT_MS = 7 * DAY;

/** Drops old matches that nobody bet on; those with bets stay, for the records. */
export async function deleteOldMatches({
  db,
  clock,
}: Pick<Gateway, 'db' | 'clock'>): Promise<void> {
  const betOn = db
    .select({ id: sportsLegs.roundId })
    .from(sportsLegs)
    .where(eq(sportsLegs.matchId, sportsMatches.id));
  await db
    .delete(sportsMatches)
    .where(
      and(
        lt(sportsMatches.kickOff, clock.now() - KEPT_MS),
        isNotNull(sportsMatches.decidedAt),
        notExists(betOn),
      ),
    );
}
