import { type GameState, postToParent } from '../../play/client/api.ts';
import { announce, showReturn } from '../../play/client/frame.ts';
import type { Money } from '../../play/client/panel.ts';
import { sounds } from '../../play/client/sound.ts';
import type { OwnBet } from './game.ts';
import type { SaySports } from './texts.ts';

interface Page {
  readonly state: GameState;
  readonly say: SaySports;
  readonly money: Money;
}

/** Notifies player and portal of bets that have been settled since the last poll. */
export function publishSettled(
  before: readonly OwnBet[],
  now: readonly OwnBet[],
  { state, say, money }: Page,
): void {
  const open = new Set(before.filter((bet) => bet.state === 'open').map(({ orderNo }) => orderNo));
  const over = now.filter((bet) => bet.state !== 'open' && open.has(bet.orderNo));
  if (over.length === 0) return;
  const decided = over.filter((bet) => bet.state === 'settled');
  const sum = (of: 'stake' | 'win', bets: readonly OwnBet[]) =>
    bets.reduce((all, bet) => all + bet[of], 0);
  const staked = sum('stake', decided);
  const win = sum('win', decided);
  const given = sum('stake', over) - staked;
  const key = win > staked ? 'settledWon' : win > 0 ? 'settledReturned' : 'settledLost';
  const texts = [
    ...(decided.length > 0 ? [say(key, { count: decided.length, amount: money(win) })] : []),
    ...(given > 0 ? [say('settledVoid', { amount: money(given) })] : []),
  ];
  announce(texts.join(' '));
  if (decided.length === 0) return;
  showReturn({ bet: staked, win }, say, money);
  if (win > staked) sounds.win();
  const major = (minor: number) => minor / state.minorUnits;
  postToParent({ type: 'round', bet: major(staked), win: major(win) });
}
