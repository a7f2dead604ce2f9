import { throttleWindows } from '../database/schema/index.ts';
import { and, eq, sql } from '../database/sql.ts';
import type { Database, Transaction } from '../database/types.ts';
import type { Clock } from './clock.ts';
import { serializeByKey } from './concurrency.ts';
import { GatewayError } from './gateway-error.ts';

/** The part of a Gateway that throttling needs; `db` may be the transaction that the count belongs to. */
export interface ThrottleStore<Db = Database | Transaction> {
  readonly db: Db;
  readonly clock: Clock;
}

/** Allows `limit` calls in a window of `windowMs` milliseconds, which begins with the first call. */
export interface ThrottleRule {
  readonly name: string;
  readonly limit: number;
  readonly windowMs: number;
}

export interface ThrottleWindow {
  readonly count: number;
  /** Milliseconds since 1970. */
  readonly endsAt: number;
}

const keyOf = (rule: ThrottleRule, who: string) => `${rule.name}:${who}`;

/**
 * Counts one call of `who` (an address, an account or both) in the rule's window, which all gateway
 * processes share. It is one statement, so that concurrent calls are each counted.
 * @param by amount to add, where a rule limits something other than calls
 * @returns the window with this call counted; its count may exceed the limit
 */
export async function countCall(
  store: ThrottleStore,
  rule: ThrottleRule,
  who: string,
  by = 1,
): Promise<ThrottleWindow> {
  const now = store.clock.now();
  const fresh = { count: by, endsAt: now + rule.windowMs };
  const isOver = sql`${throttleWindows.endsAt} <= ${now}`;
  const [row] = await store.db
    .insert(throttleWindows)
    .values({ key: keyOf(rule, who), ...fresh })
    .onConflictDoUpdate({
      target: throttleWindows.key,
      set: {
        count: sql`case when ${isOver} then ${by}::integer else ${throttleWindows.count} + ${by}::integer end`,
        endsAt: sql`case when ${isOver} then ${fresh.endsAt}::bigint else ${throttleWindows.endsAt} end`,
      },
    })
    .returning({ count: throttleWindows.count, endsAt: throttleWindows.endsAt });
  return row ?? fresh;
}

/** Reads the current window without counting; a window that has ended is returned as empty. */
export async function currentWindow(
  store: ThrottleStore,
  rule: ThrottleRule,
  who: string,
): Promise<ThrottleWindow> {
  const now = store.clock.now();
  const [row] = await store.db
    .select({ count: throttleWindows.count, endsAt: throttleWindows.endsAt })
    .from(throttleWindows)
    .where(eq(throttleWindows.key, keyOf(rule, who)));
  return row && row.endsAt > now ? row : { count: 0, endsAt: now };
}

/** Deletes the window, for example of failed logins after a successful one. */
export async function resetWindow(
  store: ThrottleStore,
  rule: ThrottleRule,
  who: string,
): Promise<void> {
  await store.db.delete(throttleWindows).where(eq(throttleWindows.key, keyOf(rule, who)));
}

/**
 * Undoes one counted call, for example a correct attempt or one that could not be checked. A window
 * that began after the call was counted is not changed.
 */
async function uncountCall(
  store: ThrottleStore,
  rule: ThrottleRule,
  who: string,
  counted: ThrottleWindow,
): Promise<void> {
  await store.db
    .update(throttleWindows)
    .set({ count: sql`greatest(${throttleWindows.count} - 1, 0)` })
    .where(
      and(eq(throttleWindows.key, keyOf(rule, who)), eq(throttleWindows.endsAt, counted.endsAt)),
    );
}

/** Whole seconds until the window ends, at least one. */
export const secondsLeft = (store: ThrottleStore, window: ThrottleWindow): number =>
  Math.max(1, Math.ceil((window.endsAt - store.clock.now()) / 1000));

/** @param retryAfter seconds */
export const tooManyRequests = (retryAfter: number) =>
  new GatewayError('TOO_MANY_REQUEST', 'Too many requests, please wait.', { retryAfter });

/**
 * Counts a call and refuses it above the limit.
 * @throws {GatewayError} TOO_MANY_REQUEST with `retryAfter`
 */
export async function throttle(
  store: ThrottleStore,
  rule: ThrottleRule,
  who: string,
): Promise<void> {
  const window = await countCall(store, rule, who);
  if (window.count > rule.limit) throw tooManyRequests(secondsLeft(store, window));
}

/** Calls counted in several windows, which can be undone together. */
export interface Tally {
  /** Counts one call; the count of the returned window may exceed the limit. */
  add(rule: ThrottleRule, who: string): Promise<ThrottleWindow>;
  /** Undoes all calls counted so far. */
  undo(): Promise<void>;
}

