import { call } from '../../play/client/api.ts';
import { withRetries } from '../../play/client/send.ts';
import type { SportId } from '../catalogue.ts';
import type { Board, Choice } from './game.ts';

export interface Bet {
  /** Minor units. */
  stake: number;
  legs: Pick<Choice, 'matchNo' | 'market' | 'pick' | 'line' | 'odds'>[];
}

export const loadBoard = (sport: SportId) => call<Board>(`sports/${sport}/board`);

/** Sends a slip and retries it without a response; the same key places its bets once. */
export const sendSlip = (sport: SportId, key: string, bets: readonly Bet[]): Promise<Board> =>
  withRetries(() => call<Board>(`sports/${sport}/slip`, { key, bets }));
