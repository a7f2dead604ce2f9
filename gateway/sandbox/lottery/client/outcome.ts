import type { Money } from '../../play/client/panel.ts';
import type { Issue, OwnBet } from './game.ts';
import type { SayLottery } from './texts.ts';

/** Minor units. */
export interface Outcome {
  staked: number;
  win: number;
}

/** What the player's bets on a draw came to; undefined without bets. */
export function outcomeOf(issue: Issue, bets: readonly OwnBet[]): Outcome | undefined {
  const own = bets.filter((one) => one.issueNo === issue.issueNo && one.state === 'settled');
  if (own.length === 0) return undefined;
  return {
    staked: own.reduce((sum, one) => sum + one.stake, 0),
    win: own.reduce((sum, one) => sum + one.win, 0),
  };
}

/** The draw and its outcome in words. */
export function outcomeText(
  issue: Issue,
  outcome: Outcome | undefined,
  say: SayLottery,
  money: Money,
): string {
  const values = { issue: issue.issueNo, number: issue.result?.[0]?.numbers[0] ?? '' };
  if (!outcome) return say('drawn', values);
  if (outcome.win === 0) return say('drawnLost', values);
  return say('drawnWin', { ...values, amount: money(outcome.win) });
}
