import { type GameState, postToParent } from '../../play/client/api.ts';
import { announce, showReturn } from '../../play/client/frame.ts';
import type { Money } from '../../play/client/panel.ts';
import { sounds } from '../../play/client/sound.ts';
import type { Issue, OwnBet } from './game.ts';
import type { SayLottery } from './texts.ts';

/** Minor units. */
interface Outcome {
  staked: number;
  win: number;
}

/** Whether all of the player's bets on a draw are settled, so that its outcome is final. */
export const isSettled = ({ issueNo }: Issue, bets: readonly OwnBet[]): boolean =>
  !bets.some((one) => one.issueNo === issueNo && one.state === 'open');

/** Sum of the player's bets on a draw; undefined without bets. */
function outcomeOf(issue: Issue, bets: readonly OwnBet[]): Outcome | undefined {
  const own = bets.filter((one) => one.issueNo === issue.issueNo && one.state === 'settled');
  if (own.length === 0) return undefined;
  return {
    staked: own.reduce((sum, one) => sum + one.stake, 0),
    win: own.reduce((sum, one) => sum + one.win, 0),
  };
}

/** The draw and its outcome as text. */
function outcomeText(
  issue: Issue,
  outcome: Outcome | undefined,
  say: SayLottery,
  money: Money,
): string {
  const values = { issue: issue.issueNo, number: issue.result?.[0]?.numbers[0] ?? '' };
  if (!outcome) return say('drawn', values);
  if (outcome.win === 0) return say('drawnLost', values);
  const amount = money(outcome.win);
  return say(outcome.win > outcome.staked ? 'drawnWin' : 'drawnReturn', { ...values, amount });
}

interface Page {
  readonly state: GameState;
  readonly say: SayLottery;
  readonly money: Money;
}

/**
 * Notifies player and portal of the outcome of a draw, once the player's bets on it are settled.
 * @returns the text to show; undefined when the player had no bets on it
 */
export function publishOutcome(
  issue: Issue,
  bets: readonly OwnBet[],
  { state, say, money }: Page,
): string | undefined {
  const outcome = outcomeOf(issue, bets);
  const text = outcomeText(issue, outcome, say, money);
  announce(text);
  if (!outcome) return undefined;
  showReturn({ bet: outcome.staked, win: outcome.win }, say, money);
  if (outcome.win > outcome.staked) sounds.win();
  const major = (minor: number) => minor / state.minorUnits;
  postToParent({ type: 'round', bet: major(outcome.staked), win: major(outcome.win) });
  return text;
}
