import { and, count, eq, isNull } from 'drizzle-orm';
import type { Gateway } from '../../core/gateway.ts';
import { messages } from '../../database/schema/index.ts';
import type { Database, Transaction } from '../../database/types.ts';

export async function unreadMessages(
  db: Database | Transaction,
  accountId: number,
): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(messages)
    .where(and(eq(messages.accountId, accountId), isNull(messages.readAt)));
  return row?.unread ?? 0;
}

/** Puts a message into a member's inbox and tells its sockets the new count. */
export async function sendMessage(
  gateway: Gateway,
  accountId: number,
  message: { readonly title: string; readonly body: string },
): Promise<void> {
  await gateway.db
    .insert(messages)
    .values({ accountId, ...message, createdAt: gateway.clock.now() });
  const unread = await unreadMessages(gateway.db, accountId);
  await gateway.events.publish(accountId, { type: 'unread', unread });
}
