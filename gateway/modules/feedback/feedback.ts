import { MINUTE } from '../../contract/durations.ts';
import { type Feedback, type FeedbackKind, feedbackProblem } from '../../contract/feedback.ts';
import { fieldError } from '../../core/field-error.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { bodyHash, requireSameRequest } from '../../core/idempotency.ts';
import { readSettings } from '../../core/merchant-settings.ts';
import { referenceNumber } from '../../core/order-number.ts';
import { runIdempotent } from '../../core/run-idempotent.ts';
import { feedback } from '../../database/schema/index.ts';
import { and, count, desc, eq } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';
import { publishUnread, storeMessage } from '../messages/store-message.ts';
import { answerMessage } from './message-templates.ts';

const SENDING = { name: 'feedback', limit: 5, windowMs: 10 * MINUTE };

function view(row: typeof feedback.$inferSelect): Feedback {
  const { referenceNo, kind, body, status, createdAt, answer, answeredAt } = row;
  return {
    referenceNo,
    kind,
    text: body,
    status,
    createdAt,
    ...(answer !== null && { answer }),
    ...(answeredAt !== null && { answeredAt }),
  };
}

/**
 * Returns one page of an account's own messages, newest first, and the merchant's limits of words.
 */
export async function listFeedback(
  gateway: Gateway,
  query: { readonly accountId: number; readonly pageNo: number; readonly pageSize: number },
) {
  const mine = eq(feedback.accountId, query.accountId);
  const { feedbackWords: words } = await readSettings(gateway.db);
  const [total] = await gateway.db.select({ count: count() }).from(feedback).where(mine);
  const rows = await gateway.db
    .select()
    .from(feedback)
    .where(mine)
    .orderBy(desc(feedback.id))
    .limit(query.pageSize)
    .offset((query.pageNo - 1) * query.pageSize);
  const totalCount = total?.count ?? 0;
  const totalPages = Math.ceil(totalCount / query.pageSize);
  return { words, list: rows.map(view), totalPages, totalCount };
}

/**
 * Stores a message to the merchant's staff, once per key (R2.21, R5.13).
 * @throws {GatewayError} request_param_err with `text_short` or `text_long`, TOO_MANY_REQUEST,
 * idempotency_conflict
 */
export async function storeFeedback(
  gateway: Gateway,
  sent: {
    readonly accountId: number;
    readonly key: string;
    readonly kind: FeedbackKind;
    readonly text: string;
  },
): Promise<Feedback> {
  const { accountId, key, kind } = sent;
  const body = sent.text.trim();
  const hash = bodyHash([kind, body]);
  const find = async (db: Database | Transaction) => {
    const [row] = await db
      .select()
      .from(feedback)
      .where(and(eq(feedback.accountId, accountId), eq(feedback.idempotencyKey, key)));
    return row && view(requireSameRequest(row, hash));
  };
  const prove = async () => {
    const { feedbackWords } = await readSettings(gateway.db);
    const problem = feedbackProblem(body, feedbackWords);
    if (problem) throw fieldError('text', problem);
  };
  const make = async (tx: Transaction) => {
    const at = gateway.clock.now();
    const [stored] = await tx
      .insert(feedback)
      .values({
        referenceNo: referenceNumber('F', at, 2),
        accountId,
        idempotencyKey: key,
        bodyHash: hash,
        kind,
        body,
        status: 'received' as const,
        createdAt: at,
      })
      .returning();
    if (!stored) throw new Error('Feedback was not stored.');
    return view(stored);
  };
  const once = { accountId, key, rule: SENDING };
  return (await runIdempotent(gateway, once, { find, prove, make })).made;
}

/**
 * Stores an answer to a message; the author sees it beside the message and in the inbox.
 * @throws {GatewayError} not_found; order_closed if it has been answered
 */
export async function answerFeedback(
  gateway: Gateway,
  referenceNo: string,
  answer: string,
): Promise<void> {
  const at = gateway.clock.now();
  const accountId = await gateway.db.transaction(async (tx) => {
    const [found] = await tx
      .select()
      .from(feedback)
      .where(eq(feedback.referenceNo, referenceNo))
      .for('update');
    if (!found) throw new GatewayError('not_found', 'There is no such feedback.');
    if (found.status === 'answered') throw new GatewayError('order_closed');
    await tx
      .update(feedback)
      .set({ status: 'answered', answer, answeredAt: at })
      .where(eq(feedback.id, found.id));
    const texts = answerMessage(referenceNo, answer);
    await storeMessage(tx, { accountId: found.accountId, texts, at });
    return found.accountId;
  });
  await publishUnread(gateway, accountId);
}
