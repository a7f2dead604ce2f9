import { make } from '../../play/client/dom.ts';

/** Tabs with panels; arrow keys, Home and End move. Returns a function that selects one. */
export function createTabs(
  place: HTMLElement,
  label: string,
  tabs: readonly { readonly id: string; readonly label: string; readonly panel: HTMLElement }[],
): (id: string) => void {
  const list = make('div', { class: 'tabs', role: 'tablist', 'aria-label': label });
  const buttons = tabs.map(({ id, label: text, panel }) => {
    const button = make('button', { type: 'button', role: 'tab', id: `tab-${id}` }, text);
    button.setAttribute('aria-controls', panel.id);
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', button.id);
    button.addEventListener('click', () => choose(id));
    return button;
  });
  list.append(...buttons);
  place.append(list);

  function choose(id: string): void {
    for (const [index, tab] of tabs.entries()) {
      const isChosen = tab.id === id;
      tab.panel.hidden = !isChosen;
      buttons[index]?.setAttribute('aria-selected', String(isChosen));
      if (buttons[index]) buttons[index].tabIndex = isChosen ? 0 : -1;
    }
    place.dataset.tab = id;
  }

  list.addEventListener('keydown', (event) => {
    const from = buttons.findIndex((button) => button.matches(':focus'));
    const last = buttons.length - 1;
    const to: Readonly<Record<string, number>> = {
      ArrowRight: from === last ? 0 : from + 1,
      ArrowLeft: from === 0 ? last : from - 1,
      Home: 0,
      End: last,
    };
    const next = buttons[to[event.key] ?? -1];
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.click();
  });
  return choose;
}
