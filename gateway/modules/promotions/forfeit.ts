import { rowsOf } from '../../database/rows-of.ts';
import { sql } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';

interface ForfeitQuery {
  readonly accountId: number;
  /** An active bonus: claimed, not given up, its bets not made yet. */
  readonly grantNo: string;
  /** Of that bonus; minor units. */
  readonly amount: number;
  /** All of the member's real money, in whichever wallet; minor units. */
  readonly balance: number;
}

/** A member's real money since the claim of a bonus, minor units. */
export interface PlaySince {
  /** The least that there was beside bonus money; below zero once bonus money was at stake. */
  readonly lowestOwn: number;
  /** Result of play until then, and until now; bets from before the claim are none of it. */
  readonly playedAtLowest: number;
  readonly played: number;
}

/**
 * What giving up a bonus takes back, minor units, beside what the balance allows. Own money is bet
 * first: as long as no bonus money was at stake the bonus is whole and winnings are the member's own.
 * Once it was, what is left of the bonus goes, winnings since its lowest point make it whole again, and
 * what was won over all since the claim goes with it. Otherwise a large bet with a bonus that is then
 * given up could win the merchant's money and lose none. Pure.
 */
export function forfeit(amount: number, { lowestOwn, playedAtLowest, played }: PlaySince): number {
  if (lowestOwn >= 0) return amount;
  const lost = -lowestOwn;
  const wonBack = Math.min(lost, Math.max(0, played - playedAtLowest));
  const left = Math.min(amount, Math.max(0, amount - lost) + wonBack);
  return left + Math.max(0, played);
}

/** What giving up a bonus takes back (`forfeit`): never more than the balance. */
export async function forfeitOf(
  db: Database | Transaction,
  { accountId, grantNo, amount, balance }: ForfeitQuery,
): Promise<number> {
  const [row] = rowsOf<PlaySince>(
    await db.execute(sql`
      with claims as (
        select l.id, l.amount, w.account_id, w.currency, l.created_at, g.grant_no
        from promotion_grants g
        join turnover_obligations t on t.source = 'bonus' and t.reference = g.grant_no
        join journal_entries e on e.reference = g.grant_no
        join journal_lines l on l.entry_id = e.id and l.amount > 0
        join wallets w on w.id = l.wallet_id and w.account_id = g.account_id and w.kind = 'main'
        where g.account_id = ${accountId} and g.given_up_at is null
          and t.fulfilled_at is null and t.waived_at is null
      ), claim as (select * from claims where grant_no = ${grantNo}),
      taken as (
        -- Winnings that another bonus took with it since.
        select coalesce(sum(greatest(g.taken_back - g.amount, 0)), 0) as amount
        from promotion_grants g, claim
        where g.account_id = ${accountId} and g.given_up_at >= claim.created_at
      ), moved as (
        select j.id, j.amount,
          j.kind = 'bet' or (
            j.kind in ('win', 'refund')
            -- What a bet from before the claim brings is own money, as its stake was.
            and not exists (
              select 1 from journal_entries paid
              join journal_entries placed on placed.reference = paid.reference
              join journal_lines stake on stake.entry_id = placed.id and stake.wallet_id = j.wallet_id
              where paid.id = j.entry_id and stake.kind = 'bet' and stake.id < claim.id
            )
          ) as is_play
        from claim
        join wallets w on w.account_id = claim.account_id and w.currency = claim.currency
          and w.kind in ('main', 'vendor')
        join journal_lines j on j.wallet_id = w.id and j.id >= claim.id and j.kind <> 'walletTransfer'
      ), lines as (
        select id,
          -- Going back from what there is now: moves between the member's wallets change nothing.
          ${balance}::bigint - coalesce(sum(amount) over (
              order by id desc rows between unbounded preceding and 1 preceding
            ), 0) - (select coalesce(sum(c.amount), 0) from claims c where c.id <= moved.id) as own,
          coalesce(sum(amount) filter (where is_play) over (order by id), 0) as played
        from moved
      ), lowest as (select own, played from lines order by own, played limit 1)
      select lowest.own::float8 as "lowestOwn", lowest.played::float8 as "playedAtLowest",
        ((select played from lines order by id desc limit 1) - taken.amount)::float8 as played
      from lowest, taken`),
  );
  return Math.min(row ? forfeit(amount, row) : amount, balance);
}
