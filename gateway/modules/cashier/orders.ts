import { randomBytes } from 'node:crypto';
import { GatewayError } from '../../core/gateway-error.ts';
import { sha256 } from '../../core/sha256.ts';
import { accounts, type withdrawOrders } from '../../database/schema/index.ts';
import { eq } from '../../database/sql.ts';
import type { Transaction } from '../../database/types.ts';
import { roundToMinor, toMinor } from '../wallet/money.ts';

export type WithdrawRow = typeof withdrawOrders.$inferSelect;

/** `D2611210930451A2B3C`: what it is, the time for people, and chance, so that nobody guesses it. */
export function orderNumber(letter: 'D' | 'M' | 'P' | 'R' | 'T' | 'V' | 'W', at: number): string {
  const digits = new Date(at).toISOString().replace(/\D/g, '').slice(2, 14);
  return `${letter}${digits}${randomBytes(4).toString('hex').toUpperCase()}`;
}

export const bodyHash = (body: readonly unknown[]): string => sha256(JSON.stringify(body));

const LONGEST_KEY = 128;

/** @throws {GatewayError} idempotency_key_required for none, or one that is no key */
export function checkKey(key: string | undefined): string {
  if (!key || key.length > LONGEST_KEY) throw new GatewayError('idempotency_key_required');
  return key;
}

/** The order that was made under a key. @throws {GatewayError} idempotency_conflict */
export function sameRequest<Order extends { readonly bodyHash: string }>(
  known: Order,
  hash: string,
): Order {
  if (known.bodyHash === hash) return known;
  throw new GatewayError('idempotency_conflict', 'This key was used for another request.');
}

export const wrongField = (field: string, problem: string) =>
  new GatewayError('request_param_err', 'Some fields are wrong.', { fields: { [field]: problem } });

/**
 * An amount in minor units that lies within its limits (major units).
 * @throws {GatewayError} request_param_err with `amount_invalid`, `amount_low` or `amount_high`
 */
export function checkedAmount(
  amount: number,
  currency: string,
  limits: { readonly min: number; readonly max: number },
): number {
  let minor: number;
  try {
    minor = toMinor(amount, currency);
  } catch {
    throw wrongField('amount', 'amount_invalid');
  }
  if (minor < roundToMinor(limits.min, currency, 'up')) throw wrongField('amount', 'amount_low');
  if (minor > roundToMinor(limits.max, currency, 'down')) throw wrongField('amount', 'amount_high');
  return minor;
}

/**
 * Lets one order of an account be made at a time, whichever process is asked: limits are counted
 * and keys are looked up behind this lock. What only refers to the account, such as a bet, does not
 * wait for it. Returns the account's currency.
 */
export async function lockAccount(tx: Transaction, accountId: number): Promise<string> {
  const [account] = await tx
    .select({ currency: accounts.currency })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('no key update');
  if (!account) throw new GatewayError('not_found');
  return account.currency;
}
