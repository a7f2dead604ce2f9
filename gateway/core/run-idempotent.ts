import type { Database, Transaction } from '../database/types.ts';
import { serializeByKey } from './concurrency.ts';
import type { Gateway } from './gateway.ts';
import { lockAccount } from './lock-account.ts';
import {
  currentWindow,
  secondsLeft,
  type ThrottleRule,
  throttledTransaction,
  tooManyRequests,
} from './throttle.ts';

interface IdempotentRequest {
  readonly accountId: number;
  readonly key: string;
  /** Limits the new keys of an account. */
  readonly rule: ThrottleRule;
}

interface IdempotentSteps<Made> {
  /** Finds the result of an earlier request with the key. @throws {GatewayError} idempotency_conflict */
  find(db: Database | Transaction): Promise<Made | undefined>;
  /** Verifies what a new request has to prove, such as a password, before anything is locked. */
  prove?(): Promise<void>;
  /** Executes a new request in a transaction that has locked the account. */
  make(tx: Transaction, currency: string): Promise<Made>;
}

/**
 * Executes a request of an account once per idempotency key. A known key is answered before everything
 * else: a retry is neither throttled nor has to prove anything again.
 * @returns the result, and whether this call has produced it
 * @throws {GatewayError} TOO_MANY_REQUEST for a new key above the rule, and whatever the steps throw
 */
export async function runIdempotent<Made>(
  gateway: Gateway,
  { accountId, key, rule }: IdempotentRequest,
  steps: IdempotentSteps<Made>,
): Promise<{ made: Made; isNew: boolean }> {
  const who = String(accountId);
  // Within a process, concurrent retries wait here; across processes, the lock of the account serializes them.
  return serializeByKey(gateway, `${rule.name}:${who}:${key}`, async () => {
    // The window is read before the key is looked up: the row of a call that filled it exists by then.
    const window = await currentWindow(gateway, rule, who);
    const known = await steps.find(gateway.db);
    if (known) return { made: known, isNew: false };
    if (window.count >= rule.limit) throw tooManyRequests(secondsLeft(gateway, window));
    await steps.prove?.();
    return throttledTransaction(gateway, rule, who, async (tx, countNew) => {
      const currency = await lockAccount(tx, accountId);
      const same = await steps.find(tx);
      if (same) return { made: same, isNew: false };
      await countNew();
      return { made: await steps.make(tx, currency), isNew: true };
    });
  });
}
