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

/** Grace period after the end of a launch, by which a message that was being sent has been stored. */
const GRACE_MS = HOUR;
/** Chats deleted in one transaction, which keeps it short however many there are. */
const BATCH = 200;

/**
 * Visitors' chats that can be deleted with their messages: their cookie, which each opening renews, has expired; or
 * they are empty, so that opening the chat again creates an equivalent one.
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

/** Deletes one batch of such chats. @returns how many */
async function dropSome(tx: Transaction, now: number): Promise<number> {
  // Skips locked rows: a chat that is being opened is locked.
  const locked = await tx
    .select({ id: chats.id })
    .from(chats)
    .where(isLost(tx, now))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  // Checked again after locking: a chat may have been opened before the locks were taken.
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
 * Deletes expired launches and unreachable visitors' chats: whoever opens the chat and deletes the cookie leaves a
 * row of each. The last launch of a visitor's chat is kept, because it records when the cookie was renewed.
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
