import { make } from '../../play/client/dom.ts';
import type { SportId } from '../catalogue.ts';
import type { SportsGame } from './game.ts';
import type { SaySports } from './texts.ts';

interface Nav {
  readonly game: SportsGame;
  readonly say: SaySports;
  /** @param league its code; undefined for the whole sport */
  go(sport: SportId, league?: string): void;
}

/** Sports, and below them the leagues of the selected one. */
export function createNav({ game, say, go }: Nav) {
  const sports = make('nav', { class: 'chips sports', 'aria-label': say('sports') });
  const leagues = make('nav', { class: 'chips leagues-nav', 'aria-label': say('leagues') });
  const chip = (text: string, isCurrent: boolean, press: () => void) => {
    const button = make('button', { type: 'button', class: 'chip' }, text);
    if (isCurrent) button.setAttribute('aria-current', 'true');
    button.addEventListener('click', press);
    return button;
  };
  /** Redraws a row of chips; the focus stays at its position. */
  function fill(nav: HTMLElement, chips: readonly HTMLElement[]): void {
    const { activeElement } = document;
    const at = activeElement ? [...nav.children].indexOf(activeElement) : -1;
    nav.replaceChildren(...chips);
    const focused = nav.children[at];
    if (focused instanceof HTMLElement) focused.focus();
  }
  return {
    root: make('div', { class: 'nav' }, sports, leagues),
    show(sport: SportId, league: string | undefined): void {
      sports.hidden = game.sports.length < 2;
      fill(
        sports,
        game.sports.map(({ id }) => chip(say(`sport.${id}`), id === sport, () => go(id))),
      );
      const own = game.sports.find(({ id }) => id === sport)?.leagues ?? [];
      leagues.hidden = own.length < 2;
      fill(leagues, [
        chip(say('allLeagues'), league === undefined, () => go(sport)),
        ...own.map(({ code, name }) => chip(name, code === league, () => go(sport, code))),
      ]);
    },
  };
}
