import type { Language } from '../../contract/languages.ts';
import type { Inbox } from '../../contract/member-pages.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { accounts, lineMessages, messages } from '../../database/schema/index.ts';
import { and, count, desc, eq, getTableColumns, isNull } from '../../database/sql.ts';
import { lineNames } from '../agents/line-names.ts';
import { publishUnread } from './store-message.ts';
import { isVisibleAt, unreadMessages } from './unread.ts';

export interface InboxQuery {
  readonly accountId: number;
  readonly language: Language;
  readonly filter: 'all' | 'unread';
  readonly pageNo: number;
  readonly pageSize: number;
}

/** Returns one page of an inbox, newest first, in the reader's language if the message has it. */
export async function inboxPage(gateway: Gateway, query: InboxQuery): Promise<Inbox> {
  const { accountId, language, filter, pageNo, pageSize } = query;
  const where = and(
    eq(messages.accountId, accountId),
    filter === 'unread' ? isNull(messages.readAt) : undefined,
    isVisibleAt(gateway.clock.now()),
  );
  const names = await lineNames(gateway.db, accountId);
  const [total] = await gateway.db.select({ count: count() }).from(messages).where(where);
  const rows = await gateway.db
    .select({
      ...getTableColumns(messages),
      sender: names.of(accounts).account,
    })
    .from(messages)
    .leftJoin(lineMessages, eq(lineMessages.id, messages.lineMessageId))
    .leftJoin(accounts, eq(accounts.id, lineMessages.senderId))
    .where(where)
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const totalCount = total?.count ?? 0;
  return {
    list: rows.map(({ id, title, body, translations, createdAt, readAt, sender, link }) => ({
      id,
      ...(translations[language] ?? { title, body }),
      createdAt,
      read: readAt !== null,
      ...(sender !== null && { from: { account: sender } }),
      ...(link && { link }),
    })),
    totalPages: Math.ceil(totalCount / pageSize),
    totalCount,
    unread: await unreadMessages(gateway, accountId),
  };
}

/**
 * Marks a message of the account as read; repeating it changes nothing.
 * @throws {GatewayError} not_found, also for other accounts' messages
 */
export async function markRead(gateway: Gateway, accountId: number, id: number) {
  const own = and(eq(messages.id, id), eq(messages.accountId, accountId));
  const [known] = await gateway.db.select({ id: messages.id }).from(messages).where(own);
  if (!known) throw new GatewayError('not_found', 'There is no such message.');
  await gateway.db
    .update(messages)
    .set({ readAt: gateway.clock.now() })
    .where(and(own, isNull(messages.readAt)));
  return { unread: await publishUnread(gateway, accountId) };
}

/** Marks all messages of the account as read. */
export async function markAllRead(gateway: Gateway, accountId: number) {
  await gateway.db
    .update(messages)
    .set({ readAt: gateway.clock.now() })
    .where(and(eq(messages.accountId, accountId), isNull(messages.readAt)));
  return { unread: await publishUnread(gateway, accountId) };
}

/**
 * Removes a message of the account. @throws {GatewayError} not_found, also for other accounts'
 * messages
 */
export async function removeMessage(gateway: Gateway, accountId: number, id: number) {
  const removed = await gateway.db
    .delete(messages)
    .where(and(eq(messages.id, id), eq(messages.accountId, accountId)))
    .returning({ id: messages.id });
  if (removed.length === 0) throw new GatewayError('not_found', 'There is no such message.');
  return { unread: await publishUnread(gateway, accountId) };
}
