import { CallError, type Played, type Stake, sendRound } from './api.ts';
import { pause } from './dom.ts';

/** Waits before what got no answer is sent again, always under the same key. */
const RETRY_MS = [600, 1500, 3000];

/** Random, also where the page is not served over TLS and has no randomUUID. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** Sends something and, without an answer, the same again: it must count once, however often it comes. */
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

/** Sends a round and, without an answer, the same one again: it is drawn and paid once. */
export const sendRoundWithRetries = (
  key: string,
  bet: number,
  stake: Stake = {},
): Promise<Played> => withRetries(() => sendRound(key, bet, stake));
