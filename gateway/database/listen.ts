import { setTimeout as wait } from 'node:timers/promises';
import { Client, type ClientConfig, escapeIdentifier } from 'pg';

/** Milliseconds between two attempts to reconnect. */
const RECONNECT_DELAY_MS = 1000;

/**
 * Listens on a notification channel over a dedicated connection. A lost connection is reopened, with as many
 * attempts as it takes; notifications sent in between are lost.
 * @param onMissed called after each reconnection
 * @returns a function that stops listening
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
    // The event 'end' follows and is handled.
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
    client.once('end', () => void reconnect());
  }

  async function reconnect(): Promise<void> {
    while (!stopped.signal.aborted) {
      try {
        await wait(RECONNECT_DELAY_MS, undefined, { signal: stopped.signal });
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
