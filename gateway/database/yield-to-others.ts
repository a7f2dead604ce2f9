import { setImmediate } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';

/** Milliseconds of questions after which whatever else waits has its turn. */
const LONGEST_TURN_MS = 10;

/**
 * Lets the gateway answer calls while a job asks the embedded database one thing after the other. Its answers
 * come without input or output, so that Node would go on with whoever asks next until nobody does: a job that
 * makes up for days in which no gateway ran kept everybody waiting until its end.
 */
export function yieldToOthers(client: PGlite): void {
  const send = client.execProtocolStream.bind(client);
  let began = 0;
  client.execProtocolStream = async (...message) => {
    if (performance.now() - began > LONGEST_TURN_MS) {
      await setImmediate();
      began = performance.now();
    }
    return send(...message);
  };
}
