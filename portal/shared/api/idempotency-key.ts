import { useState } from 'react';
import { unstable_serialize } from 'swr';

/**
 * One idempotency key for one intent: a double click, a second try after a timeout or after another
 * login is the same order to the gateway; another amount is another one.
 */
export interface IdempotencyKey {
  /**
   * The key of an intent. It stays the same for the same intent until that is settled: after a lost
   * answer the order may stand.
   */
  of(intent: unknown): string;
  /** The gateway has decided about what was sent under this key: the next run is a new intent. */
  settle(key: string): void;
}

export function createIdempotencyKey(): IdempotencyKey {
  let held: { readonly intent: string; readonly key: string } | undefined;
  return {
    of: (intent) => {
      // Fields in another order are the same intent.
      const text = unstable_serialize([intent]);
      if (held?.intent !== text) held = { intent: text, key: crypto.randomUUID() };
      return held.key;
    },
    settle: (key) => {
      if (held?.key === key) held = undefined;
    },
  };
}

/** The idempotency key of one form or button. */
export const useIdempotencyKey = (): IdempotencyKey => useState(createIdempotencyKey)[0];
