import { accounts, protectionLog } from '../../database/schema/index.ts';
import { desc, eq } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';

/** Actions in the log of player protection. */
export type ProtectionAction =
  | 'limitSet'
  | 'limitAsked'
  | 'limitConfirmed'
  | 'limitKept'
  | 'limitReached'
  | 'wentWithout'
  | 'reviewed'
  | 'realityInterval'
  | 'realityAnswered'
  | 'excluded'
  | 'returnAsked'
  | 'withdrawalLocked'
  | 'withdrawalTakenBack'
  | 'withdrawalsLocked'
  | 'withdrawalsUnlockAsked'
  | 'closingAsked'
  | 'accountClosed'
  | 'accountReopened'
  | 'dataAskedFor'
  | 'marketingAgreed'
  | 'marketingRefused'
  | 'identitySent'
  | 'identityOpened'
  | 'identityAccepted'
  | 'identityRefused'
  | 'signFound'
  | 'signMessaged'
  | 'signSeen'
  | 'signContacted'
  | 'signClosed';

export interface ProtectionEvent {
  readonly accountId: number;
  readonly actor: 'player' | 'staff' | 'system';
  readonly action: ProtectionAction;
  /** Name that the member of staff entered. */
  readonly staffName?: string;
  /** Facts about the event, without secrets. */
  readonly detail?: Readonly<Record<string, unknown>>;
  /** Milliseconds of the gateway's clock. */
  readonly at: number;
}

/** Logs who did what, for staff and supervisors (R10.09). */
export async function logProtection(
  db: Database | Transaction,
  events: readonly ProtectionEvent[],
): Promise<void> {
  if (events.length === 0) return;
  await db
    .insert(protectionLog)
    .values(events.map(({ at, detail = {}, ...event }) => ({ ...event, detail, createdAt: at })));
}

/** Returns the latest log entries, newest first. */
export const latestLog = (db: Database, limit: number) =>
  db
    .select({
      createdAt: protectionLog.createdAt,
      actor: protectionLog.actor,
      staffName: protectionLog.staffName,
      action: protectionLog.action,
      detail: protectionLog.detail,
      username: accounts.username,
    })
    .from(protectionLog)
    .innerJoin(accounts, eq(accounts.id, protectionLog.accountId))
    .orderBy(desc(protectionLog.id))
    .limit(limit);
export type LogRow = Awaited<ReturnType<typeof latestLog>>[number];
