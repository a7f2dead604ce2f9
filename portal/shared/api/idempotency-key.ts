import { useState } from 'react';
import { unstable_serialize } from 'swr';

/**
 * One idempotency key per intent: a double click or a retry after a timeout or another login is the
 * same order for the gateway; another amount is another order.
 */
interface IdempotencyKey {
  /**
   * The key of an intent. It stays the same until the intent is settled, because the order may
   * exist although the answer was lost.
   */
  of(intent: unknown): string;
  /** The gateway has decided about this key: the next submission is a new intent. */
  settle(key: string): void;
}

export function createIdempotencyKey(): IdempotencyKey {
  let held: { readonly intent: string; readonly key: string } | undefined;
  return {
    of: (intent) => {
      // The order of fields does not matter.
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
