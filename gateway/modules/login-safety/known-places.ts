import type { Clock } from '../../core/clock.ts';
import { accounts, knownPlaces } from '../../database/schema/index.ts';
import { and, desc, eq, inArray, ne, or } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';

/** An account keeps so many places; the ones that were not used for longest are forgotten. */
const KEPT = 20;

export interface Place {
  readonly accountId: number;
  readonly deviceId: string;
  /** As `Call` has it: an IPv6 device changes its whole address every day. */
  readonly network: string;
}

/** Whether an account was logged in to from a device, and from an address, each for itself. */
export interface Familiarity {
  readonly device: boolean;
  readonly address: boolean;
}

const samePlace = ({ accountId, deviceId, network }: Place) =>
  and(
    eq(knownPlaces.accountId, accountId),
    eq(knownPlaces.deviceId, deviceId),
    eq(knownPlaces.network, network),
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

/**
 * Whether the account logged in from this device before, and from this address, each for itself.
 * An account that does not exist (id 0) costs the same look.
 */
export async function familiarityOf(
  db: Database,
  { accountId, deviceId, network }: Place,
): Promise<Familiarity> {
  const rows = await db
    .select({ deviceId: knownPlaces.deviceId, network: knownPlaces.network })
    .from(knownPlaces)
    .where(
      and(
        eq(knownPlaces.accountId, accountId),
        or(eq(knownPlaces.deviceId, deviceId), eq(knownPlaces.network, network)),
      ),
    );
  return {
    device: rows.some((row) => row.deviceId === deviceId),
    address: rows.some((row) => row.network === network),
  };
}

/** When and from where the account was logged in to last (R10.06); undefined for a first login. */
export async function lastPlaceOf(
  db: Database | Transaction,
  accountId: number,
): Promise<{ at: number; ip: string; userAgent: string } | undefined> {
  const [place] = await db
    .select({
      at: knownPlaces.lastSeenAt,
      ip: knownPlaces.ip,
      userAgent: knownPlaces.userAgent,
    })
    .from(knownPlaces)
    .where(eq(knownPlaces.accountId, accountId))
    .orderBy(desc(knownPlaces.lastSeenAt), desc(knownPlaces.id))
    .limit(1);
  return place;
}

/** The same for the account of a number (E.164); neither where there is none. */
export async function familiarityOfNumber(
  db: Database,
  mobile: string,
  { network, deviceId }: { readonly network: string; readonly deviceId: string | undefined },
): Promise<Familiarity> {
  const rows = await db
    .select({ deviceId: knownPlaces.deviceId, network: knownPlaces.network })
    .from(knownPlaces)
    .innerJoin(accounts, eq(accounts.id, knownPlaces.accountId))
    .where(eq(accounts.mobile, mobile));
  return {
    device: rows.some((row) => row.deviceId === deviceId),
    address: rows.some((row) => row.network === network),
  };
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
  { ip, userAgent, ...place }: Place & { readonly ip: string; readonly userAgent: string },
): Promise<void> {
  const now = clock.now();
  const seen = { ip, userAgent: userAgent.slice(0, 300), lastSeenAt: now };
  await tx
    .insert(knownPlaces)
    .values({ ...place, ...seen, firstSeenAt: now })
    .onConflictDoUpdate({
      target: [knownPlaces.accountId, knownPlaces.deviceId, knownPlaces.network],
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

/** Forgets every place of the account but those of one device. */
export async function forgetOtherDevices(
  tx: Transaction,
  accountId: number,
  deviceId: string,
): Promise<void> {
  await tx
    .delete(knownPlaces)
    .where(and(eq(knownPlaces.accountId, accountId), ne(knownPlaces.deviceId, deviceId)));
}
