import { call } from '../../play/client/api.ts';
import { withRetries } from '../../play/client/send.ts';
import type { Board } from './game.ts';

export interface Line {
  kind: string;
  pick: string;
  /** Minor units. */
  stake: number;
}

export const loadBoard = () => call<Board>('lottery/board');
export const cancelBet = (orderNo: string) => call<Board>('lottery/cancel', { orderNo });

/** Sends a slip and retries it without a response; the same key places its bets once. */
export const sendSlip = (key: string, issueNo: string, lines: readonly Line[]): Promise<Board> =>
  withRetries(() => call<Board>('lottery/slip', { key, issueNo, lines }));
