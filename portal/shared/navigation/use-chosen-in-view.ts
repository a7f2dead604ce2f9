import { type RefObject, useEffect, useRef } from 'react';

/**
 * The list of a menu whose entries may stand in a row that scrolls: its chosen entry (`aria-current`)
 * is brought into view whenever another one is chosen.
 * @param chosen names the entry that is chosen, or the address that it is chosen by
 */
export function useChosenInView<Menu extends HTMLElement>(
  chosen: string | undefined,
): RefObject<Menu | null> {
  const menu = useRef<Menu>(null);
  useEffect(() => {
    if (chosen === undefined) return;
    const entry = menu.current?.querySelector('[aria-current="page"]');
    entry?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [chosen]);
  return menu;
}
