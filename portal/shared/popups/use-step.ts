import { createContext, useCallback, useContext } from 'react';
import { createPath, type Path, useNavigate } from 'react-router-dom';
import { goBack } from '../navigation/go-back.ts';
import { useCurrentLocation } from '../navigation/use-current-location.ts';
import { isOpenedHere, popupHistoryOf, stateAbove } from './popup-stack.ts';

/** Whether what is drawn stands in a popup; the frame around every popup says so. */
export const InPopupContext = createContext(false);

export interface StepOptions {
  /** Takes the place of the step before. */
  readonly replace?: boolean;
  /** The step opens details over their list, or closes them. */
  readonly details?: 'open' | 'close';
}

/**
 * Goes to another address of what is shown: another filter, another page of a list, a row's details.
 * On a page that is a step, which Back takes back. In a popup it takes the place of the step before,
 * with what history knows of it: Back leads out of the popup, and so does closing it. Details are a
 * step in a popup too, unless the address opened it; others take their place, and closing them goes
 * Back where the entry below is their list as it is now. The hash stays: it says what section of a
 * page is shown, below a popup too.
 */
export function useStep(): (to: Omit<Path, 'hash'>, options?: StepOptions) => void {
  const isInPopup = useContext(InPopupContext);
  const navigate = useNavigate();
  const currentLocation = useCurrentLocation();
  return useCallback(
    (next, { replace = false, details } = {}) => {
      const here = currentLocation();
      const { pathname, search, hash, state } = here;
      const to = { ...next, hash };
      const { list } = popupHistoryOf(here);
      if (details === 'close' && list === createPath(to)) {
        goBack(navigate);
        return;
      }
      if (details === 'open' && list === undefined && (!isInPopup || isOpenedHere(here))) {
        navigate(to, {
          preventScrollReset: true,
          state: { ...stateAbove(here), list: createPath({ pathname, search, hash }) },
        });
        return;
      }
      const isInPlace = replace || isInPopup || details !== undefined;
      navigate(to, {
        replace: isInPlace,
        preventScrollReset: true,
        ...(isInPlace && { state: details === 'close' ? { ...state, list: undefined } : state }),
      });
    },
    [isInPopup, navigate, currentLocation],
  );
}
