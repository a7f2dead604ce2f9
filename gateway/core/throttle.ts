import { throttleWindows } from '../database/schema/index.ts';
import { and, eq, sql } from '../database/sql.ts';
import type { Database, Transaction } from '../database/types.ts';
import type { Clock } from './clock.ts';
import { serializeByKey } from './concurrency.ts';
import { GatewayError } from './gateway-error.ts';

/** What throttling needs of a Gateway, or of a transaction that the count belongs to. */
export interface ThrottleStore<Db = Database | Transaction> {
  readonly db: Db;
  readonly clock: Clock;
}

/** At most `limit` calls in a window of `windowMs` milliseconds that the first call opens. */
export interface ThrottleRule {
  readonly name: string;
  readonly limit: number;
  readonly windowMs: number;
}

export interface Window {
  readonly count: number;
  /** Milliseconds since 1970. */
  readonly endsAt: number;
}

const keyOf = (rule: ThrottleRule, who: string) => `${rule.name}:${who}`;

/**
 * Counts one more call of `who` (an address, an account, both) in the rule's window, which all
 * gateway processes share. One statement, so that equal calls at once are each counted.
 * @param by what one call counts for, where a rule counts more than calls
 */
export async function count(store: ThrottleStore, rule: ThrottleRule, who: string, by = 1) {
  const now = store.clock.now();
  const fresh = { count: by, endsAt: now + rule.windowMs };
  const over = sql`${throttleWindows.endsAt} <= ${now}`;
  const [row] = await store.db
    .insert(throttleWindows)
    .values({ key: keyOf(rule, who), ...fresh })
    .onConflictDoUpdate({
      target: throttleWindows.key,
      set: {
        count: sql`case when ${over} then ${by}::integer else ${throttleWindows.count} + ${by}::integer end`,
        endsAt: sql`case when ${over} then ${fresh.endsAt}::bigint else ${throttleWindows.endsAt} end`,
      },
    })
    .returning({ count: throttleWindows.count, endsAt: throttleWindows.endsAt });
  return row ?? fresh;
}

/** The current window without counting; a window that is over counts as empty. */
export async function peek(store: ThrottleStore, rule: ThrottleRule, who: string): Promise<Window> {
  const now = store.clock.now();
  const [row] = await store.db
    .select({ count: throttleWindows.count, endsAt: throttleWindows.endsAt })
    .from(throttleWindows)
    .where(eq(throttleWindows.key, keyOf(rule, who)));
  return row && row.endsAt > now ? row : { count: 0, endsAt: now };
}

/** Forgets the window, for example of failed logins after one that succeeded. */
export async function clear(store: ThrottleStore, rule: ThrottleRule, who: string): Promise<void> {
  await store.db.delete(throttleWindows).where(eq(throttleWindows.key, keyOf(rule, who)));
}

/**
 * Takes one counted call back, for example a try that was right or that was never judged. A window
 * that has ended meanwhile is left alone.
 */
export async function takeBack(
  store: ThrottleStore,
  rule: ThrottleRule,
  who: string,
  counted: Window,
): Promise<void> {
  await store.db
    .update(throttleWindows)
    .set({ count: sql`greatest(${throttleWindows.count} - 1, 0)` })
    .where(
      and(eq(throttleWindows.key, keyOf(rule, who)), eq(throttleWindows.endsAt, counted.endsAt)),
    );
}

/** Whole seconds until the window ends, at least one. */
export const secondsLeft = (store: ThrottleStore, window: Window): number =>
  Math.max(1, Math.ceil((window.endsAt - store.clock.now()) / 1000));

export const tooMany = (retryAfter: number) =>
  new GatewayError('TOO_MANY_REQUEST', 'Too many requests, please wait.', { retryAfter });

/**
 * @returns the window with this call counted, for `takeBack`
 * @throws {GatewayError} TOO_MANY_REQUEST with `retryAfter` when the limit is passed
 */
export async function throttle(
  store: ThrottleStore,
  rule: ThrottleRule,
  who: string,
): Promise<Window> {
  const window = await count(store, rule, who);
  if (window.count <= rule.limit) return window;
  throw tooMany(secondsLeft(store, window));
}

/** Calls counted in several windows, which are taken back together. */
export interface Tally {
  /** Counts one call; the window may be over its limit by it. */
  add(rule: ThrottleRule, who: string): Promise<Window>;
  takeBack(): Promise<void>;
}

export function createTally(store: ThrottleStore): Tally {
  const counted: [ThrottleRule, string, Window][] = [];
  return {
    add: async (rule, who) => {
      const window = await count(store, rule, who);
      counted.push([rule, who, window]);
      return window;
    },
    takeBack: async () => {
      for (const [rule, who, window] of counted.splice(0)) {
        await takeBack(store, rule, who, window);
      }
    },
  };
}

/**
 * Throttles by several rules at once: a call that one of them refuses counts for none.
 * @returns the calls counted, for whoever finds that nothing was done after all
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
    await tally.takeBack();
    throw tooMany(secondsLeft(store, window));
  }
  return tally;
}

/**
 * Refuses what `throttleAll` would refuse, and counts nothing, not even for a moment in which a call
 * that does count could be refused for it.
 * @throws {GatewayError} TOO_MANY_REQUEST with `retryAfter`
 */
export async function refuseUsedUp(
  store: ThrottleStore,
  rules: readonly (readonly [rule: ThrottleRule, who: string])[],
): Promise<void> {
  for (const [rule, who] of rules) {
    const window = await peek(store, rule, who);
    if (window.count >= rule.limit) throw tooMany(secondsLeft(store, window));
  }
}

/** A guess at a secret that somebody may try so often. */
export interface SecretTry {
  /** How many wrong tries a window takes. */
  readonly rule: ThrottleRule;
  /** Whose secret it is. */
  readonly who: string;
  /** Compares what was typed; throws when it could not. */
  readonly compare: () => Promise<boolean>;
  /** The refusal once the limit is reached; TOO_MANY_REQUEST unless given. */
  readonly refuse?: (retryAfterSeconds: number) => GatewayError;
  /** A right try forgets itself alone, where others may be guessing in the same window. */
  readonly keepsOthers?: boolean;
}

/**
 * Counts a try before the secret is compared, so that tries that come at once are each counted,
 * by whichever gateway process. A right try forgets the wrong ones before it; one that could not
 * be compared is taken back. Tries of one secret wait for each other within a process, so that
 * right ones sent together do not use up the limit.
 * @throws {GatewayError} what `refuse` gives when the limit is reached, and what `compare` throws
 */
export async function trySecret(
  store: ThrottleStore,
  { rule, who, compare, refuse = tooMany, keepsOthers = false }: SecretTry,
): Promise<{ right: boolean; remaining: number }> {
  return serializeByKey(store.db, keyOf(rule, who), async () => {
    const window = await count(store, rule, who);
    if (window.count > rule.limit) throw refuse(secondsLeft(store, window));
    const right = await compare().catch(async (error: unknown) => {
      await takeBack(store, rule, who, window);
      throw error;
    });
    if (right && keepsOthers) await takeBack(store, rule, who, window);
    else if (right) await clear(store, rule, who);
    return { right, remaining: rule.limit - window.count };
  });
}

/**
 * A transaction that counts in the throttle by `countNew`, once it has found that its work is new:
 * a request that is repeated and changes nothing is never refused. Work that fails after it was
 * counted stays counted.
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
    // The count went with the transaction.
    if (isCounted) await count(store, rule, who);
    throw error;
  }
}
