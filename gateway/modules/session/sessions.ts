import { randomBytes, randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { DAY, HOUR, MINUTE } from '../../contract/durations.ts';
import { type SessionEndReason, sessionEndReason } from '../../contract/errors.ts';
import { TRIAL_TYPE } from '../../contract/members.ts';
import type { Call, Session } from '../../core/call.ts';
import type { Clock } from '../../core/clock.ts';
import type { Config } from '../../core/config.ts';
import type { Sessions } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { sha256 } from '../../core/sha256.ts';
import {
  accountClosings,
  accounts,
  playExclusions,
  sessions,
} from '../../database/schema/index.ts';
import { and, eq, isNotNull, isNull, lt, ne, or, sql } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';
import { forgetOtherDevices, rememberPlace } from '../login-safety/known-places.ts';
import { excludedError, exclusionOf, isExclusionActiveAt } from '../protection/exclusion.ts';

/** The part of a Gateway that sessions need. */
export interface SessionStore {
  readonly db: Database | Transaction;
  readonly clock: Clock;
  readonly config: Pick<Config, 'sessionIdleMinutes' | 'sessionHours'>;
}

type SessionRow = typeof sessions.$inferSelect;
type Account = typeof accounts.$inferSelect;

const TOKEN_BYTES = 32;
/** Minimum milliseconds between two updates of `lastSeenAt`, so that most calls write nothing. */
const TOUCH_INTERVAL_MS = 10_000;
/** Milliseconds for which ended sessions are kept, to tell their users why they ended. */
const ENDED_RETENTION_MS = 7 * DAY;

const MESSAGES: Record<SessionEndReason, string> = {
  missing: 'Not logged in, please login.',
  idle: 'You were logged out because nothing happened for a while.',
  expired: 'You were logged in for a long time, please login again.',
  elsewhere: 'This account logged in on another device.',
  logout: 'You logged out.',
  password: 'The password was changed on another device.',
  exclusion: 'You are on a break from playing.',
  closed: 'This account is closed.',
};

/** Creates the error of an ended or missing session. */
export function sessionError(reason: SessionEndReason): GatewayError {
  return new GatewayError('login.not.session', MESSAGES[reason], { reason });
}

/** Returns why a session has ended; undefined while it is valid. */
function endOf(row: SessionRow, store: SessionStore): SessionEndReason | undefined {
  if (row.endedAt !== null) return z.parse(sessionEndReason, row.endReason);
  const now = store.clock.now();
  const { sessionIdleMinutes, sessionHours } = store.config;
  if (now - row.lastSeenAt > sessionIdleMinutes * MINUTE) return 'idle';
  return now - row.createdAt > sessionHours * HOUR ? 'expired' : undefined;
}

/** Creates the lookup of sessions by token. */
export function createSessions(store: SessionStore): Sessions {
  return {
    require: async (token, { duringPasswordChange = false, duringExclusion = false } = {}) => {
      const now = store.clock.now();
      const [row] = await store.db
        .select({
          session: sessions,
          type: accounts.type,
          username: accounts.username,
          isExcluded: sql<boolean>`exists (select 1 from ${playExclusions}
            where ${playExclusions.accountId} = ${sessions.accountId} and ${isExclusionActiveAt(now)})`,
        })
        .from(sessions)
        .innerJoin(accounts, eq(accounts.id, sessions.accountId))
        .where(eq(sessions.tokenHash, sha256(token)));
      if (!row) throw sessionError('missing');
      const reason = endOf(row.session, store);
      if (reason) throw sessionError(reason);
      if (row.session.mustChangePassword && !duringPasswordChange) {
        throw new GatewayError('password_change_required', 'Please change your password first.');
      }
      if (row.isExcluded && !duringExclusion) {
        const exclusion = await exclusionOf(store.db, row.session.accountId, now);
        if (exclusion) throw excludedError(exclusion);
      }
      if (now - row.session.lastSeenAt > TOUCH_INTERVAL_MS) {
        await store.db
          .update(sessions)
          .set({ lastSeenAt: now })
          .where(and(eq(sessions.id, row.session.id), isNull(sessions.endedAt)));
      }
      return {
        sessionId: row.session.id,
        accountId: row.session.accountId,
        accountType: row.type,
        username: row.username,
        mustChangePassword: row.session.mustChangePassword,
        isExcluded: row.isExcluded,
      };
    },
  };
}

/** Returns why a session has ended, without extending it; undefined while it is valid. */
export async function sessionEnd(
  store: SessionStore,
  sessionId: string,
): Promise<SessionEndReason | undefined> {
  const [row] = await store.db.select().from(sessions).where(eq(sessions.id, sessionId));
  return row ? endOf(row, store) : 'missing';
}

/** Ends an account's live sessions, all or all but one. Returns how many it ended. */
export async function endSessions(
  db: Database | Transaction,
  clock: Clock,
  end: { accountId: number; reason: SessionEndReason; exceptSessionId?: string },
): Promise<number> {
  const ended = await db
    .update(sessions)
    .set({ endedAt: clock.now(), endReason: end.reason })
    .where(
      and(
        eq(sessions.accountId, end.accountId),
        isNull(sessions.endedAt),
        end.exceptSessionId ? ne(sessions.id, end.exceptSessionId) : undefined,
      ),
    )
    .returning({ id: sessions.id });
  return ended.length;
}

/** Ends one session; other sessions of the account (trials have several) continue. */
export async function endSession(
  db: Database,
  clock: Clock,
  session: Session,
  reason: SessionEndReason,
): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: clock.now(), endReason: reason })
    .where(and(eq(sessions.id, session.sessionId), isNull(sessions.endedAt)));
}

