import { useMemo } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { stateAbove } from '../popups/popup-stack.ts';
import { goBack } from './go-back.ts';
import { useCurrentLocation } from './use-current-location.ts';

export interface HistoryMark {
  /** Whether the entry that is shown has the mark. */
  readonly isShown: boolean;
  /** Whether the entry where the router is now has it. */
  isSet(): boolean;
  /** Adds an entry that has it, with the address of the one before. */
  add(): void;
  /** Goes Back, if the entry where the router is now has it. */
  remove(): void;
}

const hasMark = ({ state }: Location, name: string): boolean =>
  Boolean((state as Readonly<Record<string, unknown>> | null)?.[name]);

/**
 * A mark in the state of a history entry, for what opens over a page without a place in the address:
 * Back removes it, and the page below stays.
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
