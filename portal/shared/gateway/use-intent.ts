import { useMemo, useRef } from 'react';

export interface Intent {
  /** The idempotency key of what is asked: the same for the same, until it is settled. */
  keyFor(body: object): string;
  /** The gateway has answered for good: asking for the same again is another intent. */
  settle(): void;
}

/**
 * One key an intent: a double click, or a second try after a timeout, is the same order to the
 * gateway; another amount is another one.
 */
export function useIntent(): Intent {
  const held = useRef<{ body: string; key: string }>(undefined);
  return useMemo(
    () => ({
      keyFor: (body) => {
        const text = JSON.stringify(body);
        if (held.current?.body !== text) held.current = { body: text, key: crypto.randomUUID() };
        return held.current.key;
      },
      settle: () => {
        held.current = undefined;
      },
    }),
    [],
  );
}
