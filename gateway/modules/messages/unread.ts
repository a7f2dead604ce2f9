import type { Gateway } from '../../core/gateway.ts';
import { messages } from '../../database/schema/index.ts';
import { and, count, eq, isNull, type SQL } from '../../database/sql.ts';
import { unlessOnBreak } from '../protection/exclusion.ts';

/**
 * Condition for messages that an inbox displays: no promotional ones during a break, whenever they
 * arrived (R10.04).
 */
export const isVisibleAt = (at: number): SQL =>
  unlessOnBreak(messages.accountId, at, eq(messages.kind, 'service'));

/** Returns the number of an account's unread messages that its inbox displays. */
export async function unreadMessages(
  { db, clock }: Pick<Gateway, 'db' | 'clock'>,
  accountId: number,
): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(messages)
    .where(
      and(eq(messages.accountId, accountId), isNull(messages.readAt), isVisibleAt(clock.now())),
    );
  return row?.unread ?? 0;
}
