import { MINUTE } from '../../contract/durations.ts';
import type { PlaySession } from '../../contract/protection.ts';
import { accountCurrency } from '../../core/account-currency.ts';
import type { Gateway } from '../../core/gateway.ts';
import { journalLines, memberProtection, wallets } from '../../database/schema/index.ts';
import { and, eq, gte, inArray, or, sql } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';
import { currencyView, toMajor } from '../wallet/money.ts';
import { ofRealMoney } from '../wallet/wallets.ts';
import { logProtection } from './log.ts';
import { checkIsDue, lockProtection, recordPlay } from './play-time.ts';

/**
 * Returns stakes and wins since a time according to the journal, minor units. Stakes of this time
 * that were refunded do not count; refunds of older stakes are ignored.
 */
async function playedSince(db: Database | Transaction, accountId: number, since: number) {
  // Evaluated only for the few refunds.
  const isStakedSince = sql`exists (
    select 1 from journal_entries paid
    join journal_entries placed on placed.reference = paid.reference
    join journal_lines stake on stake.entry_id = placed.id
    where paid.id = ${journalLines.entryId} and stake.wallet_id = ${journalLines.walletId}
      and stake.kind = 'bet' and stake.created_at >= ${since})`;
  const rows = await db
    .select({ kind: journalLines.kind, sum: sql`sum(${journalLines.amount})`.mapWith(Number) })
    .from(journalLines)
    .innerJoin(wallets, eq(wallets.id, journalLines.walletId))
    .where(
      and(
        eq(wallets.accountId, accountId),
        ofRealMoney,
        gte(journalLines.createdAt, since),
        or(
          inArray(journalLines.kind, ['bet', 'win']),
          and(eq(journalLines.kind, 'refund'), isStakedSince),
        ),
      ),
    )
    .groupBy(journalLines.kind);
  const of = (kind: string) => rows.find((row) => row.kind === kind)?.sum ?? 0;
  // Adding 0 converts -0 (no stakes) to 0.
  return { staked: -(of('bet') + of('refund')) + 0, won: of('win') };
}

/**
 * Stores a report that a game is open with real money, and returns the state of the current stretch
 * of play.
 * @param answer `continue` answers the reality check, which begins the next interval
 */
export async function reportPlayOf(
  gateway: Gateway,
  accountId: number,
  answer: 'continue' | undefined,
): Promise<PlaySession> {
  return gateway.db.transaction(async (tx) => {
    const at = gateway.clock.now();
    const currency = await accountCurrency(tx, accountId);
    let row = await recordPlay(tx, accountId, at);
    if (answer === 'continue' && checkIsDue(row)) {
      await tx
        .update(memberProtection)
        .set({ sinceCheckMs: 0 })
        .where(eq(memberProtection.accountId, accountId));
      await logProtection(tx, [{ accountId, actor: 'player', action: 'realityAnswered', at }]);
      row = { ...row, sinceCheckMs: 0 };
    }
    const startedAt = row.playStartedAt ?? at;
    const { staked, won } = await playedSince(tx, accountId, startedAt);
    const major = (minor: number) => toMajor(minor, currency);
    return {
      ...currencyView(currency),
      serverTime: at,
      startedAt,
      playedMs: row.playedMs,
      staked: major(staked),
      won: major(won),
      net: major(won - staked),
      checkIsDue: checkIsDue(row),
      realityMinutes: row.realityMinutes,
    };
  });
}

/**
 * Sets the player's interval of reality checks, counted from the last answer. A check that is due
 * stays due.
 */
export async function chooseRealityMinutes(
  gateway: Gateway,
  accountId: number,
  minutes: number,
): Promise<void> {
  await gateway.db.transaction(async (tx) => {
    const at = gateway.clock.now();
    const row = await lockProtection(tx, accountId);
    const sinceCheckMs = checkIsDue(row)
      ? Math.max(row.sinceCheckMs, minutes * MINUTE)
      : row.sinceCheckMs;
    await tx
      .update(memberProtection)
      .set({ realityMinutes: minutes, sinceCheckMs })
      .where(eq(memberProtection.accountId, accountId));
    await logProtection(tx, [
      { accountId, actor: 'player', action: 'realityInterval', detail: { minutes }, at },
    ]);
  });
}
