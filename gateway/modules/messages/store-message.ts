import type { Language } from '../../contract/languages.ts';
import type { Gateway } from '../../core/gateway.ts';
import type { Transaction } from '../../database/open.ts';
import { messages } from '../../database/schema/index.ts';
import { unreadMessages } from '../members/messages.ts';

export interface Letter {
  readonly title: string;
  readonly body: string;
}
/** A message in every language that there is: it is read in the one that the reader chose. */
export type Letters = Readonly<Record<Language, Letter>>;

/** Puts a message into an inbox as part of what it tells about. Publish the count after the commit. */
export async function storeMessage(
  tx: Transaction,
  message: { readonly accountId: number; readonly letters: Letters; readonly at: number },
): Promise<void> {
  const { EN, ...translations } = message.letters;
  await tx
    .insert(messages)
    .values({ accountId: message.accountId, ...EN, translations, createdAt: message.at });
}

/** Tells a member's windows how many messages are unread now. Returns the number. */
export async function publishUnread(
  gateway: Pick<Gateway, 'db' | 'events'>,
  accountId: number,
): Promise<number> {
  const unread = await unreadMessages(gateway.db, accountId);
  await gateway.events.publish(accountId, { type: 'unread', unread });
  return unread;
}
