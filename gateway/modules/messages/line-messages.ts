import { AGENT_TYPES } from '../../contract/account-types.ts';
import type {
  MessageAudience,
  MessageTargets,
  SendLineMessage,
  SentLineMessage,
  SentLineMessages,
} from '../../contract/agent-messages.ts';
import { DAY, MINUTE } from '../../contract/durations.ts';
import type { Session } from '../../core/call.ts';
import { fieldError } from '../../core/field-error.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { bodyHash, requireSameRequest } from '../../core/idempotency.ts';
import { readSettings } from '../../core/merchant-settings.ts';
import { runIdempotent } from '../../core/run-idempotent.ts';
import { throttle } from '../../core/throttle.ts';
import { rowsOf } from '../../database/rows-of.ts';
import {
  accountLines,
  accounts,
  lineMessages,
  messageBlocks,
  messages,
} from '../../database/schema/index.ts';
import { and, count, desc, eq, isNull, type SQL, sql } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';
import { newestFirst, pageOfNewest, rowsAfter } from '../agents/keyset.ts';
import { lineAccount, requireAgent, uplineOf } from '../agents/line-account.ts';
import { type LineNames, lineNames } from '../agents/line-names.ts';
import {
  type MessageKind,
  onlineReaders,
  publishUnreadOfAll,
  type Receivers,
  storeLineMessage,
} from './store-message.ts';

const SENDS = { name: 'line-messages', limit: 30, windowMs: 10 * MINUTE };

type LineMessageRow = typeof lineMessages.$inferSelect;

const sentView = (row: LineMessageRow, account: string | null): SentLineMessage => ({
  id: row.id,
  audience: row.audience,
  ...(account !== null && { account }),
  title: row.title,
  body: row.body,
  receivers: row.receivers,
  createdAt: row.createdAt,
  removed: row.removedAt !== null,
});

async function isBlocked(db: Database | Transaction, accountId: number): Promise<boolean> {
  const rows = await db
    .select({ at: messageBlocks.at })
    .from(messageBlocks)
    .where(eq(messageBlocks.accountId, accountId));
  return rows.length > 0;
}

/** Returns which of two accounts is above the other now; undefined if neither is. */
async function upperOf(tx: Transaction, one: number, other: number): Promise<number | undefined> {
  const [found] = rowsOf<{ above: number }>(
    await tx.execute(sql`
      select ancestor_id as above from account_lines where until_day is null and (
        (ancestor_id = ${one} and descendant_id = ${other})
        or (ancestor_id = ${other} and descendant_id = ${one}))`),
  );
  return found?.above;
}

interface Target {
  readonly audience: MessageAudience;
  readonly receivers: Receivers;
  /** Messages to accounts below are promotional, because nobody checks whether they contain offers. */
  readonly kind: MessageKind;
}

/**
 * Returns the receiver of a reply to a message of the account's inbox. @throws {GatewayError} not_found
 */
async function replyTarget(tx: Transaction, accountId: number, messageId: number): Promise<Target> {
  const [row] = await tx
    .select({ senderId: lineMessages.senderId })
    .from(messages)
    .innerJoin(lineMessages, eq(lineMessages.id, messages.lineMessageId))
    .where(and(eq(messages.id, messageId), eq(messages.accountId, accountId)));
  const above = row && (await upperOf(tx, accountId, row.senderId));
  // A sender who has left the line cannot be answered.
  if (!row || above === undefined) {
    throw new GatewayError('not_found', 'There is no account to reply to.');
  }
  const kind = above === accountId ? 'promotional' : 'service';
  return { audience: 'one', receivers: { receiverId: row.senderId }, kind };
}

/** @throws {GatewayError} non_agent_login, not_found, function.not.available, request_param_err */
async function targetOf(
  tx: Transaction,
  session: Session,
  input: SendLineMessage,
): Promise<Target> {
  const { accountId } = session;
  if (input.to === 'reply') return replyTarget(tx, accountId, input.messageId);
  if (input.to === 'upline') {
    const upline = await uplineOf(tx, accountId);
    if (!upline) throw new GatewayError('function.not.available', 'There is no upline.');
    return { audience: 'upline', receivers: { receiverId: upline.id }, kind: 'service' };
  }
  requireAgent(session);
  if (input.to === 'one') {
    const below = await lineAccount(tx, session, input.account);
    if (below.depth === 0) throw fieldError('account', 'message_self');
    return { audience: 'one', receivers: { receiverId: below.id }, kind: 'promotional' };
  }
  const receivers = { below: accountId, directOnly: input.to === 'direct' };
  return { audience: input.to, receivers, kind: 'promotional' };
}

/** Publishes the number of unread messages to the readers who are online. */
async function notifyReaders(gateway: Gateway, lineMessageId: number): Promise<void> {
  const readers = sql`select account_id from messages where line_message_id = ${lineMessageId}`;
  const present = await onlineReaders(gateway.db, readers, gateway.clock.now());
  await publishUnreadOfAll(gateway, present);
}

/** The receiver's name in joined rows; null for messages to several accounts. */
const receiverName = (names: LineNames): SQL<string | null> => names.of(accounts).account;

