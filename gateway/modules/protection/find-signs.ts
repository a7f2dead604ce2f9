import { DAY, HOUR, MINUTE } from '../../contract/durations.ts';
import type { MerchantSettings } from '../../core/merchant-schema.ts';
import { rowsOf } from '../../database/rows-of.ts';
import type { HarmSign } from '../../database/schema/index.ts';
import { type SQL, sql } from '../../database/sql.ts';
import type { Database } from '../../database/types.ts';

/** Events of one player that together form a sign. */
export interface FoundSign {
  readonly accountId: number;
  readonly sign: HarmSign;
  /** Number of events; hours for `longPlay`. */
  readonly count: number;
  readonly firstSeenAt: number;
  readonly lastSeenAt: number;
}

/**
 * Milliseconds between two searches. Shorter than a stretch of play needs to end and another to begin (MAX_SILENCE_MS),
 * so that none is missed.
 */
export const SEARCH_INTERVAL_MS = 3 * MINUTE;

interface Search {
  readonly db: Database;
  readonly settings: MerchantSettings;
  /** Current time, milliseconds. */
  readonly at: number;
}

type Found = Omit<FoundSign, 'sign'>;

const read = async (db: Database, query: SQL): Promise<Found[]> =>
  rowsOf<Found>(await db.execute(query)).map((row) => ({
    accountId: row.accountId,
    count: Number(row.count),
    firstSeenAt: Number(row.firstSeenAt),
    lastSeenAt: Number(row.lastSeenAt),
  }));

/** The rows of a table that are events of one kind, and the column with their time. */
interface Events {
  readonly table: 'protection_log' | 'deposit_orders' | 'withdraw_orders';
  readonly time: 'created_at' | 'decided_at';
  readonly where: SQL;
}

/** Finds players with at least a given number of events within some days. */
function counted(
  { db, at }: Search,
  { times, days }: { readonly times: number; readonly days: number },
  { table, time, where }: Events,
) {
  const when = sql.raw(time);
  return read(
    db,
    sql`select account_id as "accountId", count(*)::float8 as count,
        min(${when})::float8 as "firstSeenAt", max(${when})::float8 as "lastSeenAt"
      from ${sql.raw(table)}
      where ${where} and ${when} > ${at - days * DAY} and ${when} <= ${at}
      group by account_id having count(*) >= ${times}`,
  );
}

/** Refusals by the player's own limits, from the log. */
const limitsHit = (search: Search) =>
  counted(search, search.settings.harmSigns.limitsHit, {
    table: 'protection_log',
    time: 'created_at',
    where: sql`action = 'limitReached'`,
  });

/** Payments that the payer or the provider refused; those that a limit or a break has sent back do not count. */
const failedDeposits = (search: Search) =>
  counted(search, search.settings.harmSigns.failedDeposits, {
    table: 'deposit_orders',
    time: 'decided_at',
    where: sql`status = 'refused' and reason not in ('limit_passed', 'on_break', 'account_closed')`,
  });

/** Withdrawals that their owners have cancelled, if the merchant allows it (R10.12). */
const withdrawalsTakenBack = (search: Search) =>
  counted(search, search.settings.harmSigns.withdrawalsTakenBack, {
    table: 'withdraw_orders',
    time: 'decided_at',
    where: sql`status = 'cancelled'`,
  });

/**
 * Finds stretches of play without a pause, over all games and sessions. Each is one event, at the time when it became
 * too long.
 */
function longPlay({ db, settings, at }: Search) {
  const longest = Math.round(settings.harmSigns.longPlay.hours * HOUR);
  return read(
    db,
    sql`select account_id as "accountId", floor(played_ms / ${HOUR}::float8) as count,
        play_started_at::float8 as "firstSeenAt",
        (last_play_at - (played_ms - ${longest}::bigint))::float8 as "lastSeenAt"
      from member_protection
      where played_ms >= ${longest} and last_play_at > ${at - DAY} and last_play_at <= ${at}`,
  );
}

/**
 * Finds nights with real-money bets. A night across midnight is one. Only bets at night add to the count, so the search
 * reads no rounds by day, and at night only those of players who were active since the last search.
 */
