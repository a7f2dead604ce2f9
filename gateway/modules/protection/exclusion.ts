import { HOUR } from '../../contract/durations.ts';
import type { ParsedRequestOf } from '../../contract/endpoint.ts';
import {
  type Exclusion,
  type excludeMember,
  SELF_EXCLUSIONS,
  TIME_OUTS,
} from '../../contract/protection.ts';
import type { Session } from '../../core/call.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { readSettings } from '../../core/merchant-settings.ts';
import { rowsOf } from '../../database/rows-of.ts';
import { accounts, playExclusions } from '../../database/schema/index.ts';
import { and, asc, desc, eq, ne, type SQL, type SQLWrapper, sql } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';
import { lockPlayer } from './lock-player.ts';
import { logProtection } from './log.ts';

type ExclusionRow = typeof playExclusions.$inferSelect;

/**
 * Returns the condition that a row of `play_exclusions` is in force: a time-out until its end, a
 * self-exclusion until the return that was requested after it.
 */
export const isExclusionActiveAt = (at: number): SQL<boolean> => sql`case ${playExclusions.kind}
  when 'timeOut' then ${playExclusions.endsAt} > ${at}
  else coalesce(${playExclusions.returnsAt} > ${at}, true) end`;

/**
 * Returns the condition that an account takes no break, or that another condition is true.
 * @param accountId column of a query with the account
 */
export const unlessOnBreak = (accountId: SQLWrapper, at: number, otherwise?: SQL): SQL =>
  sql`(${otherwise ?? sql`false`} or not exists (
    select 1 from ${playExclusions}
    where ${playExclusions.accountId} = ${accountId} and ${isExclusionActiveAt(at)}))`;

async function holdingRows(
  db: Database | Transaction,
  accountId: number,
  at: number,
): Promise<ExclusionRow[]> {
  return db
    .select()
    .from(playExclusions)
    .where(and(eq(playExclusions.accountId, accountId), isExclusionActiveAt(at)))
    .orderBy(asc(playExclusions.id));
}

const WEIGHT = { timeOut: 0, selfExclusion: 1, closing: 2 } as const;

const endOf = (row: ExclusionRow): number => row.endsAt ?? Number.POSITIVE_INFINITY;

/** Returns the break that lasts longest. */
function longestOf(rows: readonly ExclusionRow[]): ExclusionRow | undefined {
  return rows.reduce<ExclusionRow | undefined>((most, row) => {
    if (!most) return row;
    const later = (row.returnsAt ?? endOf(row)) > (most.returnsAt ?? endOf(most));
    // A self-exclusion requires a request to return, so it outranks a time-out that ends later. A
    // closing outranks both, because no return from it can be requested.
    if (row.kind !== most.kind) return WEIGHT[row.kind] > WEIGHT[most.kind] ? row : most;
    return later ? row : most;
  }, undefined);
}

function viewOf(rows: readonly ExclusionRow[], at: number): Exclusion | undefined {
  const row = longestOf(rows);
  if (!row) return undefined;
  const isOver = rows.every((each) => endOf(each) <= at);
  return {
    kind: row.kind,
    startsAt: row.startsAt,
    ...(row.endsAt !== null && { endsAt: row.endsAt }),
    mayReturn: isOver && row.returnsAt === null,
    ...(row.returnsAt !== null && { returnsAt: row.returnsAt }),
  };
}

/** Returns the current break of an account; undefined if it may play. */
export async function exclusionOf(
  db: Database | Transaction,
  accountId: number,
  at: number,
): Promise<Exclusion | undefined> {
  return viewOf(await holdingRows(db, accountId, at), at);
}

/** Creates the error for requests that are not allowed during a break. */
export function excludedError({ endsAt, returnsAt }: Exclusion): GatewayError {
  const until = returnsAt ?? endsAt;
  return new GatewayError('player_excluded', 'The player is on a break.', {
    ...(until !== undefined && { until }),
  });
}

/** @throws {GatewayError} player_excluded during a break of the account */
export async function refuseExcluded(
  tx: Transaction,
  accountId: number,
  at: number,
): Promise<void> {
  const exclusion = await exclusionOf(tx, accountId, at);
  if (exclusion) throw excludedError(exclusion);
}

/**
 * Adds months in the merchant's calendar, keeping day and time of day; limited to the last day of a
 * shorter month.
 */
