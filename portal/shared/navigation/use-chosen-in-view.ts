import { type RefObject, useEffect, useRef } from 'react';

/**
 * The list of a menu whose entries may stand in a row that scrolls: its chosen entry (`aria-current`)
 * is brought into view whenever another one is chosen, and when it comes later than the menu.
 * @param chosen names the entry that is chosen, or the address that it is chosen by
 */
export function useChosenInView<Menu extends HTMLElement>(
  chosen: string | undefined,
): RefObject<Menu | null> {
  const menu = useRef<Menu>(null);
  const shown = useRef<{ readonly chosen: string; readonly entry: Element }>(undefined);
  // After every render: what an account may open is known some calls after the menu stands.
  useEffect(() => {
    const entry = menu.current?.querySelector('[aria-current="page"]');
    if (chosen === undefined || !entry) return;
    if (shown.current?.entry === entry && shown.current.chosen === chosen) return;
    shown.current = { chosen, entry };
    entry.scrollIntoView({ block: 'nearest', inline: 'center' });
  });
  return menu;
}
