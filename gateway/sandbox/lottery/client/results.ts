import { make } from '../../play/client/dom.ts';
import { closeButton, openPanel } from '../../play/client/panel.ts';
import { checkDraw } from './fairness.ts';
import type { Board, Issue, LotteryGame } from './game.ts';
import { mainNumber, prizeTable } from './numbers.ts';
import type { SayLottery } from './texts.ts';

/** Shows the seed and hash of a draw, and verifies it on this device. */
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

/** The next draw, with the hash of its seed, which is published before anybody can bet on it. */
function nextRow(issue: Issue, say: SayLottery, time: Intl.DateTimeFormat): HTMLElement {
  return make(
    'article',
    { class: 'result next' },
    make(
      'header',
      {},
      make('h3', {}, `${say('nextDraw')} · ${say('issue', { issue: issue.issueNo })}`),
      make('span', { class: 'when' }, time.format(issue.drawAt)),
    ),
    make('p', { class: 'caption' }, say('fingerprint')),
    make('p', { class: 'hex' }, issue.seedHash),
  );
}

/** The next draw and the previous ones, the latest first. */
export function resultRows(
  game: LotteryGame,
  { issue: next, results }: Pick<Board, 'issue' | 'results'>,
  say: SayLottery,
  time: Intl.DateTimeFormat,
): HTMLElement[] {
  const previous = results.map((issue) => {
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
  return [nextRow(next, say, time), ...previous];
}
