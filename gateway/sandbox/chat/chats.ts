import { randomBytes } from 'node:crypto';
import { DAY, HOUR } from '@baize/gateway/contract/durations.ts';
import type { Call, Session } from '@baize/gateway/core/call.ts';
import type { Gateway } from '@baize/gateway/core/gateway.ts';
import { GatewayError } from '@baize/gateway/core/gateway-error.ts';
import { sha256 } from '@baize/gateway/core/sha256.ts';
import { throttledTransaction } from '@baize/gateway/core/throttle.ts';
import { chatLaunches, chatMessages, chats } from '@baize/gateway/database/schema/index.ts';
import { and, desc, eq } from '@baize/gateway/database/sql.ts';
import type { Transaction } from '@baize/gateway/database/types.ts';
import { sessionEnd, sessionError } from '@baize/gateway/modules/session/sessions.ts';

/** Rate limit of messages. */
const MESSAGES = { name: 'chat-message', limit: 8, windowMs: 20_000 };
const COOKIE = 'chat';
/** How long a visitor can return to a chat; each opening renews it. */
export const COOKIE_LIFETIME_MS = 30 * DAY;
export const LAUNCH_LIFETIME_MS = 12 * HOUR;
/** Age of the oldest messages that are shown when a chat is opened again. */
const SHOWN = 100;

/** Dependencies of the chats. */
export type Store = Pick<Gateway, 'db' | 'clock'>;

const newToken = () => randomBytes(32).toString('base64url');

export type ChatLaunch = typeof chatLaunches.$inferSelect;

/** An event for everybody who has the chat open. */
export interface ChatMessage {
  readonly id: number;
  readonly author: 'person' | 'assistant';
  readonly body: string;
  readonly sentAt: number;
}

const columns = {
  id: chatMessages.id,
  author: chatMessages.author,
  body: chatMessages.body,
  sentAt: chatMessages.sentAt,
};

/**
 * Finds or creates the one chat of an account, or of a visitor's browser. The row is locked until the transaction
 * ends, so that the cleanup does not delete a chat that is being opened.
 */
async function chatOf(
  tx: Transaction,
  { clock }: Store,
  owner: { accountId: number } | { visitorHash: string },
): Promise<number> {
  const find = async () => {
    const [row] = await tx
      .select({ id: chats.id })
      .from(chats)
      .where(
        'accountId' in owner
          ? eq(chats.accountId, owner.accountId)
          : eq(chats.visitorHash, owner.visitorHash),
      )
      .for('key share');
    return row?.id;
  };
  const known = await find();
  if (known !== undefined) return known;
  await tx
    .insert(chats)
    .values({ ...owner, createdAt: clock.now() })
    .onConflictDoNothing();
  const made = await find();
  if (made === undefined) throw new GatewayError('unknown_error');
  return made;
}

function visitorOf(call: Call): string {
  const visitor = call.cookie(COOKIE) ?? newToken();
  call.setCookie(COOKIE, visitor, COOKIE_LIFETIME_MS / 1000);
  return sha256(visitor);
}

/** Opens the caller's chat; the token is in the URL's fragment, which is not sent to any server. */
export async function openChat(store: Store, session: Session | undefined, call: Call) {
  const owner = session ? { accountId: session.accountId } : { visitorHash: visitorOf(call) };
  const token = newToken();
  await store.db.transaction(async (tx) =>
    tx.insert(chatLaunches).values({
      tokenHash: sha256(token),
      chatId: await chatOf(tx, store, owner),
      sessionId: session?.sessionId ?? null,
      language: call.language,
      expiresAt: store.clock.now() + LAUNCH_LIFETIME_MS,
    }),
  );
  return token;
}

/**
 * @throws {GatewayError} user.or.token.invalid for an unknown or expired token; login.not.session, with
 *   the reason, when the login that opened the chat has ended
 */
export async function findChatLaunch(
  gateway: Gateway,
  token: string | undefined,
): Promise<ChatLaunch> {
  const [launch] = token
    ? await gateway.db
        .select()
        .from(chatLaunches)
        .where(eq(chatLaunches.tokenHash, sha256(token)))
    : [];
  if (!launch || launch.expiresAt <= gateway.clock.now()) {
    throw new GatewayError('user.or.token.invalid', 'This chat was closed. Please open it again.');
  }
  const ended = launch.sessionId ? await sessionEnd(gateway, launch.sessionId) : undefined;
  if (ended) throw sessionError(ended);
  return launch;
}

/** The latest messages, oldest first. */
export async function chatHistory(gateway: Gateway, chatId: number): Promise<ChatMessage[]> {
  const rows = await gateway.db
    .select(columns)
    .from(chatMessages)
    .where(eq(chatMessages.chatId, chatId))
    .orderBy(desc(chatMessages.id))
    .limit(SHOWN);
  return rows.reverse();
}

export async function findChatMessage(
  gateway: Gateway,
  chatId: number,
  messageId: number,
): Promise<ChatMessage | undefined> {
  const [row] = await gateway.db
    .select(columns)
    .from(chatMessages)
    .where(and(eq(chatMessages.id, messageId), eq(chatMessages.chatId, chatId)));
  return row;
}

/**
 * Stores a person's message with the assistant's answer and notifies everybody who has the chat open.
 * Idempotent by `clientKey`.
 * @throws {GatewayError} TOO_MANY_REQUEST
 */
export async function storeChatMessage(
  gateway: Gateway,
  launch: Pick<ChatLaunch, 'chatId'>,
  said: { readonly body: string; readonly clientKey: string },
  answer: (body: string) => Promise<string>,
): Promise<void> {
  const { chatId } = launch;
  const reply = await answer(said.body);
  const sentAt = gateway.clock.now();
  const ids = await throttledTransaction(
    gateway,
    MESSAGES,
    String(chatId),
    async (tx, countNew) => {
      const [own] = await tx
        .insert(chatMessages)
        .values({ chatId, author: 'person', ...said, sentAt })
        .onConflictDoNothing()
        .returning({ id: chatMessages.id });
      if (!own) return [];
      await countNew();
      const [answered] = await tx
        .insert(chatMessages)
        .values({ chatId, author: 'assistant', body: reply, sentAt })
        .returning({ id: chatMessages.id });
      return answered ? [own.id, answered.id] : [own.id];
    },
  );
  for (const messageId of ids) await gateway.chatEvents.publish(chatId, { messageId });
}
