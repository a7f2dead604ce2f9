import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Clock } from '../../core/clock.ts';
import type { Database, Transaction } from '../../database/open.ts';
import { knownPlaces } from '../../database/schema/index.ts';

/** An account keeps so many places; the ones that were not used for longest are forgotten. */
const KEPT = 20;

export interface Place {
  readonly accountId: number;
  readonly deviceId: string;
  readonly ip: string;
}

const samePlace = ({ accountId, deviceId, ip }: Place) =>
  and(
    eq(knownPlaces.accountId, accountId),
    eq(knownPlaces.deviceId, deviceId),
    eq(knownPlaces.ip, ip),
  );

/**
 * Whether the account logged in from this device at this address before (R2.17). The pair counts: a
 * known device at a foreign address is a stolen laptop, a known address with a foreign device an
 * internet café.
 */
export async function isKnownPlace(db: Database, place: Place): Promise<boolean> {
  const rows = await db.select({ id: knownPlaces.id }).from(knownPlaces).where(samePlace(place));
  return rows.length > 0;
}

/** The account's places, the last used first. */
export const placesOf = (db: Database | Transaction, accountId: number) =>
  db
    .select()
    .from(knownPlaces)
    .where(eq(knownPlaces.accountId, accountId))
    .orderBy(desc(knownPlaces.lastSeenAt), desc(knownPlaces.id));

/** Registers the place of a login that was taken. */
export async function rememberPlace(
  tx: Transaction,
  clock: Clock,
  { userAgent, ...place }: Place & { readonly userAgent: string },
): Promise<void> {
  const now = clock.now();
  const seen = { userAgent: userAgent.slice(0, 300), lastSeenAt: now };
  await tx
    .insert(knownPlaces)
    .values({ ...place, ...seen, firstSeenAt: now })
    .onConflictDoUpdate({
      target: [knownPlaces.accountId, knownPlaces.deviceId, knownPlaces.ip],
      set: seen,
    });
  const forgotten = (await placesOf(tx, place.accountId)).slice(KEPT).map(({ id }) => id);
  if (forgotten.length > 0) await tx.delete(knownPlaces).where(inArray(knownPlaces.id, forgotten));
}

/** @returns whether the account had that place */
export async function forgetPlace(db: Database, accountId: number, id: number): Promise<boolean> {
  const rows = await db
    .delete(knownPlaces)
    .where(and(eq(knownPlaces.accountId, accountId), eq(knownPlaces.id, id)))
    .returning({ id: knownPlaces.id });
  return rows.length > 0;
}