async function addMonths(tx: Transaction, at: number, months: number): Promise<number> {
  const { timeZone } = await readSettings(tx);
  const [row] = rowsOf<{ readonly later: number }>(
    await tx.execute(sql`
      select (extract(epoch from (
        (to_timestamp(${at} / 1000.0) at time zone ${timeZone}::text)
          + make_interval(months => ${months}::integer)
      ) at time zone ${timeZone}::text) * 1000)::float8 as later`),
  );
  if (!row) throw new Error('The calendar has no such day.');
  return row.later;
}

type BreakRequest = ParsedRequestOf<typeof excludeMember>;

async function endOfRequest(
  tx: Transaction,
  request: Exclude<BreakRequest, { kind: 'return' }>,
  at: number,
): Promise<number | null> {
  if (request.kind === 'timeOut') return at + TIME_OUTS[request.length];
  const months = SELF_EXCLUSIONS[request.length];
  return months === null ? null : addMonths(tx, at, months);
}

async function requestReturn(
  tx: Transaction,
  gateway: Gateway,
  accountId: number,
): Promise<Exclusion> {
  const at = gateway.clock.now();
  const rows = await holdingRows(tx, accountId, at);
  const exclusion = viewOf(rows, at);
  if (!exclusion || (!exclusion.mayReturn && exclusion.returnsAt === undefined)) {
    throw new GatewayError('exclusion_holds', 'The break has not ended yet.', {
      ...(exclusion?.endsAt !== undefined && { until: exclusion.endsAt }),
    });
  }
  if (exclusion.returnsAt !== undefined) return exclusion;
  const { returnHours } = (await readSettings(tx)).protection;
  const returnsAt = at + returnHours * HOUR;
  await tx
    .update(playExclusions)
    .set({ returnAskedAt: at, returnsAt })
    .where(and(eq(playExclusions.accountId, accountId), isExclusionActiveAt(at)));
  await logProtection(tx, [
    { accountId, actor: 'player', action: 'returnAsked', detail: { returnsAt }, at },
  ]);
  return { ...exclusion, mayReturn: false, returnsAt };
}

/**
 * Begins a break, or requests the return from one. A break ends every session of the account in the
 * same transaction, and the sockets right after; it cannot be ended early (R10.04). A longer break can
 * begin during another one.
 * @param endSessions ends the account's sessions in the transaction
 * @throws {GatewayError} exclusion_holds for a return before the end
 */
export async function takeBreak(
  gateway: Gateway,
  { accountId }: Pick<Session, 'accountId'>,
  request: BreakRequest,
  endSessions: (tx: Transaction) => Promise<unknown>,
): Promise<Exclusion> {
  const exclusion = await gateway.db.transaction(async (tx) => {
    await lockPlayer(tx, accountId);
    if (request.kind === 'return') return requestReturn(tx, gateway, accountId);
    const at = gateway.clock.now();
    const endsAt = await endOfRequest(tx, request, at);
    await tx.insert(playExclusions).values({ accountId, kind: request.kind, startsAt: at, endsAt });
    await endSessions(tx);
    const { kind, length } = request;
    await logProtection(tx, [
      { accountId, actor: 'player', action: 'excluded', detail: { kind, length, endsAt }, at },
    ]);
    const now = viewOf(await holdingRows(tx, accountId, at), at);
    if (!now) throw new Error('A break was not stored.');
    return now;
  });
  if (request.kind !== 'return') {
    await gateway.events.publish(accountId, { type: 'sessionEnded', reason: 'exclusion' });
  }
  return exclusion;
}

/** Returns breaks for staff: those in force first, then the latest first. */
export const exclusionsForStaff = (db: Database, at: number, limit: number) =>
  db
    .select({
      id: playExclusions.id,
      username: accounts.username,
      kind: playExclusions.kind,
      startsAt: playExclusions.startsAt,
      endsAt: playExclusions.endsAt,
      returnAskedAt: playExclusions.returnAskedAt,
      returnsAt: playExclusions.returnsAt,
      holds: isExclusionActiveAt(at),
    })
    .from(playExclusions)
    .innerJoin(accounts, eq(accounts.id, playExclusions.accountId))
    .where(ne(playExclusions.kind, 'closing'))
    .orderBy(desc(isExclusionActiveAt(at)), desc(playExclusions.startsAt), desc(playExclusions.id))
    .limit(limit);
export type StaffExclusion = Awaited<ReturnType<typeof exclusionsForStaff>>[number];
