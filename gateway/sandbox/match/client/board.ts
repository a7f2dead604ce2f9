import { make } from '../../play/client/dom.ts';
import type { Say } from '../../play/client/messages.ts';
import {
  type Fixture,
  initials,
  type MatchGame,
  marginOf,
  oddsText,
  type Pick,
  type Selection,
  tonesOf,
} from './game.ts';
import type { MatchText } from './texts.ts';

export interface Choice {
  readonly fixture: Fixture;
  readonly selection: Selection;
}

export function crest(name: string, tone: string): HTMLElement {
  const element = make('span', { class: 'crest', 'aria-hidden': 'true' }, initials(name));
  element.style.setProperty('--tone', tone);
  return element;
}

/** The name of what is bet on. */
export const pickName = (side: { home: string; away: string }, pick: Pick, say: Say<MatchText>) =>
  pick === 'draw' ? say('draw') : side[pick];

/** The matches to bet on: six a minute; they stay while one of them is on the slip. */
export function createBoard(
  game: MatchGame,
  say: Say<MatchText>,
  chosen: (choice: Choice) => void,
) {
  const pages = Math.ceil(game.fixtures.length / game.perMinute);
  const list = make('div', { class: 'fixtures' });
  const timer = make('p', { class: 'timer' });
  const next = make('button', { type: 'button', class: 'button' }, say('next'));
  const root = make(
    'section',
    { class: 'board', 'aria-label': say('matches') },
    make('header', {}, make('h2', {}, say('matches')), timer, next),
    list,
  );
  const minute = () => Math.floor(Date.now() / 60_000);
  let shift = 0;
  let page = -1;
  let held: Choice | undefined;

  const onSlip = (fixture: Fixture, pick: Pick) =>
    held?.fixture.id === fixture.id && held.selection.pick === pick;

  function oddsButton(fixture: Fixture, selection: Selection): HTMLElement {
    const name = pickName(fixture, selection.pick, say);
    const odds = oddsText(selection.odds);
    const { home, away } = fixture;
    const button = make(
      'button',
      {
        type: 'button',
        class: 'odds',
        'aria-label': say('pickLabel', { name, odds, home, away }),
        'aria-pressed': String(onSlip(fixture, selection.pick)),
        'data-pick': `${fixture.id}-${selection.pick}`,
      },
      make('small', {}, say(selection.pick)),
      make('strong', {}, odds),
    );
    button.addEventListener('click', () => {
      chosen({ fixture, selection });
    });
    return button;
  }

  function row(fixture: Fixture): HTMLElement {
    const [one, two] = tonesOf(fixture.home, fixture.away);
    return make(
      'article',
      { class: 'fixture', 'aria-label': say('versus', fixtureNames(fixture)) },
      make(
        'div',
        { class: 'sides' },
        crest(fixture.home, one),
        make('b', {}, fixture.home),
        crest(fixture.away, two),
        make('b', {}, fixture.away),
      ),
      make(
        'div',
        { class: 'prices' },
        ...fixture.selections.map((each) => oddsButton(fixture, each)),
      ),
      make('small', { class: 'margin' }, say('margin', { percent: marginOf(fixture) })),
    );
  }

  function draw(): void {
    const from = page * game.perMinute;
    list.replaceChildren(...game.fixtures.slice(from, from + game.perMinute).map(row));
  }

  /** Turns the page when its minute is over; says how long that is. */
  function tick(): void {
    const wanted = (minute() + shift) % pages;
    if (wanted !== page && !held) {
      page = wanted;
      draw();
    }
    const left = 59 - (Math.floor(Date.now() / 1000) % 60);
    const time = `0:${String(left).padStart(2, '0')}`;
    timer.textContent = held ? say('kept') : say('change', { time });
  }
  next.addEventListener('click', () => {
    shift += 1;
    tick();
  });
  tick();
  setInterval(tick, 1000);

  return {
    root,
    /** What is on the slip; undefined lets the matches change again. */
    hold(choice: Choice | undefined): void {
      held = choice;
      next.disabled = choice !== undefined;
      for (const button of list.querySelectorAll('.odds')) {
        const pick = choice && `${choice.fixture.id}-${choice.selection.pick}`;
        button.setAttribute('aria-pressed', String(button.getAttribute('data-pick') === pick));
      }
      tick();
    },
  };
}

const fixtureNames = ({ home, away }: Fixture) => ({ home, away });
