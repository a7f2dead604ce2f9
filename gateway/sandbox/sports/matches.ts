import { DAY } from '@baize/gateway/contract/durations.ts';
import type { Gateway } from '@baize/gateway/core/gateway.ts';
import { sportsLegs, sportsMatches } from '@baize/gateway/database/schema/index.ts';
import { and, eq, inArray, isNotNull, lt, notExists } from '@baize/gateway/database/sql.ts';
import { RULES } from './catalogue.ts';
import { finalOf, scoreAt } from './course.ts';
import type { Fixture } from './fixtures.ts';
import { courseOf, newSeed, seedHash } from './seeds.ts';

export type MatchRow = typeof sportsMatches.$inferSelect;

/** The values that bets on a match are settled by; null where it was abandoned. */
export function finalFrom(fixture: Fixture, seed: string) {
  const course = courseOf(fixture, seed);
  if (course.abandonedAt !== null) return null;
  return finalOf(scoreAt(RULES[fixture.league.sport].format, course, 1000));
}

/**
 * Creates a match with a new seed. A match that is over and that nobody ever opened cannot have bets: it is decided
 * immediately, so that the results have no gap after a downtime of the gateway.
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
 * Returns the stored matches of fixtures by number, creating missing ones. Safe to call in any number of processes at
 * once: each match is stored once.
 */
export async function ensureMatches(
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

/** Retention of matches without bets. */
const RETENTION_MS = 7 * DAY;

/** Deletes old matches without bets; those with bets are kept for the records. */
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
        lt(sportsMatches.kickOff, clock.now() - RETENTION_MS),
        isNotNull(sportsMatches.decidedAt),
        notExists(betOn),
      ),
    );
}
