import { HOUR } from '@baize/gateway/contract/durations.ts';
import { chatLaunches, chatMessages, chats } from '@baize/gateway/database/schema/index.ts';
import {
  alias,
  and,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  lt,
  notExists,
  or,
} from '@baize/gateway/database/sql.ts';
import type { Database, Transaction } from '@baize/gateway/database/types.ts';
import { COOKIE_LIFETIME_MS, LAUNCH_LIFETIME_MS, type Store } from './chats.ts';

/** A message that was on its way when its launch ended has long been stored after so much time. */
const GRACE_MS = HOUR;
/** Chats deleted in one transaction: a short one, however many visitors opened a chat. */
const BATCH = 200;

/**
 * Visitors' chats that nobody can open with what is in them: the cookie, which each opening renews, is over; or nothing
 * was written, and another opening makes an empty chat as well.
 */
function isLost(db: Database | Transaction, now: number) {
  const openedSince = (time: number) =>
    db
      .select({ chatId: chatLaunches.chatId })
      .from(chatLaunches)
      .where(
        and(
          eq(chatLaunches.chatId, chats.id),
          gt(chatLaunches.expiresAt, time + LAUNCH_LIFETIME_MS),
        ),
      );
  const written = db
    .select({ chatId: chatMessages.chatId })
    .from(chatMessages)
    .where(eq(chatMessages.chatId, chats.id));
  return and(
    isNotNull(chats.visitorHash),
    lt(chats.createdAt, now - GRACE_MS),
    notExists(openedSince(now - GRACE_MS - LAUNCH_LIFETIME_MS)),
    or(notExists(written), notExists(openedSince(now - GRACE_MS - COOKIE_LIFETIME_MS))),
  );
}

/** Deletes some lost chats. @returns how many */
async function dropSome(tx: Transaction, now: number): Promise<number> {
  // What is being opened just now is locked, and left alone.
  const locked = await tx
    .select({ id: chats.id })
    .from(chats)
    .where(isLost(tx, now))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  // Behind the locks: one may have been opened before they were had.
  const lost = await tx
    .select({ id: chats.id })
    .from(chats)
    .where(
      and(
        inArray(
          chats.id,
          locked.map(({ id }) => id),
        ),
        isLost(tx, now),
      ),
    );
  const ids = lost.map(({ id }) => id);
  await tx.delete(chatMessages).where(inArray(chatMessages.chatId, ids));
  await tx.delete(chatLaunches).where(inArray(chatLaunches.chatId, ids));
  await tx.delete(chats).where(inArray(chats.id, ids));
  return ids.length;
}

/**
 * Deletes launches that are over, and visitors' chats that are lost: whoever opens the chat and throws the cookie away
 * leaves a row of each. The last launch of a visitor's chat stays with it, as it tells when the cookie was renewed.
 */
export async function deleteOldChats({ db, clock }: Store): Promise<void> {
  const now = clock.now();
  while ((await db.transaction((tx) => dropSome(tx, now))) > 0);
  const later = alias(chatLaunches, 'later');
  const opened = db
    .select({ chatId: later.chatId })
    .from(later)
    .where(and(eq(later.chatId, chatLaunches.chatId), gt(later.expiresAt, chatLaunches.expiresAt)));
  const ofAccount = db
    .select({ id: chats.id })
    .from(chats)
    .where(and(eq(chats.id, chatLaunches.chatId), isNotNull(chats.accountId)));
  await db
    .delete(chatLaunches)
    .where(and(lt(chatLaunches.expiresAt, now - GRACE_MS), or(exists(opened), exists(ofAccount))));
}
