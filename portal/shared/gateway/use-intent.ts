import { useMemo, useRef } from 'react';
import { asRefusal, send } from './send.ts';

export interface Intent {
  /**
   * Sends under the idempotency key of what is asked. The key stays the same for the same until the
   * gateway has decided about it: after a lost answer the order may stand.
   * @throws {CallError} whatever went wrong
   */
  send<Value>(asked: object, work: (idempotencyKey: string) => Promise<Value>): Promise<Value>;
}

/**
 * One key an intent: a double click, a second try after a timeout or after another login, is the
 * same order to the gateway; another amount is another one.
 */
export function useIntent(): Intent {
  const held = useRef<{ body: string; key: string }>(undefined);
  return useMemo(
    () => ({
      send: async (asked, work) => {
        const body = JSON.stringify(asked);
        if (held.current?.body !== body) held.current = { body, key: crypto.randomUUID() };
        const { key } = held.current;
        const settle = () => {
          if (held.current?.key === key) held.current = undefined;
        };
        try {
          const value = await send(() => work(key));
          settle();
          return value;
        } catch (error) {
          const failure = asRefusal(error);
          if (failure.isDecided) settle();
          throw failure;
        }
      },
    }),
    [],
  );
}
