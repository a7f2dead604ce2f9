import { useMemo } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { stateAbove } from '../popups/popup-stack.ts';
import { goBack } from './go-back.ts';
import { useCurrentLocation } from './use-current-location.ts';

interface HistoryMark {
  /** Whether the rendered entry has the mark. */
  readonly isShown: boolean;
  /** Whether the router's current entry has the mark. */
  isSet(): boolean;
  /** Adds an entry with the mark and the current address. */
  add(): void;
  /** Goes back, if the router's current entry has the mark. */
  remove(): void;
}

const hasMark = ({ state }: Location, name: string): boolean =>
  Boolean((state as Readonly<Record<string, unknown>> | null)?.[name]);

/**
 * A mark in the state of a history entry, for dialogs that are not in the address: Back removes it,
 * and the page below stays.
 */
export function useHistoryMark(name: string): HistoryMark {
  const shown = useLocation();
  const navigate = useNavigate();
  const currentLocation = useCurrentLocation();
  const isShown = hasMark(shown, name);
  return useMemo(() => {
    const isSet = () => hasMark(currentLocation(), name);
    return {
      isShown,
      isSet,
      add() {
        const current = currentLocation();
        navigate(current, {
          preventScrollReset: true,
          state: { ...stateAbove(current), [name]: true },
        });
      },
      remove() {
        if (isSet()) goBack(navigate);
      },
    };
  }, [isShown, name, navigate, currentLocation]);
}
