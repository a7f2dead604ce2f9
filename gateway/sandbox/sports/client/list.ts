import { make } from '../../play/client/dom.ts';
import type { LeagueView, MatchView } from './game.ts';

/** What decides how a row looks: redrawn only where that changed, so that the focus stays. */
type Signature = (match: MatchView) => string;

/**
 * Lists of matches by league. Rows stay where they are while others come and go; the focus stays
 * with its button when its row is drawn anew.
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
