import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCurrentLocation } from '../../shared/navigation/use-current-location.ts';
import { useOnceHydrated } from '../../shared/use-hydrated.ts';

interface DrawerHistory {
  readonly drawer?: boolean;
}

export interface MenuDrawer {
  readonly isOpen: boolean;
  toggle(): void;
  close(): void;
}

/**
 * On small screens the side menu is a drawer over the page. That it is open is kept with the entry of the
 * history: Back closes it, and a link inside takes that entry's place, so that Back never opens it again.
 */
export function useDrawer(): MenuDrawer {
  const shown = useLocation();
  const navigate = useNavigate();
  const currentLocation = useCurrentLocation();
  const isMarked = useCallback(
    () => Boolean((currentLocation().state as DrawerHistory | null)?.drawer),
    [currentLocation],
  );
  const isShown = Boolean((shown.state as DrawerHistory | null)?.drawer);
  // The page that the gateway drew knows no history.
  const isOpen = useOnceHydrated(isShown);
  return useMemo(() => {
    const close = () => {
      if (isMarked()) navigate(-1);
    };
    return {
      isOpen,
      close,
      toggle() {
        if (isMarked()) return close();
        const { pathname, search, hash, state } = currentLocation();
        navigate(
          { pathname, search, hash },
          {
            preventScrollReset: true,
            state: { ...state, drawer: true } satisfies DrawerHistory,
          },
        );
      },
    };
  }, [isOpen, isMarked, navigate, currentLocation]);
}

/** Escape closes an open drawer, unless it belongs to what stands over the page; the focus goes back. */
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
