import type { GameState } from '../../play/client/api.ts';
import { make } from '../../play/client/dom.ts';
import { commonRules, heading, paragraphs } from '../../play/client/frame.ts';
import { closeButton, type Money, openPanel } from '../../play/client/panel.ts';
import { RULES } from '../catalogue.ts';
import type { SportsGame } from './game.ts';
import type { SaySports } from './texts.ts';

/** Rules, margin and the exact return of every sport. */
export function showRules(state: GameState, game: SportsGame, say: SaySports, money: Money): void {
  const cell = (value: number) => make('td', { class: 'number' }, `${value.toFixed(2)}%`);
  const head = (['sport', 'mean', 'least'] as const).map((key, index) =>
    make('th', { scope: 'col', class: index > 0 ? 'number' : '' }, say(key)),
  );
  const counted = new Set(game.sports.map(({ id }) => RULES[id].lineUnit));
  openPanel(
    state.gameName,
    [
      ...paragraphs([
        say('rulesMarkets'),
        say('rulesHandicap'),
        ...(counted.has('games') ? [say('rulesGames')] : []),
        ...(counted.has('rounds') ? [say('rulesRounds')] : []),
        say('rulesAccumulator', { count: game.mostLegs }),
        say('rulesClose'),
        say('rulesVoid', { percent: game.abandonedPercent }),
        ...(game.sports.some(({ id }) => id === 'pit') ? [say('rulesPit')] : []),
      ]),
      heading(say('rtp')),
      make(
        'table',
        {},
        make('thead', {}, make('tr', {}, ...head)),
        make(
          'tbody',
          {},
          ...game.sports.map(({ id, returns }) =>
            make(
              'tr',
              {},
              make('th', { scope: 'row' }, say(`sport.${id}`)),
              cell(returns.mean),
              cell(returns.least),
            ),
          ),
        ),
      ),
      ...paragraphs([
        say('rulesReturn', { margin: game.margin }),
        say('rulesPayout', { amount: money(game.highestPayout) }),
        say('rulesFair'),
        ...commonRules(state, say, money).slice(1),
      ]),
    ],
    [closeButton(say)],
  );
}
