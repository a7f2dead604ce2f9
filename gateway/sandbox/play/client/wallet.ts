import { type GameState, postToParent, type Round } from './api.ts';
import { byId } from './dom.ts';
import type { Money } from './panel.ts';

/**
 * The balance as the player may know it: a bet goes at once, a win comes when it was shown. Several
 * rounds may be under way at once.
 */
export function createWallet(state: GameState, money: Money) {
  let balance = state.balance - (state.unseen?.win ?? 0);
  let underWay = state.unseen ? 1 : 0;
  /** While rounds overlap, the balance of an answer knows wins that were not shown yet. */
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
    /** More is staked in the round that is under way; less where that was refused. */
    raise(by: number): void {
      balance -= by;
      draw();
    },
    /** A round was refused and moved nothing. */
    giveBack(bet: number): void {
      underWay -= 1;
      balance += bet;
      draw();
      postToParent({ type: 'round', bet: 0, win: 0 });
    },
    /** A round was shown to its end. @param after the balance that the gateway answered */
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
