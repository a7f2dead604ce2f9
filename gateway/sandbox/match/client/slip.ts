import { make } from '../../play/client/dom.ts';
import type { Say } from '../../play/client/messages.ts';
import type { Money } from '../../play/client/panel.ts';
import { type Choice, pickName } from './board.ts';
import { oddsText } from './game.ts';
import type { MatchText } from './texts.ts';

/** The slip: what is bet on, and what it could return. */
export function createSlip(say: Say<MatchText>, money: Money, removed: () => void) {
  const body = make('div', { class: 'slip-body' });
  const results = make('ol', { class: 'results' });
  const resultsBox = make('div', { class: 'last' }, make('h3', {}, say('lastResults')), results);
  resultsBox.hidden = true;
  const root = make(
    'section',
    { class: 'slip', 'aria-label': say('slip') },
    make('h2', {}, say('slip')),
    body,
    resultsBox,
  );

  return {
    root,
    show(choice: Choice | undefined, bet: number): void {
      if (!choice) {
        body.replaceChildren(make('p', { class: 'hint' }, say('emptySlip')));
        return;
      }
      const { fixture, selection } = choice;
      const remove = make('button', { type: 'button', class: 'button small' }, say('remove'));
      remove.addEventListener('click', removed);
      const fact = (key: 'odds' | 'chance' | 'bet' | 'couldReturn', text: string) =>
        make('div', {}, make('dt', {}, say(key)), make('dd', {}, text));
      body.replaceChildren(
        make('strong', { class: 'choice' }, pickName(fixture, selection.pick, say)),
        make('p', {}, say('versus', { home: fixture.home, away: fixture.away })),
        make(
          'dl',
          {},
          fact('odds', oddsText(selection.odds)),
          fact('chance', `${(selection.chance / 10).toFixed(1)}%`),
          fact('bet', money(bet)),
          fact('couldReturn', money((bet * selection.odds) / 100)),
        ),
        remove,
      );
    },
    /** Puts a result on top of the last ones. */
    remember(text: string, won: boolean): void {
      resultsBox.hidden = false;
      results.prepend(make('li', { class: won ? 'won' : '' }, text));
      results.children[5]?.remove();
    },
  };
}
