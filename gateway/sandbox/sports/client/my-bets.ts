import { make } from '../../play/client/dom.ts';
import type { Money } from '../../play/client/panel.ts';
import { type BetLegView, type LegEnd, type OwnBet, oddsText } from './game.ts';
import type { SaySports } from './texts.ts';
import { marketText, pickText } from './words.ts';

function stateOf({ state, win, stake }: OwnBet, say: SaySports, money: Money): string {
  if (state === 'open') return say('open');
  if (state === 'cancelled') return say('void', { amount: money(stake) });
  if (win === 0) return say('lost');
  return win > stake
    ? say('won', { amount: money(win) })
    : say('returnedAmount', { amount: money(win) });
}

/** `Lost · 2 : 1 · games 16 : 17`: the result of a leg, with what decided it. */
function endText({ result, score, points }: LegEnd, { unit }: BetLegView, say: SaySports): string {
  const decided = points && unit ? [say(`points.${unit}`, points)] : [];
  return [say(`leg.${result}`), `${score.home} : ${score.away}`, ...decided].join(' · ');
}

/** The player's own bets on this book, the latest first. */
export function createMyBets(
  panel: HTMLElement,
  { say, money, time }: { say: SaySports; money: Money; time: Intl.DateTimeFormat },
) {
  let shown = '';

  function rowOf(bet: OwnBet): HTMLElement {
    const { legs } = bet.bet;
    const isWon = bet.state === 'settled' && bet.win > bet.stake;
    return make(
      'article',
      { class: 'own', 'data-state': isWon ? 'won' : bet.state, 'data-order': bet.orderNo },
      make(
        'header',
        {},
        make(
          'h3',
          {},
          legs.length > 1 ? say('accumulatorOf', { count: legs.length }) : say('single'),
        ),
        make('span', { class: 'when' }, time.format(bet.time)),
      ),
      make(
        'ul',
        {},
        ...legs.map((leg, index) => {
          const end = bet.outcome.legs?.[index];
          return make(
            'li',
            { 'data-result': end?.result ?? 'open' },
            make('strong', {}, `${pickText(leg, say)} · ${oddsText(leg.odds)}`),
            make(
              'small',
              {},
              `${marketText(leg.market, leg.unit, say)} · ${say('versus', { home: leg.home, away: leg.away })} · ${leg.league}`,
            ),
            make(
              'span',
              { class: 'leg-result' },
              end ? endText(end, leg, say) : time.format(leg.kickOff),
            ),
          );
        }),
      ),
      make(
        'p',
        { class: 'state' },
        make('span', {}, say('stakeOf', { amount: money(bet.stake) })),
        make('b', {}, stateOf(bet, say, money)),
      ),
    );
  }

  return (bets: readonly OwnBet[]): void => {
    const next = bets.map(({ orderNo, state }) => `${orderNo} ${state}`).join();
    if (next === shown && panel.hasChildNodes()) return;
    shown = next;
    panel.replaceChildren(
      ...(bets.length === 0 ? [make('p', { class: 'hint' }, say('mineEmpty'))] : bets.map(rowOf)),
    );
  };
}
