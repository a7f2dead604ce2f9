import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { accounts, lineMessages, messageBlocks, messages } from '../../database/schema/index.ts';
import { and, desc, eq, isNull, sql } from '../../database/sql.ts';
import type { Database } from '../../database/types.ts';
import { recordAction } from '../agents/line-actions.ts';
import { onlineReaders, publishUnreadOfAll } from './store-message.ts';

/** Returns the latest messages of all lines for staff, newest first. */
export const latestLineMessages = (db: Database, limit: number) =>
  db
    .select({
      id: lineMessages.id,
      sender: accounts.username,
      audience: lineMessages.audience,
      receivers: lineMessages.receivers,
      title: lineMessages.title,
      body: lineMessages.body,
      createdAt: lineMessages.createdAt,
      removedAt: lineMessages.removedAt,
      blockedAt: messageBlocks.at,
    })
    .from(lineMessages)
    .innerJoin(accounts, eq(accounts.id, lineMessages.senderId))
    .leftJoin(messageBlocks, eq(messageBlocks.accountId, lineMessages.senderId))
    .orderBy(desc(lineMessages.id))
    .limit(limit);
export type ReadLineMessage = Awaited<ReturnType<typeof latestLineMessages>>[number];

/**
 * Removes a message from every inbox; the sender sees that it was removed. Repeating it changes
 * nothing (R11.13).
 * @throws {GatewayError} not_found
 */
export async function removeLineMessage(gateway: Gateway, id: number): Promise<void> {
  const at = gateway.clock.now();
  const readersOnline = await gateway.db.transaction(async (tx) => {
    const [known] = await tx
      .select({ senderId: lineMessages.senderId })
      .from(lineMessages)
      .where(eq(lineMessages.id, id));
    if (!known) throw new GatewayError('not_found', 'There is no such message.');
    const removed = await tx
      .update(lineMessages)
      .set({ removedAt: at })
      .where(and(eq(lineMessages.id, id), isNull(lineMessages.removedAt)))
      .returning({ id: lineMessages.id });
    if (removed.length === 0) return [];
    await recordAction(tx, {
      action: 'removeMessage',
      subjectId: known.senderId,
      detail: { lineMessageId: id },
      at,
    });
    const unread = sql`select account_id from messages where line_message_id = ${id} and read_at is null`;
    const present = await onlineReaders(tx, unread, at);
    await tx.delete(messages).where(eq(messages.lineMessageId, id));
    return present;
  });
  await publishUnreadOfAll(gateway, readersOnline);
}

/**
 * Blocks an account from writing to its line, or unblocks it (R11.13).
 * @throws {GatewayError} USER_NOT_EXIST
 */
export async function blockLineMessages(
  gateway: Gateway,
  username: string,
  blocked: boolean,
): Promise<void> {
  const at = gateway.clock.now();
  await gateway.db.transaction(async (tx) => {
    const [account] = await tx
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.username, username.trim().toLowerCase()));
    if (!account) throw new GatewayError('USER_NOT_EXIST');
    const { id: accountId } = account;
    if (blocked) {
      await tx.insert(messageBlocks).values({ accountId, at }).onConflictDoNothing();
    } else {
      await tx.delete(messageBlocks).where(eq(messageBlocks.accountId, accountId));
    }
    const action = blocked ? 'blockMessages' : 'allowMessages';
    await recordAction(tx, { action, subjectId: accountId, detail: {}, at });
  });
}