export function createTally(store: ThrottleStore): Tally {
  const counted: [ThrottleRule, string, ThrottleWindow][] = [];
  return {
    add: async (rule, who) => {
      const window = await countCall(store, rule, who);
      counted.push([rule, who, window]);
      return window;
    },
    undo: async () => {
      for (const [rule, who, window] of counted.splice(0)) {
        await uncountCall(store, rule, who, window);
      }
    },
  };
}

/**
 * Throttles by several rules at once: a call that one of them refuses is counted by none.
 * @returns the counted calls, so that a caller that did nothing can undo them
 * @throws {GatewayError} TOO_MANY_REQUEST with `retryAfter`
 */
export async function throttleAll(
  store: ThrottleStore,
  rules: readonly (readonly [rule: ThrottleRule, who: string])[],
): Promise<Tally> {
  const tally = createTally(store);
  for (const [rule, who] of rules) {
    const window = await tally.add(rule, who);
    if (window.count <= rule.limit) continue;
    await tally.undo();
    throw tooManyRequests(secondsLeft(store, window));
  }
  return tally;
}

/**
 * Refuses what `throttleAll` would refuse without counting, not even temporarily: a concurrent call
 * that does count must not be refused because of it.
 * @throws {GatewayError} TOO_MANY_REQUEST with `retryAfter`
 */
export async function checkThrottles(
  store: ThrottleStore,
  rules: readonly (readonly [rule: ThrottleRule, who: string])[],
): Promise<void> {
  for (const [rule, who] of rules) {
    const window = await currentWindow(store, rule, who);
    if (window.count >= rule.limit) throw tooManyRequests(secondsLeft(store, window));
  }
}

/** An attempt at a secret (a password or code) of which a limited number may be wrong. */
export interface SecretAttempt {
  /** How many wrong attempts are allowed in a window. */
  readonly rule: ThrottleRule;
  /** Whose secret it is. */
  readonly who: string;
  /** Compares the input with the secret; throws when it cannot. */
  readonly compare: () => Promise<boolean>;
  /** Creates the error above the limit; TOO_MANY_REQUEST by default. */
  readonly refuse?: (retryAfterSeconds: number) => GatewayError;
  /**
   * What a correct attempt does to the window: `reset` (the default) forgets earlier wrong attempts;
   * `uncount` forgets only itself, where other people may be guessing in the same window.
   */
  readonly onSuccess?: 'reset' | 'uncount';
}

/**
 * Compares an input with a secret under a limit. The attempt is counted before the comparison, so that
 * concurrent attempts are each counted, in all gateway processes. An attempt that could not be compared is
 * not counted. Attempts of one secret wait for each other within a process, so that correct ones sent
 * together do not use up the limit.
 * @returns whether the input is right, and how many further wrong attempts the window allows
 * @throws {GatewayError} what `refuse` creates above the limit, and what `compare` throws
 */
export async function attemptSecret(
  store: ThrottleStore,
  { rule, who, compare, refuse = tooManyRequests, onSuccess = 'reset' }: SecretAttempt,
): Promise<{ right: boolean; remaining: number }> {
  return serializeByKey(store.db, keyOf(rule, who), async () => {
    const window = await countCall(store, rule, who);
    if (window.count > rule.limit) throw refuse(secondsLeft(store, window));
    const right = await compare().catch(async (error: unknown) => {
      await uncountCall(store, rule, who, window);
      throw error;
    });
    if (right && onSuccess === 'uncount') await uncountCall(store, rule, who, window);
    else if (right) await resetWindow(store, rule, who);
    return { right, remaining: rule.limit - window.count };
  });
}

/**
 * Runs a transaction whose work calls `countNew` once it knows that its request is new: a repeated request
 * that changes nothing is neither counted nor refused. A request that fails after it was counted stays counted.
 * @throws {GatewayError} TOO_MANY_REQUEST, from `countNew`
 */
export async function throttledTransaction<Value>(
  store: ThrottleStore<Database>,
  rule: ThrottleRule,
  who: string,
  work: (tx: Transaction, countNew: () => Promise<void>) => Promise<Value>,
): Promise<Value> {
  let isCounted = false;
  try {
    return await store.db.transaction((tx) =>
      work(tx, async () => {
        await throttle({ db: tx, clock: store.clock }, rule, who);
        isCounted = true;
      }),
    );
  } catch (error) {
    // The rollback has undone the count.
    if (isCounted) await countCall(store, rule, who);
    throw error;
  }
}
