import type { Clock } from '../../core/clock.ts';
import { accounts, knownPlaces } from '../../database/schema/index.ts';
import { and, desc, eq, inArray, ne, or } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';

/** Maximum number of places per account; those not used for longest are deleted. */
const MAX_PLACES = 20;

export interface Place {
  readonly accountId: number;
  readonly deviceId: string;
  /** As in `Call`: not the full address, because an IPv6 device changes that every day. */
  readonly network: string;
}

/** Whether an account has logged in from a device and from an address, checked separately. */
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
 * Whether the account has logged in from this device at this address before (R2.17). Both must
 * match: a known device at a foreign address may be a stolen laptop, a foreign device at a known
 * address an internet café.
 */
export async function isKnownPlace(db: Database, place: Place): Promise<boolean> {
  const rows = await db.select({ id: knownPlaces.id }).from(knownPlaces).where(samePlace(place));
  return rows.length > 0;
}

/**
 * Whether the account has logged in from this device before, and from this address, checked
 * separately. Takes the same time for an account that does not exist (id 0).
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

/** Returns time and place of the account's last login (R10.06); undefined for a first login. */
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

/** The same for the account with a phone number (E.164); both false if there is none. */
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

/** Returns the account's places, the last used first. */
export const placesOf = (db: Database | Transaction, accountId: number) =>
  db
    .select()
    .from(knownPlaces)
    .where(eq(knownPlaces.accountId, accountId))
    .orderBy(desc(knownPlaces.lastSeenAt), desc(knownPlaces.id));

/** Registers the place of a successful login. */
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
  const forgotten = (await placesOf(tx, place.accountId)).slice(MAX_PLACES).map(({ id }) => id);
  if (forgotten.length > 0) await tx.delete(knownPlaces).where(inArray(knownPlaces.id, forgotten));
}

/** Deletes a place of the account. @returns whether it existed */
export async function forgetPlace(db: Database, accountId: number, id: number): Promise<boolean> {
  const rows = await db
    .delete(knownPlaces)
    .where(and(eq(knownPlaces.accountId, accountId), eq(knownPlaces.id, id)))
    .returning({ id: knownPlaces.id });
  return rows.length > 0;
}

/** Deletes all places of the account except those of one device. */
export async function forgetOtherDevices(
  tx: Transaction,
  accountId: number,
  deviceId: string,
): Promise<void> {
  await tx
    .delete(knownPlaces)
    .where(and(eq(knownPlaces.accountId, accountId), ne(knownPlaces.deviceId, deviceId)));
}
