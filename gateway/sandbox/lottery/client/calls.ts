import { CallError, call } from '../../play/client/api.ts';
import { pause } from '../../play/client/dom.ts';
import type { Board } from './game.ts';

export interface Line {
  kind: string;
  pick: string;
  /** Minor units. */
  stake: number;
}

/** Waits before a slip without an answer is sent again, always under the same key. */
const RETRY_MS = [600, 1500, 3000];

export const loadBoard = () => call<Board>('lottery/board');
export const cancelBet = (orderNo: string) => call<Board>('lottery/cancel', { orderNo });

/** Sends a slip and, without an answer, the same one again: its bets are placed once. */
export async function sendSlip(key: string, issueNo: string, lines: readonly Line[]) {
  const send = () => call<Board>('lottery/slip', { key, issueNo, lines });
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
