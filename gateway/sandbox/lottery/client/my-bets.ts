import { byId, make } from '../../play/client/dom.ts';
import type { Money } from '../../play/client/panel.ts';
import type { OwnBet } from './game.ts';
import { pickText, type SayLottery, sayKey } from './texts.ts';

function stateOf(bet: OwnBet, say: SayLottery, money: Money): string {
  if (bet.state === 'open') return say('open');
  if (bet.state === 'cancelled') return say('cancelled');
  return bet.win > 0 ? say('won', { amount: money(bet.win) }) : say('lost');
}

interface MyBets {
  readonly panel: HTMLElement;
  readonly say: SayLottery;
  readonly money: Money;
  readonly time: Intl.DateTimeFormat;
  /** The server's time. */
  now(): number;
  cancel(bet: OwnBet): void;
}

/** The player's own bets on this lottery, the latest first. */
export function createMyBets({ panel, say, money, time, now, cancel }: MyBets) {
  let shown = '';

  function rowOf(bet: OwnBet): HTMLElement {
    const pick = pickText(say, bet.pick);
    const row = make(
      'li',
      {
        'data-state': bet.state === 'settled' && bet.win > 0 ? 'won' : bet.state,
        'data-order': bet.orderNo,
      },
      make('strong', { class: 'pick' }, pick),
      make(
        'span',
        { class: 'what' },
        sayKey(say, bet.kind),
        make('small', {}, `${say('issue', { issue: bet.issueNo })} · ${time.format(bet.time)}`),
      ),
      make('span', { class: 'stake' }, money(bet.stake)),
      make('span', { class: 'state' }, stateOf(bet, say, money)),
    );
    if (isOpen(bet)) {
      const back = make('button', { type: 'button', class: 'button small' }, say('cancel'));
      back.setAttribute('aria-label', say('cancelBet', { pick }));
      back.addEventListener('click', () => cancel(bet));
      row.append(back);
    }
    return row;
  }

  const isOpen = (bet: OwnBet) => bet.state === 'open' && now() < bet.closeAt;

  return {
    /** Redraws changed bets; the focus stays on its bet. */
    show(bets: readonly OwnBet[]): void {
      const next = bets.map((bet) => `${bet.orderNo} ${bet.state} ${isOpen(bet)}`).join();
      if (next === shown && panel.hasChildNodes()) return;
      shown = next;
      const at = document.activeElement;
      const held = panel.contains(at) ? at?.closest('[data-order]') : undefined;
      const order = held?.getAttribute('data-order');
      panel.replaceChildren(
        bets.length === 0
          ? make('p', { class: 'hint' }, say('mineEmpty'))
          : make('ul', { class: 'lines mine' }, ...bets.map(rowOf)),
      );
      if (!order) return;
      const button = panel.querySelector<HTMLElement>(`[data-order="${order}"] button`);
      (button ?? byId('tab-mine', HTMLElement)).focus();
    },
  };
}