function nightPlay({ db, settings, at }: Search) {
  const { timeZone } = settings;
  const { fromHour, untilHour, nights, days } = settings.harmSigns.night;
  const since = at - days * DAY;
  const recentFrom = at - 2 * SEARCH_INTERVAL_MS;
  const localTime = (time: SQL) => sql`to_timestamp(${time} / 1000.0) at time zone ${timeZone}`;
  const isNight = (hour: SQL) =>
    fromHour < untilHour
      ? sql`(${hour} >= ${fromHour} and ${hour} < ${untilHour})`
      : sql`(${hour} >= ${fromHour} or ${hour} < ${untilHour})`;
  const wasNight = (time: number) =>
    isNight(sql`extract(hour from ${localTime(sql`${time}::bigint`)})`);
  return read(
    db,
    sql`with bets as (
        select rounds.account_id, rounds.created_at, ${localTime(sql`rounds.created_at`)} as local
        from member_protection as players
        join game_rounds as rounds on rounds.account_id = players.account_id
        where players.last_play_at > ${recentFrom} and (${wasNight(recentFrom)} or ${wasNight(at)})
          -- Redundant for recent bets, but lets PostgreSQL use the index of the records.
          and coalesce(rounds.settled_at, rounds.created_at) > ${since}
          and rounds.created_at > ${since} and rounds.created_at <= ${at}
          and rounds.entry_id is not null
      ),
      timed as (select *, extract(hour from local) as hour from bets)
      select account_id as "accountId",
        count(distinct (local - ${`${untilHour} hours`}::interval)::date)::float8 as count,
        min(created_at)::float8 as "firstSeenAt", max(created_at)::float8 as "lastSeenAt"
      from timed where ${isNight(sql`hour`)}
      group by account_id
      having count(distinct (local - ${`${untilHour} hours`}::interval)::date) >= ${nights}`,
  );
}

/** A deposit, and the result of play since the previous one, minor units. */
interface DepositAfterPlay {
  readonly accountId: number;
  readonly decidedAt: number;
  readonly net: number;
}

/**
 * Finds the longest series of deposits that each followed a loss since the previous one. Pure.
 * @param deposits of any accounts; each account's in chronological order
 */
export function depositsInRow(deposits: readonly DepositAfterPlay[], least: number): Found[] {
  const longest = new Map<number, Found>();
  let row: Found | undefined;
  for (const { accountId, decidedAt, net } of deposits) {
    if (net >= 0) {
      row = undefined;
      continue;
    }
    const current = row?.accountId === accountId ? row : undefined;
    row = {
      accountId,
      count: (current?.count ?? 0) + 1,
      firstSeenAt: current?.firstSeenAt ?? decidedAt,
      lastSeenAt: decidedAt,
    };
    if (row.count >= (longest.get(accountId)?.count ?? least)) longest.set(accountId, row);
  }
  return [...longest.values()];
}

async function lossChasing({ db, settings, at }: Search): Promise<Found[]> {
  const { deposits: least, hours } = settings.harmSigns.chasing;
  const since = at - hours * HOUR;
  const rows = rowsOf<DepositAfterPlay>(
    await db.execute(sql`
      with recent as (
        select id, account_id, decided_at, count(*) over (partition by account_id) as many,
          coalesce(lag(decided_at) over (partition by account_id order by decided_at, id),
            ${since}::bigint) as before
        from deposit_orders
        where status = 'approved' and decided_at > ${since} and decided_at <= ${at}
      )
      select account_id as "accountId", decided_at::float8 as "decidedAt", coalesce((
          select sum(lines.amount) from wallets
          join journal_lines as lines on lines.wallet_id = wallets.id
          where wallets.account_id = recent.account_id and wallets.kind in ('main', 'vendor')
            and lines.created_at > recent.before and lines.created_at <= recent.decided_at
            and lines.kind in ('bet', 'win', 'refund')
        ), 0)::float8 as net
      from recent where many >= ${least}
      order by account_id, decided_at, id`),
  );
  return depositsInRow(rows, least);
}

const SEARCHES: Readonly<Record<HarmSign, (search: Search) => Promise<Found[]>>> = {
  limitsHit,
  chasing: lossChasing,
  night: nightPlay,
  longPlay,
  failedDeposits,
  withdrawalsTakenBack,
};

/**
 * Searches for signs of harm in existing data, so it can be repeated at any time (R10.09).
 * @returns the signs that were found, and the errors of failed searches, which do not stop the others
 */
export async function findSigns(
  search: Search,
): Promise<{ readonly found: readonly FoundSign[]; readonly failures: readonly unknown[] }> {
  const found: FoundSign[] = [];
  const failures: unknown[] = [];
  for (const [sign, find] of Object.entries(SEARCHES)) {
    try {
      for (const each of await find(search)) found.push({ ...each, sign: sign as HarmSign });
    } catch (error) {
      failures.push(error);
    }
  }
  return { found, failures };
}
