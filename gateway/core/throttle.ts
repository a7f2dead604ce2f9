import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { throttleWindows } from '../database/schema/index.ts';
import type { Clock } from './clock.ts';
import { GatewayError } from './gateway-error.ts';

/** What throttling needs of a Gateway. */
export interface ThrottleStore {
  readonly db: Database;
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
 */
export async function count(store: ThrottleStore, rule: ThrottleRule, who: string) {
  const now = store.clock.now();
  const fresh = { count: 1, endsAt: now + rule.windowMs };
  const over = sql`${throttleWindows.endsAt} <= ${now}`;
  const [row] = await store.db
    .insert(throttleWindows)
    .values({ key: keyOf(rule, who), ...fresh })
    .onConflictDoUpdate({
      target: throttleWindows.key,
      set: {
        count: sql`case when ${over} then 1 else ${throttleWindows.count} + 1 end`,
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

/** Whole seconds until the window ends, at least one. */
export const secondsLeft = (store: ThrottleStore, window: Window): number =>
  Math.max(1, Math.ceil((window.endsAt - store.clock.now()) / 1000));

/** @throws {GatewayError} TOO_MANY_REQUEST with `retryAfter` when the limit is passed */
export async function throttle(
  store: ThrottleStore,
  rule: ThrottleRule,
  who: string,
): Promise<void> {
  const window = await count(store, rule, who);
  if (window.count <= rule.limit) return;
  throw new GatewayError('TOO_MANY_REQUEST', 'Too many requests, please wait.', {
    retryAfter: secondsLeft(store, window),
  });
}
