import { createContext, useCallback, useContext } from 'react';
import { type To, useNavigate } from 'react-router-dom';
import { useCurrentLocation } from '../navigation/use-current-location.ts';

/** Whether what is drawn stands in a popup; the frame around every popup says so. */
export const InPopupContext = createContext(false);

/**
 * Goes to another address of what is shown: another filter, another page of a list, a row's details.
 * On a page that is a step, which Back takes back. In a popup it takes the place of the step before,
 * with what history knows of it: Back leads out of the popup, and so does closing it.
 */
export function useStep(): (to: To, options?: { readonly replace?: boolean }) => void {
  const isInPopup = useContext(InPopupContext);
  const navigate = useNavigate();
  const currentLocation = useCurrentLocation();
  return useCallback(
    (to, { replace = false } = {}) => {
      const isInPlace = replace || isInPopup;
      navigate(to, {
        replace: isInPlace,
        preventScrollReset: true,
        ...(isInPlace && { state: currentLocation().state }),
      });
    },
    [isInPopup, navigate, currentLocation],
  );
}
