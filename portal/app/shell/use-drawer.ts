import { useEffect, useMemo } from 'react';
import { useHistoryMark } from '../../shared/navigation/use-history-mark.ts';
import { useOnceHydrated } from '../../shared/use-hydrated.ts';

interface MenuDrawer {
  readonly isOpen: boolean;
  toggle(): void;
  close(): void;
}

/**
 * On small screens the side menu is a drawer. Its open state is in the history entry: Back closes
 * it, and a link inside replaces that entry, so that Back never opens it again.
 */
export function useDrawer(): MenuDrawer {
  const { isShown, isSet, add, remove } = useHistoryMark('drawer');
  // The server-rendered page has no history.
  const isOpen = useOnceHydrated(isShown);
  return useMemo(
    () => ({ isOpen, close: remove, toggle: () => (isSet() ? remove() : add()) }),
    [isOpen, isSet, add, remove],
  );
}

/** Escape closes an open drawer, unless it belongs to a layer over the page; the focus returns. */
export function useEscape({ isOpen, close }: MenuDrawer): void {
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (document.querySelector('[aria-modal="true"], [role="menu"]')) return;
      close();
      const openers = document.querySelectorAll<HTMLElement>('[aria-controls="side-menu"]');
      [...openers].find((opener) => opener.checkVisibility())?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen, close]);
}
