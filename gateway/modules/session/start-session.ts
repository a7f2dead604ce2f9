import type { LoginValue } from '../../contract/session.ts';
import type { Call, Gateway } from '../../core/gateway.ts';
import type { Transaction } from '../../database/open.ts';
import type { accounts } from '../../database/schema/index.ts';
import { openSession } from './sessions.ts';

type Account = typeof accounts.$inferSelect;

export interface Entry {
  readonly account: Account;
  readonly call: Call;
  readonly deviceId: string;
  /** The typed password is weak; without one the account's own mark counts. */
  readonly weakPassword?: boolean;
  /** 0: passwords do not expire by age. */
  readonly passwordExpiryDays?: number;
}

const DAY = 24 * 60 * 60 * 1000;

function isExpired(entry: Entry, now: number): boolean {
  if (entry.account.passwordExpired) return true;
  const days = entry.passwordExpiryDays ?? 0;
  return days > 0 && now - entry.account.passwordChangedAt > days * DAY;
}

/**
 * Opens a session in the caller's transaction. `announce` tells the sockets of an older session;
 * call it after the transaction.
 */
export async function enter(
  tx: Transaction,
  gateway: Gateway,
  entry: Entry,
): Promise<{ value: LoginValue; announce: () => Promise<void> }> {
  const { account, call, deviceId } = entry;
  const { ip, userAgent } = call;
  const opened = await openSession(tx, gateway.clock, account, { ip, userAgent, deviceId });
  return {
    value: {
      token: opened.token,
      id: account.publicId,
      userName: account.username,
      customerType: account.type,
      firstTimeLogin: account.firstTimeLogin,
      passwordExpired: isExpired(entry, gateway.clock.now()),
      weakPassword: entry.weakPassword ?? account.weakPassword,
    },
    announce: async () => {
      if (opened.endedOthers === 0) return;
      await gateway.events.publish(account.id, { type: 'sessionEnded', reason: 'elsewhere' });
    },
  };
}

/** A login of an account that exists. */
export async function startSession(gateway: Gateway, entry: Entry): Promise<LoginValue> {
  const entered = await gateway.db.transaction((tx) => enter(tx, gateway, entry));
  await entered.announce();
  return entered.value;
}