async function withReceiver(
  db: Database | Transaction,
  senderId: number,
  where: ReturnType<typeof and>,
) {
  const names = await lineNames(db, senderId);
  return db
    .select({ row: lineMessages, account: receiverName(names) })
    .from(lineMessages)
    .leftJoin(accounts, eq(accounts.id, lineMessages.receiverId))
    .where(where);
}

/**
 * Sends a message to accounts of the line, to the upline, or to the sender of a message in one's inbox
 * (R11.13). Requests with the same key send once.
 * @throws {GatewayError} message_blocked, request_param_err (`required`, `message_self`,
 * `nobody_below`), non_agent_login, not_found outside the line, function.not.available without an
 * upline, idempotency_conflict, TOO_MANY_REQUEST
 */
export async function sendToLine(
  gateway: Gateway,
  session: Session,
  input: SendLineMessage,
  key: string,
): Promise<SentLineMessage> {
  const { accountId } = session;
  const title = input.title.trim();
  const body = input.body.replaceAll('\r\n', '\n').trim();
  const whom = input.to === 'one' ? input.account.trim().toLowerCase() : null;
  const answers = input.to === 'reply' ? input.messageId : null;
  const hash = bodyHash([input.to, whom, answers, title, body]);
  const { made, isNew } = await runIdempotent<SentLineMessage>(
    gateway,
    { accountId, key, rule: SENDS },
    {
      find: async (db) => {
        const own = and(eq(lineMessages.senderId, accountId), eq(lineMessages.idempotencyKey, key));
        const [known] = await withReceiver(db, accountId, own);
        return known && sentView(requireSameRequest(known.row, hash), known.account);
      },
      prove: async () => {
        if (await isBlocked(gateway.db, accountId)) throw new GatewayError('message_blocked');
        if (title === '') throw fieldError('title', 'required');
        if (body === '') throw fieldError('body', 'required');
      },
      make: async (tx) => {
        const { audience, receivers, kind } = await targetOf(tx, session, input);
        if (audience === 'direct' || audience === 'line') {
          const { agents } = await readSettings(tx);
          const rule = { name: 'line-broadcasts', limit: agents.dailyBroadcasts, windowMs: DAY };
          await throttle({ db: tx, clock: gateway.clock }, rule, String(accountId));
        }
        const createdAt = gateway.clock.now();
        const receiverId = 'receiverId' in receivers ? receivers.receiverId : null;
        const own = { senderId: accountId, idempotencyKey: key, bodyHash: hash, createdAt };
        const [stored] = await tx
          .insert(lineMessages)
          .values({ ...own, audience, receiverId, title, body, receivers: 0 })
          .returning({ id: lineMessages.id });
        if (!stored) throw new Error('A message was not stored.');
        const isAnswer = input.to === 'reply';
        const text = { lineMessageId: stored.id, title, body, kind, isAnswer, at: createdAt };
        const reached = await storeLineMessage(tx, text, receivers);
        if (reached === 0) throw fieldError('to', 'nobody_below');
        await tx
          .update(lineMessages)
          .set({ receivers: reached })
          .where(eq(lineMessages.id, stored.id));
        const [row] = await withReceiver(tx, accountId, eq(lineMessages.id, stored.id));
        if (!row) throw new Error('A message was not stored.');
        return sentView(row.row, row.account);
      },
    },
  );
  if (isNew) await notifyReaders(gateway, made.id);
  return made;
}

/** Returns the possible receivers of a message. */
export async function messageTargetsOf(
  gateway: Gateway,
  { accountId, accountType }: Session,
): Promise<MessageTargets> {
  const { db } = gateway;
  const upline = await uplineOf(db, accountId);
  const below = async (directOnly: boolean) => {
    const [row] = await db
      .select({ people: count() })
      .from(accountLines)
      .where(
        and(
          eq(accountLines.ancestorId, accountId),
          isNull(accountLines.untilDay),
          directOnly ? eq(accountLines.depth, 1) : sql`${accountLines.depth} > 0`,
        ),
      );
    return row?.people ?? 0;
  };
  const isAgent = AGENT_TYPES.includes(accountType);
  return {
    direct: isAgent ? await below(true) : 0,
    line: isAgent ? await below(false) : 0,
    ...(upline && { upline: { account: upline.account, nickname: upline.nickname } }),
    blocked: await isBlocked(db, accountId),
  };
}

/**
 * Returns one page of the messages that an account has sent, newest first.
 * @throws {GatewayError} request_param_err for an invalid cursor
 */
export async function sentMessages(
  db: Database,
  accountId: number,
  { cursor, pageSize }: { cursor?: string | undefined; pageSize: number },
): Promise<SentLineMessages> {
  const names = await lineNames(db, accountId);
  const found = await db
    .select({ id: lineMessages.id, row: lineMessages, account: receiverName(names) })
    .from(lineMessages)
    .leftJoin(accounts, eq(accounts.id, lineMessages.receiverId))
    .where(
      and(
        eq(lineMessages.senderId, accountId),
        rowsAfter(newestFirst(sql`${lineMessages.id}`), cursor),
      ),
    )
    .orderBy(desc(lineMessages.id))
    .limit(pageSize + 1);
  const { rows, next } = pageOfNewest(found, pageSize);
  return {
    list: rows.map(({ row, account }) => sentView(row, account)),
    ...(next !== undefined && { next }),
  };
}