/**
 * Refuses a login if the password was replaced after the typed one was compared.
 * @throws {GatewayError} login.incorrect
 */
function refuseReplaced(current: string | null | undefined, proved: string | null): void {
  if (current !== proved) throw new GatewayError('login.incorrect');
}

/** @throws {GatewayError} account_closed */
async function refuseClosed(tx: Transaction, accountId: number): Promise<void> {
  const [closed] = await tx
    .select({ id: accountClosings.id })
    .from(accountClosings)
    .where(
      and(
        eq(accountClosings.accountId, accountId),
        isNotNull(accountClosings.closedAt),
        isNull(accountClosings.reopenedAt),
      ),
    );
  if (closed) throw new GatewayError('account_closed', 'This account is closed.');
}

/**
 * Opens a session in the caller's transaction. Members and agents have one: the account's row is
 * locked, so that of two concurrent logins the later ends the earlier. Trials may have several.
 * @param call with the hash that the typed password was compared with, for a login by password
 * @throws {GatewayError} account_closed, which is revealed only to the proven owner; login.incorrect if
 * the password was replaced meanwhile
 */
export async function openSession(
  tx: Transaction,
  clock: Clock,
  account: Pick<Account, 'id' | 'type'>,
  call: Pick<Call, 'ip' | 'network' | 'userAgent'> & {
    readonly deviceId: string;
    readonly mustChangePassword: boolean;
    readonly provedHash?: string | null;
  },
): Promise<{ token: string; endedOthers: number }> {
  const [locked] = await tx
    .select({ passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(eq(accounts.id, account.id))
    .for('update');
  // With the account locked, a concurrent login and closing of the account are serialized.
  if (call.provedHash !== undefined) refuseReplaced(locked?.passwordHash, call.provedHash);
  await refuseClosed(tx, account.id);
  const endedOthers =
    account.type === TRIAL_TYPE
      ? 0
      : await endSessions(tx, clock, { accountId: account.id, reason: 'elsewhere' });
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const now = clock.now();
  await tx.insert(sessions).values({
    id: randomUUID(),
    tokenHash: sha256(token),
    accountId: account.id,
    deviceId: call.deviceId,
    ip: call.ip,
    userAgent: call.userAgent.slice(0, 300),
    mustChangePassword: call.mustChangePassword,
    createdAt: now,
    lastSeenAt: now,
  });
  await tx.update(accounts).set({ lastLoginAt: now }).where(eq(accounts.id, account.id));
  if (account.type !== TRIAL_TYPE) {
    const { deviceId, ip, network, userAgent } = call;
    const place = { accountId: account.id, deviceId, network, ip, userAgent };
    await rememberPlace(tx, clock, place);
  }
  return { token, endedOthers };
}

/**
 * Ends all sessions of an account and deletes the places of its other devices. With `here` false, the
 * caller's session continues under a new token with its remaining time, so that copies of the old token
 * are invalid.
 * @returns the new session's token
 */
export async function endEverywhere(
  db: Database,
  clock: Clock,
  { accountId, sessionId }: Pick<Session, 'accountId' | 'sessionId'>,
  here: boolean,
): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    await tx
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.id, accountId))
      .for('update');
    const [own] = await tx.select().from(sessions).where(eq(sessions.id, sessionId));
    // A login elsewhere has already ended this session.
    if (!own || own.endedAt !== null) throw sessionError('elsewhere');
    await endSessions(tx, clock, { accountId, reason: 'logout' });
    await forgetOtherDevices(tx, accountId, own.deviceId);
    if (here) return undefined;
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await tx
      .insert(sessions)
      .values({ ...own, id: randomUUID(), tokenHash: sha256(token), lastSeenAt: clock.now() });
    return token;
  });
}

/** Deletes sessions that ended long ago; until then, requests with their token learn why they ended. */
export async function deleteOldSessions(store: SessionStore): Promise<void> {
  const limit = store.clock.now() - ENDED_RETENTION_MS;
  await store.db
    .delete(sessions)
    .where(or(lt(sessions.endedAt, limit), lt(sessions.lastSeenAt, limit)));
}
