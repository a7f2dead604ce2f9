import type { Database, Transaction } from '../database/types.ts';
import { serializeByKey } from './concurrency.ts';
import type { Gateway } from './gateway.ts';
import { lockAccount } from './lock-account.ts';
import { peek, secondsLeft, type ThrottleRule, throttledTransaction, tooMany } from './throttle.ts';

interface Once {
  readonly accountId: number;
  readonly key: string;
  /** How many new keys of an account are taken. */
  readonly rule: ThrottleRule;
}

interface Steps<Made> {
  /** What was made under the key. @throws {GatewayError} idempotency_conflict */
  find(db: Database | Transaction): Promise<Made | undefined>;
  /** What a new request has to prove before anything is locked, such as a password. */
  prove?(): Promise<void>;
  /** Makes it, behind the account's lock. */
  make(tx: Transaction, currency: string): Promise<Made>;
}

/**
 * Makes what a key asks for once. The answer of a key that is known comes before everything else:
 * a retry is neither counted nor refused by the throttle, and proves nothing again.
 * @throws {GatewayError} TOO_MANY_REQUEST for a new key above the rule, and whatever the steps throw
 */
export async function makeOnce<Made>(
  gateway: Gateway,
  { accountId, key, rule }: Once,
  steps: Steps<Made>,
): Promise<{ made: Made; isNew: boolean }> {
  const who = String(accountId);
  // Retries that come together wait for the first here; across processes the lock keeps them apart.
  return serializeByKey(gateway, `${rule.name}:${who}:${key}`, async () => {
    // Read before the key is looked up: whoever filled the window has made its row by then.
    const window = await peek(gateway, rule, who);
    const known = await steps.find(gateway.db);
    if (known) return { made: known, isNew: false };
    if (window.count >= rule.limit) throw tooMany(secondsLeft(gateway, window));
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
