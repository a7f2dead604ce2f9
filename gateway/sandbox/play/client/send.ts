import { CallError, type Played, type Stake, sendRound } from './api.ts';
import { pause } from './dom.ts';

/** Delays between retries after a lost response; retries use the same key. */
const RETRY_MS = [600, 1500, 3000];

/** A random key; randomUUID is missing on pages that are not served over TLS. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** Sends a request and retries it without a response. The request must be idempotent. */
export async function withRetries<Value>(send: () => Promise<Value>): Promise<Value> {
  for (const wait of RETRY_MS) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'connection_lost') throw error;
      await pause(wait);
    }
  }
  return send();
}

/** Sends a round and retries it without a response; it is drawn and paid once. */
export const sendRoundWithRetries = (
  key: string,
  bet: number,
  stake: Stake = {},
): Promise<Played> => withRetries(() => sendRound(key, bet, stake));
