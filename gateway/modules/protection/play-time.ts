import { MINUTE } from '../../contract/durations.ts';
import { memberProtection, playDays } from '../../database/schema/index.ts';
import { and, eq, gte, lt, sql } from '../../database/sql.ts';
import { awaitAll } from '../../database/transact.ts';
import type { Database, Transaction } from '../../database/types.ts';

/**
 * Maximum milliseconds between two reports of play that count as continuous; after a longer gap a new
 * stretch begins. The portal reports an open game twice a minute.
 */
export const MAX_SILENCE_MS = 5 * MINUTE;

export type ProtectionRow = typeof memberProtection.$inferSelect;

/** Returns the account's row, inserted on first use and locked until the transaction ends. */
export async function lockProtection(tx: Transaction, accountId: number): Promise<ProtectionRow> {
  const find = () =>
    tx
      .select()
      .from(memberProtection)
      .where(eq(memberProtection.accountId, accountId))
      .for('update');
  const [known] = await find();
  if (known) return known;
  await tx.insert(memberProtection).values({ accountId }).onConflictDoNothing();
  const [made] = await find();
  if (!made) throw new Error(`Account ${accountId} has no protection row.`);
  return made;
}

/** Whether the reality check waits for an answer (R10.05). */
export const checkIsDue = ({ sinceCheckMs, realityMinutes }: ProtectionRow): boolean =>
  sinceCheckMs >= realityMinutes * MINUTE;

/** Adds played time to the days on which it fell; a stretch of play may cross midnight. */
const addToDays = (tx: Transaction, accountId: number, from: number, until: number) =>
  tx.execute(sql`
    insert into play_days (account_id, day, played_ms)
    select ${accountId}, days.day, days.ms from (
      select day, least(${until}, merchant_day_start(day + 1))
        - greatest(${from}, merchant_day_start(day)) as ms
      from generate_series(merchant_day(${from}), merchant_day(${until})) as day
    ) as days
    where days.ms > 0
    order by days.day
    on conflict (account_id, day) do update
      set played_ms = play_days.played_ms + excluded.played_ms`);

/**
 * Records that an account plays: the time since the last report counts as played, once for all games
 * and sessions together. A reality check that is due stays due until it is answered, however long the
 * player is away.
 * @param at milliseconds of the gateway's clock
 */
export async function recordPlay(
  tx: Transaction,
  accountId: number,
  at: number,
): Promise<ProtectionRow> {
  const row = await lockProtection(tx, accountId);
  const silence = row.lastPlayAt === null ? Number.POSITIVE_INFINITY : at - row.lastPlayAt;
  // This call read its time before it waited for the lock, so the previous holder has counted it
  // already.
  if (silence <= 0 && silence >= -MAX_SILENCE_MS) return row;
  // After a larger jump back of the demo's clock, a new stretch begins.
  const isContinuous = silence > 0 && silence <= MAX_SILENCE_MS;
  const change = isContinuous
    ? {
        lastPlayAt: at,
        playedMs: row.playedMs + silence,
        sinceCheckMs: row.sinceCheckMs + silence,
      }
    : {
        playStartedAt: at,
        lastPlayAt: at,
        playedMs: 0,
        sinceCheckMs: checkIsDue(row) ? row.sinceCheckMs : 0,
      };
  await awaitAll([
    tx.update(memberProtection).set(change).where(eq(memberProtection.accountId, accountId)),
    isContinuous && row.lastPlayAt !== null && addToDays(tx, accountId, row.lastPlayAt, at),
  ]);
  return { ...row, ...change };
}

/**
 * Returns the milliseconds that an account played on days of the merchant's calendar; `endDay` is
 * exclusive.
 */
export async function playedBetween(
  db: Database | Transaction,
  accountId: number,
  { firstDay, endDay }: { readonly firstDay: number; readonly endDay: number },
): Promise<number> {
  const [row] = await db
    .select({ sum: sql`coalesce(sum(${playDays.playedMs}), 0)`.mapWith(Number) })
    .from(playDays)
    .where(
      and(eq(playDays.accountId, accountId), gte(playDays.day, firstDay), lt(playDays.day, endDay)),
    );
  return row?.sum ?? 0;
}
