import { MINUTE } from '../../contract/durations.ts';
import { type ThrottleRule, type ThrottleStore, throttle } from '../../core/throttle.ts';
import { texts } from '../../database/arrays.ts';
import { rowsOf } from '../../database/rows-of.ts';
import { type SQL, sql } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';

/** An active bonus: claimed, not given up, with open turnover. */
interface ActiveBonus {
  readonly grantNo: string;
  /** Minor units. */
  readonly amount: number;
}

/** SQL that joins the stakes of rounds to the entries that paid them. */
const STAKES = sql`journal_entries paid
  join journal_entries placed on placed.reference = paid.reference
  join journal_lines stake on stake.entry_id = placed.id and stake.kind = 'bet'`;
const ofRound = (line: SQL) =>
  sql`paid.id = ${line}.entry_id and stake.wallet_id = ${line}.wallet_id`;

/** A member's play since the claim of a bonus, minor units. */
export interface PlaySince {
  /** Minimum of the member's own money; negative once bonus money was at stake. */
  readonly lowestOwn: number;
  /** Result of play until that minimum, and until now; excludes bets staked before the claim. */
  readonly playedAtLowest: number;
  readonly played: number;
}

/**
 * Returns the amount that giving up a bonus takes back, minor units, before it is limited by the balance. Own
 * money is bet first: as long as no bonus money was at stake, the whole bonus is taken back and winnings are
 * the member's own. Once it was, the rest of the bonus is taken back, plus winnings since the minimum up to
 * the full bonus, plus the total winnings since the claim. Otherwise a large bet with a bonus that is then
 * given up could win the merchant's money without risk. Pure.
 */
export function forfeit(amount: number, { lowestOwn, playedAtLowest, played }: PlaySince): number {
  if (lowestOwn >= 0) return amount;
  const lost = -lowestOwn;
  const wonBack = Math.min(lost, Math.max(0, played - playedAtLowest));
  const left = Math.min(amount, Math.max(0, amount - lost) + wonBack);
  return left + Math.max(0, played);
}

/**
 * Returns what giving up each of an account's bonuses takes back (`forfeit`), minor units by grant number;
 * never more than the balance. Reads the journal since the first of their claims, once for all of them.
 * @param balance all of the member's real money, in any wallet; minor units
 */
export async function forfeitsOf(
  db: Database | Transaction,
  accountId: number,
  bonuses: readonly ActiveBonus[],
  balance: number,
): Promise<ReadonlyMap<string, number>> {
  if (bonuses.length === 0) return new Map();
  const rows = rowsOf<PlaySince & { grantNo: string }>(
    await db.execute(sql`
      with claims as (
        select l.id, l.amount, w.currency, l.created_at, g.grant_no
        from promotion_grants g
        join turnover_obligations t on t.source = 'bonus' and t.reference = g.grant_no
        join journal_entries e on e.reference = g.grant_no
        join journal_lines l on l.entry_id = e.id and l.amount > 0
        join wallets w on w.id = l.wallet_id and w.account_id = g.account_id and w.kind = 'main'
        where g.account_id = ${accountId} and g.given_up_at is null
          and t.fulfilled_at is null and t.waived_at is null
      ), asked as (
        select * from claims where grant_no = any(${texts(bonuses.map(({ grantNo }) => grantNo))})
      ), moved as materialized (
        select j.id, j.amount, j.kind, j.entry_id, j.wallet_id, w.currency, stakes.*,
          -- Computed backwards from the current balance; transfers between the member's wallets do not change it.
          ${balance}::bigint - coalesce(sum(j.amount) over (
              partition by w.currency order by j.id desc
              rows between unbounded preceding and 1 preceding
            ), 0) - (select coalesce(sum(c.amount), 0) from claims c where c.id <= j.id) as own
        from (select currency, min(id) as id from asked group by currency) first
        join wallets w on w.account_id = ${accountId} and w.currency = first.currency
          and w.kind in ('main', 'vendor')
        join journal_lines j on j.wallet_id = w.id and j.id >= first.id and j.kind <> 'walletTransfer'
        cross join lateral (
          select min(stake.id) as first_stake, max(stake.id) as last_stake, sum(stake.amount) as total
          from ${STAKES} where j.kind in ('win', 'refund') and ${ofRound(sql`j`)}
        ) stakes
      )
      select asked.grant_no as "grantNo", lowest.own::float8 as "lowestOwn",
        lowest.played::float8 as "playedAtLowest", (lowest.until_now - taken.amount)::float8 as played
      from asked
      cross join lateral (
        -- Winnings that giving up another bonus has taken back since.
        select coalesce(sum(greatest(g.taken_back - g.amount, 0)), 0) as amount
        from promotion_grants g
        where g.account_id = ${accountId} and g.given_up_at >= asked.created_at
      ) taken
      cross join lateral (
        select own, sum(play) over (order by id) as played, sum(play) over () as until_now
        from (
          select m.id, m.own,
            case
              when m.kind = 'bet' then m.amount
              when m.kind not in ('win', 'refund') then 0
              -- Winnings of stakes from before the claim are own money; if a round has stakes from before
              -- and after it, in proportion to these. Fractions are rounded in favour of the member, so
              -- that the merchant never takes back more than the bonus has won. Winnings without a stake
              -- count as play.
              when m.total is null or m.first_stake >= asked.id then m.amount
              when m.last_stake < asked.id then 0
              else div(m.amount * (
                select sum(stake.amount) from ${STAKES}
                where ${ofRound(sql`m`)} and stake.id >= asked.id
              ), m.total)
            end as play
          from moved m where m.currency = asked.currency and m.id >= asked.id
        ) plays
        order by own, played limit 1
      ) lowest`),
  );
  const since = new Map(rows.map((row) => [row.grantNo, row]));
  return new Map(
    bonuses.map(({ grantNo, amount }) => {
      const play = since.get(grantNo);
      return [grantNo, Math.min(play ? forfeit(amount, play) : amount, balance)];
    }),
  );
}

/** Limits how often pages compute it: for a bonus with 100,000 movements that takes half a second. */
const DISPLAYS: ThrottleRule = { name: 'bonus-forfeit', limit: 60, windowMs: 10 * MINUTE };

/**
 * `forfeitsOf` with a throttle, for display.
 * @throws {GatewayError} TOO_MANY_REQUEST, only for members with an active bonus
 */
export async function shownForfeits(
  store: ThrottleStore,
  accountId: number,
  bonuses: readonly ActiveBonus[],
  balance: number,
): Promise<ReadonlyMap<string, number>> {
  if (bonuses.length > 0) await throttle(store, DISPLAYS, String(accountId));
  return forfeitsOf(store.db, accountId, bonuses, balance);
}
