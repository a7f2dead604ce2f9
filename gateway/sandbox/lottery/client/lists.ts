import { make } from '../../play/client/dom.ts';
import { closeButton, type Money, openPanel } from '../../play/client/panel.ts';
import { checkDraw } from './fairness.ts';
import type { Issue, LotteryGame, OwnBet } from './game.ts';
import { mainNumber, prizeTable } from './numbers.ts';
import { pickText, type SayLottery, sayKey } from './texts.ts';

/** Shows what a draw was made from, and counts it again on this device. */
async function showCheck(game: LotteryGame, issue: Issue, say: SayLottery): Promise<void> {
  const verdict = make('p', { class: 'verdict', role: 'status' }, say('checking'));
  const value = (term: 'fingerprint' | 'seed', text: string) => [
    make('h3', {}, say(term)),
    make('p', { class: 'hex' }, text),
  ];
  openPanel(
    say('checkTitle', { issue: issue.issueNo }),
    [
      make('p', {}, say('checkHow')),
      ...value('fingerprint', issue.seedHash),
      ...value('seed', issue.seed ?? ''),
      verdict,
    ],
    [closeButton(say)],
  );
  const fits = await checkDraw(game, issue);
  verdict.textContent = say(fits === undefined ? 'checkCannot' : fits ? 'checkFits' : 'checkWrong');
  verdict.dataset.fits = String(fits);
}

/** Former draws, the latest first. */
export function resultRows(
  game: LotteryGame,
  results: readonly Issue[],
  say: SayLottery,
  time: Intl.DateTimeFormat,
): HTMLElement[] {
  return results.map((issue) => {
    const prizes = issue.result ?? [];
    const check = make('button', { type: 'button', class: 'button small' }, say('check'));
    check.setAttribute('aria-label', `${say('check')} ${say('issue', { issue: issue.issueNo })}`);
    check.addEventListener('click', () => void showCheck(game, issue, say));
    return make(
      'article',
      { class: 'result' },
      make(
        'header',
        {},
        make('h3', {}, say('issue', { issue: issue.issueNo })),
        make('span', { class: 'when' }, time.format(issue.drawAt)),
        check,
      ),
      prizes.length > 1 ? prizeTable(prizes, say) : mainNumber(prizes),
    );
  });
}

function stateOf(bet: OwnBet, say: SayLottery, money: Money): string {
  if (bet.state === 'open') return say('open');
  if (bet.state === 'cancelled') return say('cancelled');
  return bet.win > 0 ? say('won', { amount: money(bet.win) }) : say('lost');
}

interface MyBets {
  readonly bets: readonly OwnBet[];
  /** The server's time. */
  readonly now: number;
  readonly time: Intl.DateTimeFormat;
  cancel(bet: OwnBet): void;
}

/** The player's own bets on this lottery, the latest first. */
export function betRows({ bets, now, time, cancel }: MyBets, say: SayLottery, money: Money) {
  if (bets.length === 0) return [make('p', { class: 'hint' }, say('mineEmpty'))];
  const rows = bets.map((bet) => {
    const pick = pickText(say, bet.pick);
    const row = make(
      'li',
      { 'data-state': bet.state === 'settled' && bet.win > 0 ? 'won' : bet.state },
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
    if (bet.state === 'open' && now < bet.closeAt) {
      const back = make('button', { type: 'button', class: 'button small' }, say('cancel'));
      back.setAttribute('aria-label', say('cancelBet', { pick }));
      back.addEventListener('click', () => cancel(bet));
      row.append(back);
    }
    return row;
  });
  return [make('ul', { class: 'lines mine' }, ...rows)];
}
