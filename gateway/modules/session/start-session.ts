import { DAY } from '../../contract/durations.ts';
import type { LoginValue } from '../../contract/session.ts';
import type { Call } from '../../core/call.ts';
import type { Gateway } from '../../core/gateway.ts';
import type { MerchantSettings } from '../../core/merchant-schema.ts';
import type { accounts } from '../../database/schema/index.ts';
import type { Transaction } from '../../database/types.ts';
import { lastPlaceOf } from '../login-safety/known-places.ts';
import { exclusionOf } from '../protection/exclusion.ts';
import { openSession } from './sessions.ts';

type Account = typeof accounts.$inferSelect;

export interface LoginInput {
  readonly account: Account;
  readonly call: Call;
  readonly deviceId: string;
  readonly settings: Pick<MerchantSettings, 'currency' | 'flags' | 'passwordExpiryDays'>;
  /** Whether the typed password is weak; undefined for a login without a password. */
  readonly weakPassword?: boolean | undefined;
}

function isExpired(login: LoginInput, now: number): boolean {
  if (login.account.passwordExpired) return true;
  const days = login.settings.passwordExpiryDays;
  return days > 0 && now - login.account.passwordChangedAt > days * DAY;
}

/**
 * R4.04: whether the password must be changed before anything else; only for logins by password.
 */
function mustChangePassword(login: LoginInput, expired: boolean): boolean {
  if (login.weakPassword === undefined) return false;
  return login.weakPassword || (expired && login.settings.flags.PWDEXPFORCECHANGE3);
}

/**
 * Opens a session in the caller's transaction. Call the returned `announce` after the transaction;
 * it notifies the sockets of the previous session.
 */
export async function openLoginSession(
  tx: Transaction,
  gateway: Gateway,
  login: LoginInput,
): Promise<{ value: LoginValue; announce: () => Promise<void> }> {
  const { account, call, deviceId, settings } = login;
  const { ip, network, userAgent } = call;
  const at = gateway.clock.now();
  const passwordExpired = isExpired(login, at);
  const lastLogin = await lastPlaceOf(tx, account.id);
  const isExcluded = (await exclusionOf(tx, account.id, at)) !== undefined;
  const opened = await openSession(tx, gateway.clock, account, {
    ip,
    network,
    userAgent,
    deviceId,
    mustChangePassword: mustChangePassword(login, passwordExpired),
    ...(login.weakPassword !== undefined && { provedHash: account.passwordHash }),
  });
  return {
    value: {
      token: opened.token,
      id: account.publicId,
      userName: account.username,
      customerType: account.type,
      firstTimeLogin: account.firstTimeLogin,
      passwordExpired,
      weakPassword: login.weakPassword ?? account.weakPassword,
      ...(isExcluded && { isExcluded }),
      isInMerchantsCurrency: account.currency === settings.currency,
      ...(lastLogin && { lastLogin }),
    },
    announce: async () => {
      if (opened.endedOthers === 0) return;
      await gateway.events.publish(account.id, { type: 'sessionEnded', reason: 'elsewhere' });
    },
  };
}

/** Logs in an existing account. */
export async function startSession(gateway: Gateway, login: LoginInput): Promise<LoginValue> {
  const opened = await gateway.db.transaction((tx) => openLoginSession(tx, gateway, login));
  await opened.announce();
  return opened.value;
}
