import { createContext, useCallback, useContext } from 'react';
import { createPath, type Path, useNavigate } from 'react-router-dom';
import { goBack } from '../navigation/go-back.ts';
import { useCurrentLocation } from '../navigation/use-current-location.ts';
import { isOpenedHere, popupHistoryOf, stateAbove } from './popup-stack.ts';

/** Whether the content is in a popup; set by the frame around every popup. */
export const InPopupContext = createContext(false);

export interface StepOptions {
  /** Replaces the current entry. */
  readonly replace?: boolean;
  /** The step opens details over their list, or closes them. */
  readonly details?: 'open' | 'close';
}

/**
 * Navigates within the current page or popup: another filter, another page of a list, a row's
 * details. On a page that is a new history entry, which Back undoes. In a popup it replaces the
 * current entry and keeps its state, so that Back, like closing, leads out of the popup. Details
 * are an entry of their own in a popup too, unless the address opened it; other details replace
 * them, and closing them goes back where the entry below is the current list. The hash stays,
 * because it selects the section of a page, also below a popup.
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
