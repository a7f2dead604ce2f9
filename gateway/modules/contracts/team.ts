import { GAME_TYPES } from '../../contract/fields.ts';
import type { DayRange } from '../../core/calendar.ts';
import { bigints } from '../../database/arrays.ts';
import { rowsOf } from '../../database/rows-of.ts';
import { type SQL, sql } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';
import { downlineFigures, type FigureSum } from '../agents/figures.ts';
import { playedRows } from '../agents/line-members.ts';
import type { TeamSums, TierFigures } from './compute.ts';

/** An agent and the currency of its account, in which it is paid. */
export interface Team {
  readonly agentId: number;
  readonly currency: string;
}

const games: ReadonlySet<string> = new Set(GAME_TYPES);
/** What the house pays members besides wins. */
const BONUS_ITEMS: ReadonlySet<string> = new Set(['bonus', 'referral', 'rebate']);

const total = (rows: readonly FigureSum[], value: (row: FigureSum) => number) =>
  rows.reduce((sum, row) => sum + value(row), 0);

/** Returns the figures of everyone below an agent on some days, minor units. */
export async function teamSums(
  db: Database | Transaction,
  team: Team,
  days: DayRange,
): Promise<TeamSums> {
  const rows = await downlineFigures(db, { ...team, ...days });
  const rounds = rows.filter(({ item }) => games.has(item));
  return {
    bets: total(rounds, ({ bets }) => bets),
    validBets: total(rounds, ({ validBets }) => validBets),
    wins: total(rounds, ({ wins }) => wins),
    bonuses: total(
      rows.filter(({ item }) => BONUS_ITEMS.has(item)),
      ({ amount }) => amount,
    ),
  };
}

/**
 * SQL for the counted rounds of everyone below an agent by their time of settlement, for the line as it
 * was on that day.
 */
export const roundsBelow = (agentId: number, range: SQL): SQL => sql`
  from game_rounds r
  join wallets w on w.id = r.wallet_id and w.kind in ('main', 'vendor')
  join account_lines l on l.descendant_id = r.account_id and l.ancestor_id = ${agentId}
    and l.depth > 0 and l.from_day <= merchant_day(r.settled_at)
    and (l.until_day is null or l.until_day > merchant_day(r.settled_at))
  where r.state = 'settled' and ${range}`;

/** Returns the figures by which a tier is chosen, for some days. */
export async function tierFiguresOf(
  db: Database | Transaction,
  team: Team,
  days: DayRange,
): Promise<TierFigures> {
  const { validBets } = await teamSums(db, team, days);
  const [row] = rowsOf<{ count: number }>(
    await db.execute(sql`
      select count(*)::float8 as count from (${await playedRows(db, team.agentId, days)}) as p`),
  );
  return { activeMembers: row?.count ?? 0, validBets };
}

/**
 * Returns the figures by which a tier is chosen, from the start of a day up to several times of a later
 * day or the same one. After an outage, one call serves all windows of a day.
 * @param range `before`: milliseconds, exclusive
 */
export async function tierFiguresUntil(
  db: Database | Transaction,
  team: Team,
  range: { readonly from: number; readonly lastDay: number; readonly before: readonly number[] },
): Promise<ReadonlyMap<number, TierFigures>> {
  const { from, lastDay, before } = range;
  const earlier = { from, until: lastDay - 1 };
  const sums = lastDay > from ? await teamSums(db, team, earlier) : undefined;
  const today = roundsBelow(
    team.agentId,
    sql`r.settled_at >= merchant_day_start(${lastDay}) and r.settled_at < ${Math.max(...before)}`,
  );
  const rows = rowsOf<{ before: number; members: number; bets: number }>(
    await db.execute(sql`
      with today as materialized (
        select r.account_id, w.currency, r.valid_bet, r.settled_at ${today}
      ), earlier as materialized (${await playedRows(db, team.agentId, earlier)}), first_bets as materialized (
        select account_id, min(settled_at) as at from today where valid_bet > 0
          and account_id not in (select id from earlier) group by account_id
      )
      select ends.before::float8 as before,
        (select count(distinct id)::float8 from earlier)
          + (select count(*)::float8 from first_bets where at < ends.before) as members,
        (select coalesce(sum(valid_bet), 0)::float8 from today
          where currency = ${team.currency} and settled_at < ends.before) as bets
      from unnest(${bigints(before)}) as ends(before)`),
  );
  return new Map(
    rows.map((row) => [
      row.before,
      { activeMembers: row.members, validBets: (sums?.validBets ?? 0) + row.bets },
    ]),
  );
}
