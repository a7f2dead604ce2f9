import { setTimeout as wait } from 'node:timers/promises';
import { Client, type ClientConfig, escapeIdentifier } from 'pg';

/** Milliseconds between two attempts to hear again. */
const AGAIN_AFTER = 1000;

/**
 * Hears what is told on one channel, over a connection of its own that is opened again for as long as it takes when
 * it is lost. What was told in between is not told again.
 * @param onMissed runs when there is a connection again
 * @returns what ends it
 */
export async function listen(
  config: ClientConfig,
  channel: string,
  onPayload: (payload: string) => void,
  onMissed?: () => void,
): Promise<() => Promise<void>> {
  const stopped = new AbortController();
  let current: Client | undefined;

  async function connect(): Promise<void> {
    const client = new Client(config);
    // Its end follows, and is what counts.
    client.on('error', () => undefined);
    client.on('notification', (message) => {
      if (message.channel === channel) onPayload(message.payload ?? '');
    });
    try {
      await client.connect();
      await client.query(`listen ${escapeIdentifier(channel)}`);
    } catch (error) {
      void client.end();
      throw error;
    }
    if (stopped.signal.aborted) return client.end();
    current = client;
    client.once('end', () => void connectAgain());
  }

  async function connectAgain(): Promise<void> {
    while (!stopped.signal.aborted) {
      try {
        await wait(AGAIN_AFTER, undefined, { signal: stopped.signal });
        await connect();
      } catch {
        // The next attempt may succeed.
        continue;
      }
      return onMissed?.();
    }
  }

  await connect();
  return async () => {
    stopped.abort();
    await current?.end();
  };
}
