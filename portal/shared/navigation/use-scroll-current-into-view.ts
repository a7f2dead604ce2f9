import { type RefObject, useEffect, useRef } from 'react';

/**
 * A ref for the list of a menu that may scroll horizontally: scrolls its current entry
 * (`aria-current`) into view whenever another one becomes current, also where it is rendered later
 * than the menu.
 * @param chosen the current entry, or the address that it depends on
 */
export function useScrollCurrentIntoView<Menu extends HTMLElement>(
  chosen: string | undefined,
): RefObject<Menu | null> {
  const menu = useRef<Menu>(null);
  const shown = useRef<{ readonly chosen: string; readonly entry: Element }>(undefined);
  // After every render, because the entries of an account become known some calls after the menu is
  // rendered.
  useEffect(() => {
    const entry = menu.current?.querySelector('[aria-current="page"]');
    if (chosen === undefined || !entry) return;
    if (shown.current?.entry === entry && shown.current.chosen === chosen) return;
    shown.current = { chosen, entry };
    entry.scrollIntoView({ block: 'nearest', inline: 'center' });
  });
  return menu;
}
