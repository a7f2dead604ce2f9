import { make } from '../../play/client/dom.ts';
import type { LeagueView, MatchView } from './game.ts';

/** Key of a row's appearance: rows are redrawn only when it changes, to keep the focus. */
type Signature = (match: MatchView) => string;

/**
 * Lists of matches by league. Rows keep their position while others are added and removed; the focus stays on its
 * button when its row is redrawn.
 */
export function createList(draw: (match: MatchView) => HTMLElement, signature: Signature) {
  const root = make('div', { class: 'leagues' });
  const rows = new Map<string, { element: HTMLElement; signature: string }>();
  const sections = new Map<string, { root: HTMLElement; list: HTMLElement }>();

  function row(match: MatchView): HTMLElement {
    const next = signature(match);
    const known = rows.get(match.matchNo);
    if (known?.signature === next) return known.element;
    const element = draw(match);
    rows.set(match.matchNo, { element, signature: next });
    return element;
  }

  function section({ code, name }: LeagueView) {
    const known = sections.get(code);
    if (known) return known;
    const list = make('div', { class: 'matches' });
    const title = make('h2', {}, name);
    const made = { root: make('section', { 'aria-label': name }, title, list), list };
    sections.set(code, made);
    return made;
  }

  return {
    root,
    show(leagues: readonly LeagueView[], matches: readonly MatchView[]): void {
      const at = document.activeElement;
      const key = root.contains(at) ? at?.getAttribute('data-key') : null;
      const shown = leagues.flatMap((league) => {
        const own = matches.filter(({ league: code }) => code === league.code);
        if (own.length === 0) return [];
        const { root: place, list } = section(league);
        const next = own.map(row);
        const isSame =
          list.childElementCount === next.length &&
          next.every((element, index) => list.children[index] === element);
        if (!isSame) list.replaceChildren(...next);
        return [place];
      });
      const isSame =
        root.childElementCount === shown.length &&
        shown.every((place, index) => root.children[index] === place);
      if (!isSame) root.replaceChildren(...shown);
      const known = new Set(matches.map(({ matchNo }) => matchNo));
      for (const matchNo of rows.keys()) if (!known.has(matchNo)) rows.delete(matchNo);
      if (key && document.activeElement !== at) {
        root.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.focus();
      }
    },
  };
}
