import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { TRIAL_TYPE } from '../../contract/members.ts';
import type { Gateway } from '../../core/gateway.ts';
import type { Database, Transaction } from '../../database/open.ts';
import { accounts, depositOrders } from '../../database/schema/index.ts';
import { publishUnread, storeMessage } from '../messages/store-message.ts';
import { betsBetween } from '../promotions/facts.ts';
import { toMajor } from '../wallet/money.ts';
import { rankLetters } from './letters.ts';
import { levelOf, type RankDeeds, readRanks } from './ranks.ts';

type Account = Pick<
  typeof accounts.$inferSelect,
  'id' | 'type' | 'currency' | 'vipLevel' | 'createdAt'
>;

/** Valid bets and credited deposits of all time. */
export async function rankDeeds(
  db: Database | Transaction,
  { id, currency }: Pick<Account, 'id' | 'currency'>,
  now: number,
): Promise<RankDeeds> {
  const bets = await betsBetween(db, id, { from: 0, until: now + 1 });
  const [row] = await db
    .select({
      sum: sql`coalesce(sum(${depositOrders.amount} - ${depositOrders.fee}), 0)`.mapWith(Number),
    })
    .from(depositOrders)
    .where(and(eq(depositOrders.accountId, id), eq(depositOrders.status, 'approved')));
  return { validBets: toMajor(bets, currency), deposits: toMajor(row?.sum ?? 0, currency) };
}

/**
 * Raises a member to the rank that its bets and deposits have earned, and tells so in the inbox, once.
 * Nobody is ever lowered: what staff or earlier days gave stays.
 * @returns the level that counts now; null for who has none
 */
export async function raiseRank(
  gateway: Pick<Gateway, 'db' | 'clock' | 'events'>,
  account: Account,
): Promise<number | null> {
  const { id: accountId, vipLevel, type } = account;
  if (type === TRIAL_TYPE) return vipLevel;
  const ranks = await readRanks(gateway.db);
  // Who stands at the top needs no sums.
  if (!ranks.some(({ level }) => level > (vipLevel ?? 0))) return vipLevel;
  const at = gateway.clock.now();
  const level = levelOf(ranks, await rankDeeds(gateway.db, account, at));
  if (level <= (vipLevel ?? 0)) return vipLevel;
  const raised = await gateway.db.transaction(async (tx) => {
    const rows = await tx
      .update(accounts)
      .set({ vipLevel: level })
      .where(
        and(
          eq(accounts.id, accountId),
          or(isNull(accounts.vipLevel), lt(accounts.vipLevel, level)),
        ),
      )
      .returning({ id: accounts.id });
    const rank = ranks.find((each) => each.level === level);
    if (rows.length > 0 && rank)
      await storeMessage(tx, { accountId, letters: rankLetters(rank), at });
    return rows.length > 0;
  });
  if (raised) await publishUnread(gateway, accountId);
  return level;
}
