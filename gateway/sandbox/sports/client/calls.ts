import { CallError, call } from '../../play/client/api.ts';
import { pause } from '../../play/client/dom.ts';
import type { SportId } from '../catalogue.ts';
import type { Board, Choice } from './game.ts';

export interface Bet {
  /** Minor units. */
  stake: number;
  legs: Pick<Choice, 'matchNo' | 'market' | 'pick' | 'line' | 'odds'>[];
}

/** Waits before a slip without an answer is sent again, always under the same key. */
const RETRY_MS = [600, 1500, 3000];

export const loadBoard = (sport: SportId) => call<Board>(`sports/${sport}/board`);

/** Sends a slip and, without an answer, the same one again: its bets are placed once. */
export async function sendSlip(sport: SportId, key: string, bets: readonly Bet[]): Promise<Board> {
  const send = () => call<Board>(`sports/${sport}/slip`, { key, bets });
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
