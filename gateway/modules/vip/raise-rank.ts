import { TRIAL_TYPE } from '../../contract/members.ts';
import type { Gateway } from '../../core/gateway.ts';
import { accounts } from '../../database/schema/index.ts';
import { and, eq, isNull, lt, or } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';
import { publishUnread, storeMessage } from '../messages/store-message.ts';
import { totalsOf } from '../rounds/account-totals.ts';
import { rankMessage } from './message-templates.ts';
import { levelOf, type RankActivity, readRanks } from './ranks.ts';

type Account = Pick<
  typeof accounts.$inferSelect,
  'id' | 'type' | 'currency' | 'vipLevel' | 'createdAt'
>;

/** Returns valid bets and credited deposits since the account's opening. */
export const rankActivity = (
  db: Database | Transaction,
  { id, currency }: Pick<Account, 'id' | 'currency'>,
): Promise<RankActivity> => totalsOf(db, { accountId: id, currency });

/**
 * Raises a member to the rank that its bets and deposits have earned, with one inbox message. A rank is
 * never lowered, so one granted by staff or reached earlier is kept.
 * @returns the current level; null without one
 */
export async function raiseRank(
  gateway: Pick<Gateway, 'db' | 'clock' | 'events'>,
  account: Account,
): Promise<number | null> {
  const { id: accountId, vipLevel, type } = account;
  if (type === TRIAL_TYPE) return vipLevel;
  const ranks = await readRanks(gateway.db, account.currency);
  // A member of the highest rank needs no sums.
  if (!ranks.some(({ level }) => level > (vipLevel ?? 0))) return vipLevel;
  const at = gateway.clock.now();
  const level = levelOf(ranks, await rankActivity(gateway.db, account));
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
      await storeMessage(tx, { accountId, texts: rankMessage(rank), kind: 'promotional', at });
    return rows.length > 0;
  });
  if (raised) await publishUnread(gateway, accountId);
  return level;
}
