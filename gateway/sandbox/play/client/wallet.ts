import { type GameState, postToParent, type Round } from './api.ts';
import { byId } from './dom.ts';
import type { Money } from './panel.ts';

/**
 * The displayed balance: bets are deducted immediately, wins are added when they were shown. Several rounds may be in
 * progress at once.
 */
export function createWallet(state: GameState, money: Money) {
  let balance = state.balance - (state.unseen?.win ?? 0);
  let underWay = state.unseen ? 1 : 0;
  /** While rounds overlap, the balance in a response includes wins that were not shown yet. */
  let overlap = false;
  const major = (minor: number) => minor / state.minorUnits;
  const draw = () => {
    byId('balance', HTMLElement).textContent = money(balance);
  };
  const publishBalance = () => postToParent({ type: 'balance', balance: major(balance) });
  draw();
  publishBalance();
  return {
    balance: () => balance,
    isIdle: () => underWay === 0,
    /** A round begins. */
    spend(bet: number): void {
      overlap = underWay > 0;
      underWay += 1;
      balance -= bet;
      draw();
      postToParent({ type: 'round', running: true });
    },
    /** Adds a stake in the current round; a negative one returns what was refused. */
    raise(by: number): void {
      balance -= by;
      draw();
    },
    /** A round was refused without any effect. */
    giveBack(bet: number): void {
      underWay -= 1;
      balance += bet;
      draw();
      postToParent({ type: 'round', bet: 0, win: 0 });
    },
    /** A round was shown to its end. @param after the balance in the gateway's response */
    settle(round: Pick<Round, 'orderNo' | 'bet' | 'win'>, after: number): void {
      underWay -= 1;
      balance = overlap || underWay > 0 ? balance + round.win : after;
      if (underWay === 0) overlap = false;
      draw();
      const { orderNo, bet, win } = round;
      postToParent({ type: 'round', orderNo, bet: major(bet), win: major(win) });
      publishBalance();
    },
  };
}
export type Wallet = ReturnType<typeof createWallet>;
