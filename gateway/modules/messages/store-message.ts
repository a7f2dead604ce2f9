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

/** Windows of people who were seen within so many milliseconds learn of a message at once. */
const SEEN_WINDOW_MS = 30 * MINUTE;
/** So many of them; the others see it when they look next. */
const MAX_NOTIFIED = 500;

export interface MessageText {
  readonly title: string;
  readonly body: string;
}
/** A message in every language that there is: it is read in the one that the reader chose. */
export type MessageTexts = Readonly<Record<Language, MessageText>>;

/**
 * What a message is: something that its reader has to know, or an offer. An offer reaches nobody who
 * takes a break (R10.04), or wants none (R10.11).
 */
export type MessageKind = 'service' | 'promotional';

/** The condition that an offer reaches somebody: an answer those too who want none. */
const reaches = (reader: SQL, at: number, isAnswer: boolean): SQL =>
  isAnswer ? unlessOnBreak(reader, at) : receivesOffers(reader, at);

async function holds(tx: Transaction, condition: SQL): Promise<boolean> {
  const [row] = rowsOf<{ holds: boolean }>(await tx.execute(sql`select ${condition} as "holds"`));
  return row?.holds ?? false;
}

/** Puts a message into an inbox as part of what it tells about. Publish the count after the commit. */
export async function storeMessage(
  tx: Transaction,
  message: {
    readonly accountId: number;
    readonly texts: MessageTexts;
    readonly at: number;
    /** Where the reader can do something about it. */
    readonly link?: MessageLink;
    /** `service` unless it is said. */
    readonly kind?: MessageKind;
    /** It answers its reader: an offer reaches those too who want none, though not during a break. */
    readonly isAnswer?: boolean;
  },
): Promise<void> {
  const { EN, ...translations } = message.texts;
  const { accountId, at, link = null, kind = 'service', isAnswer = false } = message;
  if (kind === 'promotional') {
    if (!(await holds(tx, reaches(sql`${accountId}::integer`, at, isAnswer)))) return;
  }
  await tx.insert(messages).values({ accountId, ...EN, translations, link, kind, createdAt: at });
}

/** Readers of a message of the line: one account, or those below an agent. */
export type Receivers =
  | { readonly receiverId: number }
  | { readonly below: number; readonly directOnly: boolean };

/**
 * Puts what somebody of a line wrote into the inboxes of its readers, in one statement however many
 * they are. It stands there as it was typed, in no other language. A promotional one is kept from
 * those who take a break or want no offers, an answer from the first alone; they count all the same,
 * for that is nobody else's business.
 * @returns how many readers
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
  const isReached = kind === 'service' ? sql`true` : reaches(sql`readers.id`, at, isAnswer);
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

/** Tells a member's windows how many messages are unread now. Returns the number. */
export async function publishUnread(
  gateway: Pick<Gateway, 'db' | 'clock' | 'events'>,
  accountId: number,
): Promise<number> {
  const unread = await unreadMessages(gateway, accountId);
  await gateway.events.publish(accountId, { type: 'unread', unread });
  return unread;
}

/**
 * Those who are there now, of however many readers: whose windows are told.
 * @param readers a query of account ids
 */
export async function presentReaders(
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

/** Tells the windows of each of some members how many messages are unread now. */
export async function publishUnreadOfAll(
  gateway: Pick<Gateway, 'db' | 'clock' | 'events'>,
  accountIds: readonly number[],
): Promise<void> {
  for (const accountId of accountIds) await publishUnread(gateway, accountId);
}
