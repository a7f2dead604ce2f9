import type { GameState } from '../../play/client/api.ts';
import { make } from '../../play/client/dom.ts';
import { commonRules, heading, paragraphs } from '../../play/client/frame.ts';
import { languageTag } from '../../play/client/language.ts';
import { closeButton, type Money, openPanel } from '../../play/client/panel.ts';
import type { LotteryGame } from './game.ts';
import { pickText, type SayLottery, sayKey } from './texts.ts';

/** The rules, the pay of every kind of bet, and its exact return. */
export function showRules(
  state: GameState,
  game: LotteryGame,
  say: SayLottery,
  money: Money,
): void {
  const number = new Intl.NumberFormat(languageTag(state.language));
  const cell = (text: string) => make('td', { class: 'number' }, text);
  const rows = game.bets.flatMap((bet) =>
    bet.pays.map(({ example, pays, oneIn, rtp }) =>
      make(
        'tr',
        {},
        make(
          'th',
          { scope: 'row' },
          sayKey(say, bet.kind),
          ...(bet.pays.length > 1 ? [make('small', {}, ` ${pickText(say, example)}`)] : []),
        ),
        cell(`${number.format(pays / 100)}×`),
        cell(number.format(oneIn)),
        cell(`${rtp.toFixed(2)}%`),
      ),
    ),
  );
  const head = (['kindOf', 'pays', 'oneIn', 'return'] as const).map((key, index) =>
    make('th', { scope: 'col', class: index > 0 ? 'number' : '' }, say(key)),
  );
  openPanel(
    state.gameName,
    [
      ...paragraphs(game.bets.map(({ kind }) => sayKey(say, `how.${kind}`))),
      make(
        'table',
        { class: 'pay-table' },
        make('thead', {}, make('tr', {}, ...head)),
        make('tbody', {}, ...rows),
      ),
      heading(say('rtp')),
      ...paragraphs([
        say('rulesMain'),
        say('rulesClose', { seconds: game.closeMs / 1000 }),
        say('rulesPayout', { amount: money(game.highestPayout) }),
        say('rulesFair'),
        ...commonRules(state, say, money).slice(1),
      ]),
    ],
    [closeButton(say)],
  );
}
