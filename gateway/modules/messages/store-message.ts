import { MINUTE } from '../../contract/durations.ts';
import type { Language } from '../../contract/languages.ts';
import type { MessageLink } from '../../contract/member-pages.ts';
import type { Gateway } from '../../core/gateway.ts';
import { rowsOf } from '../../database/rows-of.ts';
import { messages } from '../../database/schema/index.ts';
import { type SQL, sql } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';
import { receivesOffers } from '../own-account/marketing-choices.ts';
import { unlessOnBreak } from '../protection/exclusion.ts';
import { unreadMessages } from './unread.ts';

/** Windows of accounts seen within this time (milliseconds) are notified of a message at once. */
const SEEN_WINDOW_MS = 30 * MINUTE;
/** Maximum number of notified accounts; the others see the message at their next request. */
const MAX_NOTIFIED = 500;

export interface MessageText {
  readonly title: string;
  readonly body: string;
}
/** A message in every language; it is displayed in the reader's. */
export type MessageTexts = Readonly<Record<Language, MessageText>>;

/**
 * Kind of a message: information that its reader needs, or an offer. Offers are not delivered to
 * accounts that take a break (R10.04) or want none (R10.11).
 */
export type MessageKind = 'service' | 'promotional';

/**
 * Returns the condition that an offer may be delivered to an account. A reply is also delivered to
 * those who want no offers.
 */
const mayReceiveOffer = (reader: SQL, at: number, isAnswer: boolean): SQL =>
  isAnswer ? unlessOnBreak(reader, at) : receivesOffers(reader, at);

async function isTrue(tx: Transaction, condition: SQL): Promise<boolean> {
  const [row] = rowsOf<{ holds: boolean }>(await tx.execute(sql`select ${condition} as "holds"`));
  return row?.holds ?? false;
}

/**
 * Stores a message in an inbox, in the transaction of the event that it is about. Publish the unread
 * count after the commit.
 */
export async function storeMessage(
  tx: Transaction,
  message: {
    readonly accountId: number;
    readonly texts: MessageTexts;
    readonly at: number;
    /** Page on which the reader can act. */
    readonly link?: MessageLink;
    /** `service` by default. */
    readonly kind?: MessageKind;
    /**
     * Whether it replies to the receiver: then it is delivered even if the receiver wants no offers,
     * but not during a break.
     */
    readonly isAnswer?: boolean;
  },
): Promise<void> {
  const { EN, ...translations } = message.texts;
  const { accountId, at, link = null, kind = 'service', isAnswer = false } = message;
  if (kind === 'promotional') {
    if (!(await isTrue(tx, mayReceiveOffer(sql`${accountId}::integer`, at, isAnswer)))) return;
  }
  await tx.insert(messages).values({ accountId, ...EN, translations, link, kind, createdAt: at });
}

/** Receivers of a message in the line: one account, or the accounts below an agent. */
export type Receivers =
  | { readonly receiverId: number }
  | { readonly below: number; readonly directOnly: boolean };

/**
 * Stores a message of an account in the line in the inboxes of its receivers, with one statement for
 * any number of receivers. The text is stored as it was typed, in no other language. A promotional
 * message is not delivered to accounts that take a break or want no offers; a reply only not to the
 * former. They are included in the returned number all the same, so that the sender does not learn
 * about breaks and choices.
 * @returns the number of receivers
 */
export async function storeLineMessage(
  tx: Transaction,
  message: MessageText & {
    readonly lineMessageId: number;
    readonly kind: MessageKind;
    readonly isAnswer: boolean;
    readonly at: number;
  },
  receivers: Receivers,
): Promise<number> {
  const { lineMessageId, title, body, kind, isAnswer, at } = message;
  const isReached = kind === 'service' ? sql`true` : mayReceiveOffer(sql`readers.id`, at, isAnswer);
  const readers =
    'receiverId' in receivers
      ? sql`select ${receivers.receiverId}::integer as id`
      : sql`select descendant_id as id from account_lines
          where ancestor_id = ${receivers.below} and until_day is null
            and ${receivers.directOnly ? sql`depth = 1` : sql`depth > 0`}`;
  const stored = rowsOf<{ count: number }>(
    await tx.execute(sql`
      with readers as (${readers}),
      stored as (
        insert into messages (account_id, title, body, kind, created_at, line_message_id)
        select readers.id, ${title}, ${body}, ${kind}, ${at}, ${lineMessageId} from readers
        where ${isReached}
        returning 1
      ) select count(*)::float8 as count from readers`),
  );
  return stored[0]?.count ?? 0;
}

/** Publishes the number of a member's unread messages to their windows. Returns the number. */
export async function publishUnread(
  gateway: Pick<Gateway, 'db' | 'clock' | 'events'>,
  accountId: number,
): Promise<number> {
  const unread = await unreadMessages(gateway, accountId);
  await gateway.events.publish(accountId, { type: 'unread', unread });
  return unread;
}

/**
 * Returns the readers who are online now, up to the maximum number, whose windows are notified.
 * @param readers SQL for account ids
 */
export async function onlineReaders(
  db: Database | Transaction,
  readers: SQL,
  now: number,
): Promise<readonly number[]> {
  const present = rowsOf<{ id: number }>(
    await db.execute(sql`
      select distinct account_id as id from sessions
      where ended_at is null and last_seen_at > ${now - SEEN_WINDOW_MS} and account_id in (${readers})
      limit ${MAX_NOTIFIED}`),
  );
  return present.map(({ id }) => id);
}

/** Publishes the number of unread messages to the windows of several members. */
export async function publishUnreadOfAll(
  gateway: Pick<Gateway, 'db' | 'clock' | 'events'>,
  accountIds: readonly number[],
): Promise<void> {
  for (const accountId of accountIds) await publishUnread(gateway, accountId);
}
