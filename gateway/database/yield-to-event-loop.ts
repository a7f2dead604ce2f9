import { setImmediate } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';

/** Milliseconds of consecutive queries after which the event loop gets a turn. */
const MAX_TURN_MS = 10;

/**
 * Makes the embedded database yield to the event loop now and then. Its queries resolve as microtasks without
 * any I/O, so a job with many consecutive queries would block every request until it ends.
 */
export function yieldToEventLoop(client: PGlite): void {
  const send = client.execProtocolStream.bind(client);
  let turnBegan = 0;
  client.execProtocolStream = async (...message) => {
    if (performance.now() - turnBegan > MAX_TURN_MS) {
      await setImmediate();
      turnBegan = performance.now();
    }
    return send(...message);
  };
}
